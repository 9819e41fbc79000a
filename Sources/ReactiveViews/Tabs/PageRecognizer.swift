/// Turns the pages of a tab view by a touch.
///
/// Turning begins when the touch has moved 10 points, mostly sideways and towards another page. The page is turned when
/// the touch ends: past the middle of the page, or while it moves fast towards the other page. An inner gesture that is
/// recognized at the same moment wins. Apple's documentation doesn't define these distances.
///
/// Invariant: while `state` is turning, a touch is tracked and `step` is 1 or -1.
final class PageRecognizer: GestureRecognizer {
    private enum State: Equatable {
        case open, turning, ended, failed
    }

    /// The least speed at which a released touch turns the page, in points per second.
    private static let leastSpeed: CGFloat = 250

    private weak var tabs: (any TabContaining)?
    private var state = State.open
    private var touch: Touch?
    private var path = TouchPath()
    /// The offset of the page that the touch moves towards.
    private var step = 0
    private var isDue = false

    init(_ tabs: any TabContaining) { self.tabs = tabs }

    /// Until turning begins nothing is claimed, so that outer gestures receive the touch at once.
    override var claim: GestureClaim { state == .turning || state == .ended ? .decided : .failed }

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
                self.touch = touch
                path.add(touch.global, at: event.time)
            case .moved, .ended:
                guard let start = self.touch, start.id == touch.id else { continue }
                if touch.phase == .moved || touch.global != path.end { path.add(touch.global, at: event.time) }
                if state == .open { begin() }
                guard touch.phase == .ended else { continue }
                if state == .turning {
                    state = .ended
                    isDue = true
                } else {
                    state = .failed
                }
            case .stationary: break
            }
        }
    }

    /// The path of the touch, in the tab view's own coordinates; positive towards the next page.
    private var way: (along: CGFloat, across: CGFloat, speed: CGFloat) {
        let space = tabs?.localSpace ?? LocalSpace()
        let way = space.local(path.end).translation(from: space.local(path.start))
        let isMirrored = tabs?.item?.directionAround == .rightToLeft
        let sign: CGFloat = isMirrored ? 1 : -1
        return (way.width * sign, way.height, path.velocity.width * sign)
    }

    private func begin() {
        guard let tabs, tabs.isMounted, path.start.distance(to: path.end) >= touchTolerance else { return }
        let way = way
        step = way.along > 0 ? 1 : -1
        state = abs(way.along) >= abs(way.across) && tabs.canPage(by: step) ? .turning : .failed
    }

    override func deliver() {
        guard isDue, let tabs, tabs.isMounted else { return }
        isDue = false
        let way = way
        let distance = way.along * CGFloat(step)
        let isFast = way.speed * CGFloat(step) >= Self.leastSpeed
        guard distance > 0, isFast || distance > (tabs.item?.size.width ?? 0) / 2 else { return }
        _ = tabs.page(by: step)
    }

    override func cancel() { state = .failed }

    override func reset() {
        state = .open
        touch = nil
        path = TouchPath()
        step = 0
        isDue = false
    }
}
