/// A part of a control that reacts to the place of a tap, or turns by rows: a calendar, a wheel.
@MainActor
protocol PlacePart: ViewNode {
    /// Whether the part takes taps by their place. Otherwise those at the views inside count.
    var takesPlaces: Bool { get }
    /// Whether a vertical drag turns the part.
    var turns: Bool { get }
    /// Takes a tap at a point, in the part's coordinates.
    func take(tapAt point: CGPoint)
    /// Turns by a number of rows, up if negative.
    ///
    /// - Parameters:
    ///   - rows: The number of rows since the last call for the same touch.
    ///   - start: The point at which the touch began, in the part's coordinates.
    func turn(by rows: Int, from start: CGPoint)
}

/// Recognises a tap at a place, or a drag that turns a wheel: by a row each time the finger has moved by its height.
///
/// A drag turns after it has moved by the tolerance of a tap, mostly up or down. Then it is the wheel's, and views
/// around don't scroll. Another drag is left to them.
///
/// Invariants: `told` is the number of rows by which the part was turned for the touch; `rows` = `told` unless a call
/// of `deliver` is due.
final class PlaceRecognizer: GestureRecognizer {
    private enum State: Equatable { case open, turning, ended, failed }

    private weak var part: (any PlacePart)?
    private var state = State.open
    private var start: Touch?
    private var tap: CGPoint?
    private var rows = 0
    private var told = 0

    init(_ part: any PlacePart) { self.part = part }

    override var claim: GestureClaim {
        switch state {
        // Without places of its own the part claims nothing until it turns, as a scroll view does.
        case .open: part?.takesPlaces == true ? .possible : .failed
        case .turning, .ended: .decided
        case .failed: .failed
        }
    }

    override var hasFailed: Bool { state == .failed }

    override func advance(_ event: GestureEvent) {
        guard let part, part.isMounted else {
            state = .failed
            return
        }
        for touch in event.touches {
            switch touch.phase {
            case .began:
                if start == nil { start = touch } else if state == .open { state = .failed }
            case .moved, .ended:
                guard let start, start.id == touch.id else { continue }
                if state == .open { begin(touch, from: start, part) }
                if state == .turning {
                    let way = start.location.y - touch.location.y
                    rows = Int(max(min((way / WheelPlace.rowHeight).rounded(), 1_000_000), -1_000_000))
                }
                if touch.phase == .ended, state == .turning { state = .ended }
            case .stationary: break
            }
        }
    }

    private func begin(_ touch: Touch, from start: Touch, _ part: any PlacePart) {
        if touch.distance(from: start) >= touchTolerance {
            let way = touch.location.translation(from: start.location)
            state = part.turns && abs(way.height) >= abs(way.width) ? .turning : .failed
        } else if touch.phase == .ended {
            state = part.takesPlaces ? .ended : .failed
            if part.takesPlaces { tap = touch.location }
        }
    }

    override func deliver() {
        guard let part, part.isMounted else { return }
        if let tap {
            self.tap = nil
            part.take(tapAt: tap)
        }
        guard rows != told, let start else { return }
        let more = rows - told
        told = rows
        part.turn(by: more, from: start.location)
    }

    /// Stops turning; the wheel keeps its place.
    override func cancel() {
        tap = nil
        rows = told
        state = .failed
    }

    override func reset() {
        (state, start, tap, rows, told) = (.open, nil, nil, 0, 0)
    }
}
