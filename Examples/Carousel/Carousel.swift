import ExampleSession
import ReactiveViews

/// A city's home page with an endless banner, without a screen. `Carousel --help` says how it is used.
@main
enum Carousel {
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
    static func main() { example.main() }
}
