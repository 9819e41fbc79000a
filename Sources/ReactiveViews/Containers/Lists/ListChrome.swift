/// The paint that a list's style puts around its rows.
///
/// Apple's documentation doesn't define the colours; here they are those of the system's lists.
struct ListLook {
    /// The colour behind the whole list; nil for none.
    var background: Color.Resolved?
    /// The colour behind each row without a background of its own; nil for none.
    var card: Color.Resolved?
    /// The paint over the background of every other row; nil for none.
    var stripe: Paint?
    var hasSeparators: Bool
    /// Whether a section has a line above its first row and below its last one.
    var hasSectionLines: Bool

    /// - Parameters:
    ///   - values: The environment of the list.
    ///   - isElevated: Whether the list is on a card above the window.
    @MainActor
    init(_ values: EnvironmentValues, isElevated: Bool) {
        let style = values.listStyle
        let isDark = values.colorScheme == .dark
        let isGrouped = ["automatic", "insetGrouped", "grouped"].contains(style)
        if values.scrollContentBackground != .hidden {
            background = isGrouped && !isDark ? .gray(242, 247) : .background(values.colorScheme)
            // What is above the window is lighter than it in the dark colour scheme.
            if isDark, isElevated { background = .gray(28, 30) }
        }
        if isGrouped { card = !isDark ? .gray(255, 255) : isElevated ? .gray(44, 46) : .gray(28, 30) }
        let alternates = values.alternatingRowBackgrounds
        if alternates == .enabled || alternates == .automatic && values.listStyleAlternates {
            stripe = FillShapeStyle()._paint(in: values).opacity(0.5)
        }
        hasSeparators = isGrouped || ["plain", "inset", "bordered"].contains(style)
        hasSectionLines = hasSeparators && style != "automatic" && style != "insetGrouped"
    }

    /// - Parameter node: The node of the list.
    @MainActor
    init(of node: ViewNode) { self.init(node.paintEnvironment, isElevated: node.isElevated) }
}

extension ListItem {
    /// Returns the corner radii of a row. Only the corners that are corners of the row's group are round.
    func corners(ofRun index: Int, _ plan: LazyPlan) -> RectangleCornerRadii {
        let radius = metrics.cornerRadius
        guard radius > 0 else { return RectangleCornerRadii() }
        let isAlone = metrics.rowSpacing > 0
        let (top, bottom) = (
            isAlone || !isContent(index - 1, of: plan.runs[index].section, plan),
            isAlone || !isContent(index + 1, of: plan.runs[index].section, plan)
        )
        return RectangleCornerRadii(
            topLeading: top ? radius : 0, bottomLeading: bottom ? radius : 0, bottomTrailing: bottom ? radius : 0,
            topTrailing: top ? radius : 0)
    }

    private func isContent(_ index: Int, of section: Int, _ plan: LazyPlan) -> Bool {
        plan.runs.indices.contains(index) && plan.runs[index].part == .content && plan.runs[index].section == section
    }

    /// Returns the indices of the rows that are visible and made.
    private func rowsInSight(_ plan: LazyPlan) -> [Int] {
        guard let visible = visibleRange(along: .vertical) else { return [] }
        return plan.runs(in: visible).filter { plan.runs[$0].part == .content && !plan.runs[$0].items.isEmpty }
    }

    private func traits(ofRun index: Int, _ plan: LazyPlan) -> RowTraits? {
        guard plan.runs.indices.contains(index), let item = plan.runs[index].items.first else { return nil }
        return traits(of: children[item])
    }

    /// The horizontal edges of the rows, in the list's coordinates.
    var rowEdges: (start: CGFloat, end: CGFloat) {
        let margin = min(metrics.margin, size.width / 2)
        return (margin, size.width - margin)
    }

