import Foundation
import ProjectImport

/// What to do in a folder without a package.
enum MissingPackage {
    /// Throws if a folder has no manifest, unless SwiftPM is only asked for its help.
    static func check(_ folder: URL, _ arguments: [String]) throws {
        let questions = ["--help", "-h", "-help", "--version", "--help-hidden"]
        guard !FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path),
            !arguments.prefix(while: { $0 != "--" }).contains(where: questions.contains)
        else { return }
        throw CommandError("\(folder.path) has no Package.swift.", remedy: remedy(in: folder))
    }

    private static func remedy(in folder: URL) -> String {
        let names = ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted()
        if let package = names.first(where: { ImportedPackage.isImported(folder.appending(path: $0).path) }) {
            return "Name the imported package: `--package-path \(package)`."
        }
        if let project = names.first(where: { $0.hasSuffix(".xcodeproj") || $0.hasSuffix(".xcworkspace") }) {
            return "Import the project first: `reactive import \(ShellText.word(project))`."
        }
        return "Go to the folder of a package, or name it with --package-path."
    }
}
