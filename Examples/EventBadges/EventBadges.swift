import ExampleSession
import ReactiveViews

/// Cards of equal height. `EventBadges --help` says how it is used.
@MainActor
public enum EventBadges {
    static var example: Example<EditableEvent> {
        Example(
            name: "EventBadges",
            summary:
                "Views that tell each other how high they are, by a preference; and a guide that joins two columns.",
            script: defaultScript
        ) { _ in
            ViewHost(EditableEvent(), size: CGSize(width: 390, height: 600), clock: .virtual)
        }
    }

    public static func main() -> Never {
        example.main()
    }

    /// The program, for others that show its views.
    public static var program: any ExampleProgram { example }
}
