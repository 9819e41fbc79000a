import ReactiveViewsTesting
import Testing

@testable import Carousel

@MainActor
@Suite("The home page")
struct HomePageTests {
    @Test("A swipe shows the next page of services; there is none after the last")
    func services() throws {
        let page = Promenade()
        #expect(page.host.contains("Buses"))
        try page.host.page(by: 1)
        #expect(page.host.contains("Library"))
        #expect(!page.host.contains("Buses"))
        try page.host.page(by: 1)
        #expect(page.host.contains("Music"))
        #expect(throws: ViewQueryError.self) { try page.host.page(by: 1) }
    }

    @Test("A tap shows the next headline, and after the last the first")
    func headlines() throws {
        let page = Promenade()
        for number in 0..<4 { try page.host.tap(page.home.headline(number)) }
        #expect(page.host.contains(page.home.headline(4)))
    }

    @Test("The list shows all landmarks, or the favourites")
    func favorites() throws {
        let page = Promenade()
        try page.host.tap("Landmarks")
        #expect(Landmark.all.allSatisfy { page.host.contains($0.name) })
        try page.host.tap("Favourites only")
        #expect(Landmark.all.allSatisfy { page.host.contains($0.name) == $0.isFavorite })
    }

    @Test("A visit that is marked in the details is seen in the list")
    func visit() throws {
        let page = Promenade()
        try page.host.tap("Landmarks")
        try page.host.tap("Clock Tower")
        try page.host.tap("Mark as visited")
        #expect(page.log.visited == [2])
        #expect(page.host.contains("Visited"))
        try page.host.back()
        #expect(page.host.contains("visited"))
        try page.host.back()
        #expect(page.host.contains("Landmarks"))
    }

    @Test("The banner goes on while the landmarks are shown")
    func background() throws {
        let page = Promenade()
        try page.host.tap("Landmarks")
        page.host.advance(by: 3)
        try page.host.back()
        #expect(page.number == 2)
    }

    @Test("Leaving the page ends all its work") func leavingEndsTheWork() throws {
        let promenade = Promenade()
        promenade.host.advance(by: .seconds(10))
        try promenade.host.finish()
    }
}
