/// The paths of a project's files and groups.
struct GroupPaths {
    /// Absolute paths by the identifiers of file references and groups.
    private(set) var paths: [String: String] = [:]
    private let objects: ProjectObjects

    /// Resolves the paths of all that hangs on the main group.
    ///
    /// - Throws: `ImportFailure` if a group contains itself.
    init(_ objects: ProjectObjects) throws {
        self.objects = objects
        var open: Set<String> = []
        try walk(objects.root["mainGroup"], in: objects.folder, open: &open)
    }

    subscript(_ identifier: String?) -> String? { identifier.flatMap { paths[$0] } }

    private mutating func walk(_ identifier: String?, in base: String, open: inout Set<String>) throws {
        guard let item = objects.object(identifier) else { return }
        guard open.insert(item.identifier).inserted else {
            throw ImportFailure(
                "\(objects.project): the group “\(item["name"] ?? item["path"] ?? item.identifier)” contains itself.",
                advice: "Restore project.pbxproj from version control; Xcode can't open such a project either.")
        }
        defer { open.remove(item.identifier) }
        let path = item["path"] ?? ""
        let here: String
        switch item["sourceTree"] {
        case "SOURCE_ROOT", "SRCROOT", "PROJECT_DIR": here = Paths.join(objects.folder, path)
        case "SDKROOT", "DEVELOPER_DIR", "BUILT_PRODUCTS_DIR": return
        default: here = Paths.join(base, path)
        }
        paths[item.identifier] = here
        for child in item.list("children") { try walk(child, in: here, open: &open) }
    }
}
