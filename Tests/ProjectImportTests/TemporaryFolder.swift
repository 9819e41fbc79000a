import Foundation

/// A folder for a test, which is removed with the object. Its name has a space and an apostrophe.
final class TemporaryFolder {
    let path: String

    init() throws {
        let name = "It's a test \(UUID().uuidString)"
        // The path without links, so that it equals the paths that are found in it.
        path = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(name).path
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: path) }

    /// Writes a file, and returns its path.
    @discardableResult
    func write(_ place: String, _ text: String = "") throws -> String {
        let url = URL(fileURLWithPath: path).appendingPathComponent(place)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
        return url.path
    }

    /// Returns the path of a file in the folder.
    func callAsFunction(_ place: String) -> String { "\(path)/\(place)" }

    /// Returns the text of a file.
    func text(_ place: String) throws -> String { try String(contentsOfFile: self(place), encoding: .utf8) }

    /// The paths of all files, sorted.
    var contents: [String] { get throws { try FileManager.default.subpathsOfDirectory(atPath: path).sorted() } }
}
