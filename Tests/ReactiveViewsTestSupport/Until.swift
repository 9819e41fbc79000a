import Testing

/// Lets other tasks run until the condition holds, for half an hour at most; then records an issue. The whole suite
/// runs at the same time, and most of it on the main actor.
@MainActor
package func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () async -> Bool
) async {
    let limit = ContinuousClock.now + .seconds(1_800)
    while await !condition() {
        guard ContinuousClock.now < limit else {
            Issue.record("The condition doesn't hold after half an hour.", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
