import Testing

@testable import Carousel

@Suite("The loop of pictures")
struct BannerLoopTests {
    @Test("The last picture stands before the first, and the first after the last")
    func copies() {
        #expect(BannerLoop(["a", "b", "c"]).positions == ["c", "a", "b", "c", "a"])
        #expect(BannerLoop(["a", "b"]).positions == ["b", "a", "b", "a"])
    }

    @Test("Of fewer than two pictures there are no copies, and nothing moves", arguments: [[], ["a"]])
    func few(pictures: [String]) {
        let loop = BannerLoop(pictures)
        #expect(loop.positions == pictures)
        #expect(!loop.moves)
        #expect([-1, 0, 1, 2].map(loop.home(of:)) == [0, 0, 0, 0])
        #expect(loop.number(at: 1) == pictures.count)
    }

    @Test("A copy's home is the picture that it is a copy of")
    func homes() {
        let loop = BannerLoop(["a", "b", "c"])
        #expect((0...4).map(loop.home(of:)) == [3, 1, 2, 3, 1])
        #expect((0...4).map(loop.number(at:)) == [3, 1, 2, 3, 1])
        #expect((0...4).allSatisfy { loop.positions[loop.home(of: $0)] == loop.positions[$0] })
    }

    @Test("What lies outside counts as the nearest end")
    func outside() {
        let loop = BannerLoop(["a", "b", "c"])
        #expect([-7, .min, 9, .max].map(loop.home(of:)) == [3, 3, 1, 1])
    }
}