    /// Paints the background of each row that has none of its own.
    @MainActor
    func drawRows(in frame: CGRect, into list: inout DisplayList) {
        let look = ListLook(of: node)
        let isSelected = (node.parent as? any SelectingList)?.selectionTest()
        guard look.card != nil || look.stripe != nil || isSelected != nil else { return }
        let highlight = Paint.system(.systemGray4, in: node.environment)
        let plan = placedPlan
        let edges = rowEdges
        for index in rowsInSight(plan) where traits(ofRun: index, plan)?.background == nil {
            let run = plan.runs[index]
            let rect = CGRect(
                x: frame.minX + edges.start, y: frame.minY + run.start, width: edges.end - edges.start,
                height: run.length)
            let path = Path(
                roundedRect: CGRect(origin: .zero, size: rect.size), cornerRadii: corners(ofRun: index, plan))
            if let card = look.card { list.append(.fill(path, .color(card), FillStyle()), in: rect) }
            if let stripe = look.stripe, ordinal(ofRun: index, plan) % 2 == 1 {
                list.append(.fill(path, stripe, FillStyle()), in: rect)
            }
            if let isSelected, isSelected(children[run.items.lowerBound].node) {
                list.append(.fill(path, highlight, FillStyle()), in: rect)
            }
        }
    }

    /// Returns the position of a row among the list's rows, starting at 0.
    private func ordinal(ofRun index: Int, _ plan: LazyPlan) -> Int {
        plan.runs[..<index].reduce(0) { $0 + ($1.part == .content ? $1.lines : 0) }
    }

    /// Paints the lines between rows, in front of their backgrounds.
    @MainActor
    func drawInFront(in frame: CGRect, into list: inout DisplayList) {
        let look = ListLook(of: node)
        let plan = placedPlan
        let isSelected = metrics.isEditing ? (node.parent as? any SelectingList)?.selectionTest() : nil
        for index in rowsInSight(plan) {
            let run = plan.runs[index]
            drawAccessories(run, frame, isSelected, into: &list)
            let own = traits(ofRun: index, plan) ?? RowTraits()
            if !isContent(index - 1, of: run.section, plan) {
                let line = own.separators.top
                if line.isShown(orElse: own.sectionLines.top.isShown(orElse: look.hasSectionLines)) {
                    draw(run, at: run.start, line.completed(by: own.sectionLines.top), frame, &list)
                }
            }
            let end = run.end - DividerItem.thickness
            if isContent(index + 1, of: run.section, plan) {
                let next = traits(ofRun: index + 1, plan)?.separators.top ?? .init()
                let line = own.separators.bottom
                let standard = look.hasSeparators && metrics.rowSpacing == 0
                if line.isShown(orElse: next.isShown(orElse: standard)), next.visibility != .hidden {
                    draw(run, at: end, line.completed(by: next), frame, &list)
                }
            } else {
                let line = own.separators.bottom
                if line.isShown(orElse: own.sectionLines.bottom.isShown(orElse: look.hasSectionLines)) {
                    draw(run, at: end, line.completed(by: own.sectionLines.bottom), frame, &list)
                }
            }
        }
    }

