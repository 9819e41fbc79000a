/// A node that shows an inspector beside its content, as a trailing column.
@MainActor
protocol InspectorShowing: ViewNode {
    /// The node of the inspector while it is a column; nil otherwise.
    var inspectorColumn: ViewNode? { get }
    /// Called when the content of the inspector has set another width or background for it.
    func inspectorOptionsChanged(to options: PresentationOptions)
}

/// The layout item of a view with an inspector beside it. It fills the space that it gets.
///
/// The inspector has its ideal width, less if its content becomes too narrow, but not less than its minimum.
///
/// Invariant: `children` are the content, and the inspector if there is one.
final class InspectorItem: LayoutItem {
    /// The least width of the content, in points, that an inspector leaves if it can.
    private static let leastContent: CGFloat = 280
    /// The width of an inspector that sets none. Apple's documentation doesn't define it.
    static let standard = ColumnWidth(min: 200, ideal: 320, max: 320)

    var width = InspectorItem.standard {
        didSet { if width != oldValue { invalidate() } }
    }

    @MainActor
    override func collectChildren() {
        var items = [Self.bundle(itemsBelow(), node)]
        var column: [LayoutItem] = []
        (node as? any InspectorShowing)?.inspectorColumn?.appendItems(to: &column)
        items += column
        setChildren(items)
    }

    override func checkOwnInvariants() {
        precondition(children.count == 1 || children.count == 2, "an inspector has several columns: \(self)")
    }

    /// Returns the width of the inspector in a width for both.
    private func inspectorWidth(in room: CGFloat) -> CGFloat {
        guard children.count > 1 else { return 0 }
        return min(max(min(width.ideal, room - Self.leastContent), width.min), max(room, 0))
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let inner = proposal.width.map { max($0 - inspectorWidth(in: $0), 0) }
        let content = children[0].sizeThatFits(ProposedViewSize(width: inner, height: proposal.height))
        let inspector = children.count > 1 ? width.ideal : 0
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width + inspector, height: content.height))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let width = inspectorWidth(in: size.width)
        let room = CGSize(width: max(size.width - width, 0), height: size.height)
        children[0].place(in: room, .center, ProposedViewSize(room))
        guard children.count > 1 else { return }
        let column = CGSize(width: width, height: size.height)
        let inspector = ProposedViewSize(column)
        let origin = children[1].origin(in: column, .center, inspector)
        children[1].place(at: CGPoint(x: room.width + origin.x, y: origin.y), inspector)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }

    /// Paints what is behind the inspector.
    @MainActor
    func drawColumn(in frame: CGRect, _ options: PresentationOptions, into list: inout DisplayList) {
        guard children.count > 1 else { return }
        let environment = node.paintEnvironment
        let width = inspectorWidth(in: size.width)
        let isMirrored = directionAround == .rightToLeft
        func place(_ rect: CGRect) -> CGRect {
            rect.mirrored(in: frame.width, isMirrored).offsetBy(dx: frame.minX, dy: frame.minY)
        }
        let column = CGRect(x: size.width - width, y: 0, width: width, height: size.height)
        let isDark = environment.colorScheme == .dark
        let standard: Color.Resolved = isDark ? .gray(28, 30) : .gray(255, 255)
        let paint = options.background?._paint(in: environment) ?? .color(children[1].fillingBackdrop ?? standard)
        list.fill(place(column), paint)
        let line = CGRect(x: column.minX, y: 0, width: DividerItem.thickness, height: column.height)
        list.fill(place(line), environment.hairline)
    }
}

/// The layout item of the content of an inspector beside other content.
final class InspectorColumnItem: SingleItem {
    override func collectChildren() { setChildren([itemBelow(along: .vertical)]) }
}

/// The region of an inspector: a part of the page around it while it is a column, and above all pages while it is a
/// sheet.
final class InspectorRegion: AppearanceRegion {
    var isColumn: Bool {
        didSet { if isColumn != oldValue { refresh() } }
    }

    init(at node: ViewNode, within outer: AppearanceRegion?, isColumn: Bool) {
        self.isColumn = isColumn
        super.init(at: node, within: outer)
    }

    override func shows(_ member: any Appearing) -> Bool { !isColumn || isPlaceShown }
    override var isAbovePages: Bool { !isColumn }
}
