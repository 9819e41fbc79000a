/// A call of the command, read from its arguments.
enum Invocation: Equatable {
    /// The commands of SwiftPM that are passed on.
    enum Tool: String, CaseIterable {
        case build, test, run, package
    }

    case install(InstallOptions)
    /// Removes the installations whose name starts with `version`, or all.
    case uninstall(store: String?, version: String?)
    case list(store: String?)
    case locate(UseOptions)
    case doctor(UseOptions, package: String)
    case tool(Tool, UseOptions, arguments: [String])
    /// The options for `sourcekit-lsp`, written into a package's folder.
    case editor(UseOptions, package: String)
    /// A command of another module, such as `import`, with its arguments.
    case additional(String, arguments: [String])
    case help

    /// - Parameter arguments: The arguments without the program's name.
    /// - Throws: `CommandError` if they can't be understood.
    init(_ arguments: [String]) throws {
        guard let verb = arguments.first else {
            self = .help
            return
        }
        if Self.ownVerbs.contains(verb), arguments.contains(where: { ["--help", "-h"].contains($0) }) {
            self = .help
            return
        }
        var reader = ArgumentReader(verb: verb, Array(arguments.dropFirst()))
        switch verb {
        case "help", "--help", "-h":
            self = .help
        case "install":
            var options = InstallOptions()
            while let option = reader.nextOption() {
                switch option {
                case "--into": options.store = try reader.value(of: option)
                case "--from": options.checkout = try reader.value(of: option)
                case "--scratch-path": options.scratch = try reader.value(of: option)
                case "--with": options.requests.append(try reader.value(of: option))
                case "--jobs", "-j": options.jobs = try reader.number(of: option)
                case "--force": options.isForced = true
                default: throw reader.unknown(option)
                }
            }
            try reader.expectEnd()
            self = .install(options)
        case "uninstall":
            var store: String?
            var version: String?
            var removesAll = false
            while let argument = reader.next() {
                switch argument {
                case "--into": store = try reader.value(of: argument)
                case "--all": removesAll = true
                case _ where argument.hasPrefix("-"): throw reader.unknown(argument)
                case _ where version == nil: version = argument
                default: throw reader.unexpected(argument)
                }
            }
            guard removesAll != (version != nil) else {
                throw CommandError(
                    "`reactive uninstall` needs either a version or --all.",
                    remedy: "`reactive list` prints the versions.")
            }
            self = .uninstall(store: store, version: version)
        case "list":
            let options = try reader.useOptions()
            try reader.expectEnd()
            self = .list(store: options.store)
        case "where":
            let options = try reader.useOptions()
            try reader.expectEnd()
            self = .locate(options)
        case "doctor", "editor":
            var package = "."
            let options = try reader.useOptions { option, reader in
                guard option == "--package-path" else { return false }
                package = try reader.value(of: option)
                return true
            }
            try reader.expectEnd()
            self = verb == "doctor" ? .doctor(options, package: package) : .editor(options, package: package)
        default:
            if let tool = Tool(rawValue: verb) {
                let options = try reader.leadingUseOptions()
                self = .tool(tool, options, arguments: reader.rest)
            } else if AdditionalCommands.byName[verb] != nil {
                self = .additional(verb, arguments: reader.rest)
            } else {
                throw Self.unknown(verb)
            }
        }
    }

    /// The verbs whose help is this command's.
    private static let ownVerbs = ["install", "uninstall", "list", "where", "doctor", "editor"]

    private static func unknown(_ verb: String) -> CommandError {
        if ["--version", "-v", "version"].contains(verb) {
            return CommandError(
                "The command has the version of its installation.", remedy: "`reactive list` prints all versions.")
        }
        let verbs =
            ownVerbs + Tool.allCases.map(\.rawValue) + ["help"] + AdditionalCommands.byName.keys.sorted()
        let near = NearestWord.find(verb, in: verbs).map { "Did you mean `reactive \($0)`? " } ?? ""
        return CommandError(
            "There is no command `reactive \(verb)`.", remedy: near + "`reactive help` lists the commands.")
    }
}
