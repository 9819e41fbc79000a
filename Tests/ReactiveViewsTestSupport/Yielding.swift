/// Lets everything that waits for the main actor have its turn: what was scheduled before this, and what that schedules.
@MainActor
package func yieldToOthers() async {
    for _ in 0..<50 { await Task.yield() }
}
