import Synchronization
import Testing

/// Runs a reproducer of a fault of the toolchain, which expects what would be right.
///
/// While the fault is there the test has a known issue. Once it is mended, the test records a warning that names
/// what can be deleted. Neither fails the run, whatever the toolchain.
///
/// - Parameters:
///   - fault: what goes wrong.
///   - workaround: the place in the sources that becomes superfluous when the fault is mended.
///   - reproducer: expects the right behaviour.
func knownFault(
    _ fault: String, workaround: String, sourceLocation: SourceLocation = #_sourceLocation,
    _ reproducer: () async -> Void
) async {
    let isPresent = Mutex(false)
    await withKnownIssue("\(fault)", isIntermittent: true, sourceLocation: sourceLocation) {
        await reproducer()
    } matching: { _ in
        isPresent.withLock { $0 = true }
        return true
    }
    guard !isPresent.withLock({ $0 }) else { return }
    #if compiler(>=6.3)
        Issue.record(
            "mended in this toolchain: \(fault) Delete the workaround: \(workaround)", severity: .warning,
            sourceLocation: sourceLocation)
    #endif
}
