/// The items of an open menu, on a panel in front of all other views, beside the view that opened it.
///
/// Apple's documentation doesn't define the place; here the items are one below the other.
///
/// The panel belongs to the page of its opener and closes when that page is hidden. Views inside the panel belong to no
/// page.
class MenuPanelNode<Items: View>: SingleChildNode<Items, Items>, ClosedByTapBeside, Appearing {
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
        page?.add(self)
        item = MenuPanelItem(self, beside: opener ?? parent)
        tree.presented.append(self)
        tree.placeDependents.append(self)
        tree.noteStaleStructure(self)
    }

    /// The index of the row with a checkmark; nil for none.
    var markedRow: Int? { nil }

    final func show(_ items: Items) { setContent(items) }

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

/// A node above all views that closes when the user taps beside it.
@MainActor
protocol ClosedByTapBeside: ViewNode {}

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
    private var lines: LayoutDirection {
        didSet { if lines != oldValue { invalidateAll() } }
    }

    static let width: CGFloat = 250
    static let distance: CGFloat = 8

    @MainActor
    init(_ node: ViewNode, beside opener: ViewNode) {
        self.opener = opener
        lines = node.environment.layoutDirection
        super.init(node)
    }

    override func collectChildren() { setChildren(itemsBelow().map(MenuRowItem.init)) }

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

    @MainActor
    func drawPanel(in frame: CGRect, marking marked: Int?, into list: inout DisplayList) {
        guard !children.isEmpty else { return }
        let environment = node.environment
        var rect = panel.offsetBy(dx: frame.minX, dy: frame.minY)
        if lines == .rightToLeft { rect.origin.x = frame.minX + size.width - panel.maxX }
        let gray: Float = environment.colorScheme == .dark ? 37 / 255 : 249 / 255
        let shadow = DisplayList.Effect.shadow(
            color: Color.Resolved(red: 0, green: 0, blue: 0, opacity: 0.2), radius: 16, x: 0, y: 4)
        list.group(shadow, in: rect) { list in
            let bounds = CGRect(origin: .zero, size: rect.size)
            list.append(
                .fill(
                    Path(roundedRect: bounds, cornerRadius: 13),
                    .color(Color.Resolved(red: gray, green: gray, blue: gray)), FillStyle()),
                in: bounds)
        }
        let line = SeparatorShapeStyle()._paint(in: environment)
        for (row, next) in zip(children, children.dropFirst()) where !row.isDivider && !next.isDivider {
            let y = next.origin.y - DividerItem.thickness
            let place = CGRect(x: rect.minX, y: frame.minY + y, width: rect.width, height: DividerItem.thickness)
            list.append(.fill(Path(CGRect(origin: .zero, size: place.size)), line, FillStyle()), in: place)
        }
        guard let marked, children.indices.contains(marked) else { return }
        let (row, glyph) = (children[marked], ControlGlyph(.checkmark))
        let edge = lines == .rightToLeft ? rect.minX + 16 : rect.maxX - 16 - glyph.size.width
        let place = CGRect(
            origin: CGPoint(x: edge, y: frame.minY + row.origin.y + (row.size.height - glyph.size.height) / 2),
            size: glyph.size)
        for (path, _) in glyph.kind.outlines(in: glyph.size) {
            list.append(.stroke(path, environment.foregroundPaint(), StrokeStyle()), in: place)
        }
    }
}

extension LayoutItem {
    fileprivate var isDivider: Bool { (self as? MenuRowItem)?.child is DividerItem }
}

/// A row of a menu. Its content reacts to touches anywhere in the row.
private final class MenuRowItem: LayoutItem, HitShaped {
    override class var traits: ItemTraits { .hasHitShape }

    var child: LayoutItem { children[0] }

    @MainActor
    init(_ child: LayoutItem) {
        super.init(child.node)
        setChildren([child])
    }

    private static let insets = EdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)

    /// The minimum height, in points. A divider is a gap with a line in it.
    private var height: CGFloat { child is DividerItem ? 9 : 44 }
    private var insets: EdgeInsets { child is DividerItem ? EdgeInsets() : Self.insets }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - insets.horizontal, 0) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal)).finite
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
