/// The layout item of a navigation container: a bar with the title and items, the top content below it, and a bottom
/// bar if it has items.
///
/// The bar is 44 points high. A large title takes 52 points more, below the bar, or as much as a large text needs. The
/// other words of bars have the same size for all people.
///
/// Invariant: `children` are the content, the back button if there is one, and the items of the bars, grouped by
/// position.
final class NavigationItem: LayoutItem, EnvironmentReading {
    override class var traits: ItemTraits { .readsEnvironment }

    /// The height of a visible bar, in points.
    static let barHeight: CGFloat = 44
    static let margin: CGFloat = 16

    private(set) var bar = NavigationBarOptions()
    private var bars: [(position: ToolbarPosition, items: Range<Int>)] = []
    private(set) var back: NavigationBack?
    private(set) var hasLargeTitle = false
    /// The font of a large title.
    private(set) var largeTitleFont = Font.largeTitle.bold().resolved()
    /// The height of a large title, in points.
    var largeTitleHeight: CGFloat {
        max((largeTitleFont.lineHeight() + 11).rounded(), 52) + (bar.shownSubtitle == nil ? 0 : Self.subtitleHeight)
    }
    /// The height of a line below a large title, in points.
    static let subtitleHeight: CGFloat = 20
    /// The room for the title between the items, and the words of the back button, as of the last placement.
    private(set) var titleRoom: (start: CGFloat, end: CGFloat) = (0, 0)
    private(set) var backWords = ""
    /// The top view at the last collection, and the number of levels below it.
    private weak var content: ViewNode?
    private var height = 0
    private var slide: NavigationSlide?

    /// The covered view while it moves out.
    @MainActor
    var covered: ViewNode? { slide?.covered }

    @MainActor
    func environmentChanged() {
        let font = Font.largeTitle.bold().resolved(at: node.environment.dynamicTypeSize)
        guard font != largeTitleFont else { return }
        largeTitleFont = font
        invalidate()
    }

    /// Collects the top content and the items of the bars.
    @MainActor
    override func collectChildren() {
        guard let container = node as? any NavigationLaidOut else { return }
        let (content, bar) = container.top
        collect(
            content, bar, back: container.back, hasLargeTitle: container.hasLargeTitle, at: container.height)
        node.isStructureStale = false
    }

    /// Collects the content and the items of the bars.
    ///
    /// - Parameters:
    ///   - content: The top view.
    ///   - bar: The bar options of the top view.
    ///   - back: The back button; nil for none.
    ///   - hasLargeTitle: Whether a title is large.
    ///   - height: The number of pushed views, which determines the direction of an animated change; nil for no
    ///     animation.
    @MainActor
    func collect(
        _ content: ViewNode, _ bar: NavigationBarOptions, back: NavigationBack?, hasLargeTitle: Bool,
        at height: Int? = nil
    ) {
        var items: [LayoutItem] = []
        content.appendItems(to: &items)
        if let height, content !== self.content { show(content, items, at: height) }
        items = [Self.bundle(items, along: .vertical, node)]
        bars = []
        self.bar = bar
        self.back = back
        self.hasLargeTitle = hasLargeTitle && bar.shownTitle?.isEmpty == false
        if let back { items.append(back.item) }
        for position in ToolbarPosition.allCases where position != .keyboard && !(bar.isBarHidden && !position.isBelow)
        {
            let start = items.count
            items += bar.toolbars.flatMap(\.items).filter { $0.position == position }
            if items.count > start { bars.append((position, start..<items.count)) }
        }
        setChildren(items)
    }

    /// Ends a movement, because the content is shown elsewhere from now on.
    @MainActor
    func forgetPage() {
        slide?.end()
        slide = nil
    }

    /// Animates the change to other content. A pushed view moves in over the trailing edge. After a pop the view below
    /// moves in over the leading edge. The former content moves out on the other side.
    @MainActor
    private func show(_ content: ViewNode, _ items: [LayoutItem], at height: Int) {
        let (old, oldHeight) = (self.content, self.height)
        (self.content, self.height) = (content, height)
        slide?.end()
        slide = nil
        guard let old, hasPlace, context.recordsMoves, let animation = node.currentAnimation else {
            // The content may have been moving out.
            for item in items { item.presentation = nil }
            return
        }
        let isPushed = height >= oldHeight
        let width = Double(size.width)
        let way = AnyTransition.Way(shift: TransitionShift(x: isPushed ? width : -width))
        for item in items { node.tree.entering.append((item, way, animation)) }
        // A popped view leaves by its own transition.
        guard old.isMounted, old.removal == nil else { return }
        var covered: [LayoutItem] = []
        old.appendItems(to: &covered)
        slide = NavigationSlide(of: old, covered, by: -way.shift.x, animation) { [weak self] in
            guard let self, let container = node as? any PageShowing, container.isMounted else { return }
            container.setNeedsUpdate(because: .other("covered"))
        }
    }

