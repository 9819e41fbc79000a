import ReactiveViewsTesting
import ReactiveViews
import Testing

@Suite("Keyframes")
struct KeyframeTests {
    private struct Look: Equatable {
        var scale = 1.0
        var offset = CGSize.zero
        var name = "x"
    }

    @Test("A straight way, a curved one and a jump follow on each other") func linear() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            LinearKeyframe(20, duration: 2, timingCurve: .easeIn)
            MoveKeyframe(5)
            LinearKeyframe(6, duration: 1)
        }
        expectNoDifference(timeline.duration, 4)
        expectNoDifference(timeline.value(time: 0), 0)
        expectNoDifference(timeline.value(time: 0.5), 5)
        #expect(isNear(timeline.value(time: 2), 10 + 10 * 0.315357))
        expectNoDifference(timeline.value(time: 3), 5)
        expectNoDifference(timeline.value(progress: 0.875), 5.5)
        expectNoDifference(timeline.value(time: -1), 0)
        expectNoDifference(timeline.value(time: 9), 6)
    }

    @Test("Tracks run side by side, and the rest of the value stays") func tracks() {
        let timeline = KeyframeTimeline(initialValue: Look()) {
            KeyframeTrack(\.scale) {
                for scale in [2.0, 3] { LinearKeyframe(scale, duration: 1) }
            }
            KeyframeTrack(\.offset) { LinearKeyframe(CGSize(width: 8, height: 4), duration: 4) }
        }
        expectNoDifference(timeline.duration, 4)
        expectNoDifference(timeline.value(time: 1.5), Look(scale: 2.5, offset: CGSize(width: 3, height: 1.5)))
        expectNoDifference(timeline.value(progress: 0.75), Look(scale: 3, offset: CGSize(width: 6, height: 3)))
        var look = Look(scale: 9, name: "y")
        timeline.update(value: &look, time: 4)
        expectNoDifference(look, Look(scale: 3, offset: CGSize(width: 8, height: 4), name: "y"))
    }

    @Test("Cubic ones are a Catmull-Rom spline, at rest at its ends") func cubic() {
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(1, duration: 1)
            CubicKeyframe(3, duration: 1)
            CubicKeyframe(4, duration: 1)
        }
        // Hermite's form by hand: velocities 0, 1.5, 1.5, 0.
        #expect(isNear(timeline.value(time: 0.5), 0.5 - 1.5 / 8))
        #expect(isNear(timeline.value(time: 1.5), 2))
        #expect(isNear(timeline.value(time: 2.5), 3.5 + 1.5 / 8))
        for joint in [1.0, 2] {
            let step = 1e-6
            let before = (timeline.value(time: joint) - timeline.value(time: joint - step)) / step
            let after = (timeline.value(time: joint + step) - timeline.value(time: joint)) / step
            #expect(isNear(before, 1.5, 1e-3) && isNear(after, 1.5, 1e-3))
        }
        let given = KeyframeTimeline(initialValue: 0.0) {
            CubicKeyframe(0, duration: 1, startVelocity: 8, endVelocity: 8)
        }
        #expect(isNear(given.value(time: 0.25), 0.75))
    }

    @Test("A spring takes the velocity over, and as long as it takes to settle") func spring() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let timeline = KeyframeTimeline(initialValue: 0.0) {
            LinearKeyframe(10, duration: 1)
            SpringKeyframe(0, spring: spring)
        }
        #expect(isNear(timeline.duration, 1 + spring.settlingDuration))
        #expect(isNear(timeline.value(time: 1.2), 10 + spring.value(target: -10, initialVelocity: 10, time: 0.2)))
        expectNoDifference(timeline.value(progress: 1), 0)
        // One that is cut short goes on from where it is.
        let short = KeyframeTimeline(initialValue: 0.0) {
            SpringKeyframe(1, duration: 0.1, spring: spring)
            LinearKeyframe(1, duration: 1)
        }
        #expect(isNear(short.value(time: 0.1), spring.value(target: 1, time: 0.1)))
    }

    private func conditional(_ isFast: Bool) -> KeyframeTimeline<Double> {
        KeyframeTimeline(initialValue: 0) {
            if isFast { LinearKeyframe(1, duration: 1) } else { CubicKeyframe(1, duration: 3) }
        }
    }

    @Test("Conditions, none at all and durations that are none") func edges() {
        expectNoDifference(conditional(true).duration, 1)
        expectNoDifference(conditional(false).duration, 3)
        let none = KeyframeTimeline(initialValue: 7.0) { KeyframeTrack { for _ in 0..<0 { MoveKeyframe(1.0) } } }
        expectNoDifference(none.duration, 0)
        expectNoDifference(none.value(progress: 0.5), 7)
        let diagnostics = Diagnostics.collect {
            let timeline = KeyframeTimeline(initialValue: 0.0) {
                LinearKeyframe(1, duration: -1)
                CubicKeyframe(2, duration: .nan)
                LinearKeyframe(3, duration: 1)
            }
            expectNoDifference(timeline.duration, 1)
            expectNoDifference(timeline.value(time: 0), 2)
            expectNoDifference(timeline.value(time: .nan), 2)
        }
        expectNoDifference(diagnostics.map(\.kind), [.invalidTime, .invalidTime, .invalidTime])
        let endless = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(1, duration: .infinity) }
        expectNoDifference(endless.value(progress: 0), 0)
    }
}
