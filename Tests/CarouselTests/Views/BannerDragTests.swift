import ReactiveViewsTesting
import Testing

@testable import Carousel

@MainActor
@Suite("Dragging the banner")
struct BannerDragTests {
    @Test(
        "It takes more than 50 points to get to another picture",
        arguments: [
            (-51.0, 2), (-50, 1), (-20, 1), (20, 1), (50, 1), (51, 4),
        ])
    func threshold(width: Double, number: Int) throws {
        let page = Promenade()
        try page.drag(by: width)
        #expect(page.number == number)
        page.host.advance(by: 1)
        #expect(isClose(page.offset, page.rest(number)))
    }

    @Test("Dragged beyond either end it goes round")
    func round() throws {
        let page = Promenade()
        var numbers: [Int?] = []
        for width in [-80.0, -80, -80, -80, 80, 80] {
            try page.drag(by: width)
            numbers.append(page.number)
        }
        #expect(numbers == [2, 3, 4, 1, 4, 3])
    }

    @Test("The row follows the finger")
    func following() throws {
        let page = Promenade()
        var drag = try page.host.beginDrag("Banner", by: CGSize(width: -30, height: 0))
        page.host.advance(by: 1)
        #expect(isClose(page.offset, page.rest(1) - 30))
        drag.move(to: CGSize(width: 40, height: 0))
        page.host.advance(by: 1)
        #expect(isClose(page.offset, page.rest(1) + 40))
        drag.end()
        #expect(page.number == 1)
        page.host.advance(by: 0.9)
        #expect(isClose(page.offset, page.rest(1)))
    }

    @Test("A drag that begins while the row moves takes it from where it is")
    func interruption() throws {
        let page = Promenade()
        page.host.advance(by: 3.1)
        let before = page.offset
        #expect(before < page.rest(1) && before > page.rest(2))
        let drag = try page.host.beginDrag("Banner", by: CGSize(width: -60, height: 0))
        #expect(isClose(page.offset, before, within: 1))
        page.nextFrame()
        #expect(page.offset < before)
        drag.end()
        #expect(page.number == 3)
        page.host.advance(by: 1)
        #expect(isClose(page.offset, page.rest(3)))
    }

    @Test("While it is held it doesn't go on by itself; when it is let go of it does")
    func holding() throws {
        let page = Promenade()
        let drag = try page.host.beginDrag("Banner", by: CGSize(width: -30, height: 0))
        page.host.advance(by: 10)
        #expect(page.number == 1)
        drag.end()
        #expect(page.number == 1)
        page.host.advance(by: 2)
        #expect(page.number == 2)
    }

    @Test("A drag that the system takes away leaves nothing behind")
    func cancellation() throws {
        let page = Promenade()
        let drag = try page.host.beginDrag("Banner", by: CGSize(width: -100, height: 0))
        drag.cancel()
        page.host.advance(by: 1)
        #expect(page.number == 1)
        #expect(isClose(page.offset, page.rest(1)))
        page.host.advance(by: 2)
        #expect(page.number == 2)
    }
}
