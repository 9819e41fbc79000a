/// The layout item of a navigation container: a bar with the title and items, the top content below it, and a bottom
/// bar if it has items.
///
/// Invariant: `children` are the content and the items of the bars, grouped by position.
final class NavigationItem: LayoutItem {
    /// The height of a visible bar, in points.
    static let barHeight: CGFloat = 44
    private static let margin: CGFloat = 16

    private var bars: [(position: ToolbarPosition, items: Range<Int>)] = []
    private var hasTitle = false
    /// The top view at the last collection, and the number of levels below it.
    private weak var content: ViewNode?
    private var height = 0
    private var slide: NavigationSlide?

    /// The covered view while it moves out.
    @MainActor
    var covered: ViewNode? { slide?.covered }

    /// Collects the top content and the items of the bars.
    @MainActor
    override func collectChildren() {
        guard let container = node as? any NavigationLaidOut else { return }
        let (content, bar) = container.top
        collect(content, bar, at: container.height)
        node.isStructureStale = false
    }

    /// Collects the content and the items of the bars.
    ///
    /// - Parameter height: The number of pushed views, which determines the direction of an animated change; nil for no
    ///   animation.
    @MainActor
    func collect(_ content: ViewNode, _ bar: NavigationBarOptions, at height: Int? = nil) {
        var items: [LayoutItem] = []
        content.appendItems(to: &items)
        if let height, content !== self.content { show(content, items, at: height) }
        items = [Self.bundle(items, along: .vertical, node)]
        bars = []
        hasTitle = bar.title != nil && !bar.isBarHidden && !bar.removed.contains(.title)
        for position in ToolbarPosition.allCases where position != .keyboard && !(bar.isBarHidden && !position.isBelow)
        {
            let start = items.count
            items += bar.toolbars.flatMap(\.items).filter { $0.position == position }
            if items.count > start { bars.append((position, start..<items.count)) }
        }
        setChildren(items)
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

    private var top: CGFloat { hasTitle || bars.contains { !$0.position.isBelow } ? Self.barHeight : 0 }
    private var bottom: CGFloat { bars.contains { $0.position.isBelow } ? Self.barHeight : 0 }

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
        for bar in bars { place(bar.items, bar.position, in: size) }
    }

    private func place(_ items: Range<Int>, _ position: ToolbarPosition, in size: CGSize) {
        let sizes = items.map { children[$0].sizeThatFits(.unspecified).finite }
        let width = sizes.reduce(0) { $0 + $1.width } + ViewSpacing.standard * CGFloat(max(sizes.count - 1, 0))
        var x: CGFloat =
            switch position {
            case .leading: Self.margin
            case .trailing: size.width - Self.margin - width
            default: (size.width - width) / 2
            }
        let middle = position.isBelow ? size.height - Self.barHeight / 2 : Self.barHeight / 2
        for (index, own) in zip(items, sizes) {
            children[index].place(at: CGPoint(x: x, y: middle - own.height / 2), .unspecified)
            x += own.width + ViewSpacing.standard
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
}

extension NavigationLaidOut {
    /// Paints the title of the top content.
    func drawTitle(in frame: CGRect, into list: inout DisplayList) { drawTitle(of: top.bar, in: frame, into: &list) }
}

extension ViewNode {
    /// Paints a title in a bar.
    final func drawTitle(of bar: NavigationBarOptions, in frame: CGRect, into list: inout DisplayList) {
        guard let title = bar.title, !bar.isBarHidden, !bar.removed.contains(.title) else { return }
        let font = Font.headline.resolved()
        let lines = TextLayout(title, font: font, width: frame.width)
        let text = lines.lines.map {
            DisplayList.Text.Line($0.string, origin: CGPoint(x: $0.x, y: $0.baseline), width: $0.width)
        }
        let origin = CGPoint(
            x: frame.minX + (frame.width - lines.size.width) / 2,
            y: frame.minY + (NavigationItem.barHeight - lines.size.height) / 2)
        list.append(
            .text(DisplayList.Text(lines: text, font: font.face, paint: environment.foregroundPaint())),
            in: CGRect(origin: origin, size: lines.size))
    }
}
