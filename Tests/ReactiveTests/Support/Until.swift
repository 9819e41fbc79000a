import Testing

/// Lets other tasks run until the condition holds, for half an hour at most; then records an issue. The whole suite
/// runs at the same time, and most of it on the main actor.
func until(
    isolation: isolated (any Actor)? = #isolation, sourceLocation: SourceLocation = #_sourceLocation,
    _ condition: () -> Bool
) async {
    let limit = ContinuousClock.now + .seconds(1_800)
    while !condition() {
        guard ContinuousClock.now < limit else {
            Issue.record("The condition doesn't hold after half an hour.", sourceLocation: sourceLocation)
            return
        }
        await Task.yield()
    }
}
