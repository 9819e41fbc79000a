import ReactiveViews
import TerminalSupport

/// Makes touches of the mouse's events: the left button is a finger, the wheel scrolls.
@MainActor
struct Pointer<Root: View> {
    /// How far a step of the wheel scrolls, in points.
    private static var step: CGFloat { 48 }

    private let host: ViewHost<Root>
    private var finger: (touch: ViewTouch, start: CGPoint)?

    init(_ host: ViewHost<Root>) { self.host = host }

    mutating func handle(_ event: MouseEvent) {
        let point = CellGrid.point(column: event.column, row: event.row)
        switch event.kind {
        case .pressed(.left):
            finger?.touch.cancel()
            let point = touchPoint(near: point)
            finger = (try? host.beginTouch(point)).map { ($0, point) }
        case .dragged(.left):
            guard let start = finger?.start, let began = finger?.touch.startLocation else { return }
            finger?.touch.move(to: CGPoint(x: began.x + point.x - start.x, y: began.y + point.y - start.y))
        case .released(.left):
            finger?.touch.lift()
            finger = nil
        case .wheel(let direction):
            try? host.scroll(point, by: Self.offset(direction))
        case .moved, .pressed, .dragged, .released: break
        }
    }

    /// The kinds of elements that a click is meant for rather than what is beside them in the same cell.
    private static var controls: Set<String> {
        [
            "Button", "Link", "NavigationLink", "ShareLink", "Toggle", "Slider", "Stepper", "Picker", "Option", "Menu",
            "DatePicker", "ColorPicker", "DisclosureGroup", "TextField", "SecureField", "TextEditor", "SearchField",
            "TabItem",
        ]
    }

    /// Returns the point of a cell that a click on it is meant for. A text is drawn in the cell nearest to it, whose
    /// middle may be just beside it.
    private func touchPoint(near middle: CGPoint) -> CGPoint {
        var first: CGPoint?
        for distance in [0, -5, 5] as [CGFloat] {
            let point = CGPoint(x: middle.x, y: middle.y + distance)
            guard let element = host.element(at: point) else { continue }
            if Self.controls.contains(element.kind) { return point }
            first = first ?? point
        }
        return first ?? middle
    }

    private static func offset(_ direction: MouseEvent.WheelDirection) -> CGSize {
        switch direction {
        case .up: CGSize(width: 0, height: -step)
        case .down: CGSize(width: 0, height: step)
        case .left: CGSize(width: -step, height: 0)
        case .right: CGSize(width: step, height: 0)
        }
    }
}
