import ExampleSession
import ReactiveViews

/// A city's home page with an endless banner, without a screen. `Carousel --help` says how it is used.
public enum Carousel {
    @MainActor
    static var example: Example<HomeView> {
        Example(
            name: "Carousel", summary: "A home page whose banner goes on by itself, can be dragged and has no end.",
            script: carouselScript, commands: [.banner]
        ) { _ in
            ViewHost(HomeView(home: HomeModel(), log: TravelLog()), clock: .virtual(VirtualClock()))
        }
    }

    @MainActor
    public static func main() -> Never { example.main() }

    /// The program, for others that show its views.
    @MainActor
    public static var program: any ExampleProgram { example }
}
