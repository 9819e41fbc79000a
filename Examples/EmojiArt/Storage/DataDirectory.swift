import ExampleSession
import Foundation

/// Where the files are kept.
enum DataDirectory {
    /// The user's own: `$XDG_DATA_HOME/EmojiArt`, `~/.local/share/EmojiArt` or what the platform has for this.
    static func ofUser(environment: [String: String] = ProcessInfo.processInfo.environment) -> URL {
        if let data = environment["XDG_DATA_HOME"], data.hasPrefix("/") {
            return URL(fileURLWithPath: data, isDirectory: true).appendingPathComponent("EmojiArt")
        }
        #if os(Linux)
            let home = FileManager.default.homeDirectoryForCurrentUser
            return home.appendingPathComponent(".local/share/EmojiArt")
        #else
            return URL.applicationSupportDirectory.appendingPathComponent("EmojiArt")
        #endif
    }

    /// A new one that nobody else uses.
    static func temporary() -> URL {
        FileManager.default.temporaryDirectory.appendingPathComponent("EmojiArt-\(UUID().uuidString)")
    }

    /// Makes the directory if it isn't there. Says what prevents that.
    static func create(_ url: URL) -> String? {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            return nil
        } catch {
            return reason(error)
        }
    }
}
