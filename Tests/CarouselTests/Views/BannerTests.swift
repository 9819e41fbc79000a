import ReactiveViewsTesting
import Testing

@testable import Carousel

@MainActor
@Suite("The banner")
struct BannerTests {
    @Test("It goes on by itself every three seconds, round and round")
    func ticks() {
        let page = Promenade()
        var numbers: [Int?] = [page.number]
        for _ in 1...9 {
            page.host.advance(by: 3)
            numbers.append(page.number)
        }
        #expect(numbers == [1, 2, 3, 4, 1, 2, 3, 4, 1, 2])
    }

    @Test("Nothing happens before the time")
    func patience() {
        let page = Promenade()
        page.host.advance(by: 2.999)
        #expect(page.number == 1)
        #expect(page.offset == page.rest(1))
        page.host.advance(by: 0.001)
        #expect(page.number == 2)
    }

    @Test("Between frames the row moves as the spring says")
    func closedForm() {
        let page = Promenade()
        page.host.advance(by: 3)
        #expect(isClose(page.offset, page.rest(1)))
        for frame in 1...30 {
            page.nextFrame()
            let progress = springProgress(at: Double(frame) / 60)
            #expect(isClose(page.offset, page.rest(1) + (page.rest(2) - page.rest(1)) * progress))
        }
        page.host.advance(by: 1)
        #expect(isClose(page.offset, page.rest(2)))
    }

    @Test("The jump from the last picture to the first isn't animated; the next step is again")
    func wrap() {
        let page = Promenade()
        page.host.advance(by: 11.9)
        #expect(page.number == 4)
        #expect(isClose(page.offset, page.rest(4)))
        page.host.advance(by: 0.1)
        #expect(page.number == 1)
        #expect(isClose(page.offset, page.rest(1)))
        page.host.advance(by: 0.1)
        #expect(isClose(page.offset, page.rest(1)))
        page.host.advance(by: 3)
        #expect(page.number == 2)
        #expect(page.offset < page.rest(1) - 10)
        #expect(page.offset > page.rest(2) + 10)
    }

    @Test("Without pictures it says so, and nothing ticks")
    func empty() {
        let page = Promenade([])
        #expect(page.host.contains("No pictures"))
        #expect(page.host.runUntilIdle())
        #expect(page.host.now == 0)
    }

    @Test("A single picture stays, whatever is done to it")
    func single() throws {
        let page = Promenade(["a"])
        page.host.advance(by: 10)
        #expect(page.number == 1)
        #expect(page.offset == 0)
        try page.drag(by: -200)
        page.host.advance(by: 1)
        #expect(page.number == 1)
        #expect(isClose(page.offset, 0))
    }

    @Test("Pictures may come and go while it runs")
    func changes() {
        let page = Promenade()
        page.host.advance(by: 10)
        #expect(page.number == 4)
        for pictures in [["a", "b"], ["a"], [], ["a", "b", "c"]] {
            page.host.perform { page.home.banner = BannerLoop(pictures) }
            page.host.advance(by: 10)
            #expect(pictures.isEmpty ? page.host.contains("No pictures") : page.number != nil)
        }
        #expect(isClose(page.offset, page.rest(page.number ?? 0)))
    }

    @Test("Nothing ticks after the host is unmounted")
    func unmounting() {
        let page = Promenade()
        page.host.advance(by: 3.1)
        page.host.unmount()
        #expect(page.host.runUntilIdle())
        // A frame that was asked for may still come; the next tick would have been at 6.
        #expect(page.host.now < 3.2)
    }
}
