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

    /// Makes the directory if it isn't there. Says what prevents that.
    static func create(_ url: URL) -> String? {
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            return nil
        } catch {
            return reason(error)
        }
    }

    /// Removes the temporary files that versions of this program which saved by `Data.write(to:options: .atomic)` left
    /// when they were killed: `.dat.nosyncP.XXXXXX`, where P is the id of a process, in hexadecimal, that is no more.
    static func removeLeftovers(in url: URL) {
        for name in (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? [] {
            guard let match = name.wholeMatch(of: /\.dat\.nosync([0-9A-F]+)\.[A-Za-z0-9]{6}/),
                let process = Int32(match.1, radix: 16), process > 0, kill(process, 0) != 0, errno == ESRCH
            else { continue }
            unlink(url.appendingPathComponent(name).path)
        }
    }
}
