import Foundation
import ReactiveViews
import Testing

@testable import ReactiveViewsTesting

/// A folder in which a test keeps snapshots or a source; removed with the last reference.
@MainActor
final class TemporaryTest {
    let folder: URL
    /// The path of a test's source, which needn't exist.
    var source: String { folder.appendingPathComponent("ShopTests.swift").path }

    init() throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent("snapshots-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Compares a text with a snapshot of the folder.
    func compare(
        _ text: String, named name: String? = nil, line: UInt = 10, _ mode: SnapshotRecording? = nil,
        isPicture: Bool = false, environment: [String: String] = [:], testName: String = "counter()"
    ) -> SnapshotFailure? {
        var environment = environment
        environment["SNAPSHOT_ARTIFACTS"] = folder.appendingPathComponent("pages").path
        return SnapshotComparison(SnapshotPlace(file: source, testName: testName, line: line), environment).failure(
            of: text, named: name, fileExtension: isPicture ? "svg" : "tree.txt", kind: isPicture ? "picture" : "tree",
            isPicture: isPicture, mode)
    }

    /// The paths of the files in the folder of snapshots.
    var snapshots: [String] {
        let folder = folder.appendingPathComponent("__Snapshots__/ShopTests").path
        return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []).sorted()
    }

    func text(of file: String) throws -> String {
        try String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8)
    }

    func write(_ text: String, to file: String) throws {
        let url = folder.appendingPathComponent(file)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: url)
    }
}
