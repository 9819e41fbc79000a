import Foundation
import ReactiveViews

/// Compares a value with a text in the test's source, and throws if it differs.
///
/// Write the assertion without the closure and run the test: it writes the text into the source, and fails. From then
/// on it compares.
///
/// ```swift
/// try assertInlineSnapshot(of: host, as: .tree) {
///     """
///     VStack
///       Text "Count: 0"
///       Button "Increment"
///     """
/// }
/// ```
///
/// ``SnapshotRecording`` tells when the source is written. The closure must then be a literal, written behind the
/// parentheses. The source isn't written if it was changed after the tests were built: the failure says so.
///
/// - Parameters:
///   - value: The value, for instance a host.
///   - format: What to compare: `.tree`, `.display`, `.trace { … }`.
///   - recording: When to write the text; nil, the default, for what the environment says.
///   - file: The test's file.
///   - line: The line of the assertion.
///   - column: The column of the assertion.
///   - expected: Returns the expected text; nil, the default, if it isn't recorded yet.
/// - Throws: A ``SnapshotFailure`` if the value differs or there is no text.
@MainActor
public func assertInlineSnapshot<Value>(
    of value: Value, as format: SnapshotFormat<Value>, record recording: SnapshotRecording? = nil,
    file: String = #filePath, line: UInt = #line, column: UInt = #column, matches expected: (() -> String)? = nil
) throws(SnapshotFailure) {
    let place = InlineSnapshot(file: file, line: line, column: column, isStale: SourceFile.isNewerThanProgram)
    let text: String
    do {
        text = try format.text(value)
    } catch {
        throw SnapshotFailure(.invalid, "The \(format.name) can't be made: \(error) (\(place.description))")
    }
    let failure = place.failure(
        of: text, expected?(), kind: format.name, recording, ProcessInfo.processInfo.environment)
    if let failure {
        throw failure.withSession(of: value, at: SnapshotPlace(file: file, testName: "inline", line: line))
    }
}

/// An assertion whose expected text stands in the source.
@MainActor
struct InlineSnapshot {
    let file: String
    let line: UInt
    let column: UInt
    /// Returns whether a source was changed after the program was built.
    let isStale: (String) -> Bool

    /// The file's name and the line, for messages.
    var description: String { "\(URL(fileURLWithPath: file).lastPathComponent):\(line)" }

    /// Returns the failure of comparing a text with the expected one; nil if they are equal.
    func failure(
        of actual: String, _ expected: String?, kind: String, _ parameter: SnapshotRecording?,
        _ environment: [String: String]
    ) -> SnapshotFailure? {
        do throws(SnapshotFailure) {
            let mode = try SnapshotRecording.mode(parameter, environment)
            if let expected, SnapshotText(expected) == SnapshotText(actual) { return nil }
            let diff = expected.map { LineDiff(SnapshotText($0).lines, SnapshotText(actual).lines).text + "\n" } ?? ""
            if mode.writes(missing: expected == nil) {
                try SourceFile.at(file).replace(
                    line: line, column: column, expected: expected, by: SnapshotText(actual).lines, isStale: isStale)
                return SnapshotFailure(
                    .recorded,
                    """
                    The \(kind) was recorded in the source (\(description)). Look at it, and run the test again.
                    \(diff)Source: \(file)
                    """, file: file)
            }
            if expected == nil {
                return SnapshotFailure(
                    .missing,
                    """
                    There is no text of the \(kind), and none is recorded here (\(description)). It is:
                    \(actual)
                    To record it, run the test with RECORD_SNAPSHOTS=missing.
                    """, file: file)
            }
            return SnapshotFailure(
                .different,
                """
                The \(kind) differs from its snapshot (\(description)). Expected lines have a -, actual ones a +.
                \(diff)To accept the change, run the test with RECORD_SNAPSHOTS=failed.
                """, file: file)
        } catch {
            return SnapshotFailure(
                .invalid, "\(error.description) (\(description))\nThe \(kind) is:\n\(actual)", file: file)
        }
    }
}
