import Foundation

/// A source file whose inline snapshots are written while its tests run.
///
/// The tests know the lines of the file that they were built of; each replacement moves those behind it.
///
///     the line of an assertion now = its line in the built file + the sum of `edits[i].lines` before it
///     written ≠ nil ⇒ the file had these bytes after the last replacement
@MainActor
final class SourceFile {
    private struct Edit {
        let line: UInt
        let column: UInt
        let text: [String]
        /// The number of lines that the replacement added.
        let lines: Int
    }

    private static var files: [String: SourceFile] = [:]

    private let path: String
    private var edits: [Edit] = []
    private var written: [UInt8]?

    private init(_ path: String) { self.path = path }

    /// Returns the file at a path, always the same one.
    static func at(_ path: String) -> SourceFile {
        if let file = files[path] { return file }
        let file = SourceFile(path)
        files[path] = file
        return file
    }

    /// Returns whether a file was changed after the running program was built; false if that isn't known.
    static func isNewerThanProgram(_ path: String) -> Bool {
        let manager = FileManager.default
        let program = (try? manager.destinationOfSymbolicLink(atPath: "/proc/self/exe")) ?? CommandLine.arguments[0]
        func date(_ path: String) -> Date? { try? manager.attributesOfItem(atPath: path)[.modificationDate] as? Date }
        guard let built = date(program), let changed = date(path) else { return false }
        return changed > built
    }

    /// Replaces the closure of an assertion, or adds one.
    ///
    /// - Parameters:
    ///   - line: The assertion's line in the built file.
    ///   - column: The assertion's column in the built file.
    ///   - expected: The text that the closure returns; nil if there is no closure.
    ///   - text: The lines of the new text.
    ///   - isStale: Returns whether a source was changed after the program was built.
    /// - Throws: A failure if the file isn't what was built, or has no assertion there.
    func replace(
        line: UInt, column: UInt, expected: String?, by text: [String], isStale: (String) -> Bool
    ) throws(SnapshotFailure) {
        if let earlier = edits.first(where: { $0.line == line && $0.column == column }) {
            guard earlier.text != text else { return }
            throw invalid("The assertion runs several times and gets different texts; it can't be recorded")
        }
        guard let data = FileManager.default.contents(atPath: path) else { throw invalid("The source can't be read") }
        let bytes = [UInt8](data)
        if let written { if written != bytes { throw stale } } else if isStale(path) { throw stale }
        guard !edits.contains(where: { $0.line == line }) else {
            throw invalid("Two assertions on one line can't be recorded; put them on lines of their own")
        }
        let shift = edits.reduce(0) { $1.line < line ? $0 + $1.lines : $0 }
        var source = InlineSource(bytes)
        let added: Int
        do throws(InlineSource.Problem) {
            added = try source.replaceClosure(
                line: Int(line) + shift, column: Int(column), expected: expected, by: text)
        } catch {
            switch error {
            case .noAssertion:
                throw invalid(
                    "The assertion isn't where it was when the tests were built, so nothing is recorded; "
                        + "build and run them again")
            case .noLiteral: throw invalid("Only a closure that is a single literal can be recorded anew")
            }
        }
        do {
            try Data(source.bytes).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw invalid("The source can't be written: \(error.localizedDescription)")
        }
        written = source.bytes
        edits.append(Edit(line: line, column: column, text: text, lines: added))
    }

    private var stale: SnapshotFailure {
        invalid("The source was changed after the tests were built, so nothing is recorded; build and run them again")
    }

    private func invalid(_ problem: String) -> SnapshotFailure {
        SnapshotFailure(.invalid, "\(problem): \(path).", file: path)
    }
}
