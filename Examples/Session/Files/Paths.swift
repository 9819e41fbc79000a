import ReactiveViews

/// The directory that a path lies in.
func directory(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "." }
    return slash == path.startIndex ? "/" : String(path[..<slash])
}

/// Follows symbolic links: the path of what they lead to, whether it is there or not.
///
/// - Parameter isEnd: paths that are not followed further.
func destination(of path: String, until isEnd: (String) -> Bool = { _ in false }) throws -> String {
    var path = path
    for _ in 0..<40 {
        guard !isEnd(path), let next = try? FileManager.default.destinationOfSymbolicLink(atPath: path) else {
            return path
        }
        // The system resolves `..` itself: the directory may be a link, too.
        path = next.hasPrefix("/") ? next : "\(directory(of: path))/\(next)"
    }
    throw POSIXError(.ELOOP)
}
