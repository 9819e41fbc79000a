import Foundation

/// A folder with the sources of Reactive.
struct Checkout {
    let folder: URL

    /// The checkout at a path; without one, the checkout around the command's program, or the current folder's.
    ///
    /// - Throws: `CommandError` if there is none.
    init(at path: String?, program: URL? = Bundle.main.executableURL) throws {
        if let path {
            let folder = URL(filePath: path).standardizedFileURL
            guard Self.isCheckout(folder) else {
                throw CommandError("\(folder.path) is no checkout of Reactive.", remedy: "Name its folder with --from.")
            }
            self.folder = folder
            return
        }
        let current = URL(filePath: FileManager.default.currentDirectoryPath)
        for start in [program?.resolvingSymlinksInPath(), current].compactMap(\.self) {
            var folder = start.standardizedFileURL
            while folder.path != "/" && folder.path != folder.deletingLastPathComponent().path {
                if Self.isCheckout(folder) {
                    self.folder = folder
                    return
                }
                folder.deleteLastPathComponent()
            }
        }
        throw CommandError(
            "No checkout of Reactive is at or above \(current.path).", remedy: "Name its folder with --from.")
    }

    private static func isCheckout(_ folder: URL) -> Bool {
        FileManager.default.fileExists(atPath: folder.appending(path: "Package.swift").path)
            && FileManager.default.isFolder(folder.appending(path: "Sources/ReactiveFoundation"))
    }

    /// The revision by Git's description, or `unversioned` outside of a repository.
    var version: String {
        let arguments = ["-C", folder.path, "describe", "--tags", "--always", "--dirty"]
        guard let result = try? Subprocess("git", arguments).capture(), result.status == 0 else { return "unversioned" }
        let version = result.output.trimmingCharacters(in: .whitespacesAndNewlines)
        return version.isEmpty ? "unversioned" : version.replacingOccurrences(of: "/", with: "-")
    }

    /// The checksum of the manifest, the sources, and the toolchain that builds them.
    func checksum(for toolchain: Toolchain) throws -> String {
        var sum = Checksum()
        sum.add(toolchain.version)
        sum.add(toolchain.triple)
        sum.add(String(InstallationManifest.currentFormat))
        sum.add(try Data(contentsOf: folder.appending(path: "Package.swift")))
        try sum.addFiles(below: folder.appending(path: "Sources"))
        return sum.text
    }
}
