/// Scrolls by a finger: the content goes where the finger goes, and stays where it is let go; it has no momentum.
///
/// It is scrolling when the finger has gone 10 points, most of them along an axis of scrolling and in a direction in which there is more to
/// see. So of nested scroll views the inner one comes first, until it is at its end when the finger is put down; content that fits leaves
/// the finger to others. As among gestures, what is recognised first wins, at the same moment what is further inside ⚑: a drag of a view
/// inside with the usual minimum distance keeps the view around it from scrolling, one with a longer distance doesn't, and one that is
/// simultaneous goes on beside it. Two fingers don't scroll.
///
/// Invariant: isScrolling ⇒ a touch is followed, and nothing has failed.
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

    /// Before it scrolls it demands nothing: gestures around that begin with the touch are told at once.
    override var claim: GestureClaim { state == .scrolling || state == .ended ? .decided : .failed }

    override var hasFailed: Bool { state == .failed }

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

    /// How far the finger has gone, in the coordinates of the scroll view.
    private func way(in node: any Scrollable) -> CGSize {
        guard let touch else { return .zero }
        let space = node.localSpace ?? LocalSpace()
        return space.local(touch.now.global).translation(from: space.local(touch.start.global))
    }

    /// Begins to scroll if the finger has gone far enough, and there is somewhere to go.
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

    /// The content stays where it is.
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
