import Testing

@testable import Carousel

@Suite("The home page's model")
struct HomeModelTests {
    @Test("Services are six on a page; there are none on a page that isn't there")
    func pages() {
        let home = HomeModel()
        #expect(home.servicePageCount == 3)
        #expect((0..<3).map { home.services(onPage: $0).count } == [6, 6, 3])
        #expect([-1, 3, .max].allSatisfy { home.services(onPage: $0).isEmpty })
        #expect(HomeModel(services: []).servicePageCount == 0)
    }

    @Test("Headlines are counted around; without any there is no news")
    func headlines() {
        let home = HomeModel(headlines: ["a", "b"])
        #expect((0..<4).map(home.headline) == ["a", "b", "a", "b"])
        #expect(HomeModel(headlines: []).headline(3) == "No news")
    }

    @Test("The banner is never narrower than nothing")
    func narrow() {
        #expect(HomeModel(width: 10).bannerSize.width == 0)
    }
}
