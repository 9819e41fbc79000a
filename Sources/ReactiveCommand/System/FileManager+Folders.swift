import Foundation

extension FileManager {
    /// Whether a folder is at a URL.
    func isFolder(_ url: URL) -> Bool {
        var isFolder: ObjCBool = false
        return fileExists(atPath: url.path, isDirectory: &isFolder) && isFolder.boolValue
    }

    /// The paths of all files below a folder, relative to it and sorted. Files whose name starts with a period are left
    /// out, and so is what is in such folders.
    func relativePathsOfFiles(below folder: URL) throws -> [String] {
        var paths: [String] = []
        func collect(_ folder: URL, prefix: String) throws {
            for name in try contentsOfDirectory(atPath: folder.path) where !name.hasPrefix(".") {
                let item = folder.appending(path: name)
                if isFolder(item) {
                    try collect(item, prefix: prefix + name + "/")
                } else {
                    paths.append(prefix + name)
                }
            }
        }
        try collect(folder, prefix: "")
        return paths.sorted()
    }
}
