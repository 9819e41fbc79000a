import Foundation

/// Reads a workspace: the projects and the packages that it names.
enum WorkspaceReader {
    /// Returns the absolute paths of what a workspace names, in its order.
    ///
    /// - Throws: `ImportFailure` if the file contents.xcworkspacedata can't be read.
    static func items(of workspace: String) throws -> [String] {
        let file = Paths.join(workspace, "contents.xcworkspacedata")
        guard let data = FileManager.default.contents(atPath: file) else {
            throw ImportFailure(
                "\(workspace) has no readable file contents.xcworkspacedata.",
                advice: "Name a workspace that Xcode has written, or a project.")
        }
        let text = String(decoding: data, as: UTF8.self)
        guard text.contains("<Workspace") else {
            throw ImportFailure(
                "\(file) is no workspace.", advice: "Restore the file from version control, or name a project.")
        }
        return locations(in: text, root: Paths.parent(workspace))
    }

    /// Returns the locations in the text of a workspace.
    static func locations(in text: String, root: String) -> [String] {
        var folders = [root]
        var found: [String] = []
        for tag in text.split(separator: "<").dropFirst() {
            if tag.hasPrefix("/Group") {
                if folders.count > 1 { folders.removeLast() }
                continue
            }
            guard let location = attribute("location", of: tag) else { continue }
            let parts = location.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
            guard parts.count == 2 else { continue }
            let path =
                switch parts[0] {
                case "absolute": Paths.normalized(parts[1])
                case "container", "self": Paths.join(root, parts[1])
                default: Paths.join(folders.last ?? root, parts[1])
                }
            if tag.hasPrefix("Group") {
                if !tag.contains("/>") { folders.append(path) }
            } else if tag.hasPrefix("FileRef"), parts[0] != "developer" {
                found.append(path)
            }
        }
        return found
    }

    private static func attribute(_ name: String, of tag: Substring) -> String? {
        guard let key = tag.range(of: name),
            let quote = tag[key.upperBound...].firstIndex(where: { "\"'".contains($0) })
        else { return nil }
        let start = tag.index(after: quote)
        guard let end = tag[start...].firstIndex(of: tag[quote]) else { return nil }
        return tag[start..<end].replacingOccurrences(of: "&quot;", with: "\"")
            .replacingOccurrences(of: "&apos;", with: "'").replacingOccurrences(of: "&lt;", with: "<")
            .replacingOccurrences(of: "&gt;", with: ">").replacingOccurrences(of: "&amp;", with: "&")
    }
}
