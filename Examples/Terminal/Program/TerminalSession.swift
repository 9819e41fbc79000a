import ReactiveViews
import TerminalSupport

/// Shows a host's views in cells, and gives it what a person does.
///
/// The last row of the terminal says how to leave. It isn't a part of the views.
///
/// Invariant: `frame` is nil, or `grid` shows it.
@MainActor
struct TerminalSession<Root: View> {
    let host: ViewHost<Root>
    private(set) var grid: CellGrid
    private var frame: ViewFrame?
    private var pointer: Pointer<Root>
    private let keyboard: Keyboard<Root>
    private var writer: ScreenWriter
    /// What the last row says.
    var status: String {
        didSet { if status != oldValue { isStatusDue = true } }
    }
    private var isStatusDue = true

    init(_ host: ViewHost<Root>, _ size: TerminalSize, _ depth: ColorDepth, status: String = "") {
        self.host = host
        self.status = status
        pointer = Pointer(host)
        keyboard = Keyboard(host)
        writer = ScreenWriter(depth)
        grid = CellGrid(columns: 1, rows: 1, background: RGB(host.background))
        host.setEnvironment(\.textMetrics, CellMetrics())
        resize(to: size)
    }

    // MARK: What happens

    mutating func resize(to size: TerminalSize) {
        let rows = max(size.rows - 1, 1)
        host.size = CellGrid.size(columns: size.columns, rows: rows)
        grid = CellGrid(columns: size.columns, rows: rows, background: RGB(host.background))
        redraw()
    }

    /// Draws everything anew the next time: something else may have written to the terminal.
    mutating func redraw() {
        frame = nil
        writer.forget()
        isStatusDue = true
    }

    mutating func handle(_ event: TerminalEvent) {
        switch event {
        case .key(let key, let modifiers): keyboard.handle(key, modifiers)
        case .mouse(let event) where event.row < grid.rows: pointer.handle(event)
        case .mouse(let event):
            if case .released = event.kind { pointer.handle(event) }
        case .paste(let text): keyboard.paste(text)
        case .unknown: break
        }
    }

    /// Lets time pass for the views: animations, timers, tasks and gestures.
    func advance(by seconds: Double) async {
        guard seconds > 0 else { return }
        host.letTimePass(seconds)
        await host.advance(by: seconds)
    }

    // MARK: What is shown

    /// Returns what to write so that the terminal shows the views as they are; an empty text if nothing has changed.
    mutating func update() -> String {
        var text = ""
        if let next = host.frame(after: frame) {
            let areas = Painter.paint(next, into: &grid)
            text += writer.text(for: grid, changed: areas)
            frame = next
        }
        if isStatusDue {
            isStatusDue = false
            text += "\u{1B}[\(grid.rows + 1);1H\u{1B}[0;7m\(statusLine)\u{1B}[0m"
        }
        return text
    }

    /// The status in all columns but the last: writing there may scroll the terminal.
    private var statusLine: String {
        var line = ""
        var width = 0
        for character in status.terminalSafe {
            let columns = characterWidth(character)
            guard width + columns < grid.columns else { break }
            line.append(character)
            width += columns
        }
        return line + String(repeating: " ", count: max(grid.columns - 1 - width, 0))
    }
}
