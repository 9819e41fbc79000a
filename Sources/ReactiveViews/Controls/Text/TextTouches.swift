/// A field in which a finger or a pointer places the caret and selects.
@MainActor
protocol TextTouchable: ViewNode {
    /// The place of the last touch on the text; nil if the touch has no place of its own, or once a tap has used it.
    var touched: TouchedPlace? { get set }
    /// Returns whether a drag that begins in a direction selects. Other drags are left to the views around.
    func selects(along way: CGSize) -> Bool
    /// Returns the number of characters before a point in the field's coordinates.
    func offset(at point: CGPoint) -> Int
    /// Selects the text between a number of characters and a point in the field's coordinates.
    func select(from fixed: Int, to end: CGPoint)
}

/// Where and how often a text was touched.
struct TouchedPlace {
    /// The point in the field's coordinates.
    var point: CGPoint
    /// The number of taps in a row: two select a word, three a line.
    var count: Int
}

/// Selects text by a drag, and notes the places of taps, which the field takes as a control.
///
/// A drag selects once it has moved by the tolerance of a tap, if the field takes drags in its direction. Then views
/// around don't scroll.
///
/// Invariant: `state` is selecting or ended ⇒ `touch` isn't nil.
final class TextDragRecognizer: GestureRecognizer {
    private enum State: Equatable { case open, selecting, ended, failed }

    private weak var field: (any TextTouchable)?
    private var state = State.open
    private var touch: (start: Touch, now: Touch)?
    /// The fixed end of the selection, found before the text scrolls with the caret.
    private var fixed = 0
    private var isDue = false
    /// The last touch, for taps in a row.
    private var last: (time: TimeInterval, place: TouchedPlace)?

    init(_ field: any TextTouchable) { self.field = field }

    /// Until the drag selects, nothing is claimed, so that views around receive the touch at once.
    override var claim: GestureClaim { state == .selecting || state == .ended ? .decided : .failed }

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
                note(touch, at: event.time)
            case .moved, .ended:
                guard touch.id == self.touch?.start.id else { continue }
                self.touch?.now = touch
                begin()
                if state == .selecting {
                    isDue = true
                    if touch.phase == .ended { state = .ended }
                } else if touch.phase == .ended {
                    state = .failed
                }
            case .stationary: break
            }
        }
    }

    private func place(of touch: Touch, in field: any TextTouchable) -> CGPoint {
        (field.localSpace ?? LocalSpace()).local(touch.global)
    }

    private func note(_ touch: Touch, at time: TimeInterval) {
        guard let field, field.isMounted else { return }
        // The corner stands for a touch without a place.
        guard touch.location != .zero else { return field.touched = nil }
        var place = TouchedPlace(point: place(of: touch, in: field), count: 1)
        if let last, time - last.time < tapInterval, last.place.point.distance(to: place.point) < touchTolerance {
            place.count = last.place.count + 1
        }
        last = (time, place)
        field.touched = place
    }

    private func begin() {
        guard state == .open, let field, field.isMounted, let touch,
            touch.now.distance(from: touch.start) >= touchTolerance
        else { return }
        field.tree.layOut()
        let way = place(of: touch.now, in: field).translation(from: place(of: touch.start, in: field))
        state = field.selects(along: way) ? .selecting : .failed
        if state == .selecting { fixed = field.offset(at: place(of: touch.start, in: field)) }
    }

    override func deliver() {
        guard isDue, let field, field.isMounted, let touch else { return }
        isDue = false
        field.select(from: fixed, to: place(of: touch.now, in: field))
    }

    /// Stops selecting; what is selected stays so.
    override func cancel() {
        isDue = false
        state = .failed
    }

    override func reset() {
        state = .open
        touch = nil
        isDue = false
    }
}
