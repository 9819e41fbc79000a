import Foundation

/// The folder of all installations: one folder for each toolchain, in it one for each version.
struct Store {
    let folder: URL

    init(_ folder: URL) {
        self.folder = folder
    }

    /// The store at a path; without one, that of the environment.
    ///
    /// - Parameters:
    ///   - path: A path of the user's.
    ///   - program: The command's program. One that lies in a store's `bin` uses this store, unless `REACTIVE_HOME`
    ///     names another one.
    ///   - environment: `REACTIVE_HOME` is the store's path; otherwise the store lies in the user's folder for data.
    init(
        at path: String?, program: URL? = Bundle.main.executableURL,
        environment: [String: String] = ProcessInfo.processInfo.environment
    ) {
        if let path = path ?? environment["REACTIVE_HOME"], !path.isEmpty {
            folder = URL(filePath: path).standardizedFileURL
        } else if let program, let store = Self.store(around: program.resolvingSymlinksInPath()) {
            folder = store
        } else if let data = environment["XDG_DATA_HOME"] ?? environment["LOCALAPPDATA"], !data.isEmpty {
            folder = URL(filePath: data).appending(path: "reactive")
        } else {
            folder = FileManager.default.homeDirectoryForCurrentUser.appending(path: ".local/share/reactive")
        }
    }

    private static func store(around program: URL) -> URL? {
        let bin = program.deletingLastPathComponent()
        let store = bin.deletingLastPathComponent()
        let isStore = FileManager.default.fileExists(atPath: store.appending(path: FileLock.fileName).path)
        return bin.lastPathComponent == "bin" && isStore ? store : nil
    }

    /// The folder of the installations for a toolchain.
    func folder(for toolchain: Toolchain) -> URL {
        folder.appending(path: toolchain.folderName)
    }

    /// The installations for all toolchains, the newest first. What can't be read is left out.
    var installations: [Installation] {
        subfolders(of: folder).flatMap(installations(in:)).sorted { $0.manifest.date > $1.manifest.date }
    }

    /// The installations for a toolchain, the newest first.
    func installations(for toolchain: Toolchain) -> [Installation] {
        installations(in: folder(for: toolchain)).filter { $0.manifest.toolchain == toolchain }
            .sorted { $0.manifest.date > $1.manifest.date }
    }

    /// The installation that a toolchain uses: the newest one, or the one whose name starts with a version.
    ///
    /// - Throws: `CommandError` if there is none.
    func installation(for toolchain: Toolchain, version: String? = nil) throws -> Installation {
        let candidates = installations(for: toolchain)
        if let found = candidates.first(where: { version == nil || $0.name.hasPrefix(version ?? "") }) { return found }
        if let version, !candidates.isEmpty {
            throw CommandError(
                "No version \(version) is installed for \(toolchain.version) in \(folder.path).",
                remedy: "Choose one of: \(candidates.map(\.name).joined(separator: ", ")).")
        }
        let others = Set(installations.map(\.manifest.toolchain.version)).sorted()
        throw CommandError(
            "Reactive isn't installed for \(toolchain.version) in \(folder.path)"
                + (others.isEmpty ? "." : ", but for \(others.joined(separator: ", "))."),
            remedy: "Install it: `swift run -c release reactive install` in a checkout of Reactive.")
    }

    /// The folders that have been installations, and whose description is missing or can't be read. They have a file
    /// that only installations have: somebody may have named a folder with other things as the store.
    var brokenFolders: [URL] {
        let files = ["modules/SwiftUI.swiftmodule", "lib/libReactiveFrameworks.so", "macros/ReactiveMacros"]
        return subfolders(of: folder).flatMap { subfolders(of: $0) }.filter { folder in
            (try? Installation(in: folder)) == nil
                && files.contains { FileManager.default.fileExists(atPath: folder.appending(path: $0).path) }
        }
    }

    /// The folders that can be uninstalled: whole installations and broken ones.
    var removableFolders: [URL] { installations.map(\.folder) + brokenFolders }

    /// The folders that an interrupted installation has left.
    var leftovers: [URL] {
        subfolders(of: folder, hidden: true).flatMap { subfolders(of: $0, hidden: true) }
            .filter { $0.lastPathComponent.hasPrefix(".new-") || $0.lastPathComponent.hasPrefix(".old-") }
    }

    private func installations(in folder: URL) -> [Installation] {
        subfolders(of: folder).compactMap { try? Installation(in: $0) }
    }

    private func subfolders(of folder: URL, hidden: Bool = false) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().filter { hidden || !$0.hasPrefix(".") }.map { folder.appending(path: $0) }
            .filter(FileManager.default.isFolder)
    }
}
