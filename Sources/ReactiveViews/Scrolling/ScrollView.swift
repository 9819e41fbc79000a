import Reactive

/// A view that scrolls content larger than itself.
///
/// The content has its ideal size along the axes of scrolling. A touch scrolls it (`drag` of the host) between its
/// ends, and it stays where it is released, without momentum. The inner of nested scroll views scrolls, unless it is at
/// its end when the drag begins. Content that fits doesn't move.
///
/// A gesture inside wins if it is recognised within the first 10 points, as a `DragGesture` with the default minimum
/// distance is. A simultaneous one runs beside scrolling. See <doc:TouchAndText>.
///
/// While the user holds the content (`beginScroll` of the host) it can be past its ends; it returns on release. If the
/// content shrinks, the offset is reduced to the new end.
///
/// ```swift
/// ScrollView {
///     ForEach(0..<100) { Text("Row \($0)") }
/// }
/// ```
nonisolated public struct ScrollView<Content: View>: PrimitiveView {
    /// The content.
    public var content: Content
    /// The axes of scrolling.
    public var axes: Axis.Set
    /// Whether indicators are shown. A host draws no indicators.
    public var showsIndicators: Bool

    /// Creates a scroll view.
    ///
    /// - Parameters:
    ///   - axes: The axes of scrolling; vertical by default.
    ///   - showsIndicators: Whether indicators are shown; has no effect, as a host draws none.
    ///   - content: The content; several views are stacked along the axis.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    @MainActor public static func _makeNode(_ view: ScrollView, under parent: ViewNode) -> TypedNode<ScrollView> {
        ScrollViewNode(view, under: parent)
    }
}

private final class ScrollViewNode<Content: View>: ScrollingNode<ScrollView<Content>, Content> {
    init(_ view: ScrollView<Content>, under parent: ViewNode) {
        super.init(under: parent)
        begin(view.axes)
        setContent(view.content)
    }

    override func receive(_ view: ScrollView<Content>) {
        if scrollItem.scrolledAxes != view.axes {
            scrollItem.change(view.axes)
            // The axis of the implicit stack follows the axes.
            structureChanged()
        }
        setContent(view.content)
    }

    override class var traits: NodeTraits { .addsNoWords }
    override var kind: String { "ScrollView" }
}

/// A node whose content can be scrolled.
@MainActor
protocol Scrollable: GestureParticipant {
    var scrollItem: ScrollItem { get }
    /// The point of the content at the upper left corner. Negative while the user pulls the content past its start.
    var contentOffset: CGPoint { get }
    /// The maximum content offset.
    var contentOffsetRange: CGSize { get }
    /// Whether the user can scroll.
    var isScrollEnabled: Bool { get }
    /// Scrolls on behalf of the user.
    ///
    /// - Parameters:
    ///   - offset: The new content offset.
    ///   - isHeld: Whether the user holds the content, which can then be past its ends.
    func scroll(to offset: CGPoint, isHeld: Bool)
    /// Scrolls so that a part of the content is visible. Called after placement.
    ///
    /// - Parameters:
    ///   - rect: The part of the content.
    ///   - anchor: The point of both the part and the scroll view that coincide; nil for the least scrolling.
    func show(_ rect: CGRect, _ anchor: UnitPoint?)
    /// Changes the offset by the distance by which layout moved the visible content. Called after placement, before
    /// the scroll view limits its offset.
    func follow(_ change: CGFloat, along axis: Axis)
}

extension Scrollable {
    var followsControls: Bool { true }
}

