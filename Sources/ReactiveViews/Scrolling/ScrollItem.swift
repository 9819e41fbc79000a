/// The item of scrolling content; several views are stacked along the axis.
///
/// Invariant: after a layout `contentOffset` is between zero and `range` along scrolled axes, unless the user holds the
/// content.
final class ScrollItem: LayoutItem, ContentTransforming, EffectPainting, RelativeSizeContaining, CoordinateSpaceNaming {
    override class var traits: ItemTraits {
        ItemTraits(.viewport, .transformsContent, .paintsEffects).union(ItemTraits(.isSizeContainer, .namesSpace))
    }

    private var axes: Axis.Set
    /// The margins that are scrolled with the content.
    var margins = EdgeInsets() {
        didSet { if margins != oldValue { invalidate() } }
    }
    var showsOutside = false
    /// The place of content that is smaller than the scroll view, as fractions; nil for its start.
    var alignment: UnitPoint? {
        didSet { if alignment != oldValue { invalidate() } }
    }
    var contentOffset = CGPoint.zero {
        didSet {
            contentOffset = contentOffset.sanitized
            if contentOffset != oldValue { context.isStale = true }
        }
    }

    @MainActor
    init(_ axes: Axis.Set, _ node: ViewNode) {
        self.axes = axes
        super.init(node)
    }

    func change(_ axes: Axis.Set) {
        guard axes != self.axes else { return }
        self.axes = axes
        contentOffset = .zero
        invalidate()
    }

    func scrolls(along axis: Axis) -> Bool { axes.contains(axis == .horizontal ? .horizontal : .vertical) }
    var scrolledAxes: Axis.Set { axes }

    override func collectChildren() {
        setChildren([Self.bundle(itemsBelow(), along: axes == .horizontal ? .horizontal : .vertical, node)])
    }

    private func margin(_ axis: Axis) -> (before: CGFloat, after: CGFloat) {
        axis == .horizontal ? (margins.leading, margins.trailing) : (margins.top, margins.bottom)
    }

    /// Returns the content's proposal: the ideal length along scrolled axes.
    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        var inner = ProposedViewSize.unspecified
        for axis in Axis.allCases where !scrolls(along: axis) {
            let margin = margin(axis)
            inner[axis] = proposal[axis].map { max($0 - margin.before - margin.after, 0) }
        }
        return inner
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let content = children[0].sizeThatFits(inner(proposal))
        func length(_ axis: Axis) -> CGFloat {
            let margin = margin(axis)
            let whole = content[axis] + margin.before + margin.after
            return scrolls(along: axis) ? proposal[axis] ?? whole : whole
        }
        return CGSize(width: length(.horizontal), height: length(.vertical))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let inner = inner(proposal)
        let content = children[0].sizeThatFits(inner).finite
        var origin = CGPoint.zero
        for axis in Axis.allCases {
            let margin = margin(axis)
            // Smaller content is at the start along scrolled axes, unless it is aligned, and centred across them.
            let free = size[axis] - content[axis] - margin.before - margin.after
            let share = axis == .horizontal ? alignment?.x : alignment?.y
            origin[axis] = margin.before + (scrolls(along: axis) ? max(free, 0) * (share ?? 0) : free / 2)
        }
        children[0].place(at: origin, inner)
    }

    /// The content's size including margins.
    var contentSize: CGSize {
        guard let content = children.first?.size else { return .zero }
        return CGSize(
            width: content.width + margins.leading + margins.trailing,
            height: content.height + margins.top + margins.bottom)
    }

    /// The maximum content offset.
    var range: CGSize {
        let content = contentSize
        return CGSize(
            width: scrolls(along: .horizontal) ? max(content.width - size.width, 0) : 0,
            height: scrolls(along: .vertical) ? max(content.height - size.height, 0) : 0)
    }

    func clamped(_ offset: CGPoint) -> CGPoint {
        let range = range
        return CGPoint(x: min(max(offset.x, 0), range.width), y: min(max(offset.y, 0), range.height))
    }

    /// The part of the content that is shown, in the content's coordinates.
    var visibleContent: CGRect { CGRect(origin: contentOffset, size: size) }

    var contentShift: CGPoint { CGPoint(x: -contentOffset.x, y: -contentOffset.y) }
    var contentTransform: CGAffineTransform? { nil }
    var clipsContent: Bool { !showsOutside }
    func paintedEffects(in size: CGSize) -> [DisplayList.Effect] {
        showsOutside ? [] : [.clip(Path(CGRect(origin: .zero, size: size)), FillStyle(antialiased: false))]
    }
    var relativeSize: CGSize { size }

    func hasSpace(named name: AnyHashable) -> Bool {
        guard let space = name.base as? ScrollSpace else { return false }
        switch space {
        case .any: return true
        case .along(let axis): return scrolls(along: axis)
        }
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
}
