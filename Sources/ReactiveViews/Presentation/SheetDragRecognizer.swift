/// A presentation that a drag down closes.
@MainActor
protocol ClosedByDrag: GestureParticipant {
    /// The way down, in points, from which on a released finger closes the presentation.
    var closingDistance: CGFloat { get }
    func closeByDrag()
}

/// Closes a sheet by a drag down: once the finger is lifted far enough below the place where it was put down.
///
/// The drag begins when the touch has moved by the tolerance of a tap, mostly down. Scroll views in the sheet come
/// first, until they are at their start. Apple's documentation doesn't define the distance.
///
/// Invariant: `state` is dragging or ended ⇒ `start` isn't nil.
final class SheetDragRecognizer: GestureRecognizer {
    private enum State: Equatable { case open, dragging, ended, failed }

    private weak var sheet: (any ClosedByDrag)?
    private var state = State.open
    private var start: Touch?
    private var isDue = false

    init(_ sheet: any ClosedByDrag) { self.sheet = sheet }

    override var claim: GestureClaim { state == .dragging || state == .ended ? .decided : .failed }

    override var hasFailed: Bool { state == .failed }

    override var sparesSimultaneousInside: Bool { true }

    override func advance(_ event: GestureEvent) {
        for touch in event.touches {
            switch touch.phase {
            case .began:
                if start == nil { start = touch } else if state == .open { state = .failed }
            case .moved, .ended:
                guard let start, start.id == touch.id else { continue }
                let way = touch.global.translation(from: start.global)
                if state == .open, touch.distance(from: start) >= touchTolerance {
                    state = way.height > 0 && way.height >= abs(way.width) ? .dragging : .failed
                }
                guard touch.phase == .ended else { continue }
                if state == .dragging {
                    state = .ended
                    isDue = way.height >= sheet?.closingDistance ?? .infinity
                } else if state == .open {
                    state = .failed
                }
            case .stationary: break
            }
        }
    }

    override func deliver() {
        guard isDue, let sheet, sheet.isMounted else { return }
        isDue = false
        sheet.closeByDrag()
    }

    override func cancel() {
        isDue = false
        state = .failed
    }

    override func reset() { (state, start, isDue) = (.open, nil, false) }
}
