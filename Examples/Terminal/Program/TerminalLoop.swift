import ReactiveViews
import TerminalSupport

/// Where a loop reads what a person does and writes what is shown.
protocol TerminalDevice: ~Copyable {
    var size: TerminalSize { get }
    func nextInput(timeout: Duration?) -> RawTerminal.Input
    func write(_ text: String) throws(TerminalError)
}

extension RawTerminal: TerminalDevice {}

/// Runs a session at a terminal until the person leaves it.
@MainActor
struct TerminalLoop {
    /// The time between two frames: 30 in a second.
    private static let frame = Duration.seconds(1) / 30
    /// The greatest time by which the clock advances at once, in seconds. The process may have been stopped for longer.
    private static let longestStep = 0.25

    /// Ends when the person presses Control-C or Control-Q, or when the terminal is gone.
    static func run<Root: View, Device: TerminalDevice & ~Copyable>(
        _ host: ViewHost<Root>, named name: String, at terminal: borrowing Device, _ depth: ColorDepth
    ) async throws {
        var session = TerminalSession(
            host, terminal.size, depth,
            status: " \(name): the mouse touches, the wheel scrolls, Tab moves the focus. Ctrl-C leaves.")
        var decoder = KeyDecoder()
        var last = ContinuousClock.now
        var next = last
        while true {
            try write(session.update(), to: terminal)
            next = max(next + frame, .now)
            switch terminal.nextInput(timeout: next - .now) {
            case .bytes(let bytes):
                for event in decoder.decode(bytes) {
                    if isExit(event) { return }
                    session.handle(event)
                }
            case .timeout:
                for event in decoder.flush() { session.handle(event) }
            case .resized: session.resize(to: terminal.size)
            case .resumed: session.redraw()
            case .end: return
            }
            let now = ContinuousClock.now
            let seconds = (now - last) / .seconds(1)
            last = now
            await session.advance(by: min(seconds, longestStep))
        }
    }

    private static func write<Device: TerminalDevice & ~Copyable>(
        _ text: String, to terminal: borrowing Device
    ) throws {
        if !text.isEmpty { try terminal.write(text) }
    }

    private static func isExit(_ event: TerminalEvent) -> Bool {
        event == .character("c", .control) || event == .character("q", .control)
    }
}
