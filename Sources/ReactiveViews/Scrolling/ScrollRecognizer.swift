/// Scrolls content by a touch. The content follows the touch and stays where it is released; there is no momentum.
///
/// Scrolling begins when the touch has moved 10 points, mostly along a scrolled axis and towards hidden content. So the
/// inner of nested scroll views scrolls, unless it is at its end when the touch begins. Content that fits leaves the
/// touch to other gestures. The gesture recognised first wins; at the same moment the inner one wins. Apple's
/// documentation doesn't define this order.
///
/// A drag inside with the default minimum distance keeps the scroll view from scrolling, one with a longer distance
/// doesn't. A simultaneous drag runs beside scrolling. Two touches don't scroll. See the touch and text page of the
/// documentation.
///
/// Invariant: while `state` is scrolling, a touch is tracked and no failure occurred.
final class ScrollRecognizer: GestureRecognizer {
    private enum State: Equatable {
        case open, scrolling, ended, failed
    }

    private weak var node: (any Scrollable)?
    private var state = State.open
    /// The touch that is followed, as it began and as it is.
    private var touch: (start: Touch, now: Touch)?
    /// The content's offset when scrolling began.
    private var offset = CGPoint.zero
    private var isDue = false

    init(_ node: any Scrollable) {
        self.node = node
    }

    /// Until scrolling begins nothing is claimed, so that outer gestures receive the touch at once.
    override var claim: GestureClaim { state == .scrolling || state == .ended ? .decided : .failed }

    override var hasFailed: Bool { state == .failed }

    override var sparesSimultaneousInside: Bool { true }

    override func advance(_ event: GestureEvent) {
        for touch in event.touches {
            switch touch.phase {
            case .began:
                if self.touch != nil {
                    if state == .open { state = .failed }
                    continue
                }
                self.touch = (touch, touch)
            case .moved, .ended:
                guard touch.id == self.touch?.start.id else { continue }
                self.touch?.now = touch
                begin()
                guard state == .scrolling else {
                    if touch.phase == .ended { state = .failed }
                    continue
                }
                isDue = true
                if touch.phase == .ended { state = .ended }
            case .stationary: break
            }
        }
    }

    /// Returns the touch's translation, in the coordinates of the scroll view.
    private func way(in node: any Scrollable) -> CGSize {
        guard let touch else { return .zero }
        let space = node.localSpace ?? LocalSpace()
        return space.local(touch.now.global).translation(from: space.local(touch.start.global))
    }

    /// Begins to scroll if the touch has moved far enough towards hidden content.
    private func begin() {
        guard state == .open, let node, node.isMounted, let touch,
            touch.now.distance(from: touch.start) >= touchTolerance
        else { return }
        node.tree.layOut()
        offset = node.contentOffset
        let way = way(in: node)
        let (across, along) = (abs(way.width), abs(way.height))
        let canScroll = Axis.allCases.contains { axis in
            guard node.scrollItem.scrolls(along: axis), axis == .vertical ? along >= across : across >= along else {
                return false
            }
            return way[axis] > 0 ? offset[axis] > 0 : offset[axis] < node.contentOffsetRange[axis]
        }
        state = canScroll ? .scrolling : .failed
    }

    override func deliver() {
        guard isDue, let node, node.isMounted else { return }
        isDue = false
        let way = way(in: node)
        let target = node.scrollItem.clamped(CGPoint(x: offset.x - way.width, y: offset.y - way.height))
        node.scroll(to: target, isHeld: state == .scrolling)
    }

    /// Ends scrolling; the content keeps its offset.
    override func cancel() {
        if state == .scrolling, let node, node.isMounted { node.scroll(to: node.contentOffset, isHeld: false) }
        state = .failed
    }

    override func reset() {
        state = .open
        touch = nil
        isDue = false
    }
}