    /// Paints the arrow and the badge of a row, and the signs of edit mode.
    @MainActor
    private func drawAccessories(
        _ run: LazyPlan.Run, _ frame: CGRect, _ isSelected: ((ViewNode) -> Bool)?, into list: inout DisplayList
    ) {
        let item = children[run.items.lowerBound]
        let traits = traits(of: item)
        let edits = metrics.isEditing ? edits[ObjectIdentifier(item)] : nil
        guard traits?.hasArrow == true || traits?.badge != nil || edits != nil else { return }
        let isMirrored = directionAround == .rightToLeft
        let environment = item.node.environment
        let edges = rowEdges
        let row = CGRect(x: edges.start, y: run.start, width: edges.end - edges.start, height: run.length)
        func place(_ rect: CGRect) -> CGRect {
            rect.mirrored(in: size.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY)
        }
        var end = row.maxX - metrics.rowInsets.trailing
        if edits?.isMovable == true {
            let handle = CGRect(x: row.maxX - 38, y: row.midY - 6, width: 22, height: 12)
            for y in [0, 0.5, 1] as [CGFloat] {
                list.strokeLine([(0, y), (1, y)], in: place(handle), width: 1.5, environment.label(2))
            }
            end -= RowEdits.trailing
        }
        traits?.drawAccessories(in: row, end: end, isMirrored: isMirrored, environment, place, into: &list)
        guard let edits, edits.hasCircle else { return }
        let circle = place(CGRect(x: row.minX + 16, y: row.midY - 11, width: 22, height: 22))
        let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
        if edits.isDeletable {
            list.fillEllipse(circle, .color(SystemColor.red.resolved(in: environment)))
            list.strokeLine([(0.27, 0.5), (0.73, 0.5)], in: circle, width: 2, white)
        } else if isSelected?(item.node) == true {
            list.fillEllipse(circle, environment.tintPaint)
            list.strokeLine([(0.27, 0.52), (0.44, 0.69), (0.73, 0.33)], in: circle, width: 2, white)
        } else {
            let ring = Path(ellipseIn: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
            list.append(.stroke(ring, environment.label(2), StrokeStyle(lineWidth: 1.5)), in: circle)
        }
    }

    /// Paints a line from the start of the row's content to the row's end, unless the content sets separator guides.
    @MainActor
    private func draw(
        _ run: LazyPlan.Run, at y: CGFloat, _ line: RowTraits.Line, _ frame: CGRect, _ list: inout DisplayList
    ) {
        let item = children[run.items.lowerBound]
        func guide(_ alignment: HorizontalAlignment) -> CGFloat? {
            item.explicitGuide(alignment.key, for: item.placedProposal).map { $0 + item.leadingOrigin.x }
        }
        var start = guide(.listRowSeparatorLeading) ?? item.leadingOrigin.x
        var end = guide(.listRowSeparatorTrailing) ?? rowEdges.end
        guard start < end else { return }
        if directionAround == .rightToLeft { (start, end) = (size.width - end, size.width - start) }
        let environment = item.node.environment
        let paint =
            line.tint.map { Paint.color($0.resolve(in: environment)) } ?? SeparatorShapeStyle()._paint(in: environment)
        let rect = CGRect(
            x: frame.minX + start, y: frame.minY + y, width: end - start, height: DividerItem.thickness)
        list.append(.fill(Path(CGRect(origin: .zero, size: rect.size)), paint, FillStyle()), in: rect)
    }
}

extension RowTraits.Line {
    fileprivate func isShown(orElse standard: Bool) -> Bool {
        switch visibility ?? .automatic {
        case .visible: true
        case .hidden: false
        case .automatic: standard
        }
    }
}

extension ScrollingNode {
    /// The background of a list or form.
    final var listBackdrop: Color.Resolved? { ListLook(of: self).background }

    /// Paints the background of a list or form, up to the edges of the window that it touches.
    final func drawListBackground(in frame: CGRect, into list: inout DisplayList) {
        guard let color = listBackdrop, elevation?.paintsBackdrop(of: scrollItem) != true else { return }
        let safe = tree.layout.safeAreaInsets
        var rect = frame
        if safe != EdgeInsets() {
            let place = scrollItem.frame()
            let isMirrored = tree.layout.hostDirection == .rightToLeft
            let (left, right) = isMirrored ? (safe.trailing, safe.leading) : (safe.leading, safe.trailing)
            if place.minY == safe.top {
                (rect.origin.y, rect.size.height) = (rect.minY - safe.top, rect.height + safe.top)
            }
            if place.maxY == tree.size.height - safe.bottom { rect.size.height += safe.bottom }
            if place.minX == left { (rect.origin.x, rect.size.width) = (rect.minX - left, rect.width + left) }
            if place.maxX == tree.size.width - right { rect.size.width += right }
        }
        list.fill(rect, .color(color))
    }
}
