import ReactiveViewsTesting
import Testing

@testable import RingChart

@Suite("The ring")
struct RingTests {
    @Test("It says that it will change once for each change, before it")
    func announcements() {
        let ring = Ring()
        var counts: [Int] = []
        let watch = ring.objectWillChange.sink { [unowned ring] in counts.append(ring.wedges.count) }
        ring.addRandom()
        ring.addRandom()
        ring.randomize()
        ring.remove(id: 1)
        ring.reset()
        #expect(counts == [0, 1, 2, 2, 1])
        watch.cancel()
    }

    @Test("It says nothing where nothing changes")
    func silence() {
        let ring = Ring()
        var isTold = false
        let watch = ring.objectWillChange.sink { isTold = true }
        ring.remove(id: 1)
        ring.randomize()
        ring.reset()
        #expect(!isTold)
        watch.cancel()
    }

    @Test("Wedges never share a number, even after a reset")
    func identity() {
        let ring = Ring()
        ring.addRandom()
        ring.addRandom()
        ring.reset()
        ring.addRandom()
        #expect(ring.wedges.map(\.id) == [3])
    }

    @Test("The same seed gives the same ring")
    func seeds() {
        let rings = [Ring(seed: 5), Ring(seed: 5), Ring(seed: 6)]
        for ring in rings {
            for _ in 1...4 { ring.addRandom() }
            ring.randomize()
        }
        #expect(rings[0].wedges == rings[1].wedges)
        #expect(rings[0].wedges != rings[2].wedges)
    }

    @Test("Thrown anew, wedges stay who they are")
    func randomizing() {
        let ring = Ring()
        for _ in 1...3 { ring.addRandom() }
        let old = ring.wedges
        ring.randomize()
        #expect(ring.wedges.map(\.id) == old.map(\.id))
        #expect(ring.wedges.map(\.hue) == old.map(\.hue))
        #expect(ring.wedges.map(\.width) != old.map(\.width))
    }
}
