import ReactiveViews
import Testing

@testable import Refresh

@MainActor
struct PullTests {
    @Test func theArrowTurnsWithinTheLastTwoFifthsOfTheWay() {
        let angles = [0, 40, 42, 49, 56, 63, 70, 90].map { offset in
            var pull = Pull(threshold: 70)
            _ = pull.move(to: CGFloat(offset), isRefreshing: false)
            return pull.rotation.degrees.rounded()
        }
        #expect(angles == [0, 0, 0, 45, 90, 135, 180, 180])
    }

    @Test func aRefreshBeginsOnTheWayDownOverTheThreshold() {
        var pull = Pull(threshold: 70)
        let begins = [70, 71, 90, 70, 80].map { pull.move(to: CGFloat($0), isRefreshing: false) }
        #expect(begins == [false, true, false, false, true])
    }

    @Test func noneBeginsWhileOneGoesOn() {
        var pull = Pull(threshold: 70)
        let begins = [90, 0, 90].map { pull.move(to: CGFloat($0), isRefreshing: true) }
        #expect(begins == [false, false, false])
    }

    @Test func itFreezesOnTheWayBackOverTheThresholdUntilTheRefreshEnds() {
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

    @Test func scrollingOnIsNoPull() {
        var pull = Pull(threshold: 70)
        let before = pull
        let begins = pull.move(to: -300, isRefreshing: false)
        #expect(!begins)
        #expect(pull == before)
    }

    @Test func aThresholdThatIsNoneDoesNoHarm() {
        var pull = Pull(threshold: -5)
        _ = pull.move(to: 50, isRefreshing: false)
        #expect(pull.rotation.degrees == 180)
    }
}
