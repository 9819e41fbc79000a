/// The painting of a tab bar and of the dots of pages.
@MainActor
struct TabLook {
    let node: ViewNode
    /// The frame of the whole container.
    let frame: CGRect

    private var isMirrored: Bool { node.item?.directionAround == .rightToLeft }

    private func place(_ rect: CGRect) -> CGRect {
        rect.mirrored(in: frame.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY)
    }

    /// Paints a bar with the symbols and titles of tabs.
    ///
    /// - Parameters:
    ///   - tabs: The tabs, in order.
    ///   - selected: The index of the selected tab.
    ///   - isListShown: Whether the list of the tabs without a place in the bar is shown instead of it.
    ///   - list: The display list.
    func drawBar(
        _ tabs: [(any TabPage)?], selected: Int?, isListShown: Bool, into list: inout DisplayList
    ) {
        guard let item = node.item as? TabViewItem, item.hasBar, !item.bar.isEmpty else { return }
        let environment = node.paintEnvironment
        let bar = CGRect(
            x: frame.minX, y: frame.maxY - TabViewItem.barHeight, width: frame.width, height: TabViewItem.barHeight)
        list.fill(bar, environment.barPaint)
        list.fill(
            CGRect(x: bar.minX, y: bar.minY, width: bar.width, height: DividerItem.thickness), environment.hairline)
        for index in item.bar.indices {
            let rect = place(item.barPlace(index, in: frame.size))
            let isMore = tabs.count > item.bar.count && index == item.bar.count - 1
            let isSelected = isMore ? isListShown || (selected ?? 0) >= index : !isListShown && selected == index
            let paint = isSelected ? environment.tintPaint : environment.gray
            if isMore {
                draw(MoreTabNode.title, "ellipsis", nil, in: rect, paint, into: &list)
            } else if let tab = tabs[index] {
                let (words, image) = Self.label(of: tab.barLabel)
                let isEnabled = tab.environment.isEnabled
                draw(words, nil, image, in: rect, isEnabled ? paint : environment.label(2), into: &list)
                if let badge = tab.badge { draw(badge: badge, in: rect, into: &list) }
            }
        }
    }

    /// Paints the list of the tabs without a place in the bar.
    func drawList(_ tabs: [(any TabPage)?], into list: inout DisplayList) {
        guard let item = node.item as? TabViewItem else { return }
        let environment = node.paintEnvironment
        let title = CGRect(x: 0, y: 0, width: frame.width, height: TabViewItem.titleHeight)
        list.words(MoreTabNode.title, Font.headline.resolved(), environment.label(0), in: place(title))
        let hidden = tabs.suffix(item.moreRows.count)
        for (index, tab) in hidden.enumerated() {
            let row = item.rowPlace(index, in: frame.size)
            let textStart = draw(tab, inRow: row, into: &list)
            let chevron = CGRect(x: row.maxX - 23, y: row.midY - 6, width: 7, height: 12)
            list.chevron(in: place(chevron), pointsLeft: isMirrored, width: 2, environment.label(2))
            let line = CGRect(
                x: textStart, y: row.maxY - DividerItem.thickness, width: max(row.width - textStart, 0),
                height: DividerItem.thickness)
            list.fill(place(line), environment.hairline)
        }
    }

    /// Paints the sidebar with the symbols and titles of tabs.
    func drawSidebar(_ tabs: [(any TabPage)?], selected: Int?, into list: inout DisplayList) {
        guard let item = node.item as? TabViewItem else { return }
        let environment = node.paintEnvironment
        let width = min(TabViewItem.sidebarWidth, frame.width)
        let line = CGRect(
            x: width - DividerItem.thickness, y: 0, width: DividerItem.thickness, height: frame.height)
        list.fill(place(line), environment.hairline)
        for (index, tab) in tabs.enumerated() {
            let row = item.barPlace(index, in: frame.size)
            if index == selected {
                list.fill(place(row.insetBy(dx: 8, dy: 1)), radius: 10, Paint.system(.systemFill, in: environment))
            }
            draw(tab, inRow: row, into: &list)
        }
    }

    /// Paints the symbol, the title and the badge of a tab in a row. Returns where the title begins.
    @discardableResult
    private func draw(_ tab: (any TabPage)?, inRow row: CGRect, into list: inout DisplayList) -> CGFloat {
        let environment = node.paintEnvironment
        func part(_ x: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
            place(CGRect(x: x, y: row.midY - height / 2, width: max(width, 0), height: height))
        }
        let (words, image) = Self.label(of: tab?.barLabel)
        let isEnabled = tab?.environment.isEnabled ?? true
        let textStart: CGFloat = image == nil ? 16 : 59
        if let image {
            draw(image, in: part(16, 29, 29), isEnabled ? environment.tintPaint : environment.label(2), into: &list)
        }
        let text = part(textStart, row.width - textStart - 40, row.height)
        list.words(
            words, Font.body.resolved(), environment.label(isEnabled ? 0 : 2), in: text,
            isMirrored ? .trailing : .leading)
        if let badge = tab?.badge { draw(badge: badge, endingAt: row.maxX - 36, atY: row.midY, into: &list) }
        return textStart
    }

