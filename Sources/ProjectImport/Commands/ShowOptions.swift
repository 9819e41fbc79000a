/// The arguments of `reactive show`.
struct ShowOptions: Equatable {
    /// The folder of the package.
    var package = Paths.absolute(".")
    /// The program; nil for the only one of the package.
    var program: String?
    /// The file for a picture; nil for none.
    var picture: String?
    /// Whether help is printed.
    var needsHelp = false
    /// Arguments for `swift build`.
    var swiftArguments: [String] = []

    static let usage = """
        usage: reactive show [option…] [PACKAGE] [-- argument of `swift build`…]

        Builds a program of a package, mounts it without a screen, and prints the views of its first window. What the
        program saves goes to a temporary folder.

          --program NAME      The program. The default is the only one of the package.
          --svg FILE          Writes a picture of the window, too.
          --scratch-path DIR  The folder for builds. The default is .build in the package.

        """

    /// Reads arguments.
    ///
    /// - Throws: `ImportFailure` for arguments that it doesn't know.
    static func parse(_ arguments: [String]) throws -> ShowOptions {
        var options = ShowOptions()
        var hasPackage = false
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw ImportFailure("\(option) needs a value.", advice: "See `reactive show --help`.")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": options.needsHelp = true
            case "--program": options.program = try value(of: argument)
            case "--svg": options.picture = Paths.absolute(try value(of: argument))
            case "--scratch-path": options.swiftArguments += [argument, Paths.absolute(try value(of: argument))]
            case "--":
                options.swiftArguments += rest
                rest = []
            case _ where argument.hasPrefix("-"):
                throw ImportFailure("Unknown option \(argument).", advice: "See `reactive show --help`.")
            case _ where !hasPackage:
                options.package = Paths.absolute(argument)
                hasPackage = true
            default:
                throw ImportFailure(
                    "More than one package: \(argument).", advice: "Put a path with spaces into quotes.")
            }
        }
        return options
    }
}
