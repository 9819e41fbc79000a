import Foundation
import ProjectImport

/// Commands that other modules implement: each takes its arguments and returns an exit status.
enum AdditionalCommands {
    static let byName: [String: @Sendable ([String]) throws -> Int32] = [
        "import": { ImportCommand(installed: installed).run($0) },
        "show": { ShowCommand(installed: installed(for:)).run($0) },
    ]

    /// The installation for the toolchain in `PATH`.
    private static func installed() throws -> InstalledModules {
        let (installation, toolset) = try Command.prepareInstallation(UseOptions())
        return InstalledModules(
            folder: installation.folder.path, arguments: ["--toolset", toolset.path],
            systemLogModules: (installation.manifest.cModules["os"] ?? []).sorted())
    }

    /// The installation that a package uses; nil if it depends on Reactive.
    private static func installed(for package: String) throws -> InstalledModules? {
        let manifest = URL(filePath: package).appending(path: "Package.swift")
        if let text = try? String(contentsOf: manifest, encoding: .utf8), Doctor.mayDependOnReactive(manifest: text) {
            return nil
        }
        return try installed()
    }
}
