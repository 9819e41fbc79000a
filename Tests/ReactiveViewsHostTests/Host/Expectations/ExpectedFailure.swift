import Synchronization
import Testing

/// Runs an expectation that must fail once, and returns its message. The failure must be in the file and on the
/// line of the call; on any line if that is nil.
@MainActor
func failure(
    fileID: String = #fileID, line: Int? = #line, location: SourceLocation = #_sourceLocation,
    of check: @MainActor () -> Void
) -> String {
    let recorded = Mutex<[Issue]>([])
    withKnownIssue(sourceLocation: location) {
        check()
    } matching: { issue in
        recorded.withLock { $0.append(issue) }
        return true
    }
    let issues = recorded.withLock { $0 }
    #expect(issues.count == 1, sourceLocation: location)
    #expect(issues.first?.sourceLocation?.fileID == fileID, sourceLocation: location)
    if let line { #expect(issues.first?.sourceLocation?.line == line, sourceLocation: location) }
    return issues.first?.comments.map(\.rawValue).joined(separator: "\n") ?? ""
}