    /// The height of the bar at the top with a large title, in points.
    var top: CGFloat {
        let hasBar = bar.shownTitle != nil || back != nil || bars.contains { !$0.position.isBelow }
        return hasBar ? Self.barHeight + (hasLargeTitle ? largeTitleHeight : 0) : 0
    }

    /// The height of the bar at the bottom, in points.
    var bottom: CGFloat { bars.contains { $0.position.isBelow } ? Self.barHeight : 0 }

    /// Whether the bar has items in the place of the title.
    var hasPrincipalItems: Bool { bars.contains { $0.position == .principal } }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let bars = top + bottom
        let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bars, 0) })
        let content = children[0].sizeThatFits(inner)
        return proposal.replacingUnspecifiedDimensions(
            by: CGSize(width: content.width, height: content.height + bars))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let room = CGSize(width: size.width, height: max(size.height - top - bottom, 0))
        let content = children[0].sizeThatFits(ProposedViewSize(room)).finite
        children[0].place(
            at: CGPoint(x: (room.width - content.width) / 2, y: top + (room.height - content.height) / 2),
            ProposedViewSize(room))
        titleRoom = (Self.margin, size.width - Self.margin)
        placeBack(in: size)
        for bar in bars { place(bar.items, bar.position, in: size) }
    }

    /// Places the back button with the longest words that leave room for the title.
    private func placeBack(in size: CGSize) {
        guard let back else { return }
        let font = Font.body.resolved()
        let title = hasLargeTitle ? nil : bar.shownTitle
        let own = title.map { TextLayout($0, font: Font.headline.resolved()).size.width } ?? 0
        let room = max(min((size.width - own) / 2, size.width * 0.4) - 40, 0)
        backWords = ""
        for words in [back.title ?? "Back", "Back"] where TextLayout(words, font: font).size.width <= room {
            backWords = words
            break
        }
        let words = backWords.isEmpty ? 0 : TextLayout(backWords, font: font).size.width + 6
        let width = min(8 + 12 + words + 8, size.width)
        back.item.place(at: .zero, ProposedViewSize(width: width, height: Self.barHeight))
        titleRoom.start = width
    }

    private func place(_ items: Range<Int>, _ position: ToolbarPosition, in size: CGSize) {
        let inside = max(size.width - 2 * Self.margin, 0)
        // A single group of items at the bottom spreads over the bar.
        let isWide = position.isBelow && items.count == 1
        let proposal = isWide ? ProposedViewSize(width: inside, height: nil) : .unspecified
        let sizes = items.map { children[$0].sizeThatFits(proposal).finite }
        let used = sizes.reduce(0) { $0 + $1.width }
        var gap = ToolbarItemLayout.spacing
        if position.isBelow, items.count > 1 { gap = max((inside - used) / CGFloat(items.count - 1), 0) }
        let width = used + gap * CGFloat(max(sizes.count - 1, 0))
        var x: CGFloat =
            switch position {
            case .leading: back == nil ? Self.margin : titleRoom.start + 8
            case .trailing: size.width - Self.margin - width
            default: (size.width - width) / 2
            }
        if position == .leading { titleRoom.start = x + width + 8 }
        if position == .trailing { titleRoom.end = x - 8 }
        let middle = position.isBelow ? size.height - Self.barHeight / 2 : Self.barHeight / 2
        for (index, own) in zip(items, sizes) {
            children[index].place(at: CGPoint(x: x, y: middle - own.height / 2), proposal)
            x += own.width + gap
        }
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}

/// A navigation container with a single visible page.
@MainActor
protocol NavigationLaidOut: ViewNode {
    /// The top content and its bar options.
    var top: (content: ViewNode, bar: NavigationBarOptions) { get }
    /// The number of pushed views.
    var height: Int { get }
    /// The back button of the top content; nil for none.
    var back: NavigationBack? { get }
    /// Whether the title of the top content is large.
    var hasLargeTitle: Bool { get }
}
