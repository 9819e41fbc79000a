import Foundation
import ProjectImport

/// The command `reactive`: installs the package's libraries for a toolchain, and calls SwiftPM with them.
@main
struct Command {
    static func main() {
        do {
            exit(try run(Invocation(Array(CommandLine.arguments.dropFirst()))))
        } catch let error as CommandError {
            Output.note("error: \(error)")
        } catch {
            Output.note("error: \(error.localizedDescription)\n  Check the permissions and the space on the disk.")
        }
        exit(1)
    }

    /// Runs a call and returns its exit status.
    static func run(_ invocation: Invocation) throws -> Int32 {
        switch invocation {
        case .help:
            Output.result(Usage.text)
        case .install(let options):
            let installation = try Installer(options: options).run()
            Output.result("Installed for \(installation.manifest.toolchain.version): \(installation.folder.path)")
        case .uninstall(let store, let version):
            return try uninstall(from: Store(at: store), version: version)
        case .list(let store):
            try list(Store(at: store))
        case .locate(let options):
            let found = try ToolchainInPath()
            let store = Store(at: options.store)
            Output.result(try store.installation(for: found.toolchain, version: options.version).folder.path)
        case .doctor(let options, let package):
            return try examine(package, options)
        case .editor(let options, let package):
            try MissingPackage.check(URL(filePath: package), [])
            let file = URL(filePath: package).appending(path: EditorConfiguration.path)
            let (installation, toolset) = try prepareInstallation(options)
            try ImportedPackage.link(package, to: installation.folder.path)
            let settings = try EditorConfiguration.adding(
                toolset: toolset.path, to: try? Data(contentsOf: file))
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try settings.write(to: file, options: .atomic)
            Output.result("Written: \(file.path)")
        case .tool(let tool, let options, let arguments):
            let (installation, toolset) = try prepareInstallation(options)
            let package = packageFolder(in: arguments)
            if tool != .package { try MissingPackage.check(package, arguments) }
            try ImportedPackage.link(package.path, to: installation.folder.path)
            if ImportedPackage.isUnfinished(package.path) {
                Output.note("note: the import of this package was interrupted. Import the project again.")
            }
            if let manifest = try? String(contentsOf: package.appending(path: "Package.swift"), encoding: .utf8),
                Doctor.mayDependOnReactive(manifest: manifest)
            {
                Output.note("note: the manifest seems to depend on Reactive as well. `reactive doctor` says more.")
            }
            return try Subprocess("swift", [tool.rawValue, "--toolset", toolset.path] + arguments).replaceCommand()
        case .additional(let name, let arguments):
            return try AdditionalCommands.byName[name]?(arguments) ?? 1
        }
        return 0
    }

    /// The folder of the package that SwiftPM's arguments name, or the one that the current folder lies in.
    static func packageFolder(
        in arguments: [String], current: String = FileManager.default.currentDirectoryPath
    ) -> URL {
        let own = arguments.prefix { $0 != "--" }
        let option = "--package-path"
        let base = URL(filePath: current, directoryHint: .isDirectory)
        if let place = own.lastIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) {
            let value =
                own[place] == option ? own.dropFirst(place + 1).first : String(own[place].dropFirst(option.count + 1))
            return value.map { URL(filePath: $0, relativeTo: base).standardizedFileURL } ?? base
        }
        var folder = base
        while !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path) {
            guard folder.pathComponents.count > 1 else { return base }
            folder.deleteLastPathComponent()
        }
        return folder
    }

    /// Writes the toolset of the installation that is used, and returns both.
    static func prepareInstallation(_ options: UseOptions) throws -> (Installation, toolset: URL) {
        let found = try ToolchainInPath()
        let version = options.version ?? ProcessInfo.processInfo.environment["REACTIVE_VERSION"]
        let installation = try Store(at: options.store).installation(for: found.toolchain, version: version)
        let toolset = try installation.prepare(
            requests: installation.requests(adding: options.requests), runtime: found.runtime)
        return (installation, toolset)
    }

    private static func uninstall(from store: Store, version: String?) throws -> Int32 {
        guard FileManager.default.isFolder(store.folder) else {
            throw CommandError("\(store.folder.path) doesn't exist.", remedy: "Name the folder with --into.")
        }
        let lock = try FileLock(on: store.folder) { Output.note("Another `reactive` is installing; waiting for it.") }
        defer { withExtendedLifetime(lock) {} }
        // What is left beside an installation would be restored by the next one.
        for toolchain in Set(store.removableFolders.map { $0.deletingLastPathComponent() }) {
            try Replacement.recover(in: toolchain)
        }
        let removed = store.removableFolders.filter { $0.lastPathComponent.hasPrefix(version ?? "") }
        if let version, removed.isEmpty {
            throw CommandError(
                "No version \(version) is installed in \(store.folder.path).",
                remedy: "`reactive list` prints the versions.")
        }
        if removed.isEmpty { Output.note("Nothing is installed in \(store.folder.path).") }
        for folder in removed {
            try FileManager.default.removeItem(at: folder)
            Output.result("Removed: \(folder.path)")
        }
        return 0
    }

    private static func list(_ store: Store) throws {
        let toolchain = try? ToolchainInPath().toolchain
        if store.installations.isEmpty { Output.note("Nothing is installed in \(store.folder.path).") }
        for installation in store.installations {
            let manifest = installation.manifest
            let mark = manifest.toolchain == toolchain ? "*" : " "
            let requests =
                manifest.defaultRequests.isEmpty ? "" : ", with \(manifest.defaultRequests.joined(separator: ", "))"
            Output.result("\(mark) \(installation.name)  \(manifest.toolchain.version)\(requests)")
        }
    }

    private static func examine(_ package: String, _ options: UseOptions) throws -> Int32 {
        let doctor = Doctor(
            store: Store(at: options.store), toolchain: try ToolchainInPath().toolchain, version: options.version)
        if package != "." { try MissingPackage.check(URL(filePath: package), []) }
        var findings = doctor.examineStore()
        let manifest = URL(filePath: package).appending(path: "Package.swift")
        if FileManager.default.fileExists(atPath: manifest.path) {
            let arguments = ["package", "--package-path", package, "show-dependencies", "--format", "json"]
            let graph = try Subprocess("swift", arguments).capture()
            findings += doctor.examinePackage(dependencies: Data(graph.output.utf8))
        }
        for finding in findings { Output.result(String(describing: finding)) }
        if findings.isEmpty { Output.result("Nothing is wrong.") }
        return findings.isEmpty ? 0 : 1
    }
}
