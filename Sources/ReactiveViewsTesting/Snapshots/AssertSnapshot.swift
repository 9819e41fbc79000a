import Foundation
import ReactiveViews

/// Compares a value with its snapshot, a file beside the test, and throws if it differs.
///
/// ```swift
/// @Test func counter() throws {
///     let host = ViewHost(Counter())
///     try assertSnapshot(of: host, as: .tree)
///     try host.tap("Increment")
///     try assertSnapshot(of: host, as: .tree, named: "after a tap")
///     try assertSnapshot(of: host, as: .picture)
/// }
/// ```
///
/// The snapshot lies at `__Snapshots__/FILE/TEST.NAME.EXTENSION` in the test's folder. Without a name, a second
/// assertion of a test with the same format gets the number 2. In a file's name each run of characters other than
/// letters, digits, hyphens, underscores and periods is a hyphen; two names that then have the same file, such as "a/b"
/// and "a-b", make the second assertion fail. Exclude the folder `__Snapshots__` in the target's
/// declaration, so that the package manager doesn't warn of its files.
///
/// A missing snapshot is written, and the assertion fails; see ``SnapshotRecording``. Texts are compared exactly,
/// except for line endings. The message has the lines that differ. For a picture it names a page that shows the
/// expected and the actual one. The page lies in the folder that the environment variable `SNAPSHOT_ARTIFACTS` names,
/// else in the temporary folder. If the host is recorded, the message names a page with the session, too.
///
/// - Parameters:
///   - value: The value, for instance a host.
///   - format: What to compare: `.tree`, `.picture`, `.display`, `.trace { … }`.
///   - name: A name for the snapshot, to distinguish those of a test; nil, the default, for none.
///   - recording: When to write the snapshot; nil, the default, for what the environment says.
///   - file: The test's file.
///   - testName: The test's name.
///   - line: The line of the assertion.
/// - Throws: A ``SnapshotFailure`` if the value differs or there is no snapshot.
@MainActor
public func assertSnapshot<Value>(
    of value: Value, as format: SnapshotFormat<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, file: String = #filePath, testName: String = #function,
    line: UInt = #line
) throws(SnapshotFailure) {
    let failure = verifySnapshot(
        of: value, as: format, named: name, record: recording, file: file, testName: testName, line: line)
    if let failure { throw failure }
}

/// Compares a value with its snapshot, and returns the failure, or nil if the two are equal.
///
/// Like ``assertSnapshot(of:as:named:record:file:testName:line:)``, for tests that go on after a failure, and for test
/// frameworks that report a thrown error without its line.
///
/// ```swift
/// #expect(verifySnapshot(of: host, as: .tree) == nil)      // Swift Testing
/// XCTAssertNil(verifySnapshot(of: host, as: .tree))        // XCTest
/// ```
///
/// - Parameters:
///   - value: The value, for instance a host.
///   - format: What to compare: `.tree`, `.picture`, `.display`, `.trace { … }`.
///   - name: A name for the snapshot, to distinguish those of a test; nil, the default, for none.
///   - recording: When to write the snapshot; nil, the default, for what the environment says.
///   - file: The test's file.
///   - testName: The test's name.
///   - line: The line of the assertion.
/// - Returns: The failure; nil if the value equals the snapshot. An error of the format, for instance of the event of a
///   trace, is a failure, too.
@MainActor
public func verifySnapshot<Value>(
    of value: Value, as format: SnapshotFormat<Value>, named name: String? = nil,
    record recording: SnapshotRecording? = nil, file: String = #filePath, testName: String = #function,
    line: UInt = #line
) -> SnapshotFailure? {
    let place = SnapshotPlace(file: file, testName: testName, line: line)
    let text: String
    do {
        text = try format.text(value)
    } catch {
        return SnapshotFailure(.invalid, "The \(format.name) can't be made: \(error) (\(place.description))")
    }
    let failure = SnapshotComparison(place, ProcessInfo.processInfo.environment).failure(
        of: text, named: name, fileExtension: format.fileExtension, kind: format.name, isPicture: format.isPicture,
        recording)
    return failure?.withSession(of: value, at: place)
}
