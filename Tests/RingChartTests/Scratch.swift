import ReactiveTesting
import Testing

@testable import RingChart

@MainActor
@Suite struct Scratch {
    @Test func look() throws {
        let ring = Ring()
        let host = ViewHost(RingPage(ring: ring), clock: .virtual(VirtualClock()))
        print(host.tree)
        try host.tap("New Wedge")
        print(host.tree)
        print(host.now)
        host.advance(by: 0.1)
        print(host.display)
        print(host.display.wedges)
        host.runUntilIdle()
        print(host.now)
        try host.tap("New Wedge")
        print(try host.evaluations { try host.tap("New Wedge") })
        host.advance(by: 0.1)
        print(host.display.wedges)
        print(host.display)
        host.runUntilIdle()
        print(host.display.wedges)
        print(ring.wedges)
        try host.tap("Wedge 2")
        print(host.now)
        print(host.tree)
        host.advance(by: 0.1)
        print(host.display.wedges)
        print(host.display)
        host.runUntilIdle()
        print(host.display.wedges)
        print(ring.wedges)
        print(host.display)
    }
}
