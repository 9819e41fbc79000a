/// The arguments of `reactive import`.
struct ImportOptions: Equatable {
    /// The project, the workspace or the folder.
    var project = ""
    /// The folder of the package; nil for one beside the project.
    var into: String?
    /// The path or the URL of the package with SwiftUI; nil if it is installed.
    var library: String?
    /// Whether the package is built.
    var builds = true
    /// Whether files are kept that can't be compiled.
    var keepsAll = false
    /// Whether the project is only described, as JSON.
    var describes = false
    /// Whether help is printed.
    var needsHelp = false
    /// Arguments for `swift build`.
    var swiftArguments: [String] = []

    static let usage = """
        usage: reactive import [option…] PROJECT [-- argument of `swift build`…]

        Writes a package for a project of Xcode (.xcodeproj), a workspace (.xcworkspace) or a folder, and builds what can
        be built. The sources stay where they are: the package has links to them. Files that can't be compiled are left
        out of the package, and are reported with the cause.

          --into DIR          The folder of the package. The default is NAMEPackage beside the project.
          --package LIBRARY   The path or the URL of the package with SwiftUI. Without it, the installed one is used.
          --no-build          Only writes the package.
          --keep-all          Leaves out no files, and builds once.
          --scratch-path DIR  The folder for builds. The default is .build in the package.
          --describe          Prints the targets of a project as JSON, and writes nothing.

        The status is 0 if all was compiled, 1 if something wasn't, and 2 if nothing was written.

        """

    /// Reads arguments.
    ///
    /// - Throws: `ImportFailure` for arguments that it doesn't know.
    static func parse(_ arguments: [String]) throws -> ImportOptions {
        var options = ImportOptions()
        var rest = arguments[...]
        func value(of option: String) throws -> String {
            guard let value = rest.popFirst(), !value.isEmpty else {
                throw ImportFailure("\(option) needs a value.", advice: "See `reactive import --help`.")
            }
            return value
        }
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h": options.needsHelp = true
            case "--into": options.into = Paths.absolute(try value(of: argument))
            case "--package":
                let library = try value(of: argument)
                options.library = PackageReference.isAddress(library) ? library : Paths.absolute(library)
            case "--no-build": options.builds = false
            case "--keep-all": options.keepsAll = true
            case "--describe": options.describes = true
            case "--scratch-path": options.swiftArguments += [argument, Paths.absolute(try value(of: argument))]
            case "--":
                options.swiftArguments += rest
                rest = []
            case _ where argument.hasPrefix("-"):
                throw ImportFailure("Unknown option \(argument).", advice: "See `reactive import --help`.")
            case _ where options.project.isEmpty: options.project = Paths.absolute(argument)
            default:
                throw ImportFailure(
                    "More than one project: \(argument).", advice: "Put a path with spaces into quotes.")
            }
        }
        if options.project.isEmpty, !options.needsHelp {
            throw ImportFailure("No project is named.", advice: "See `reactive import --help`.")
        }
        return options
    }
}
