import Foundation

/// Functions for paths as strings. Paths of files are absolute and have no `.` or `..`.
enum Paths {
    /// Returns the path of a file relative to a folder; an absolute path stays.
    static func join(_ folder: String, _ path: String) -> String {
        normalized(path.hasPrefix("/") ? path : path.isEmpty ? folder : "\(folder)/\(path)")
    }

    /// Returns an absolute path of a path that a user has typed.
    static func absolute(_ path: String) -> String {
        if path.hasPrefix("~") { return normalized(NSString(string: path).expandingTildeInPath) }
        return join(FileManager.default.currentDirectoryPath, path)
    }

    /// Returns a path without `.`, `..` and repeated slashes. Symbolic links aren't resolved.
    static func normalized(_ path: String) -> String {
        var parts: [Substring] = []
        for part in path.split(separator: "/") where part != "." {
            if part == "..", let last = parts.last, last != ".." {
                parts.removeLast()
            } else if part != ".." || !path.hasPrefix("/") {
                parts.append(part)
            }
        }
        return (path.hasPrefix("/") ? "/" : "") + parts.joined(separator: "/")
    }

    /// Returns the folder of a file.
    static func parent(_ path: String) -> String { join(path, "..") }

    /// Returns the last part of a path.
    static func name(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Returns the last part of a path without its extension.
    static func stem(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return name }
        return String(name[..<dot])
    }

    /// Returns the extension of a file's name in lower case.
    static func kind(_ path: String) -> String {
        let name = name(path)
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return "" }
        return name[name.index(after: dot)...].lowercased()
    }

    /// Whether a file lies in a folder, at any depth.
    static func isInside(_ path: String, _ folder: String) -> Bool {
        folder == "/" ? path.hasPrefix("/") : path.hasPrefix(folder + "/")
    }

    /// Returns the path of a file as seen from a folder.
    static func relative(_ path: String, to folder: String) -> String {
        let parts = path.split(separator: "/")
        let base = folder.split(separator: "/")
        let common = zip(parts, base).prefix { $0 == $1 }.count
        let steps = Array(repeating: "..", count: base.count - common) + parts[common...].map(String.init)
        return steps.isEmpty ? "." : steps.joined(separator: "/")
    }

    static func exists(_ path: String) -> Bool { FileManager.default.fileExists(atPath: path) }

    static func isFolder(_ path: String) -> Bool {
        var isDirectory: ObjCBool = false
        return FileManager.default.fileExists(atPath: path, isDirectory: &isDirectory) && isDirectory.boolValue
    }

    /// Returns the files in a folder and in the folders in it, sorted. A folder that is one thing for Xcode, such as an
    /// asset catalogue, is in the list, but not what it contains. Hidden files and build folders are left out.
    static func files(in folder: String) -> [String] {
        var found: [String] = []
        var visited: Set<String> = []
        collect(folder, into: &found, visited: &visited)
        return found.sorted()
    }

    private static func collect(_ folder: String, into found: inout [String], visited: inout Set<String>) {
        // A link to a folder above would never end.
        let real = URL(fileURLWithPath: folder).resolvingSymlinksInPath().path
        guard visited.insert(real).inserted else { return }
        for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] where !name.hasPrefix(".") {
            let path = "\(folder)/\(name)"
            if !isFolder(path) || FileKind.isOpaqueFolder(path) {
                found.append(path)
            } else if !["DerivedData", "Pods", "Carthage", "build"].contains(name) {
                collect(path, into: &found, visited: &visited)
            }
        }
    }
}
