import ReactiveViewsTesting
import Testing

@testable import Refresh

@MainActor
struct ScreenTests {
    private let it = Rehearsal()

    @Test("The header is hidden at first") func theHeaderIsOutOfSightToBeginWith() throws {
        #expect(try it.header() < 0)
        #expect(it.arrow == "turned by 0°")
        #expect(it.host.contains("Never updated"))
        #expect(it.titles == Article.samples.map(\.title))
    }

    @Test("Content and header follow the pull") func contentAndHeaderFollowThePull() throws {
        let header = try it.header()
        for distance in [10, 40, 60] {
            try it.pull(to: CGFloat(distance))
            #expect(try it.top() == CGFloat(distance))
            #expect(try it.header() == header + CGFloat(distance))
        }
    }

    @Test("The arrow turns with the pull") func theArrowTurnsAsOnePulls() throws {
        var arrows: [String?] = []
        for distance in [42, 56, 70] {
            try it.pull(to: CGFloat(distance))
            arrows.append(it.arrow)
        }
        #expect(arrows == ["turned by 0°", "turned by 90°", "turned by 180°"])
    }

    @Test("The arrow is painted rotated") func theArrowIsPaintedTurned() throws {
        try it.pull(to: 56)
        let turns = it.host.display.entries.compactMap { entry -> Double? in
            guard case .begin(let group) = entry, case .transform(let transform) = group.effect else { return nil }
            return atan2(transform.b, transform.a) * 180 / .pi
        }
        #expect(turns.count == 1)
        #expect(turns.allSatisfy { abs($0 - 90) < 0.001 })
    }

    @Test("A pull that is too short does nothing") func aPullThatIsTooShortDoesNothing() throws {
        try it.pull(to: 70)
        it.release()
        #expect(it.list.loadCount == 0)
        #expect(try it.top() == 0)
        #expect(it.clock.jobCount == 0)
    }

    @Test("A pull that is long enough loads once while it is held")
    func aPullThatIsLongEnoughLoadsOnceWhileItIsHeld() throws {
        for distance in [50, 90, 120, 100, 90] { try it.pull(to: CGFloat(distance)) }
        #expect(it.list.loadCount == 1)
        #expect(it.list.isLoading)
        #expect(it.host.contains("Loading…") && it.arrow == nil)
        // Nothing is frozen yet: the content is where it is held.
        #expect(try it.top() == 90)
    }

    @Test("Released content stays below the header until the load ends")
    func releasedItStaysBelowTheHeaderUntilTheLoadEnds() throws {
        try it.pull(to: 90)
        it.release()
        #expect(try it.top() == 70)
        #expect(try it.header() > 0)
        let before = it.titles

        it.host.advance(by: 3.9)
        #expect(try it.top() == 70)
        #expect(it.titles == before && it.list.isLoading)

        it.host.advance(by: 0.1)
        #expect(!it.list.isLoading)
        #expect(try it.top() == 0)
        #expect(try it.header() < 0)
        #expect(it.titles != before)
        #expect(Set(it.titles) == Set(before))
        #expect(it.host.contains("Updated at 22:13:24"))
        #expect(it.arrow == "turned by 0°")
    }

    @Test("During a load, content that is pulled back doesn't move until it is released")
    func theContentIsFrozenHeldAboveTheHeaderToo() throws {
        try it.pull(to: 90)
        try it.pull(to: 30)
        #expect(try it.top() == 100)
        it.release()
        #expect(try it.top() == 70)
    }

    @Test("Pulling again during a load does nothing") func pullingAgainDuringALoadDoesNothing() throws {
        try it.pull(to: 90)
        it.release()
        it.host.advance(by: 1)
        try it.pull(to: 90)
        it.release()
        #expect(it.list.loadCount == 1)
        #expect(try it.top() == 70)
        it.host.advance(by: 3)
        #expect(!it.list.isLoading)
        #expect(it.clock.jobCount == 0)
    }

    @Test("Content that is held until the load has ended returns on release")
    func heldUntilTheLoadEndedItGoesBackOnRelease() throws {
        try it.pull(to: 90)
        it.host.advance(by: 4)
        #expect(try it.top() == 90)
        #expect(it.list.loadCount == 1)
        it.release()
        #expect(try it.top() == 0)
    }

    @Test("Each pull loads once") func thereIsALoadForEachPull() throws {
        for count in 1...3 {
            try it.pull(to: 90)
            it.release()
            it.host.advance(by: 4)
            #expect(it.list.loadCount == count)
            #expect(try it.top() == 0)
        }
        #expect(it.host.contains("Updated at 22:13:32"))
    }

    @Test("The same seed gives the same order") func theSameSeedGivesTheSameOrder() throws {
        let (other, third) = (Rehearsal(), Rehearsal(seed: 2))
        for one in [it, other, third] {
            try one.pull(to: 90)
            one.host.advance(by: 4)
        }
        #expect(it.titles == other.titles)
        #expect(it.titles != third.titles)
    }

    @Test("The virtual clock lets no real time pass") func noTimeReallyPasses() throws {
        let clock = ContinuousClock()
        let duration = try clock.measure {
            for _ in 0..<10 {
                try it.pull(to: 90)
                it.release()
                it.host.advance(by: 4)
            }
        }
        #expect(it.list.loadCount == 10)
        #expect(duration < .seconds(20))
    }

    @Test("Leaving the screen after a load ends all its work") func leavingEndsTheWork() throws {
        let rehearsal = Rehearsal()
        try rehearsal.pull(to: 120)
        rehearsal.release()
        rehearsal.host.advance(by: .seconds(5))
        try rehearsal.host.finish()
    }
}
