import ReactiveViews

/// What a command leads to, once its words were understood.
public enum SessionAction<Root: View> {
    /// Does something to the views. What that led to is told then.
    case act(@MainActor (ViewHost<Root>) throws -> Void)
    /// Says something; an empty text isn't said.
    case say(@MainActor (ViewHost<Root>) throws -> String)
    /// Lets time pass on the virtual clock, in seconds.
    case wait(Double)
    /// Does what another command does, and tells all that it led to; nil for the command before.
    indirect case trace(SessionAction<Root>?)
    case quit
}

/// A command of a session: how it is written and what it does.
public struct SessionCommand<Root: View> {
    public let name: String
    /// Examples of how it is written, each one valid.
    public let forms: [String]
    public let purpose: String
    /// Takes the words after the name.
    let read: @MainActor (inout CommandWords) throws -> SessionAction<Root>

    /// - Parameter read: takes the words after the name, and says what is to be done. Words that are left over are an error.
    public init(
        _ name: String, forms: [String], purpose: String,
        read: @escaping @MainActor (inout CommandWords) throws -> SessionAction<Root>
    ) {
        self.name = name
        self.forms = forms
        self.purpose = purpose
        self.read = read
    }
}

/// The commands of a session, to be found by their names.
@MainActor
struct CommandList<Root: View> {
    private(set) var all: [SessionCommand<Root>] = []

    /// - Parameter extra: commands of the example's own; one that has the name of a general one takes its place.
    init(extra: [SessionCommand<Root>]) {
        let names = Set(extra.map(\.name))
        let general =
            Self.acting + Self.arranging(HeldScroll()) + Self.looking
            + [
                SessionCommand("help", forms: ["help"], purpose: "shows this") { _ in
                    .say { _ in Self.help(CommandList(extra: extra).all) }
                },
                SessionCommand("quit", forms: ["quit"], purpose: "ends the session") { _ in .quit },
            ]
        all = extra + general.filter { !names.contains($0.name) }
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
        guard let command = all.first(where: { $0.name == words.name }) else {
            throw CommandError.unknown(words.name, among: all.map(\.name))
        }
        words.forms = command.forms
        let action = try command.read(&words)
        try words.expectEnd()
        return action
    }

    /// A line or two for each command.
    var help: String { Self.help(all) }

    private static func help(_ all: [SessionCommand<Root>]) -> String {
        let width = all.flatMap(\.forms).map(\.count).max() ?? 0
        let lines = all.flatMap { command in
            command.forms.enumerated().map { index, form in
                index > 0 ? form : form + String(repeating: " ", count: width - form.count) + "  " + command.purpose
            }
        }
        return (lines + ["Quotes may be \"…\" or “…”; a line that begins with # is a comment."]).joined(separator: "\n")
    }
}
