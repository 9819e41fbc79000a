import ExampleSession
import ReactiveViews

/// Pull to refresh, without a gesture recognizer. `Refresh --help` says how it is used.
@main
@MainActor
enum Refresh {
    static var example: Example<TimedScreen> {
        Example(
            name: "Refresh",
            summary: "Pull to refresh by preferences: two markers tell where they are, and all follows from that.",
            script: defaultScript
        ) { _ in
            let clock = VirtualClock(startingAt: TimedScreen.morning)
            return ViewHost(TimedScreen(clock: clock), clock: .virtual(clock))
        }
    }

    static func main() {
        example.main()
    }
}
