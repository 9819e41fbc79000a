import ReactiveViewsTesting
import Testing

@Suite("Curves and springs")
struct CurveTests {
    private func isClose(_ lhs: Double?, _ rhs: Double) -> Bool { lhs.map { abs($0 - rhs) < 1e-5 } ?? false }

    @Test("Timing curves have their known values")
    func curves() {
        #expect(isClose(UnitCurve.easeInOut.value(at: 0.25), 0.129162))
        #expect(isClose(UnitCurve.easeInOut.value(at: 0.5), 0.5))
        #expect(isClose(UnitCurve.easeInOut.value(at: 0.75), 0.870838))
        #expect(isClose(UnitCurve.easeIn.value(at: 0.25), 0.093465))
        #expect(isClose(UnitCurve.easeIn.value(at: 0.5), 0.315357))
        #expect(isClose(UnitCurve.easeIn.value(at: 0.75), 0.621862))
        #expect(isClose(UnitCurve.easeOut.value(at: 0.25), 1 - 0.621862))
        #expect(isClose(UnitCurve.circularEaseIn.value(at: 0.6), 1 - 0.8))
        #expect(isClose(UnitCurve.circularEaseOut.value(at: 0.4), 0.8))
    }

    @Test("A curve's inverse undoes it", arguments: [0.0, 0.1, 0.35, 0.5, 0.8, 1.0])
    func inverse(_ time: Double) {
        for curve in [UnitCurve.easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut] {
            #expect(isClose(curve.inverse.value(at: curve.value(at: time)), time))
        }
    }

    @Test("The default duration is 0.35 s, and an animation ends")
    func timed() {
        #expect(isClose(Animation.easeInOut.progress(at: 0.35 / 4), 0.129162))
        #expect(Animation.linear.progress(at: 0.36) == nil)
        #expect(Animation.linear(duration: 0).progress(at: 0) == nil)
        #expect(isClose(Animation.linear(duration: 2).speed(2).delay(1).progress(at: 1.5), 0.5))
    }

    @Test("Springs have their known values, critical and bouncing")
    func springs() {
        let smooth = Spring(duration: 0.5, bounce: 0)
        #expect(isClose(smooth.value(time: 0.2), 0.715416))
        #expect(isClose(smooth.value(time: 0.4), 0.960457))
        let bouncy = Spring(duration: 0.5, bounce: 0.3)
        #expect(isClose(bouncy.value(time: 0.2), 0.873711))
        #expect(isClose(bouncy.value(time: 0.4), 1.039303))
    }

    @Test(
        "Stiffness and damping follow from duration and bounce; velocity is the slope", arguments: [0, 0.3, -0.4])
    func relations(_ bounce: Double) {
        let spring = Spring(duration: 0.5, bounce: bounce)
        let again = Spring(stiffness: spring.stiffness, damping: spring.damping, allowOverDamping: true)
        #expect(isClose(again.value(time: 0.3), spring.value(time: 0.3)))
        let slope = (spring.value(time: 0.3 + 1e-6) - spring.value(time: 0.3 - 1e-6)) / 2e-6
        #expect(abs(slope - spring.velocity(time: 0.3)) < 1e-4)
        #expect(abs(spring.value(time: spring.settlingDuration + 0.01) - 1) < 0.001)
    }

    @Test("The standard springs")
    func standard() {
        expectNoDifference(Animation.default, .spring(response: 0.55, dampingFraction: 1))
        expectNoDifference(Animation.smooth, .spring(duration: 0.5, bounce: 0))
        expectNoDifference(Animation.snappy, .spring(duration: 0.5, bounce: 0.15))
        expectNoDifference(Animation.bouncy, .spring(duration: 0.5, bounce: 0.3))
    }

    @Test("Repeated animations run so many times, backwards every second time")
    func repetition() {
        let animation = Animation.linear(duration: 1).repeatCount(3)
        #expect(isClose(animation.progress(at: 0.25), 0.25))
        #expect(isClose(animation.progress(at: 1.25), 0.75))
        #expect(isClose(animation.progress(at: 2.25), 0.25))
        #expect(animation.progress(at: 3) == nil)
        #expect(isClose(Animation.linear(duration: 1).repeatForever(autoreverses: false).progress(at: 100.5), 0.5))
    }

    @Test("Pairs animate componentwise")
    func pairs() {
        let from = AnimatablePair(0.0, 10.0)
        let to = AnimatablePair(1.0, 20.0)
        expectNoDifference(from.interpolated(towards: to, amount: 0.5), AnimatablePair(0.5, 15))
        expectNoDifference(AnimatablePair(3.0, 4.0).magnitudeSquared, 25)
    }
}
