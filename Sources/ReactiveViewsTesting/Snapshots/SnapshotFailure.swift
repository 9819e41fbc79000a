/// Why an assertion on a snapshot failed. Its description is the whole message: the place, the lines that differ, the
/// files, and what to do.
public struct SnapshotFailure: Error, Equatable, Sendable, CustomStringConvertible {
    /// What happened.
    public enum Reason: Sendable {
        /// The value differs from the snapshot.
        case different
        /// There is no snapshot, and none was written.
        case missing
        /// The snapshot was written.
        case recorded
        /// The snapshot can't be read or written, or the assertion is used wrongly.
        case invalid
    }

    /// What happened.
    public let reason: Reason
    /// The whole message.
    public let description: String
    /// The path of the snapshot's file; for an inline snapshot the path of the source; nil if it isn't known.
    public let file: String?
    /// The path of the page that shows the expected and the actual picture; nil if there is none.
    public let page: String?

    /// Returns the failure with the page of a recorded host's session, which is written now; the failure itself if the
    /// value isn't a recorded host, or if only a snapshot was written.
    @MainActor
    func withSession(of value: Any, at place: SnapshotPlace) -> SnapshotFailure {
        guard reason != .recorded else { return self }
        let test = place.baseName(named: "\(place.line)", fileExtension: "html")
        let session = Artifacts.session(
            of: value, description, at: place.description, named: "\(place.fileName).\(test)")
        return session.isEmpty ? self : SnapshotFailure(reason, description + session, file: file, page: page)
    }

    init(_ reason: Reason, _ description: String, file: String? = nil, page: String? = nil) {
        self.reason = reason
        self.description = description
        self.file = file
        self.page = page
    }
}
