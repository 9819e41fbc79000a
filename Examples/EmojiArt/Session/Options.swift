import Foundation

/// What the program was called with.
struct Options: Equatable {
    enum Source: Equatable {
        /// The built-in session.
        case demonstration
        case terminal
        case file(String)
    }

    var source = Source.demonstration
    /// Nil for the default: the user's data directory, for the demonstration a new one.
    var dataDirectory: String?
    var wantsHelp = false

    struct Misuse: Error, Equatable {
        let message: String
    }

    init(_ arguments: some Sequence<String>) throws(Misuse) {
        var arguments = Array(arguments)[...]
        while let argument = arguments.popFirst() {
            switch argument {
            case "--help", "-h": wantsHelp = true
            case "--interactive": try setSource(.terminal)
            case "--script": try setSource(.file(try Options.value(of: argument, &arguments)))
            case "--data": dataDirectory = try Options.value(of: argument, &arguments)
            default:
                throw Misuse(
                    message: argument.hasPrefix("-")
                        ? "unknown option \(argument)" : "unexpected argument “\(argument)”")
            }
        }
    }

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

    static let usage = """
        Usage: EmojiArt [--interactive | --script FILE] [--data DIR]

        Draws with emojis, without a screen: says after each action which views were evaluated and why, and what is
        visible then. Without options it plays a session by itself.

          --interactive   take commands from the terminal (enter help for a list)
          --script FILE   take the same commands from a file, one a line
          --data DIR      keep Document.json and Palettes.json in DIR; by default in the user's data directory, for the
                          session that plays by itself in a new temporary one
          --help          show this

        Exit status: 0 if all went well, 1 if a command failed or FILE can't be read, 2 if the options are wrong.
        """
}
