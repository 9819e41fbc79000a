/// A view onto content that may be larger: the content has its ideal size along the axes of scrolling (L13).
///
/// A finger scrolls it (`host.drag`): content goes along with the finger between its ends, and stays where it is let go, without momentum.
/// Of nested scroll views the inner one scrolls, unless it is at its end when the drag begins; content that fits doesn't move. Gestures of
/// views inside win if they are recognised as soon as scrolling is, at 10 points: a `DragGesture` with the usual minimum distance does, one
/// with a longer distance doesn't, and a simultaneous one goes on beside it.
///
/// While the user holds the content (`host.beginScroll`) it may be past its ends, where it comes back from when released. Content that
/// shrinks takes the offset with it.
public struct ScrollView<Content: View>: PrimitiveView {
    public var content: Content
    public var axes: Axis.Set
    public var showsIndicators: Bool

    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.content = content()
        self.axes = axes
        self.showsIndicators = showsIndicators
    }

    public static func _makeNode(_ view: ScrollView, under parent: ViewNode) -> TypedNode<ScrollView> {
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
            // Several views are stacked along the axis.
            structureChanged()
        }
        setContent(view.content)
    }

    override var kind: String { "ScrollView" }
}

/// A node whose content can be scrolled.
@MainActor
protocol Scrollable: GestureParticipant {
    var scrollItem: ScrollItem { get }
    /// Which point of the content is at the upper left corner. Negative while the user pulls the content past its start.
    var contentOffset: CGPoint { get }
    /// How far the content can be scrolled.
    var contentOffsetRange: CGSize { get }
    /// Whether the user can scroll.
    var isScrollEnabled: Bool { get }
    /// Scrolls as the user does.
    ///
    /// - Parameter isHeld: whether the user holds the content, so that it may be past its ends.
    func scroll(to offset: CGPoint, isHeld: Bool)
    /// Scrolls so that a part of the content is to be seen: a point of it where the same one of the scroll view is, or with nil
    /// as little as possible. Called when everything is placed.
    func show(_ rect: CGRect, _ anchor: UnitPoint?)
}

/// The node of what scrolls its content.
class ScrollingNode<V: View, Content: View>: ArrangingNode<V, Content>, Scrollable, LayoutAdjusting, GeometryConsumer {
    private var below: EnvironmentScope?
    private var settings = ScrollSettings()
    private var isHeld = false
    private var hasJoined = false
    /// Where the scrolling that the user is about began.
    private var start: CGPoint?
    /// Of the last layout, for content that is anchored.
    private var lastRange: CGSize?
    private var follower = ScrollFollower()
    /// The user has let go: where the content comes to rest is found when the views there have been made.
    private var landing: (start: CGPoint, isReady: Bool)?
    private(set) final var isScrollEnabled = true
    private var scrollRecognizer: ScrollRecognizer?
    final weak var session: TouchSession?

    final var scrollItem: ScrollItem { item!.as(ScrollItem.self) }

    /// To be called before there is any content.
    final func begin(_ axes: Axis.Set) {
        item = ScrollItem(axes, self)
        let below = EnvironmentScope(below: self)
        self.below = below
        scope = below
        setNeedsUpdate(because: .mounted)
    }

    /// Reads what a subclass depends on, in its update.
    func readInputs() {}

    override func update() {
        track {
            let values = below?.inherited ?? environment
            settings = values.scrollSettings
            isScrollEnabled = values.isScrollEnabled
            // What is said of this scroll view is not said of those inside.
            below?.update { $0.scrollSettings = ScrollSettings() }
            scrollItem.margins = settings.contentMargins
            scrollItem.showsOutside = settings.isClipDisabled
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
        if start == nil { start = contentOffset }
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
        start = nil
        item.contentOffset = item.clamped(offset)
    }

    // MARK: After a layout

    final func adjust(_ phase: LayoutPhase) {
        guard phase == .scrolling else { return }
        let item = scrollItem
        keepAnchor()
        follower.move(self)
        if let landing, landing.isReady, let behavior = settings.behavior {
            self.landing = nil
            item.contentOffset = target(item.contentOffset, from: landing.start, behavior)
        }
        if !isHeld { item.contentOffset = item.clamped(item.contentOffset) }
    }

    /// Content that grows or shrinks stays at the point that it is anchored to, if it is there.
    private func keepAnchor() {
        guard let anchor = settings.anchor else { return }
        let range = scrollItem.range
        defer { lastRange = range }
        guard range != lastRange else { return }
        func place(_ range: CGSize) -> CGPoint {
            CGPoint(x: range.width * anchor.x, y: range.height * anchor.y)
        }
        if let lastRange, place(lastRange) != contentOffset { return }
        scrollItem.contentOffset = place(range)
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
