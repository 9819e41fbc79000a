import ReactiveRecording
import ReactiveViews
import TerminalSupport

/// Does commands to views, one after the other, and says after each what it led to.
///
/// Time passes only when a command waits, and takes no time then. An error is told, and the session goes on.
///
///     hasFailed  ⇔  a command could not be done
///
/// Each text that is said is at most as wide as the style tells, and contains nothing that a terminal would obey but
/// the style's colours: texts of views may be hostile.
@MainActor
public final class Session<Root: View> {
    public let host: ViewHost<Root>
    public private(set) var hasFailed = false
    /// Whether commands are repeated in the output; they needn't be where the person has just typed them.
    public var echoes = true
    /// Whether errors are told with the number of the line.
    public var numbersLines = true
    /// How the output looks.
    public var style: SessionStyle

    let commands: CommandList<Root>
    private let output: @MainActor (String) -> Void
    private var lastTrace = Graph.Trace()
    private var lastChanges = ScreenChanges(from: [], to: [])
    private var wantsTrace = false
    private var isFull = false
    private var screen: [ScreenRow] = []
    private var painted = DisplayList()
    private var lastEcho = Echo.nothing

    private enum Echo { case nothing, comment, command }

    /// Begins with what is visible.
    ///
    /// - Parameters:
    ///   - host: the views, with a virtual clock.
    ///   - commands: commands of the example's own.
    ///   - style: how the output looks; 80 columns without colours by default.
    ///   - output: takes each text that is said, of one or more lines.
    public init(
        _ host: ViewHost<Root>, commands: [SessionCommand<Root>] = [], style: SessionStyle = SessionStyle(),
        output: @escaping @MainActor (String) -> Void
    ) {
        self.host = host
        self.commands = CommandList(extra: commands)
        self.style = style
        self.output = output
        screen = ScreenRow.rows(of: host.elements)
        painted = host.display
        say(beginning)
    }

    private var beginning: [Line] {
        let texts = screen.map { $0.text(style.isFull ? .max / 4 : 24) }
        let (width, height) = (Int(clamping: host.size.width), Int(clamping: host.size.height))
        let title = "The screen, \(width) × \(height) points:"
        let shown =
            style.isFull
            ? texts.joined(separator: ", ") : ScreenChanges.list(texts, fitting: 2 * (style.width ?? 80) - 16)
        return [
            Line(title), Line("  ") + (shown, .plain),
            Line("Signs: View ← why its body was evaluated  ↳ which others that led to", .faint),
            Line("       + new on the screen  - gone  ~ changed", .faint),
        ]
    }

    // MARK: Saying

    private func say(_ lines: [Line]) {
        if lines.isEmpty { return }
        output(lines.map { $0.rendered(style) }.joined(separator: "\n"))
    }

    /// Repeats the line that is done. An answer of one line is said beside its command if there is room.
    private func echo(_ line: String, answer: Line? = nil) {
        guard echoes, let first = line[...].trimmed.first else {
            if let answer { say([answer]) }
            return
        }
        let isComment = first == "#"
        if isComment, lastEcho == .command { output("") }
        if lastEcho == .nothing { output("") }
        lastEcho = isComment ? .comment : .command
        let shown = isComment ? line.trimmedLine : "> " + line.trimmedLine
        let head = Line(shown.elidedInTheMiddle(to: 2_000), isComment ? .comment : .command)
        guard let answer else { return output(head.rendered(style, continuing: isComment ? "# " : "    ")) }
        let both = answer.parts.reduce(head + ("  ", .plain)) { $0 + ($1.text, $1.role) }
        if both.width <= style.width ?? .max { say([both]) } else { say([head, answer.indented]) }
    }

    // MARK: Playing

    /// Plays lines, and lets tasks go on after each; until there are no more, or one says to quit.
    public func play(_ nextLine: () -> String?) async {
        var number = 0
        while let line = nextLine() {
            number += 1
            switch begin(line, number) {
            case .done: break
            case .passing(let seconds):
                await host.advance(by: seconds)
                end(seconds > 0)
            case .quit: return
            }
        }
    }

    /// Plays a script, and lets tasks go on after each command.
    public func play(_ script: String) async {
        await play(lines(of: script))
    }

    /// Plays a script at once. Tasks don't go on meanwhile: the main actor is busy with this.
    public func play(_ script: String) {
        let nextLine = lines(of: script)
        var number = 0
        while let line = nextLine() {
            number += 1
            switch begin(line, number) {
            case .done: break
            case .passing(let seconds):
                host.advance(by: seconds)
                end(seconds > 0)
            case .quit: return
            }
        }
    }

