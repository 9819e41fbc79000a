import ExampleSession
import ReactiveViews

/// Pull to refresh, without a gesture recognizer. `Refresh --help` says how it is used.
@MainActor
public enum Refresh {
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

    public static func main() -> Never {
        example.main()
    }

    /// The program, for others that show its views.
    public static var program: any ExampleProgram { example }
}
