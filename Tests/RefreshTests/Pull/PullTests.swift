import ReactiveViews
import Testing

@testable import Refresh

@MainActor
struct PullTests {
    @Test("The arrow turns within the last two fifths of the way")
    func theArrowTurnsWithinTheLastTwoFifthsOfTheWay() {
        let angles = [0, 40, 42, 49, 56, 63, 70, 90].map { offset in
            var pull = Pull(threshold: 70)
            _ = pull.move(to: CGFloat(offset), isRefreshing: false)
            return pull.rotation.degrees.rounded()
        }
        #expect(angles == [0, 0, 0, 45, 90, 135, 180, 180])
    }

    @Test("A refresh begins when the pull passes the threshold") func aRefreshBeginsOnTheWayDownOverTheThreshold() {
        var pull = Pull(threshold: 70)
        let begins = [70, 71, 90, 70, 80].map { pull.move(to: CGFloat($0), isRefreshing: false) }
        #expect(begins == [false, true, false, false, true])
    }

    @Test("No second refresh begins while one runs") func noneBeginsWhileOneGoesOn() {
        var pull = Pull(threshold: 70)
        let begins = [90, 0, 90].map { pull.move(to: CGFloat($0), isRefreshing: true) }
        #expect(begins == [false, false, false])
    }

    @Test("Content freezes on the way back at the threshold until the refresh ends")
    func itFreezesOnTheWayBackOverTheThresholdUntilTheRefreshEnds() {
        var pull = Pull(threshold: 70)
        _ = pull.move(to: 90, isRefreshing: true)
        #expect(!pull.isFrozen)
        _ = pull.move(to: 70, isRefreshing: true)
        #expect(pull.isFrozen)
        _ = pull.move(to: 90, isRefreshing: true)
        #expect(pull.isFrozen)
        pull.refreshEnded()
        #expect(!pull.isFrozen)
    }

    @Test("Scrolling down is no pull") func scrollingOnIsNoPull() {
        var pull = Pull(threshold: 70)
        let before = pull
        let begins = pull.move(to: -300, isRefreshing: false)
        #expect(!begins)
        #expect(pull == before)
    }

    @Test("A negative threshold is harmless") func aThresholdThatIsNoneDoesNoHarm() {
        var pull = Pull(threshold: -5)
        _ = pull.move(to: 50, isRefreshing: false)
        #expect(pull.rotation.degrees == 180)
    }
}
