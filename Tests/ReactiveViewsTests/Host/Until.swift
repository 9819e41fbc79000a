import Testing

/// Lets other tasks run until the condition holds, for a minute at most; then records an issue.
@MainActor
func until(
    sourceLocation: SourceLocation = #_sourceLocation, _ condition: @MainActor () async -> Bool
) async {
    let limit = ContinuousClock.now + .seconds(60)
    while await !condition() {
        guard ContinuousClock.now < limit else {
            Issue.record("The condition doesn't hold after a minute.", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
