import ReactiveViewsTesting
import Testing

@testable import RingChart

@MainActor
@Suite("Wedges that come and go")
struct TransitionTests {
    @Test("A new wedge fades in and grows")
    func insertion() {
        let studio = Studio()
        studio.animate { $0.add(width: 1, depth: 1, hue: 0) }
        #expect(isClose(studio.painted.first?.opacity ?? -1, 0))
        for frame in 1...20 {
            studio.nextFrame()
            let painted = studio.painted
            #expect(painted.count == 1)
            #expect(isClose(painted.first?.opacity ?? -1, springProgress(at: Double(frame) / 60), within: 0.01))
        }
        studio.host.runUntilIdle()
        #expect(studio.painted.map(\.opacity) == [1])
    }

    @Test("A tapped wedge is gone for the user at once, painted until its transition ends, and then no more")
    func removal() throws {
        let studio = Studio([1, 1, 1])
        try studio.host.tap("Wedge 2")
        #expect(!studio.host.contains("Wedge 2"))
        #expect(studio.ring.wedges.map(\.id) == [1, 3])

        var opacities: [Double] = []
        while studio.painted.count == 3, opacities.count < 200 {
            opacities.append(studio.painted.map(\.opacity).min() ?? -1)
            studio.nextFrame()
        }
        #expect(opacities.count > 20)
        #expect(opacities == opacities.sorted(by: >))
        #expect((opacities.last ?? 1) < 0.01)
        #expect(studio.painted.count == 2)
        studio.host.runUntilIdle()
        #expect(studio.painted.map(\.opacity) == [1, 1])
    }

    @Test("A reset sends all away together")
    func reset() throws {
        let studio = Studio([1, 1, 1])
        try studio.host.tap("Reset")
        #expect(studio.host.contains("No wedges"))
        studio.host.advance(by: 0.1)
        let opacities = studio.painted.map(\.opacity)
        #expect(opacities.count == 3)
        #expect(opacities.allSatisfy { $0 > 0.05 && $0 < 0.95 })
        studio.host.runUntilIdle()
        #expect(studio.painted.isEmpty)
    }

    @Test("A wedge that comes while another one goes has nothing to do with it")
    func exchange() throws {
        let studio = Studio([1, 1])
        try studio.host.tap("Wedge 1")
        studio.host.advance(by: 0.05)
        try studio.host.tap("New Wedge")
        studio.host.advance(by: 0.05)
        #expect(studio.painted.count == 3)
        studio.host.runUntilIdle()
        #expect(studio.painted.count == 2)
        #expect(studio.host.contains("Wedge 3"))
    }

    @Test("Nothing moves any more once the page is gone")
    func unmounting() throws {
        let studio = Studio([1, 1])
        try studio.host.tap("Wedge 1")
        studio.host.unmount()
        #expect(studio.host.runUntilIdle())
        #expect(studio.painted.isEmpty)
    }
}
