/// A part of a control that is moved or tapped at a place: a slider's track, a stepper's halves.
@MainActor
protocol KnobPart: ViewNode {
    /// The width of the part, in points.
    var partWidth: CGFloat { get }
    /// The place of the knob, as a fraction of the width from the left; nil for a part without a knob.
    var knobPlace: Double? { get }
    /// Takes a place, as a fraction of the width from the left.
    func take(_ place: Double, _ phase: ControlEvent.KnobPhase)
}

/// Moves a knob by a touch that begins on it, and takes a tap beside it.
///
/// A touch on the knob is the control's at once, so that the views around don't scroll; one beside it only as a tap.
///
/// Invariant: state = dragging ⇔ the control was told that a movement began and not that it has ended.
final class KnobRecognizer: GestureRecognizer {
    /// How far from the knob's middle a touch holds it, in points.
    static let reach: CGFloat = 22

    private enum State: Equatable { case open, dragging, ended, failed }
    private weak var part: (any KnobPart)?
    private var state = State.open
    private var start: Touch?
    /// The distance from the knob to the finger, as a fraction of the width.
    private var grip = 0.0
    /// What the control has yet to be told.
    private var due: [(place: Double, phase: ControlEvent.KnobPhase)] = []

    init(_ part: any KnobPart) { self.part = part }

    override var claim: GestureClaim {
        switch state {
        case .open: .possible
        case .dragging, .ended: .decided
        case .failed: .failed
        }
    }

    override func advance(_ event: GestureEvent) {
        guard let part, part.isMounted, part.partWidth > 0 else {
            state = .failed
            return
        }
        func place(_ touch: Touch) -> Double { Double(touch.location.x / part.partWidth) }
        for touch in event.touches {
            switch touch.phase {
            case .began:
                guard start == nil else {
                    if state == .open { state = .failed }
                    continue
                }
                start = touch
                guard let knob = part.knobPlace, abs(place(touch) - knob) * Double(part.partWidth) <= Self.reach
                else { continue }
                grip = place(touch) - knob
                state = .dragging
                due.append((knob, .began))
            case .moved, .ended:
                guard let start, start.id == touch.id else { continue }
                switch state {
                case .dragging:
                    due.append((place(touch) - grip, touch.phase == .ended ? .ended : .moved))
                    if touch.phase == .ended { state = .ended }
                case .open:
                    if touch.distance(from: start) >= touchTolerance {
                        state = .failed
                    } else if touch.phase == .ended {
                        state = .ended
                        due.append((place(touch), .tapped))
                    }
                case .ended, .failed: break
                }
            case .stationary: break
            }
        }
    }

    override func deliver() {
        guard let part, part.isMounted else { return due = [] }
        let all = due
        due = []
        for (place, phase) in all { part.take(place, phase) }
    }

    override func cancel() {
        if state == .dragging, let part, part.isMounted, let knob = part.knobPlace { part.take(knob, .ended) }
        due = []
        state = .failed
    }

    override func reset() {
        (state, start, grip, due) = (.open, nil, 0, [])
    }
}
