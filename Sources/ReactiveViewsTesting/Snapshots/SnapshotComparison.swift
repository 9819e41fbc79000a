import Foundation

/// Compares texts with the files of snapshots, and writes these in the modes that do so.
@MainActor
struct SnapshotComparison {
    private let place: SnapshotPlace
    private let environment: [String: String]

    init(_ place: SnapshotPlace, _ environment: [String: String]) {
        self.place = place
        self.environment = environment
    }

    /// Returns the failure of comparing a text with its snapshot; nil if they are equal.
    func failure(
        of actual: String, named name: String?, fileExtension: String, kind: String, isPicture: Bool,
        _ parameter: SnapshotRecording?
    ) -> SnapshotFailure? {
        let baseName = place.baseName(named: name, fileExtension: fileExtension)
        let file = place.path(of: baseName, fileExtension: fileExtension)
        if let names = place.collision(of: name, baseName, fileExtension: fileExtension) {
            return SnapshotFailure(
                .invalid,
                """
                Two snapshots have the same file, \(names); give one of them another name (\(place.description)).
                Snapshot: \(file.path)
                """, file: file.path)
        }
        do throws(SnapshotFailure) {
            let mode = try SnapshotRecording.mode(parameter, environment)
            let expected = try read(file)
            if let expected, SnapshotText(expected) == SnapshotText(actual) { return nil }
            let diff = expected.map { LineDiff(SnapshotText($0).lines, SnapshotText(actual).lines).text }
            if mode.writes(missing: expected == nil) {
                try write(actual, to: file)
                return recorded(kind, file, diff)
            }
            let picture = PicturePage(title: "\(place.fileName): \(baseName)", expected, actual, diff ?? "")
            let page = isPicture ? writePage(picture, baseName) : nil
            return expected == nil
                ? missing(kind, file, mode, page) : different(kind, file, diff ?? "", page)
        } catch {
            return SnapshotFailure(.invalid, "\(error.description) (\(place.description))", file: file.path)
        }
    }

    // MARK: Messages

    private func recorded(_ kind: String, _ file: URL, _ diff: String?) -> SnapshotFailure {
        let what =
            diff == nil ? "There was no snapshot of the \(kind); it was recorded" : "The \(kind) was recorded anew"
        return SnapshotFailure(
            .recorded,
            """
            \(what) (\(place.description)). \
            Look at it, and run the test again.
            \(diff.map { $0 + "\n" } ?? "")Snapshot: \(file.path)
            """, file: file.path)
    }

    private func missing(_ kind: String, _ file: URL, _ mode: SnapshotRecording, _ page: String?) -> SnapshotFailure {
        SnapshotFailure(
            .missing,
            """
            There is no snapshot of the \(kind), and none is recorded here (\(place.description)).
            Snapshot: \(file.path)\(page.map { "\nPicture: \($0)" } ?? "")
            To record it, run the test with RECORD_SNAPSHOTS=missing, and check the file in.
            """, file: file.path, page: page)
    }

    private func different(_ kind: String, _ file: URL, _ diff: String, _ page: String?) -> SnapshotFailure {
        SnapshotFailure(
            .different,
            """
            The \(kind) differs from its snapshot (\(place.description)). Expected lines have a -, actual ones a +.
            \(diff)
            Snapshot: \(file.path)\(page.map { "\nPictures: \($0)" } ?? "")
            To accept the change, run the test with RECORD_SNAPSHOTS=failed.
            """, file: file.path, page: page)
    }

    // MARK: Files

    /// Returns the text of a file; nil if there is none.
    private func read(_ file: URL) throws(SnapshotFailure) -> String? {
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        guard let data = try? Data(contentsOf: file) else {
            throw SnapshotFailure(.invalid, "The snapshot \(file.path) can't be read.")
        }
        guard let text = String(data: data, encoding: .utf8) else {
            throw SnapshotFailure(.invalid, "The snapshot \(file.path) isn't UTF-8 text; delete it and record it anew.")
        }
        return text
    }

    private func write(_ text: String, to file: URL) throws(SnapshotFailure) {
        do {
            let folder = file.deletingLastPathComponent()
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data((text.hasSuffix("\n") ? text : text + "\n").utf8).write(to: file, options: .atomic)
        } catch {
            throw SnapshotFailure(
                .invalid, "The snapshot \(file.path) can't be written: \(error.localizedDescription).")
        }
    }

    /// Writes a page. Returns its path, or why it couldn't be written.
    private func writePage(_ page: PicturePage, _ baseName: String) -> String {
        Artifacts.write(page.html, named: "\(place.fileName).\(baseName).html", environment)
    }
}

/// A text as snapshots compare it: without the kind of line endings and the last one.
struct SnapshotText: Equatable {
    let lines: [String]

    init(_ text: String) {
        // "\r\n" is one character.
        var lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }.map(String.init)
        if lines.last == "" { lines.removeLast() }
        self.lines = lines
    }
}
