import ReactiveViewsTesting
import Testing

@testable import RingChart

@MainActor
@Suite("Wedges that move")
struct MotionTests {
    /// Adds a wedge to a ring that is full, so that all that are there have to move.
    private func squeezed() -> (Studio, old: [PaintedWedge], new: [Wedge]) {
        let studio = Studio([3, 3])
        let old = studio.painted
        studio.animate { $0.add(width: 3, depth: 1, hue: 0.9) }
        return (studio, old, studio.ring.wedges)
    }

    @Test("The model is there at once, what is painted still where it was")
    func start() {
        let (studio, old, new) = squeezed()
        #expect(isClose(new[1].end, RingLayout.fullTurn * 2 / 3, within: 1e-9))
        #expect(studio.painted.prefix(2).map(\.end) == old.map(\.end))
    }

    @Test("At each frame the angles lie between, nearer than the frame before")
    func between() {
        let (studio, old, new) = squeezed()
        var last = old
        for _ in 1...30 {
            studio.nextFrame()
            let painted = studio.painted
            for index in 0...1 {
                #expect(painted[index].end < last[index].end)
                #expect(painted[index].end > new[index].end)
            }
            last = painted
        }
    }

    @Test("The way is the spring's")
    func closedForm() {
        let (studio, old, new) = squeezed()
        for frame in 1...20 {
            studio.nextFrame()
            let progress = springProgress(at: Double(frame) / 60)
            let painted = studio.painted
            for index in 0...1 {
                let expected = old[index].end + (new[index].end - old[index].end) * progress
                #expect(isClose(painted[index].end, expected))
            }
        }
    }

    @Test("Neighbours touch at each frame")
    func neighbours() {
        let (studio, _, _) = squeezed()
        for _ in 1...30 {
            studio.nextFrame()
            let painted = studio.painted
            #expect(isClose(painted[0].start, 0))
            #expect(isClose(painted[0].end, painted[1].start, within: 1e-6))
        }
    }

    @Test("In the end everything is where the model says, and nothing is left to do")
    func end() {
        let (studio, _, new) = squeezed()
        #expect(studio.host.runUntilIdle())
        let painted = studio.painted
        #expect(painted.map(\.opacity) == [1, 1, 1])
        for (wedge, model) in zip(painted, new) {
            #expect(isClose(wedge.start, model.start, within: 1e-6))
            #expect(isClose(wedge.end, model.end, within: 1e-6))
        }
    }

    @Test("A change on the way leads on from where things are")
    func interruption() {
        let (studio, _, _) = squeezed()
        for _ in 1...6 { studio.nextFrame() }
        let before = studio.painted[0].end
        studio.animate { $0.remove(id: 3) }
        #expect(isClose(studio.painted[0].end, before, within: 1e-6))
        studio.host.runUntilIdle()
        #expect(isClose(studio.painted[0].end, 3, within: 1e-6))
    }

    @Test("A change that isn't animated is there at once")
    func unanimated() {
        let studio = Studio([1])
        studio.host.perform { studio.ring.add(width: 1, depth: 1, hue: 0.5) }
        #expect(studio.painted.map(\.opacity) == [1, 1])
        #expect(studio.host.runUntilIdle(limit: .zero))
    }

    @Test("Leaving the page while a wedge moves ends all its work") func leavingEndsTheWork() throws {
        let studio = Studio([1, 2])
        studio.animate { $0.add(width: 1, depth: 0.5, hue: 0.5) }
        studio.nextFrame()
        try studio.host.finish()
    }
}
