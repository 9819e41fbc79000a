import Foundation

/// Returns the names of the publishers' types that the operators' folder declares, such as `Map`.
///
/// - Throws: an error of `FileManager` if the sources can't be read.
func declaredOperators() throws -> Set<String> {
    let folder = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
        .appendingPathComponent("Sources/Reactive/Operators").resolvingSymlinksInPath()
    let nested = /(?m)^    public (?:final )?(?:struct|class) (\w+)[^{]*:[^{]*Publisher\b[^{]*\{/
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path)
        .filter { $0.hasSuffix(".swift") }
        .reduce(into: []) { names, file in
            let text = try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
            names.formUnion(text.matches(of: nested).map { String($0.1) })
        }
}
