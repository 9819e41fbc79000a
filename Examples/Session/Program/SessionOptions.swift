import ReactiveViews
import TerminalSupport

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
    /// Whether output has colours.
    public private(set) var color = ColorChoice.auto
    /// Whether values and lists are shown whole, in lines of any length.
    public private(set) var isFull = false
    /// The number of columns of the output; nil for that of the terminal.
    public private(set) var width: Int?
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
            case "--full": isFull = true
            case "--color":
                let value = try Self.value(of: argument, &arguments)
                guard let choice = ColorChoice(rawValue: value) else {
                    throw Misuse(message: "--color takes auto, always or never, not “\(value.abbreviated)”")
                }
                color = choice
            case "--width":
                let value = try Self.value(of: argument, &arguments)
                guard let columns = Int(value), (1...10_000).contains(columns) else {
                    throw Misuse(message: "--width takes a number from 1 to 10000, not “\(value.abbreviated)”")
                }
                width = columns
            case "--html": htmlFile = try Self.value(of: argument, &arguments)
            case _ where extra.contains { $0.name == argument }:
                values[argument] = try Self.value(of: argument, &arguments)
            default:
                throw Misuse(message: Self.unknown(argument, among: Self.general + extra))
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

    private static func unknown(_ argument: String, among options: [SessionOption]) -> String {
        guard argument.hasPrefix("-") else { return "unexpected argument “\(argument.abbreviated)”" }
        let similar = options.map(\.name).filter { argument.utf8.count < 40 && editDistance($0, argument) <= 2 }
        let offer = similar.isEmpty ? "" : "; did you mean \(similar.joined(separator: " or "))?"
        return "unknown option \(argument.abbreviated)\(offer)"
    }

    private static let general = [
        SessionOption("--interactive", "", purpose: "take commands from the terminal (enter help for a list)"),
        SessionOption("--script", "FILE", purpose: "take the same commands from a file, one a line"),
        SessionOption("--svg", "FILE", purpose: "write a picture of how it ends"),
        SessionOption("--full", "", purpose: "show values and lists whole"),
        SessionOption("--width", "N", purpose: "fit lines into N columns; by default those of the terminal, or 80"),
        SessionOption("--color", "WHEN", purpose: "always, never, or auto: on a terminal, unless NO_COLOR is set"),
    ]

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
            Usage: \(name) [--interactive | --script FILE] [OPTION…]
            Usage: \(name) [--interactive | --script FILE] [--svg FILE] [--html FILE]\(extra.map { " [\($0.name) \($0.value)]" }.joined())

            \(summary)

            Runs without a screen. After each action it tells which views were evaluated and why
            (View ← reason), and what changed on the screen: + is new, - is gone, ~ changed.
            Time is virtual. Without options it plays a session by itself.

            \(lines.joined(separator: "\n"))

            Exit status: 0 if all went well; 1 if a command failed, or if a file can't be read or
            written; 2 if the options are wrong. The session ends if output can't be written.
            """
    }
}
