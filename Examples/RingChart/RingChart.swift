import ExampleSession
import ReactiveViews

/// A ring of wedges that move, come and go, without a screen. `RingChart --help` says how it is used.
public enum RingChart {
    @MainActor
    static var example: Example<RingPage> {
        Example(
            name: "RingChart",
            summary: "A ring of wedges: animated shapes, transitions and views that compare themselves.",
            script: ringScript, commands: [.angles]
        ) { _ in
            ViewHost(RingPage(ring: Ring()), size: CGSize(width: 390, height: 520), clock: .virtual(VirtualClock()))
        }
    }

    @MainActor
    public static func main() -> Never { example.main() }

    /// The program, for others that show its views.
    @MainActor
    public static var program: any ExampleProgram { example }
}
