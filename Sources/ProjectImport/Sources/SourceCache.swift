/// The Swift files that have been read.
final class SourceCache {
    private var sources: [String: SwiftSource] = [:]
    private var names: [String: Set<String>] = [:]

    /// Returns a file, read once.
    subscript(_ path: String) -> SwiftSource {
        if let source = sources[path] { return source }
        let source = SwiftSource(path: path)
        sources[path] = source
        return source
    }

    /// Returns the names that a file declares, found once.
    func declaredNames(of path: String) -> Set<String> {
        if let found = names[path] { return found }
        let found = self[path].declaredNames
        names[path] = found
        return found
    }
}
