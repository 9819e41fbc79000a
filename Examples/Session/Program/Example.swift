import ReactiveRecording
import ReactiveViews
import TerminalSupport

/// A program that shows views at work: plays a session with them, its own or one that a person types.
///
///     @main
///     enum Program {
///         static func main() {
///             Example(name: "Counter", summary: "Counts.", script: "tap \"More\"") { _ in
///                 ViewHost(CounterView(), clock: .virtual)
///             }.main()
///         }
///     }
@MainActor
public struct Example<Root: View> {
    public let name: String
    /// What the example shows, in a sentence.
    public let summary: String
    /// The session that is played if nothing else is asked for: commands, and comments as headings.
    public let script: String
    /// Commands of the example's own.
    public let commands: [SessionCommand<Root>]
    /// Options of the example's own.
    public let options: [SessionOption]
    /// Makes the views' host, with a virtual clock.
    public let makeHost: @MainActor (SessionOptions) throws -> ViewHost<Root>

    public init(
        name: String, summary: String, script: String, commands: [SessionCommand<Root>] = [],
        options: [SessionOption] = [], makeHost: @escaping @MainActor (SessionOptions) throws -> ViewHost<Root>
    ) {
        self.name = name
        self.summary = summary
        self.script = script
        self.commands = commands
        self.options = options
        self.makeHost = makeHost
    }

    /// Runs the program with the arguments it was called with, and exits.
    public func main() -> Never {
        Console.prepare()
        Task { exit(await run(arguments: Array(CommandLine.arguments.dropFirst()))) }
        dispatchMain()
    }

    /// Runs the program and gives its exit status.
    public func run(arguments: [String]) async -> Int32 {
        Console.status(await status(arguments), of: name)
    }

    private func status(_ arguments: [String]) async -> Int32 {
        do {
            var options = try SessionOptions(arguments, extra: options)
            if options.wantsHelp {
                Console.print(usage)
                return 0
            }
            options.say = { Console.print($0.terminalSafe(keepingLineEnds: true)) }
            return await run(options)
        } catch {
            Console.complain("\(name): \(error.message)\n\n\(usage)")
            return 2
        }
    }

    /// Plays a script, by default the example's own, and gives all that was said. Tasks go on after each command.
    public func run(script: String? = nil) async -> String {
        let transcript = Transcript()
        guard let session = rehearse(transcript) else { return transcript.text }
        await session.play(script ?? self.script)
        return transcript.text
    }

    /// Plays a script, by default the example's own, and gives all that was said. Tasks don't go on meanwhile.
    public func run(script: String? = nil) -> String {
        let transcript = Transcript()
        guard let session = rehearse(transcript) else { return transcript.text }
        session.play(script ?? self.script)
        return transcript.text
    }

    private func rehearse(_ transcript: Transcript) -> Session<Root>? {
        guard var options = try? SessionOptions() else { return nil }
        let say: @MainActor (String) -> Void = { transcript.lines.append($0) }
        options.say = say
        do {
            return Session(try makeHost(options), commands: commands, output: say)
        } catch {
            say("! \(error)")
            return nil
        }
    }

    private var usage: String { SessionOptions.usage(name, summary, extra: options) }

    private func run(_ options: SessionOptions) async -> Int32 {
        var options = options
        let outcome = Outcome()
        options.fail = { outcome.hasFailed = true }
        do {
            let isTyped = options.source == .terminal
            let script = try scriptLines(options.source)
            let host = try makeHost(options)
            let recording = options.htmlFile == nil ? nil : host.startRecording(title: name)
            let style = Console.style(options.color, isFull: options.isFull, width: options.width)
            let session = Session(host, commands: commands, style: style) { Console.print($0) }
            let completion = Completion(session.commands, host)
            let nextLine = script ?? Console.typedLines { completion.candidates(for: $0) }
            if isTyped { options.say("Enter help for the commands.") }
            session.numbersLines = !isTyped
            session.echoes = !(isTyped && Console.isTerminal)
            await session.play { Console.outputError == nil ? nextLine() : nil }
            if let file = options.svgFile, Console.outputError == nil {
                options.say("\n" + (try writePicture(of: session.host, to: file)))
            }
            if let file = options.htmlFile, let recording, Console.outputError == nil {
                options.say("\n" + (try writePage(of: recording, to: file)))
            }
            return session.hasFailed || outcome.hasFailed ? 1 : 0
        } catch {
            Console.complain("\(name): \(error)")
            return 1
        }
    }

    /// The lines of the script; nil if a person types them.
    private func scriptLines(_ source: SessionOptions.Source) throws(CommandError) -> (() -> String?)? {
        switch source {
        case .terminal:
            do {
                try Console.checkInput()
                return nil
            } catch {
                throw .failed("the input can't be read: \(reason(error))")
            }
        case .demonstration: return lines(of: script)
        case .file(let path):
            do {
                return lines(of: try Console.text(of: path))
            } catch {
                throw .failed("\(path) can't be read: \(reason(error))")
            }
        }
    }
}

/// Whether something went wrong beside the commands.
@MainActor
private final class Outcome {
    var hasFailed = false
}

/// What was said in a session.
@MainActor
private final class Transcript {
    var lines: [String] = []
    var text: String { lines.joined(separator: "\n") }
}
