/// The Swift files that have been read.
final class SourceCache {
    private var sources: [String: SwiftSource] = [:]

    /// Returns a file, read once.
    subscript(_ path: String) -> SwiftSource {
        if let source = sources[path] { return source }
        let source = SwiftSource(path: path)
        sources[path] = source
        return source
    }
}