/// The node of a view that scrolls its content.
class ScrollingNode<V: View, Content: View>: ArrangingNode<V, Content>, Scrollable, LayoutAdjusting, GeometryConsumer,
    SettlementAwaiting
{
    private var below: EnvironmentScope?
    private var settings = ScrollSettings()
    private var isHeld = false
    private var hasJoined = false
    /// The content offset at which the user's current scrolling began.
    private var start: CGPoint?
    /// The flush in which anchored content was first laid out; nil before.
    private var firstFlush: Int?
    /// Whether the offset was last set to the initial anchor, and to the anchor for changes of size.
    private var isAt = (initialAnchor: false, sizeAnchor: false)
    private var follower = ScrollFollower()
    /// Set after release. The resting position is computed as soon as the views there are created.
    private var landing: (start: CGPoint, isReady: Bool)?
    private(set) final var isScrollEnabled = true
    private var scrollRecognizer: ScrollRecognizer?
    final weak var session: TouchSession?

    final var scrollItem: ScrollItem { item!.as(ScrollItem.self) }

    /// Sets up the node. Call before any content exists.
    final func begin(_ axes: Axis.Set) {
        item = ScrollItem(axes, self)
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    /// Reads a subclass's dependencies during its update.
    func readInputs() {}

    override func update() {
        track {
            let values = below?.inherited ?? environment
            settings = values.scrollSettings
            isScrollEnabled = values.isScrollEnabled
            // Nested scroll views don't inherit the settings.
            below?.update { $0.scrollSettings = ScrollSettings() }
            scrollItem.margins = settings.contentMargins
            scrollItem.showsOutside = settings.isClipDisabled
            scrollItem.alignment = settings.alignment
            if let link = settings.position { follower.note(link.read()) }
            readInputs()
        }
        if settings.isActive { joinLayout() }
        if follower.isPending { tree.layout.isStale = true }
    }

    private func joinLayout() {
        guard !hasJoined else { return }
        hasJoined = true
        tree.layoutAdjusters.append(self)
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    // MARK: Touches

    final var rank: GestureRank { .afterInner }
    final var activeMask: GestureMask { isScrollEnabled ? .all : .subviews }

    final var recognizer: GestureRecognizer {
        let recognizer = scrollRecognizer ?? ScrollRecognizer(self)
        scrollRecognizer = recognizer
        return recognizer
    }

    override func didUnmount() { session?.forget(self) }

    // MARK: Scrolling

    final var contentOffset: CGPoint { scrollItem.contentOffset }
    final var contentOffsetRange: CGSize { scrollItem.range }

    final func scroll(to offset: CGPoint, isHeld: Bool) {
        joinLayout()
        if start == nil {
            start = contentOffset
            scrollPhaseChanged(from: .idle, to: .interacting)
        }
        var offset = offset.sanitized
        for axis in Axis.allCases where !scrollItem.scrolls(along: axis) { offset[axis] = contentOffset[axis] }
        landing = nil
        if !isHeld, let start, let behavior = settings.behavior {
            if behavior is PagingScrollTargetBehavior {
                offset = target(offset, from: start, behavior)
            } else {
                landing = (start, isReady: false)
            }
        }
        if !isHeld { start = nil }
        self.isHeld = isHeld
        scrollItem.contentOffset = isHeld ? offset : scrollItem.clamped(offset)
        noteAnchors()
        if !isHeld { scrollPhaseChanged(from: .interacting, to: .idle) }
        follower.userScrolled()
        tree.layout.isStale = true
        setNeedsUpdate(because: .other("scrolled"))
    }

    private func target(_ offset: CGPoint, from start: CGPoint, _ behavior: any ScrollTargetBehavior) -> CGPoint {
        let size = scrollItem.size
        var target = ScrollTarget(rect: CGRect(origin: scrollItem.clamped(offset), size: size), anchor: nil)
        let context = ScrollTargetBehaviorContext(
            originalTarget: ScrollTarget(rect: CGRect(origin: start, size: size), anchor: nil),
            velocity: .zero, contentSize: scrollItem.contentSize, containerSize: size, axes: scrollItem.scrolledAxes,
            targets: targetFrames().map(\.frame))
        behavior.updateTarget(&target, context: context)
        return target.rect.origin
    }

    final func show(_ rect: CGRect, _ anchor: UnitPoint?) {
        joinLayout()
        let item = scrollItem
        var offset = item.contentOffset
        for axis in Axis.allCases where item.scrolls(along: axis) {
            let (from, length) = (rect.origin[axis], rect.size[axis])
            if let anchor {
                let share = axis == .horizontal ? anchor.x : anchor.y
                offset[axis] = from + (length - item.size[axis]) * share
            } else if from < offset[axis] || length > item.size[axis] {
                offset[axis] = from
            } else if from + length > offset[axis] + item.size[axis] {
                offset[axis] = from + length - item.size[axis]
            }
        }
        isHeld = false
        if start != nil {
            start = nil
            scrollPhaseChanged(from: .interacting, to: .idle)
        }
        item.contentOffset = item.clamped(offset)
        noteAnchors()
    }

    final func follow(_ change: CGFloat, along axis: Axis) {
        joinLayout()
        scrollItem.contentOffset[axis] += change
    }

    // MARK: After a layout

    final func adjust(_ phase: LayoutPhase) {
        guard phase == .scrolling else { return }
        let item = scrollItem
        keepAnchor()
        if !follower.move(self) { tree.awaitSettlement(self) }
        if let landing, landing.isReady, let behavior = settings.behavior {
            self.landing = nil
            item.contentOffset = target(item.contentOffset, from: landing.start, behavior)
        }
        if !isHeld { item.contentOffset = item.clamped(item.contentOffset) }
        noteAnchors()
    }

    /// Drops a request for a view that nothing in the flush has created.
    final func changesHaveSettled() { follower.giveUp() }

    /// Keeps anchored content at its anchor when its size changes, also when a lazy container creates rows.
    private func keepAnchor() {
        let isAnchored = settings.anchor != nil || settings.initialAnchor != nil || settings.sizeAnchor != nil
        guard isAnchored else { return }
        let isFirst = firstFlush == nil
        let first = firstFlush ?? graph.flushes
        firstFlush = first
        let place = first == graph.flushes ? initialOffset : anchoredOffset
        let keeps = first == graph.flushes ? isFirst || isAt.initialAnchor : isAt.sizeAnchor
        if keeps, let place { scrollItem.contentOffset = place }
    }

    private func noteAnchors() {
        isAt = (contentOffset == initialOffset, contentOffset == anchoredOffset)
    }

    /// The offset at which the content is shown first; nil for its start.
    private var initialOffset: CGPoint? { offset(at: settings.initialAnchor ?? settings.anchor) }
    /// The offset that the content keeps when its size changes; nil if it has no anchor.
    private var anchoredOffset: CGPoint? { offset(at: settings.sizeAnchor ?? settings.anchor) }

    private func offset(at anchor: UnitPoint?) -> CGPoint? {
        let range = scrollItem.range
        return anchor.map { CGPoint(x: range.width * $0.x, y: range.height * $0.y) }
    }

    final func layoutEnded() {
        if landing?.isReady == false {
            landing?.isReady = true
            tree.layout.isStale = true
            setNeedsUpdate(because: .other("scrolled"))
        }
        guard let link = settings.position, follower.isFollowing else { return }
        guard let id = follower.leadingID(self, link.anchor), id != follower.id else { return }
        follower.report(id)
        graph.enqueueAction(for: self, "scroll position") { link.write(id) }
    }
}
