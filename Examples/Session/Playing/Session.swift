import ReactiveRecording

/// Does commands to views, one after the other, and says after each what it led to.
///
/// Time passes only when a command waits, and takes no time then. An error is told, and the session goes on.
///
///     hasFailed  ⇔  a command could not be done
@MainActor
public final class Session<Root: View> {
    public let host: ViewHost<Root>
    public private(set) var hasFailed = false
    /// Whether commands are repeated in the output; they needn't be where the person has just typed them.
    public var echoes = true
    /// Whether errors are told with the number of the line.
    public var numbersLines = true

    private let commands: CommandList<Root>
    private let output: @MainActor (String) -> Void
    private var lastTrace = Graph.Trace()
    private var wantsTrace = false
    private var visible = ""

    /// Begins with what is visible.
    public init(
        _ host: ViewHost<Root>, commands: [SessionCommand<Root>] = [], output: @escaping @MainActor (String) -> Void
    ) {
        self.host = host
        self.commands = CommandList(extra: commands)
        self.output = output
        visible = host.tree
        output("visible:\n" + indented(visible))
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
                end()
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
                end()
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
        if echoes, let first = line[...].trimmed.first { output("\n" + (first == "#" ? line : "> " + line)) }
        if line[...].trimmed.first == "#" { host.currentRecording?.note(String(line[...].trimmed.dropFirst().trimmed)) }
        do {
            guard let action = try commands.action(line) else { return .done }
            return try perform(action)
        } catch {
            hasFailed = true
            output("! " + (numbersLines ? "line \(number): " : "") + "\(error)")
            return .done
        }
    }

    private func perform(_ action: SessionAction<Root>) throws -> Step {
        switch action {
        case .quit: return .quit
        case .wait(let seconds):
            host.graph.beginTrace()
            return .passing(seconds)
        case .act(let act):
            host.graph.beginTrace()
            do {
                try act(host)
            } catch {
                lastTrace = host.graph.endTrace()
                throw error
            }
            return .passing(0)
        case .say(let words):
            let text = try words(host)
            if !text.isEmpty { output(text) }
        case .trace(nil):
            output(lastTrace.events.isEmpty ? "Nothing was done yet." : indented(lastTrace.description))
        case .trace(let action?):
            wantsTrace = true
            defer { if case .say = action { wantsTrace = false } }
            do {
                return try perform(action)
            } catch {
                wantsTrace = false
                throw error
            }
        }
        return .done
    }

    /// Tells what the command led to.
    private func end() {
        lastTrace = host.graph.endTrace()
        output(wantsTrace ? "trace:\n" + indented(lastTrace.description) : lastTrace.summary)
        wantsTrace = false
        let tree = host.tree
        output(changes(from: visible, to: tree))
        visible = tree
    }
}
