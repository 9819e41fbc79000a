import Foundation

/// The command `reactive show`: runs a program of a package without a screen, and prints its first window.
///
/// A program with `@main` starts with `AppRuntime.runner`, which by default mounts it, prints its views and returns. So
/// the program itself is the host, and nothing has to be generated: imported and ordinary packages work alike.
public struct ShowCommand {
    /// The variable of the environment that asks `AppRuntime.runner` for a picture: the path of a file.
    static let pictureVariable = "REACTIVE_SHOW_SVG"

    private let installed: (_ package: String) throws -> InstalledModules?
    private let output: (String) -> Void
    private let errorOutput: (String) -> Void
    private let runner = CommandRunner()

    /// Creates the command.
    ///
    /// - Parameters:
    ///   - installed: Returns the installation that a package uses, by the package's folder; nil if it depends on the
    ///     library.
    ///   - output: Receives the views. By default they are printed.
    ///   - errorOutput: Receives progress and errors. By default they are printed to the standard error.
    public init(
        installed: @escaping (_ package: String) throws -> InstalledModules? = { _ in nil },
        output: @escaping (String) -> Void = { print($0, terminator: "") },
        errorOutput: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.installed = installed
        self.output = output
        self.errorOutput = errorOutput
    }

    /// Runs the command with the arguments after its name.
    ///
    /// - Parameter arguments: The arguments, without `show`.
    /// - Returns: The exit status: 0 if a window was shown, 2 otherwise.
    public func run(_ arguments: [String]) -> Int32 {
        do {
            return try run(ShowOptions.parse(arguments))
        } catch {
            errorOutput("error: \(error)\n")
            return 2
        }
    }

    private func run(_ options: ShowOptions) throws -> Int32 {
        if options.needsHelp {
            output(ShowOptions.usage)
            return 0
        }
        guard Paths.exists(Paths.join(options.package, "Package.swift")) else {
            throw ImportFailure(
                "\(options.package) is no package.", advice: "Import a project first: `reactive import App.xcodeproj`.")
        }
        let installed = try installed(options.package)
        if let installed { try ImportedPackage.link(options.package, to: installed.folder) }
        let program = try Self.choose(options.program, of: programs(options), package: options.package)
        errorOutput("Building \(program)…\n")
        let build =
            ["swift", "build", "--package-path", options.package] + (installed?.arguments ?? [])
            + options.swiftArguments
        let built = try runner.run(build + ["--product", program])
        guard built.status == 0 else {
            let message = CompilerError.errors(in: built.text).first?.message ?? "unknown error"
            throw ImportFailure(
                "\(program) can't be built: \(message).", advice: "Run `reactive build` in \(options.package).")
        }
        let folder = try runner.run(build + ["--show-bin-path"]).text.split(whereSeparator: \.isNewline).last ?? ""
        let home = FileManager.default.temporaryDirectory.appendingPathComponent("Home-\(UUID().uuidString)").path
        try FileManager.default.createDirectory(atPath: home, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(atPath: home) }
        var environment = ["HOME": home, "CFFIXED_USER_HOME": home]
        let picture = Paths.join(home, "window.svg")
        if options.picture != nil { environment[Self.pictureVariable] = picture }
        let shown = try runner.run(["\(folder)/\(program)"], environment: environment)
        output(shown.text)
        guard shown.status == 0 else {
            throw ImportFailure(
                "\(program) ended with the status \(shown.status).",
                advice: "Run it in a debugger: \(folder)/\(program)")
        }
        guard shown.text.contains(where: { !$0.isWhitespace }),
            options.picture == nil || Paths.exists(picture)
        else {
            throw ImportFailure(
                "\(program) showed no window.",
                advice: "Only programs with `@main` on an App do. Test the views of others with a ViewHost.")
        }
        if let file = options.picture { try Self.copy(picture, to: file) }
        return 0
    }

    /// Copies a picture to its place, as a whole or not at all.
    private static func copy(_ picture: String, to file: String) throws {
        do {
            try Data(contentsOf: URL(fileURLWithPath: picture)).write(to: URL(fileURLWithPath: file), options: .atomic)
        } catch {
            throw ImportFailure(
                "The picture can't be written to \(file): \(PackageWriter.reason(error)).",
                advice: "Name a file in a folder that you may write with --svg.")
        }
    }

    /// The programs of a package that aren't those of its dependencies.
    private func programs(_ options: ShowOptions) throws -> [String] {
        let description = try runner.run(
            ["swift", "package", "dump-package", "--package-path", options.package])
        struct Package: Decodable {
            struct Target: Decodable {
                var name: String
                var type: String
            }
            var targets: [Target]
        }
        // Remarks of the package manager can come before the description.
        guard let start = description.text.firstIndex(of: "{"),
            let package = try? JSONDecoder().decode(Package.self, from: Data(description.text[start...].utf8))
        else {
            let message = CompilerError.errors(in: description.text).first?.message ?? "unknown error"
            throw ImportFailure(
                "The manifest of \(options.package) can't be read: \(message).", advice: "Mend Package.swift first.")
        }
        return package.targets.filter { $0.type == "executable" }.map(\.name)
    }

    /// Returns the program to show.
    static func choose(_ name: String?, of programs: [String], package: String) throws -> String {
        let list = programs.map { "\n  \($0)" }.joined()
        if let name {
            guard programs.contains(name) else {
                throw ImportFailure("\(package) has no program \(name).", advice: "It has these:\(list)")
            }
            return name
        }
        switch programs.count {
        case 0:
            throw ImportFailure(
                "\(package) has no program.", advice: "Add one with `@main` on an App, or test views with a ViewHost.")
        case 1: return programs[0]
        default:
            throw ImportFailure("\(package) has several programs.", advice: "Name one with --program:\(list)")
        }
    }
}
