import ReactiveViews
import TerminalSupport

/// What a command leads to, once its words were understood.
public enum SessionAction<Root: View> {
    /// Does something to the views. What that led to is told then.
    case act(@MainActor (ViewHost<Root>) throws -> Void)
    /// Says something; an empty text isn't said.
    case say(@MainActor (ViewHost<Root>) throws -> String)
    /// Shows a text of several lines.
    case show(@MainActor (ViewHost<Root>, Session<Root>) throws -> String)
    /// Explains a command, or all.
    case help(String?)
    /// Lets time pass on the virtual clock, in seconds.
    case wait(Double)
    /// Does what another command does, and tells all that it led to; nil for the command before.
    indirect case trace(SessionAction<Root>?)
    /// Does what another command does, and tells with whole values what it led to; nil for the command before.
    indirect case full(SessionAction<Root>?)
    case quit
}

/// A command of a session: how it is written and what it does.
public struct SessionCommand<Root: View> {
    public let name: String
    /// Examples of how it is written, each one valid.
    public let forms: [String]
    public let purpose: String
    /// What else there is to know about it; empty if there is nothing.
    public let details: String
    /// What the quoted words in its forms are, in order; for their completion. Those beyond are anything.
    public let words: [SessionWords]
    /// Takes the words after the name.
    let read: @MainActor (inout CommandWords) throws -> SessionAction<Root>

    /// Creates a command.
    ///
    /// - Parameters:
    ///   - name: the first word.
    ///   - forms: examples of how it is written, each one valid. They tell which words may follow when Tab is pressed.
    ///   - purpose: what it does, in a line.
    ///   - details: what else there is to know about it.
    ///   - words: what the quoted words in its forms are, in order.
    ///   - read: takes the words after the name, and says what is to be done. Words that are left over are an error.
    public init(
        _ name: String, forms: [String], purpose: String, details: String = "", words: [SessionWords] = [],
        read: @escaping @MainActor (inout CommandWords) throws -> SessionAction<Root>
    ) {
        self.name = name
        self.forms = forms
        self.purpose = purpose
        self.details = details
        self.words = words
        self.read = read
    }
}

/// What words of a command are, for their completion.
public enum SessionWords: Sendable {
    /// The label or name of any element.
    case anything
    /// What can be tapped; anything, if none of that begins as what was typed.
    case tappable
    case field, picker, option, row
    /// Text of the person's own.
    case text
}

/// The commands of a session, to be found by their names.
@MainActor
struct CommandList<Root: View> {
    private(set) var all: [SessionCommand<Root>] = []

    /// - Parameter extra: commands of the example's own; one that has the name of a general one takes its place.
    init(extra: [SessionCommand<Root>]) {
        let names = Set(extra.map(\.name))
        let general = Self.acting + Self.arranging(HeldScroll()) + Self.looking + [Self.helping, Self.quitting]
        all = extra + general.filter { !names.contains($0.name) }
    }

    private static var helping: SessionCommand<Root> {
        SessionCommand("help", forms: ["help", "help tap"], purpose: "lists the commands, or explains one") {
            .help($0.isEmpty ? nil : try $0.text("the command"))
        }
    }

    private static var quitting: SessionCommand<Root> {
        SessionCommand("quit", forms: ["quit"], purpose: "ends the session") { _ in .quit }
    }

    /// What a line says is to be done; nil for an empty line or a comment.
    func action(_ line: String) throws -> SessionAction<Root>? {
        guard let words = try CommandWords(line) else { return nil }
        return try action(words)
    }

    private func action(_ line: CommandWords) throws -> SessionAction<Root> {
        var words = line
        if words.name == "trace" {
            let traced = try words.command()
            if traced?.name == "trace" { throw words.problem("a trace can't be traced") }
            return .trace(try traced.map(action))
        }
        if words.name == "full" {
            let told = try words.command()
            if told?.name == "full" { throw words.problem("there is no more to tell than all") }
            return .full(try told.map(action))
        }
        guard let command = all.first(where: { $0.name == words.name }) else {
            throw CommandError.unknown(words.name, among: all.map(\.name))
        }
        words.forms = command.forms
        let action = try command.read(&words)
        try words.expectEnd()
        return action
    }

    /// Explains a command with its forms; or lists all, a line for each.
    func help(_ name: String? = nil) throws(CommandError) -> String {
        guard let name else { return list }
        guard let command = all.first(where: { $0.name == name }) else { throw .unknown(name, among: all.map(\.name)) }
        let purpose = command.purpose.prefix(1).uppercased() + command.purpose.dropFirst()
        let sentences = ["\(purpose).", command.details].filter { !$0.isEmpty }.joined(separator: " ")
        return "  \(sentences)\n" + command.forms.map { "    \($0)" }.joined(separator: "\n")
    }

    private var list: String {
        let width = all.compactMap(\.forms.first).map { textWidth($0) }.max() ?? 0
        let lines = all.map { command in
            let form = command.forms.first ?? command.name
            return "  " + form + String(repeating: " ", count: width - textWidth(form) + 2) + command.purpose
        }
        return lines.joined(separator: "\n") + """

              Enter help and a command for more about it. Quotes may be "…" or “…”. A line that begins with # is a comment.
            """
    }
}