    /// Returns the words and the picture of a label.
    private static func label(of node: ViewNode?) -> (words: String, image: ImageNode?) {
        var words = ""
        var image: ImageNode?
        var stack = node.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let text = node as? TextNode {
                if words.isEmpty { words = text.view.words(in: text.textSettings.locale) }
            } else if let found = node as? ImageNode {
                image = image ?? found
            }
            for index in (0..<node.childCount).reversed() {
                guard let child = node.child(at: index) as? ViewNode, !child.isEventBoundary, !node.isDecoration(child)
                else { continue }
                stack.append(child)
            }
        }
        return (words, image)
    }

    private func draw(
        _ words: String, _ symbol: String?, _ image: ImageNode?, in rect: CGRect, _ paint: Paint,
        into list: inout DisplayList
    ) {
        let side: CGFloat = 26
        let box = CGRect(x: rect.midX - side / 2, y: rect.minY + (words.isEmpty ? 11 : 6), width: side, height: side)
        if let symbol {
            let own = SymbolGlyph.named(symbol).size
            let height = side * own.height / max(own.width, 1)
            list.symbol(symbol, in: CGRect(x: box.minX, y: box.midY - height / 2, width: side, height: height), paint)
        } else if let image {
            draw(image, in: box, paint, into: &list)
        }
        let hasPicture = symbol != nil || image != nil
        let font = Font.system(size: hasPicture ? 10 : 12, weight: .medium).resolved()
        let line =
            hasPicture ? CGRect(x: rect.minX + 2, y: rect.minY + 33, width: rect.width - 4, height: 13) : rect
        list.words(words, font, paint, in: line)
    }

    /// Paints a picture in the colour of the bar's items.
    private func draw(_ image: ImageNode, in box: CGRect, _ paint: Paint, into list: inout DisplayList) {
        var environment = image.environment
        // As on iOS, the symbols of a bar are filled unless the label chooses a variant.
        if environment.symbolVariants == .none { environment.symbolVariants = .fill }
        var picture = image.view.picture(in: environment, paint: paint)
        picture.isResizable = true
        picture.isTemplate = true
        let own = (image.item as? ImageItem)?.naturalSize ?? box.size
        let scale = min(box.width / max(own.width, 1), box.height / max(own.height, 1))
        let size = CGSize(width: own.width * scale, height: own.height * scale)
        list.append(
            .image(picture),
            in: CGRect(
                x: box.midX - size.width / 2, y: box.midY - size.height / 2, width: size.width, height: size.height))
    }

    private static let badgeFont = Font.system(size: 13).resolved()

    private static func badgeWidth(_ badge: String) -> CGFloat {
        max(TextLayout(badge, font: badgeFont).size.width + 10, 18)
    }

    private func draw(badge: String, in rect: CGRect, into list: inout DisplayList) {
        let width = Self.badgeWidth(badge)
        let x = isMirrored ? rect.midX - 4 - width : rect.midX + 4
        draw(badge: badge, on: CGRect(x: x, y: rect.minY + 2, width: width, height: 18), into: &list)
    }

    /// Paints a badge in a row of the list of tabs.
    private func draw(badge: String, endingAt x: CGFloat, atY y: CGFloat, into list: inout DisplayList) {
        let width = Self.badgeWidth(badge)
        draw(badge: badge, on: place(CGRect(x: x - width, y: y - 9, width: width, height: 18)), into: &list)
    }

    private func draw(badge: String, on capsule: CGRect, into list: inout DisplayList) {
        list.fill(capsule, radius: 9, .color(SystemColor.red.resolved(in: node.environment)))
        list.words(badge, Self.badgeFont, .color(Color.Resolved(red: 1, green: 1, blue: 1)), in: capsule)
    }

    /// Paints a dot for each page.
    func drawDots(_ count: Int, selected: Int?, into list: inout DisplayList) {
        let environment = node.paintEnvironment
        guard environment.pageIndexMode != .never, count > 1 else { return }
        let pitch: CGFloat = 17
        let dot: CGFloat = 8
        let width = pitch * CGFloat(count)
        let middle = frame.height - 26
        let start = (frame.width - width) / 2
        let hasCapsule = environment.pageIndexBackground == .always
        if hasCapsule {
            let capsule = CGRect(x: start - 8, y: middle - 13, width: width + 16, height: 26)
            list.fill(place(capsule), radius: 13, Paint.system(.systemFill, in: environment).opacity(1.6))
        }
        let white = Paint.color(Color.Resolved(red: 1, green: 1, blue: 1))
        let paint = hasCapsule ? white : environment.label(0)
        for index in 0..<count {
            let x = start + pitch * CGFloat(index) + (pitch - dot) / 2
            let rect = place(CGRect(x: x, y: middle - dot / 2, width: dot, height: dot))
            list.fillEllipse(rect, index == selected ? paint : paint.opacity(hasCapsule ? 0.5 : 0.3))
        }
    }
}

extension EnvironmentValues {
    /// The paint of items of a bar that aren't selected.
    fileprivate var gray: Paint { .color(SystemColor.gray.resolved(in: self)) }
}
