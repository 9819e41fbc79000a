import ReactiveViewsTesting
import Testing

@Suite("Springs as Apple has them")
struct SpringTests {
    private func isClose(_ lhs: Double, _ rhs: Double, _ tolerance: Double = 1e-4) -> Bool {
        abs(lhs - rhs) < tolerance
    }

    @Test("How long a spring takes to settle")
    func settling() {
        #expect(isClose(Spring().settlingDuration, 0.8))
        let bouncy = Spring(duration: 0.7, bounce: 0.2)
        #expect(isClose(bouncy.settlingDuration(target: 1.2, initialVelocity: 0.1, epsilon: 0.001), 1.2786))
        let flat = Spring(duration: 0.7, bounce: -0.2)
        #expect(isClose(flat.settlingDuration, 1.7))
        let slow = Spring(mass: 0.6, stiffness: 0.1, damping: 10, allowOverDamping: true)
        expectNoDifference(slow.settlingDuration, 0)
        expectNoDifference(Spring(duration: 0.5, bounce: 1).settlingDuration, .infinity)
    }

    @Test("A spring made for a settling duration")
    func made() {
        #expect(isClose(Spring(settlingDuration: 0.5, dampingRatio: 0.3).response, 0.1639))
        expectNoDifference(Spring(settlingDuration: 2, dampingRatio: 20).dampingRatio, 1)
        let critical = Spring(settlingDuration: 1, dampingRatio: 1)
        #expect(isClose(critical.value(target: 1.0, time: 1), 0.999, 1e-6))
    }

    @Test("Springs of numbers that are none have a defined end", arguments: [Double.nan, .infinity, -.infinity, -1, 0])
    func extremes(_ number: Double) {
        _ = Diagnostics.collect {
            let springs = [
                Spring(settlingDuration: number, dampingRatio: 0.5), Spring(settlingDuration: 1, dampingRatio: number),
                Spring(settlingDuration: 1, dampingRatio: 0.5, epsilon: number),
                Spring(duration: number, bounce: number),
                Spring(response: number, dampingRatio: number),
                Spring(mass: number, stiffness: number, damping: number),
            ]
            for spring in springs {
                #expect(!spring.settlingDuration.isNaN && spring.settlingDuration >= 0)
                #expect(!spring.response.isNaN)
            }
            let spring = Spring()
            #expect(!spring.settlingDuration(target: number, initialVelocity: number, epsilon: number).isNaN)
        }
    }

    @Test("A value and its velocity are moved on step by step")
    func steps() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        var (value, velocity) = (1.0, 0.5)
        for _ in 0..<10 { spring.update(value: &value, velocity: &velocity, target: 3, deltaTime: 0.02) }
        let whole = 1 + spring.value(target: 2, initialVelocity: 0.5, time: 0.2)
        #expect(isClose(value, whole, 1e-9))
        #expect(isClose(velocity, spring.velocity(target: 2, initialVelocity: 0.5, time: 0.2), 1e-9))
        #expect(isClose(spring.force(target: 2, position: 1, velocity: 0.1), spring.stiffness - 0.1 * spring.damping))
    }

    @Test("Between two values it is the same way, moved")
    func between() {
        let spring = Spring(duration: 0.5, bounce: 0.3)
        let way = spring.value(target: 2.0, initialVelocity: 0.5, time: 0.2)
        #expect(isClose(spring.value(fromValue: 1.0, toValue: 3, initialVelocity: 0.5, time: 0.2), 1 + way))
        let speed = spring.velocity(target: 2.0, initialVelocity: 0.5, time: 0.2)
        #expect(isClose(spring.velocity(fromValue: 1.0, toValue: 3, initialVelocity: 0.5, time: 0.2), speed))
        expectNoDifference(
            spring.settlingDuration(fromValue: 1.0, toValue: 3, initialVelocity: 0, epsilon: 0.01),
            spring.settlingDuration(target: 2.0, epsilon: 0.01))
        #expect(isClose(spring.force(fromValue: 1.0, toValue: 3, position: 2, velocity: 0), 0))
    }
}

@Suite("The velocity of curves")
struct CurveVelocityTests {
    private static let all: [UnitCurve] = [
        .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
    ]

    @Test("Within a curve it is the slope", arguments: [0.1, 0.25, 0.4, 0.6, 0.75, 0.9])
    func slopes(_ time: Double) {
        for curve in Self.all + Self.all.map(\.inverse) {
            let slope = (curve.value(at: time + 1e-5) - curve.value(at: time - 1e-5)) / 2e-5
            #expect(abs(curve.velocity(at: time) - slope) < 1e-3, "\(curve)")
        }
    }

    @Test("A straight line's is 1 everywhere, outside of its time, too", arguments: [-0.5, 0, 0.3, 1, 1.5])
    func linear(_ time: Double) {
        expectNoDifference(UnitCurve.linear.velocity(at: time), 1)
    }

    @Test("At the ends")
    func ends() {
        #expect(UnitCurve.easeIn.velocity(at: 0) == 0 && UnitCurve.easeIn.velocity(at: 1) == 0)
        #expect(UnitCurve.easeOut.velocity(at: 0) == 1 && UnitCurve.easeOut.velocity(at: 1) == 0)
        #expect(UnitCurve.easeInOut.velocity(at: 0) == 0 && UnitCurve.easeInOut.velocity(at: 1) == 0)
        expectNoDifference(UnitCurve.circularEaseIn.velocity(at: 0), 0)
        expectNoDifference(UnitCurve.circularEaseIn.velocity(at: 1), .infinity)
        expectNoDifference(UnitCurve.circularEaseOut.velocity(at: 0), .infinity)
        expectNoDifference(UnitCurve.circularEaseOut.velocity(at: 1), 0)
        expectNoDifference(UnitCurve.circularEaseInOut.velocity(at: 0.5), .infinity)
        expectNoDifference(UnitCurve.circularEaseIn.velocity(at: 2), .infinity)
        let diagonal = UnitCurve.bezier(startControlPoint: .zero, endControlPoint: UnitPoint(x: 1, y: 1))
        #expect(diagonal.velocity(at: 0) == 1 && diagonal.velocity(at: 1) == 1)
        let extreme = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: -0.5, y: 2), endControlPoint: UnitPoint(x: 1.5, y: -1))
        #expect(abs(extreme.velocity(at: 0.5) + 1) < 1e-9)
    }
}
