import Foundation

/// Writes a package: a manifest, and links to the sources and the resources.
///
/// Invariant: the folder is replaced as a whole, by renaming. Until then it stays as it was; if writing fails, nothing
/// is left behind. The writer holds the folder's ``ImportLock``.
struct PackageWriter {
    /// The file that lists what was written, a path a line.
    static let listName = ".reactive-import"

    /// The folder of the package.
    let folder: String
    /// The path or the URL of the package with SwiftUI; nil if it is installed.
    let library: String?
    /// The installation; nil if there is none, or if the package depends on the library.
    var installed: InstalledModules?

    /// Throws if the folder has contents that no import has written.
    func checkFolder() throws {
        guard Paths.exists(folder) else { return }
        guard Paths.isFolder(folder) else {
            throw ImportFailure("\(folder) is a file.", advice: "Name another folder with --into.")
        }
        let contents = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        if !contents.isEmpty, !contents.contains(Self.listName) {
            throw ImportFailure(
                "\(folder) exists, and `reactive import` didn't write it.",
                advice: "Name another folder with --into, or remove it.")
        }
    }

    /// Writes the package.
    ///
    /// - Throws: `ImportFailure` if the folder can't be written.
    func write(_ plan: PackagePlan) throws {
        recover()
        try checkFolder()
        let new = "\(folder).importing-\(ProcessInfo.processInfo.processIdentifier)"
        let old = "\(folder).imported-\(ProcessInfo.processInfo.processIdentifier)"
        do {
            try? FileManager.default.removeItem(atPath: new)
            try writeContents(plan, to: new)
            if Paths.exists(folder) {
                try checkIsWritable()
                try FileManager.default.moveItem(atPath: folder, toPath: old)
            }
            do {
                try FileManager.default.moveItem(atPath: new, toPath: folder)
            } catch {
                if Paths.exists(old) { try FileManager.default.moveItem(atPath: old, toPath: folder) }
                throw error
            }
        } catch {
            try? FileManager.default.removeItem(atPath: new)
            throw Self.failure(folder, Self.reason(error))
        }
        guard Paths.exists(old) else { return }
        for path in others(in: old) {
            try? FileManager.default.removeItem(atPath: Paths.join(folder, path))
            try? FileManager.default.moveItem(atPath: Paths.join(old, path), toPath: Paths.join(folder, path))
        }
        try? FileManager.default.removeItem(atPath: old)
    }

    /// Marks the package as one that an import has finished.
    func finish() {
        try? FileManager.default.removeItem(atPath: Paths.join(folder, ImportedPackage.unfinishedName))
    }

    static func failure(_ folder: String, _ reason: String) -> ImportFailure {
        ImportFailure(
            "The package can't be written to \(folder): \(reason).",
            advice: "Name a folder that you may write with --into, and check that the disk has room.")
    }

    static func reason(_ error: any Error) -> String {
        let error = error as NSError
        switch error.code {
        case CocoaError.fileWriteNoPermission.rawValue: return "permission denied"
        case CocoaError.fileWriteOutOfSpace.rawValue: return "the disk is full"
        case CocoaError.fileNoSuchFile.rawValue, CocoaError.fileReadNoSuchFile.rawValue:
            return "the folder around it doesn't exist"
        default: return error.localizedDescription
        }
    }