    // MARK: A line

    private enum Step {
        case done, quit
        /// What was done is to be told after this time.
        case passing(Double)
    }

    private func begin(_ line: String, _ number: Int) -> Step {
        if line[...].trimmed.first == "#" { host.currentRecording?.note(String(line[...].trimmed.dropFirst().trimmed)) }
        do {
            guard let action = try commands.action(line) else {
                echo(line)
                return .done
            }
            return try perform(action, line)
        } catch {
            hasFailed = true
            (wantsTrace, isFull) = (false, false)
            if !(error is Told) { echo(line) }
            let reason = (error as? Told)?.error ?? error
            let text = "! " + (numbersLines ? "line \(number): " : "") + "\(reason)"
            output(style.rendered(text, .error))
            return .done
        }
    }

    /// An error of a command that was repeated already.
    private struct Told: Error {
        let error: any Error
    }

    private func perform(_ action: SessionAction<Root>, _ line: String) throws -> Step {
        switch action {
        case .quit:
            echo(line)
            return .quit
        case .wait(let seconds):
            echo(line)
            host.graph.beginTrace()
            return .passing(seconds)
        case .act(let act):
            echo(line)
            host.graph.beginTrace()
            do {
                try act(host)
            } catch {
                lastTrace = host.graph.endTrace()
                throw Told(error: error)
            }
            return .passing(0)
        case .say(let words): answer(try words(host), line)
        case .show(let words):
            let text = try words(host, self)
            echo(line)
            output(style.rendered(text))
        case .help(let topic):
            let text = try commands.help(topic)
            echo(line)
            output(style.rendered(text))
        case .trace(nil):
            echo(line)
            if lastTrace.events.isEmpty {
                output("Nothing was done yet.")
            } else {
                say(TraceReport(lastTrace, style).lines)
            }
        case .full(nil):
            echo(line)
            if lastTrace.events.isEmpty, lastChanges.isEmpty { output("Nothing was done yet.") } else { reportFully() }
        case .trace(let action?):
            wantsTrace = true
            return try performInside(action, line)
        case .full(let action?):
            isFull = true
            return try performInside(action, line)
        }
        return .done
    }

    /// Performs what `trace` or `full` precedes; the flags are for the end of an action.
    private func performInside(_ action: SessionAction<Root>, _ line: String) throws -> Step {
        let step = try perform(action, line)
        if case .done = step { (wantsTrace, isFull) = (false, false) }
        return step
    }

    /// Says what a command found out: beside the command, if it is short.
    private func answer(_ text: String, _ line: String) {
        if text.isEmpty { return echo(line, answer: echoes ? Line("✓", .added) : nil) }
        if !text.contains("\n"), textWidth(text) < 200 {
            return echo(line, answer: echoes ? Line("→ ", .faint) + (text, .plain) : Line(text))
        }
        echo(line)
        output(style.rendered(indented(text)))
    }

    /// Tells what the command led to.
    private func end(_ isWaiting: Bool) {
        lastTrace = host.graph.endTrace()
        let current = ScreenRow.rows(of: host.elements)
        lastChanges = ScreenChanges(from: screen, to: current)
        screen = current
        let display = host.display
        let isRepainted = display != painted
        painted = display
        if isFull {
            reportFully()
        } else {
            let report = TraceReport(lastTrace, style)
            let lines = (wantsTrace ? report.lines : report.summary) + lastChanges.lines(style)
            if !lines.isEmpty {
                say(lines)
            } else if isRepainted {
                say([Line("  ~ ", .changed) + ("painted elsewhere or otherwise; no body was evaluated", .plain)])
            } else if !isWaiting {
                say([Line("  nothing changed", .faint)])
            }
        }
        (wantsTrace, isFull) = (false, false)
    }

    /// Tells all that the last command led to, with whole values.
    private func reportFully() {
        var style = style
        style.isFull = true
        let report = TraceReport(lastTrace, style)
        let lines = (wantsTrace ? report.lines : report.summary) + lastChanges.lines(style)
        say(lines.isEmpty ? [Line("  nothing changed", .faint)] : lines)
    }
}

extension Line {
    /// The line, two columns to the right.
    fileprivate var indented: Line { parts.reduce(Line("  ")) { $0 + ($1.text, $1.role) } }
}
