import ReactiveViews
import TerminalSupport

/// Where a loop reads what a person does and writes what is shown.
protocol TerminalDevice: ~Copyable {
    var size: TerminalSize { get }
    /// The current time.
    var now: ContinuousClock.Instant { get }
    func nextInput(timeout: Duration?) -> RawTerminal.Input
    func write(_ text: String) throws(TerminalError)
    /// Gives the terminal to the shell until the person comes back.
    func suspend()
}

extension RawTerminal: TerminalDevice {
    var now: ContinuousClock.Instant { .now }
}

/// Runs a session at a terminal until the person leaves it.
@MainActor
struct TerminalLoop {
    /// The greatest time by which the clock advances at once, in seconds. The process may have been stopped for longer.
    private static let longestStep = 0.25
    /// How long an escape may be alone to be the escape key.
    private static let escapeTime = Duration.milliseconds(50)

    /// Ends when the person presses Control-C or Control-Q, or when the terminal is gone. Control-Z stops the process.
    ///
    /// - Returns: the frames that were shown.
    @discardableResult
    static func run<Root: View, Device: TerminalDevice & ~Copyable>(
        _ host: ViewHost<Root>, named name: String, at terminal: borrowing Device, _ depth: ColorDepth
    ) async throws -> FrameCount {
        var session = TerminalSession(
            host, terminal.size, depth,
            status: " \(name): the mouse touches, the wheel scrolls, Tab moves the focus. Ctrl-C leaves.")
        var decoder = KeyDecoder()
        var count = FrameCount()
        var last = terminal.now
        var pace = Pace(now: last)
        while true {
            let text = session.update()
            if !text.isEmpty {
                try terminal.write(text)
                pace.wake(at: terminal.now)
            }
            count.add(text.utf8.count, at: terminal.now, isMoving: host.isAnimating)
            let due = pace.nextFrame(at: terminal.now, work: host.timeUntilWork) - terminal.now
            let input = terminal.nextInput(timeout: decoder.isPending ? min(due, escapeTime) : due)
            if input != .timeout { pace.wake(at: terminal.now) }
            switch input {
            case .bytes(let bytes):
                for event in decoder.decode(bytes) {
                    if isExit(event) { return count }
                    if event == .character("z", .control) { terminal.suspend() } else { session.handle(event) }
                }
            case .timeout:
                for event in decoder.flush() { session.handle(event) }
            case .resized: session.resize(to: terminal.size)
            case .resumed: session.redraw()
            case .end: return count
            }
            let now = terminal.now
            let seconds = (now - last) / .seconds(1)
            last = now
            await session.advance(by: min(seconds, longestStep))
        }
    }

    private static func isExit(_ event: TerminalEvent) -> Bool {
        event == .character("c", .control) || event == .character("q", .control)
    }
}
