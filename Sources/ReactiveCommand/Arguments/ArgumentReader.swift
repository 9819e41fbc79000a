/// Reads a command's arguments from left to right.
struct ArgumentReader {
    let verb: String
    /// What isn't read yet.
    private(set) var rest: [String]

    init(verb: String, _ arguments: [String]) {
        self.verb = verb
        rest = arguments
    }

    /// Reads the next argument, whatever it is.
    mutating func next() -> String? {
        rest.isEmpty ? nil : rest.removeFirst()
    }

    /// Reads an option's name, if one is next.
    mutating func nextOption() -> String? {
        guard let next = rest.first, next.hasPrefix("-") else { return nil }
        return rest.removeFirst()
    }

    mutating func value(of option: String) throws -> String {
        guard let value = rest.first, !value.isEmpty else {
            throw CommandError("\(option) needs a value.", remedy: "`reactive help` shows the options.")
        }
        return rest.removeFirst()
    }

    mutating func number(of option: String) throws -> Int {
        let text = try value(of: option)
        guard let number = Int(text), number > 0 else {
            throw CommandError("\(option) \(text): not a positive number.", remedy: "Give the number of processes.")
        }
        return number
    }

    func expectEnd() throws {
        if let extra = rest.first { throw unexpected(extra) }
    }

    func unexpected(_ argument: String) -> CommandError {
        CommandError(
            "`reactive \(verb)` doesn't know what to do with \(argument).",
            remedy: "`reactive help` shows its arguments.")
    }

    func unknown(_ option: String) -> CommandError {
        let near = NearestWord.find(option, in: Self.options).map { "Did you mean \($0)? " } ?? ""
        return CommandError(
            "`reactive \(verb)` has no option \(option).", remedy: near + "`reactive help` shows the options.")
    }

    /// The options of all verbs.
    private static let options = [
        "--into", "--from", "--scratch-path", "--with", "--jobs", "--force", "--version", "--package-path", "--all",
    ]

    /// Reads the options that select an installation, and those that `other` knows.
    mutating func useOptions(
        other: (String, inout ArgumentReader) throws -> Bool = { _, _ in false }
    ) throws -> UseOptions {
        var options = UseOptions()
        while let option = nextOption() {
            let isKnown = try read(option, into: &options) || other(option, &self)
            if !isKnown { throw unknown(option) }
        }
        return options
    }

    /// Reads the options that select an installation, as far as they are the first ones: what follows is SwiftPM's, or
    /// belongs to the program that `swift run` starts.
    mutating func leadingUseOptions() throws -> UseOptions {
        var options = UseOptions()
        while let option = rest.first, ["--into", "--version", "--with"].contains(option) {
            rest.removeFirst()
            _ = try read(option, into: &options)
        }
        return options
    }

    private mutating func read(_ option: String, into options: inout UseOptions) throws -> Bool {
        switch option {
        case "--into": options.store = try value(of: option)
        case "--version": options.version = try value(of: option)
        case "--with": options.requests.append(try value(of: option))
        default: return false
        }
        return true
    }
}
