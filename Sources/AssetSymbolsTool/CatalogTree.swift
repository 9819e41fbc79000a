import Foundation

/// The colours and images of asset catalogues, by namespace.
struct CatalogTree {
    /// A namespace, which becomes an enumeration.
    struct Group {
        var colors: Set<String> = []
        var images: Set<String> = []
        var groups: [String: Group] = [:]

        var isEmpty: Bool { colors.isEmpty && images.isEmpty && groups.values.allSatisfy(\.isEmpty) }
    }

    private(set) var root = Group()
    /// What couldn't be read.
    private(set) var problems: [String] = []

    /// Reads all catalogues in folders; a folder may be a catalogue itself.
    init(_ folders: [String]) {
        for folder in folders {
            let url = URL(filePath: folder)
            var isDirectory: ObjCBool = false
            guard FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory), isDirectory.boolValue
            else {
                problems.append("\(folder): no such folder")
                continue
            }
            for catalog in Self.catalogs(in: url) { read(catalog, into: []) }
        }
    }

    private static func catalogs(in folder: URL) -> [URL] {
        if folder.pathExtension == "xcassets" { return [folder] }
        return subfolders(of: folder).filter { $0.lastPathComponent.first != "." }.flatMap(catalogs(in:))
    }

    private static func subfolders(of folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0) }.filter { url in
            var isDirectory: ObjCBool = false
            return FileManager.default.fileExists(atPath: url.path, isDirectory: &isDirectory) && isDirectory.boolValue
        }
    }

    private mutating func read(_ folder: URL, into path: [String]) {
        for item in Self.subfolders(of: folder) {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "colorset": insert(name, \.colors, at: path)
            case "imageset", "symbolset": insert(name, \.images, at: path)
            case "": read(item, into: providesNamespace(item) ? path + [item.lastPathComponent] : path)
            default: break
            }
        }
    }

    private mutating func providesNamespace(_ folder: URL) -> Bool {
        let file = folder.appending(path: "Contents.json")
        guard let data = FileManager.default.contents(atPath: file.path) else { return false }
        guard let contents = try? JSONSerialization.jsonObject(with: data) as? [String: Any] else {
            problems.append("\(file.path): malformed JSON")
            return false
        }
        return (contents["properties"] as? [String: Any])?["provides-namespace"] as? Bool ?? false
    }

    private mutating func insert(_ name: String, _ kind: WritableKeyPath<Group, Set<String>>, at path: [String]) {
        func insert(into group: inout Group, _ path: ArraySlice<String>) {
            guard let first = path.first else {
                group[keyPath: kind].insert(name)
                return
            }
            insert(into: &group.groups[first, default: Group()], path.dropFirst())
        }
        insert(into: &root, path[...])
    }
}
