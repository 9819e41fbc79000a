import Foundation

/// A folder that is filled beside the one it replaces, and takes its place at the end by renaming.
///
/// Invariant: the final folder is whole at all times, or absent between two renames; then the old one lies beside it
/// and `recover` restores it.
struct Replacement {
    let final: URL
    /// The folder to fill.
    let new: URL
    private let old: URL

    /// Makes the folder to fill, empty.
    init(of final: URL) throws {
        self.final = final
        let parent = final.deletingLastPathComponent()
        new = parent.appending(path: ".new-\(final.lastPathComponent)")
        old = parent.appending(path: ".old-\(final.lastPathComponent)")
        try Self.recover(in: parent)
        try FileManager.default.createDirectory(at: new, withIntermediateDirectories: true)
    }

    /// Puts the new folder into its place and removes the old one.
    func commit() throws {
        let manager = FileManager.default
        if manager.fileExists(atPath: final.path) { try manager.moveItem(at: final, to: old) }
        do {
            try manager.moveItem(at: new, to: final)
        } catch {
            try? manager.moveItem(at: old, to: final)
            throw error
        }
        try? manager.removeItem(at: old)
    }

    /// Removes the new folder; the old one stays.
    func cancel() {
        try? FileManager.default.removeItem(at: new)
    }

    /// Removes what an interrupted installation has left in a folder, and restores an old one that was to be replaced.
    static func recover(in parent: URL) throws {
        let manager = FileManager.default
        for name in (try? manager.contentsOfDirectory(atPath: parent.path)) ?? [] {
            let leftover = parent.appending(path: name)
            if name.hasPrefix(".new-") { try manager.removeItem(at: leftover) }
            if name.hasPrefix(".old-") {
                let final = parent.appending(path: String(name.dropFirst(".old-".count)))
                if manager.fileExists(atPath: final.path) {
                    try manager.removeItem(at: leftover)
                } else {
                    try manager.moveItem(at: leftover, to: final)
                }
            }
        }
    }
}
