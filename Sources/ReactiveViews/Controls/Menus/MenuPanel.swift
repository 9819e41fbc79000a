import Reactive

/// The items of an open menu, on a panel in front of all other views, beside the view that opened it.
///
/// Apple's documentation doesn't define the place; here the items are one below the other.
///
/// The panel belongs to the page of its opener and closes when that page is hidden. Views inside the panel belong to no
/// page.
class MenuPanelNode<Items: View>: SingleChildNode<Items, Items>, ClosedByTapBeside, Appearing, LabelArranging {
    final var memberIndex = -1
    private let page: AppearanceRegion?

    /// Creates the node of a panel.
    ///
    /// - Parameters:
    ///   - parent: The parent of the node.
    ///   - opener: The node of the view beside which the panel is shown; nil for the parent.
    init(under parent: ViewNode, beside opener: ViewNode? = nil) {
        page = parent.region
        super.init(under: parent)
        region = nil
        let below = EnvironmentScope(below: self)
        below.update { values in
            values.foregroundStyles = _ForegroundStyles([AnyShapeStyle(Color(.label(0)))], below: _ForegroundStyles())
            values.buttonStyle = .ofContainer(MenuRowStyle())
            values.labelStyle = .ofContainer(MenuLabelStyle())
            values.toggleStyle = .ofMenu
            values.font = nil
            values.tint = nil
        }
        scope = below
        page?.add(self)
        item = MenuPanelItem(self, beside: opener ?? parent, marks: marksRows)
        tree.presented.append(self)
        tree.placeDependents.append(self)
        tree.noteStaleStructure(self)
    }

    /// The index of the row with a checkmark; nil for none.
    var markedRow: Int? { nil }

    /// Whether rows can have a checkmark.
    var marksRows: Bool { false }

    final var isMenu: Bool { true }

    final func isBeside(_ point: CGPoint) -> Bool { item?.as(MenuPanelItem.self).isBeside(point) ?? false }

    final func show(_ items: Items) { setContent(items) }

    final func bundle(_ items: [LayoutItem], of control: ViewNode) -> LayoutItem { MenuLabelItem(items, control) }

    final func appear() {}

    final func disappear() {
        graph.enqueueDisappearance(of: self, "menu closes") { [self] in
            guard let opener = parent as? ViewNode, !opener.isOnShownPage else { return }
            bubble(.dismiss)
        }
    }

    /// Unregisters the panel here, since a later layout that would do so may never run.
    override func didUnmount() {
        if memberIndex >= 0 { page?.remove(self) }
        tree.presented.removeAll { $0 === self }
        tree.placeDependents.removeAll { $0 === self }
        tree.staleStructures.removeAll { $0 === self }
    }

    override func draw(in frame: CGRect, into list: inout DisplayList) {
        item!.as(MenuPanelItem.self).drawPanel(in: frame, marking: markedRow, into: &list)
    }
}

/// The layout item of an open menu, as large as the host.
///
/// The rows are on a panel below the opener, or above it if there is no room below.
///
/// Invariants: `children` are the rows. After a placement `panel` is the rectangle around them, measured from the
/// leading edge.
private final class MenuPanelItem: SurroundedItem, DirectionSetting {
    /// The node that opened the menu. It may be removed while the panel is still visible.
    private weak var opener: ViewNode?
    private var panel = CGRect.zero
    /// Whether a row can have a checkmark.
    private let marks: Bool
    /// The toggles among the rows; nil for other rows.
    private var toggles: [(any MenuMarked)?] = []
    private var lines: LayoutDirection {
        didSet { if lines != oldValue { invalidateAll() } }
    }

    static let width: CGFloat = 250
    static let distance: CGFloat = 8

    @MainActor
    init(_ node: ViewNode, beside opener: ViewNode, marks: Bool) {
        self.opener = opener
        self.marks = marks
        lines = node.environment.layoutDirection
        super.init(node)
    }

    override func collectChildren() {
        // Where a row can have a checkmark, all rows leave the room for it.
        let items = itemsBelow()
        toggles = items.map { ($0.node as? any MenuMarked).flatMap { $0.isMarked == nil ? nil : $0 } }
        let start: CGFloat = marks || toggles.contains { $0 != nil } ? 24 : 0
        setChildren(items.map { MenuRowItem($0, start: start) })
    }

    override func checkOwnInvariants() {
        precondition(children.allSatisfy { $0 is MenuRowItem }, "a menu has something else than rows: \(self)")
    }

    /// Returns the frame of the opener, as the distances of its edges from the host's origin.
    override func findSurroundings() -> EdgeInsets {
        lines = node.environment.layoutDirection
        guard let frame = opener?.frame(in: nil) else { return EdgeInsets() }
        return EdgeInsets(top: frame.minY, leading: frame.minX, bottom: frame.maxY, trailing: frame.maxX)
    }

