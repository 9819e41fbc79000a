import Testing

/// Lets other tasks run until the condition holds, for a minute at most; then records an issue.
func until(
    isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
) async {
    let limit = ContinuousClock.now + .seconds(60)
    while !condition() {
        guard ContinuousClock.now < limit else {
            Issue.record("The condition doesn't hold after a minute.", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