    private func writeContents(_ plan: PackagePlan, to new: String) throws {
        let manager = FileManager.default
        try manager.createDirectory(atPath: new, withIntermediateDirectories: true)
        var written = [Self.listName, "Package.swift", ".gitignore", ImportedPackage.unfinishedName]
        func link(_ path: String, to destination: String) throws {
            written.append(path)
            let link = "\(new)/\(path)"
            try manager.createDirectory(atPath: Paths.parent(link), withIntermediateDirectories: true)
            try manager.createSymbolicLink(atPath: link, withDestinationPath: destination)
        }
        for target in plan.targets {
            for (place, file) in target.sources.sorted(by: { $0.key < $1.key }) {
                let path = "\(target.folder)/\(place)"
                // Links are seen from their place in the final folder.
                try link(path, to: Paths.relative(file, to: Paths.parent("\(folder)/\(path)")))
            }
            for (place, file) in target.resources.sorted(by: { $0.key < $1.key }) {
                // The package manager copies the link itself to another folder, so that it can't be relative.
                try link("\(target.folder)/\(place)", to: file)
            }
            if target.hasAssetSymbols, !target.settings.hasAssetExtensions {
                written.append("\(target.folder)/.asset-symbols")
                try save("--no-extensions\n", to: "\(new)/\(target.folder)/.asset-symbols")
            }
            // The package manager ignores targets without sources of their own.
            if target.isRewritten, !target.sources.keys.contains(where: { $0.hasPrefix("Code/") }) {
                written.append("\(target.folder)/Code/Rewritten.swift")
                try manager.createDirectory(atPath: "\(new)/\(target.folder)/Code", withIntermediateDirectories: true)
                try save(
                    "// All files of this target are rewritten.\n", to: "\(new)/\(target.folder)/Code/Rewritten.swift")
            }
        }
        let manifest = ManifestText(
            plan: plan, folder: folder, library: library, systemLogModules: installed?.systemLogModules ?? [])
        try save(manifest.text(), to: "\(new)/Package.swift")
        try save(".build\n\(ImportedPackage.linkName)\n", to: "\(new)/.gitignore")
        try save("", to: "\(new)/\(ImportedPackage.unfinishedName)")
        // In the list even without an installation: `reactive build` adds the link.
        if library == nil { written.append(ImportedPackage.linkName) }
        if library == nil, let installed {
            try manager.createSymbolicLink(
                atPath: "\(new)/\(ImportedPackage.linkName)", withDestinationPath: installed.folder)
        }
        try save(written.joined(separator: "\n") + "\n", to: "\(new)/\(Self.listName)")
    }

    private func save(_ text: String, to path: String) throws {
        try Data(text.utf8).write(to: URL(fileURLWithPath: path))
    }

    /// Throws if the old folder can't be replaced.
    private func checkIsWritable() throws {
        guard FileManager.default.isWritableFile(atPath: folder) else { throw CocoaError(.fileWriteNoPermission) }
    }

    /// Puts back what an import has moved aside that was interrupted, and removes what it has left.
    private func recover() {
        let manager = FileManager.default
        let parent = Paths.parent(folder)
        for name in (try? manager.contentsOfDirectory(atPath: parent)) ?? [] {
            let path = Paths.join(parent, name)
            let isOld = name.hasPrefix("\(Paths.name(folder)).imported-")
            guard isOld || name.hasPrefix("\(Paths.name(folder)).importing-") else { continue }
            if isOld, !Paths.exists(folder) {
                try? manager.moveItem(atPath: path, toPath: folder)
            } else {
                try? manager.removeItem(atPath: path)
            }
        }
    }

    /// The topmost paths in a folder that weren't written by an import: builds, and what a user has added.
    private func others(in old: String) -> [String] {
        let list = FileManager.default.contents(atPath: Paths.join(old, Self.listName)) ?? Data()
        let written = Set(String(decoding: list, as: UTF8.self).split(separator: "\n").map(String.init))
        var folders: Set<String> = []
        for path in written {
            var folder = path
            while let slash = folder.lastIndex(of: "/") {
                folder = String(folder[..<slash])
                folders.insert(folder)
            }
        }
        var found: [String] = []
        func visit(_ folder: String) {
            let names = (try? FileManager.default.contentsOfDirectory(atPath: Paths.join(old, folder))) ?? []
            for name in names {
                let path = folder.isEmpty ? name : "\(folder)/\(name)"
                if written.contains(path) { continue }
                if folders.contains(path) { visit(path) } else { found.append(path) }
            }
        }
        visit("")
        return found
    }
}
