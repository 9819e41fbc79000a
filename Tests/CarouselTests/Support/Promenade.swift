import ReactiveViewsTesting

@testable import Carousel

/// The home page, by a clock that goes on only where a test says so.
@MainActor
struct Promenade {
    let home: HomeModel
    let log = TravelLog()
    let host: ViewHost<HomeView>

    init(_ pictures: [String] = ["a", "b", "c", "d"]) {
        home = HomeModel(banners: pictures)
        host = ViewHost(HomeView(home: home, log: log), clock: .virtual(VirtualClock()))
    }

    func nextFrame() { host.advance(by: .nanoseconds(16_666_667)) }

    func drag(by width: CGFloat) throws {
        try host.drag("Banner", by: CGSize(width: width, height: 0))
    }

    /// The number of the picture that the state says is shown.
    var number: Int? { (1...9).first { host.contains("Picture \($0) of \(home.banner.pictures.count)") } }

    /// How far the row of pictures is painted to the side of where it began.
    var offset: CGFloat { (host.display.pictures(named: home.banner.pictures).first?.x ?? .nan) - 15 }

    /// Where the row rests with a position in the window.
    func rest(_ position: Int) -> CGFloat { CGFloat(-position) * (home.bannerSize.width + 10) }
}

/// How far a spring without bounce and with a response of half a second has come, worked out by hand: 1 − e^(−ωt) (1 + ωt).
func springProgress(at time: Double) -> Double {
    let x = 2 * .pi / 0.5 * time
    return 1 - exp(-x) * (1 + x)
}

func isClose(_ left: CGFloat, _ right: CGFloat, within tolerance: CGFloat = 0.1) -> Bool {
    abs(left - right) < tolerance
}
