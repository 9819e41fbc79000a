import ReactiveTesting
import Testing

@testable import Carousel

@MainActor
@Suite struct Scratch {
    @Test func look() throws {
        let host = ViewHost(HomeView(home: HomeModel(), log: TravelLog()), clock: .virtual(VirtualClock()))
        print(host.tree)
        print(host.display)
        host.advance(by: 3.1)
        print(host.display)
        for _ in 0..<4 { host.advance(by: 3)
        print(host.tree.split(separator: "\n").first { $0.contains("Picture") } ?? "-")
        }
        for d in [-200.0, -40, 40, 200, 200, 200, 200, 200] {
            try host.drag("Banner", by: CGSize(width: d, height: 0))
            print(host.tree.split(separator: "\n").first { $0.contains("Picture") } ?? "-")
        }
        try host.page(by: 1)
        host.advance(by: 1)
        print(host.tree)
        try host.tap("Landmarks")
        print(host.tree)
        try host.tap("Favourites only")
        print(host.tree)
        try host.tap("Glass House")
        try host.tap("Mark as visited")
        print(host.tree)
        try host.back()
        print(host.tree)
    }
}
