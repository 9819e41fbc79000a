import Foundation

/// The command `reactive import`: writes a package for a project of Xcode, and builds what can be built.
public struct ImportCommand {
    private let installed: () throws -> InstalledModules?
    private let output: (String) -> Void
    private let errorOutput: (String) -> Void

    /// Creates the command.
    ///
    /// - Parameters:
    ///   - installed: Returns the installation; nil if there is none. It is called only for packages that don't depend
    ///     on the library, and what it throws ends the import if the package is to be built.
    ///   - output: Receives the report. By default it is printed.
    ///   - errorOutput: Receives progress and errors. By default they are printed to the standard error.
    public init(
        installed: @escaping () throws -> InstalledModules? = { nil },
        output: @escaping (String) -> Void = { print($0, terminator: "") },
        errorOutput: @escaping (String) -> Void = { FileHandle.standardError.write(Data($0.utf8)) }
    ) {
        self.installed = installed
        self.output = output
        self.errorOutput = errorOutput
    }

    /// Runs the command with the arguments after its name.
    ///
    /// - Parameter arguments: The arguments, without `import`.
    /// - Returns: The exit status: 0 if all was compiled, 1 if something wasn't, 2 if nothing was written.
    public func run(_ arguments: [String]) -> Int32 {
        do {
            return try run(ImportOptions.parse(arguments))
        } catch {
            errorOutput("error: \(error)\n")
            return 2
        }
    }

    private func run(_ options: ImportOptions) throws -> Int32 {
        if options.needsHelp {
            output(ImportOptions.usage)
            return 0
        }
        let project = try ProjectLocator.read(options.project)
        if options.describes {
            output(try ProjectDescription(project).json())
            return 0
        }
        if let library = options.library, library.hasPrefix("/"), !Paths.exists(Paths.join(library, "Package.swift")) {
            throw ImportFailure("\(library) is no package.", advice: "Name the folder of a package with --package.")
        }
        let folder = options.into ?? Paths.join(project.folder, ModuleName.make(project.name) + "Package")
        try check(folder, project)
        let installed = try installation(for: options)
        let lock = try ImportLock(on: folder) {
            errorOutput("Another `reactive import` writes to \(folder); waiting for it…\n")
        }
        defer { withExtendedLifetime(lock) {} }
        let writer = PackageWriter(folder: folder, library: options.library, installed: installed)
        let sources = SourceCache()
        if !options.builds {
            let plan = PackagePlanner(project: project, options: PlanOptions(), sources: sources).plan()
            guard !plan.targets.isEmpty else { throw nothing(in: project) }
            try writer.write(plan)
            writer.finish()
            let names = plan.targets.map { "  \($0.name): \($0.sources.count) files\n" }.joined()
            let notes = plan.notes.isEmpty ? "" : "Remarks:\n" + plan.notes.map { "  \($0)\n" }.joined()
            output("\(project.name): written to \(folder).\n\(names)\(notes)")
            return 0
        }
        guard project.targets.contains(where: { !$0.sources.isEmpty }) else { throw nothing(in: project) }
        let arguments = (writer.installed?.arguments ?? []) + options.swiftArguments
        let builder = PackageBuilder(
            project, writer: writer, sources: sources, arguments: arguments, keepsAll: options.keepsAll,
            progress: { errorOutput("\($0)…\n") })
        let result = try builder.build()
        output("\(project.name): written to \(folder).\n")
        let report = ReportText(
            project: project, folder: folder, result: result, dependsOnLibrary: options.library != nil)
        output(report.text())
        return result.isWhole ? 0 : 1
    }

    /// A package can be written without an installation, and is linked to one when it is built.
    private func installation(for options: ImportOptions) throws -> InstalledModules? {
        if options.library != nil { return nil }
        return options.builds ? try installed() : try? installed()
    }

    /// Throws if the package would lie among the sources of a target, or around the project.
    private func check(_ folder: String, _ project: ImportedProject) throws {
        if folder == project.folder || Paths.isInside(project.folder, folder) {
            throw ImportFailure(
                "The package can't be written to \(folder), which contains the project.",
                advice: "Name a folder of its own with --into.")
        }
        try PackageWriter(folder: folder, library: nil).checkFolder()
    }

    private func nothing(in project: ImportedProject) -> ImportFailure {
        ImportFailure(
            "\(project.name) has no target with Swift files that exist.",
            advice: "Check that the project is checked out whole: submodules, generated files.")
    }
}
