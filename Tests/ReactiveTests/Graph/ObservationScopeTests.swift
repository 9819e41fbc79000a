import Observation
import Testing

@testable import Reactive
import ReactiveTesting

/// In which passes the toolchain tracks evaluations together.
@MainActor
@Suite("Scopes of observation")
struct ObservationScopeTests {
    @Observable
    final class Model {
        var count = 0
    }

    private let graph = Graph()

    /// An observer that notes whether its later evaluations are tracked together.
    private func observer(_ scopes: Scopes, _ value: @escaping () -> Int) -> Graph.Observer {
        graph.observe(
            {
                scopes.open.append(graph.observation.isOpen)
                return value()
            }()
        ) { _, new in scopes.told.append(new) }
    }

    private final class Scopes {
        var open: [Bool] = []
        var told: [Int] = []
    }

    @Test("After something observable was read, the rest of the pass is tracked one by one; all is updated once")
    func endsAfterReading() {
        let model = Model()
        let number = graph.variable(1)
        let scopes = Scopes()
        let sum = graph.derived { number.value + 1 }
        let observers = [
            observer(scopes) { number.value }, observer(scopes) { number.value + model.count },
            observer(scopes) { sum.value }, observer(scopes) { model.count },
        ]
        graph.flush()
        expectNoDifference(scopes.open, [true, true, false, false])
        scopes.open = []
        graph.perform { number.value = 2 }
        #expect(scopes.open == [false, false, false] && scopes.told == [2, 2, 3])
        scopes.told = []
        graph.perform { model.count = 5 }
        expectNoDifference(scopes.told, [7, 5])
        graph.checkInvariants()
        withExtendedLifetime(observers) {}
    }

    @Test("A derived value that reads something observable while it is settled ends the scope, and all is updated once")
    func endsWhileSettling() {
        let model = Model()
        let number = graph.variable(0)
        let scopes = Scopes()
        let sum = graph.derived { number.value > 0 ? number.value + model.count : 0 }
        let product = graph.derived { number.value * 2 }
        let observers = [
            observer(scopes) { sum.value }, observer(scopes) { product.value }, observer(scopes) { number.value },
        ]
        graph.flush()
        expectNoDifference(scopes.open, [true, true, true], "a control: nothing observable was read")
        scopes.open = []
        graph.perform { number.value = 3 }
        expectNoDifference(scopes.told.sorted(), [3, 3, 6])
        expectNoDifference(scopes.open.count, 3)
        scopes.told = []
        graph.perform { model.count = 10 }
        expectNoDifference(scopes.told, [13])
        graph.perform { number.value = 4 }
        expectNoDifference(scopes.told.sorted(), [4, 8, 13, 14])
        graph.checkInvariants()
        withExtendedLifetime(observers) {}
    }
}