    override class var traits: ItemTraits { .setsDirection }
    var ownDirection: LayoutDirection? { lines }
    override func measure(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    override var priority: Double { 0 }
    override func findSpacing() -> ViewSpacing { ViewSpacing() }
    override var traitSource: LayoutItem? { nil }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let distance = Self.distance
        let safe = context.safeAreaInsets
        let room = CGRect(
            x: safe.leading, y: safe.top, width: size.width - safe.horizontal, height: size.height - safe.vertical)
        panel.size.width = min(Self.width, max(room.width - 2 * distance, 0))
        let row = ProposedViewSize(width: panel.width, height: nil)
        let heights = children.map { $0.sizeThatFits(row).finite.height }
        panel.size.height = heights.reduce(0, +)
        let leading = lines == .rightToLeft ? size.width - surroundings.trailing : surroundings.leading
        panel.origin.x = max(min(leading, room.maxX - distance - panel.width), room.minX + distance)
        let (below, above) = (surroundings.bottom + distance, surroundings.top - distance - panel.height)
        let lowest = room.maxY - distance - panel.height
        if below <= lowest {
            panel.origin.y = below
        } else {
            panel.origin.y = above >= room.minY + distance ? above : max(lowest, room.minY + distance)
        }
        var y = panel.minY
        for (child, height) in zip(children, heights) {
            child.place(at: CGPoint(x: panel.minX, y: y), row)
            y += height
        }
    }

    /// Returns whether a point of the host is outside of the panel.
    func isBeside(_ point: CGPoint) -> Bool {
        !panel.mirrored(in: size.width, lines == .rightToLeft).contains(point)
    }

    @MainActor
    func drawPanel(in frame: CGRect, marking marked: Int?, into list: inout DisplayList) {
        guard !children.isEmpty else { return }
        let environment = node.environment
        let isMirrored = lines == .rightToLeft
        func place(_ rect: CGRect) -> CGRect {
            rect.mirrored(in: size.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY)
        }
        let isDark = environment.colorScheme == .dark
        let rect = place(panel)
        let shadow = DisplayList.Effect.shadow(
            color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.2), radius: 16, x: 0, y: 4)
        list.group(shadow, in: rect) { list in
            list.fill(
                CGRect(origin: .zero, size: rect.size), radius: 13, .color(isDark ? .gray(37, 38) : .gray(249, 249)))
        }
        for (row, next) in zip(children, children.dropFirst()) where !row.isDivider && !next.isDivider {
            let y = next.origin.y - DividerItem.thickness
            list.fill(
                CGRect(x: rect.minX, y: frame.minY + y, width: rect.width, height: DividerItem.thickness),
                environment.hairline)
        }
        for row in children where row.isDivider {
            list.fill(
                CGRect(x: rect.minX, y: frame.minY + row.origin.y, width: rect.width, height: row.size.height),
                .color(Color.Resolved(red: 0, green: 0, blue: 0, opacity: isDark ? 0.3 : 0.08)))
        }
        for case let row as MenuRowItem in children where row.child.node is any ContextMenuOpening {
            // A menu inside the menu.
            let mark = CGRect(
                x: panel.maxX - 24, y: row.origin.y + row.size.height / 2 - 6, width: 6.5, height: 12)
            list.chevron(in: place(mark), pointsLeft: isMirrored, width: 2, environment.label(0))
        }
        for (index, row) in children.enumerated() where index == marked || toggles[index]?.isMarked == true {
            let mark = CGRect(x: panel.minX + 14, y: row.origin.y + row.size.height / 2 - 5.5, width: 13, height: 11)
            list.strokeLine([(0, 0.55), (0.35, 1), (1, 0)], in: place(mark), width: 2, environment.label(0))
        }
    }
}

/// A node of a control that has a checkmark in a menu.
@MainActor
protocol MenuMarked: ViewNode {
    /// Whether the control has a checkmark; nil for a control without one.
    var isMarked: Bool? { get }
}

extension LayoutItem {
    fileprivate var isDivider: Bool { (self as? MenuRowItem)?.child is DividerItem }
}

/// A row of a menu. Its content reacts to touches anywhere in the row.
private final class MenuRowItem: LayoutItem, HitShaped {
    override class var traits: ItemTraits { .hasHitShape }

    var child: LayoutItem { children[0] }
    private let start: CGFloat

    /// - Parameters:
    ///   - child: The content of the row.
    ///   - start: The room for a checkmark before it, in points.
    @MainActor
    init(_ child: LayoutItem, start: CGFloat) {
        self.start = start
        super.init(child.node)
        setChildren([child])
    }

    /// The minimum height, in points. A divider is a gap between two groups of rows.
    private var height: CGFloat { child is DividerItem ? 8 : 44 }
    private var insets: EdgeInsets {
        child is DividerItem ? EdgeInsets() : EdgeInsets(top: 11, leading: 16 + start, bottom: 11, trailing: 16)
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child is DividerItem ? .zero : child.sizeThatFits(inner(proposal)).finite
        return CGSize(
            width: proposal.width ?? size.width + insets.horizontal, height: max(size.height + insets.vertical, height))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let proposal = inner(proposal)
        let height = child.sizeThatFits(proposal).finite.height
        child.place(at: CGPoint(x: insets.leading, y: (size.height - height) / 2), proposal)
    }

    func hitShape(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }
}
