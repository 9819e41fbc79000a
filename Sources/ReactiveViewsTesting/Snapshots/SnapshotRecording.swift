import ReactiveViews

/// When an assertion on a snapshot writes the snapshot instead of only comparing with it.
///
/// The `record` parameter of an assertion decides. Without it the environment variable `RECORD_SNAPSHOTS` does, with
/// the name of a case. Without that the mode is `never` if the variable `CI` is set, else `missing`. An assertion that
/// writes a snapshot fails, since it has compared nothing.
///
/// ```
/// RECORD_SNAPSHOTS=failed swift test --filter ShopTests
/// ```
public enum SnapshotRecording: String, Sendable, CaseIterable {
    /// Writes nothing. A missing snapshot is a failure.
    case never
    /// Writes snapshots that don't exist.
    case missing
    /// Writes snapshots that don't exist and those that differ.
    case failed
    /// Writes all snapshots. An assertion whose snapshot was equal passes.
    case all

    /// The mode for an assertion.
    ///
    /// - Parameters:
    ///   - parameter: The assertion's parameter.
    ///   - environment: The environment variables of the process.
    /// - Throws: A failure if the environment variable has another value than the cases' names.
    static func mode(
        _ parameter: SnapshotRecording?, _ environment: [String: String]
    ) throws(SnapshotFailure) -> SnapshotRecording {
        if let parameter { return parameter }
        if let name = environment["RECORD_SNAPSHOTS"], !name.isEmpty {
            if let mode = SnapshotRecording(rawValue: name) { return mode }
            let names = allCases.map(\.rawValue).joined(separator: ", ")
            throw SnapshotFailure(.invalid, "RECORD_SNAPSHOTS is “\(name)”; it must be one of \(names).")
        }
        let isCI = environment["CI"].map { !["", "0", "false"].contains($0) } ?? false
        return isCI ? .never : .missing
    }

    func writes(missing isMissing: Bool) -> Bool {
        switch self {
        case .never: false
        case .missing: isMissing
        case .failed, .all: true
        }
    }
}
