import ReactiveViews

/// An option that an example has beyond those that all have; it takes a value.
public struct SessionOption: Sendable {
    /// `--data`, say.
    public let name: String
    /// What stands for the value in the help: `DIR`.
    public let value: String
    public let purpose: String

    public init(_ name: String, _ value: String, purpose: String) {
        self.name = name
        self.value = value
        self.purpose = purpose
    }
}

/// What an example was called with.
public struct SessionOptions {
    /// Where the commands come from.
    public enum Source: Equatable, Sendable {
        /// The example's own session.
        case demonstration
        case terminal
        case file(String)
    }

    public internal(set) var source = Source.demonstration
    /// Where a picture of the end goes.
    public private(set) var svgFile: String?
    /// Where a page with all steps goes.
    public private(set) var htmlFile: String?
    public private(set) var wantsHelp = false
    /// Says something to the person, before the session begins or meanwhile.
    public internal(set) var say: @MainActor (String) -> Void = { _ in }
    /// Makes the program end with 1, without ending it: for what can't be done beside the commands, such as saving.
    public internal(set) var fail: @MainActor () -> Void = {}
    private var values: [String: String] = [:]

    struct Misuse: Error, Equatable {
        let message: String
    }

    init(_ arguments: some Sequence<String> = [], extra: [SessionOption] = []) throws(Misuse) {
        var arguments = Array(arguments)[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--interactive": try setSource(.terminal)
            case "--script": try setSource(.file(try Self.value(of: argument, &arguments)))
            case "--svg": svgFile = try Self.value(of: argument, &arguments)
            case "--html": htmlFile = try Self.value(of: argument, &arguments)
            case _ where extra.contains { $0.name == argument }:
                values[argument] = try Self.value(of: argument, &arguments)
            default:
                throw Misuse(
                    message: argument.hasPrefix("-")
                        ? "unknown option \(argument)" : "unexpected argument “\(argument)”")
            }
        }
    }

    /// The value of an option of the example's own.
    public subscript(_ option: String) -> String? { values[option] }

    private mutating func setSource(_ newSource: Source) throws(Misuse) {
        guard source == .demonstration else {
            throw Misuse(message: "only one of --interactive and --script, and only once")
        }
        source = newSource
    }

    private static func value(of option: String, _ arguments: inout ArraySlice<String>) throws(Misuse) -> String {
        guard let value = arguments.popFirst(), !value.isEmpty, !value.hasPrefix("--") else {
            throw Misuse(message: "\(option) needs a value")
        }
        return value
    }

    static func usage(_ name: String, _ summary: String, extra: [SessionOption]) -> String {
        let general = [
            SessionOption("--interactive", "", purpose: "take commands from the terminal (enter help for a list)"),
            SessionOption("--script", "FILE", purpose: "take the same commands from a file, one a line"),
            SessionOption("--svg", "FILE", purpose: "write a picture of how it ends"),
            SessionOption("--html", "FILE", purpose: "write a page to look at each step, with pictures"),
        ]
        let options = general + extra + [SessionOption("--help", "", purpose: "show this")]
        let width = options.map { $0.name.count + $0.value.count + 1 }.max() ?? 0
        let lines = options.map { option in
            let form = "\(option.name) \(option.value)"
            return "  " + form + String(repeating: " ", count: width - form.count + 2) + option.purpose
        }
        return """
            Usage: \(name) [--interactive | --script FILE] [--svg FILE] [--html FILE]\(extra.map { " [\($0.name) \($0.value)]" }.joined())

            \(summary)

            Runs without a screen: says after each action which views were evaluated and why, and what changed to the eye.
            Time is virtual. Without options it plays a session by itself.

            \(lines.joined(separator: "\n"))

            Exit status: 0 if all went well, 1 if a command failed or a file can't be read or written, 2 if the options
            are wrong. If the output can't be written the session ends, and the exit status is 1.
            """
    }
}
