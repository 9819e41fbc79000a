import Foundation
import ReactiveRecording

/// The files that failed tests leave: pages with pictures, and pages with sessions.
@MainActor
enum Artifacts {
    /// The folder that the environment variable `SNAPSHOT_ARTIFACTS` names, else one in the temporary folder.
    static func folder(_ environment: [String: String]) -> URL {
        environment["SNAPSHOT_ARTIFACTS"].flatMap { $0.isEmpty ? nil : URL(fileURLWithPath: $0) }
            ?? FileManager.default.temporaryDirectory.appendingPathComponent("Snapshots")
    }

    /// Writes a page. Returns its path, or why it couldn't be written.
    static func write(_ page: String, named name: String, _ environment: [String: String]) -> String {
        let folder = folder(environment)
        let file = folder.appendingPathComponent(name)
        do {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(page.utf8).write(to: file, options: .atomic)
            return file.path
        } catch {
            return "\(file.path) can't be written: \(error.localizedDescription)."
        }
    }

    /// Adds a failure to the recording of a host and writes its page.
    ///
    /// - Parameters:
    ///   - host: The host, or another value.
    ///   - message: What went wrong.
    ///   - place: Where, if it is known.
    ///   - name: The name of the page's file without its extension.
    /// - Returns: A line for the failure's message, with a line break before it; empty if the host isn't recorded.
    static func session(
        of host: Any, _ message: String, at place: String? = nil, named name: String,
        _ environment: [String: String] = ProcessInfo.processInfo.environment
    ) -> String {
        guard let recording = (host as? any RecordedHost)?.currentRecording else { return "" }
        recording.fail(message, at: place)
        return "\nSession: " + write(recording.html, named: "\(name).session.html", environment)
    }
}
