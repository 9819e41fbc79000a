import Testing

@testable import Reactive
import ReactiveTesting

/// What becomes of an evaluation that another one interrupts.
@MainActor
@Suite("Interrupted evaluations")
struct InterruptedEvaluationTests {
    @Test("An observer that a derived value cancels while the observer reads it reads on, and depends on nothing")
    func cancelledByWhatItReads() {
        let graph = Graph()
        let sources = (0..<3).map { graph.variable($0) }
        let trigger = graph.variable(false)
        var observer: Graph.Observer?
        let canceller = graph.derived {
            if trigger.value { observer?.cancel() }
            return trigger.value
        }
        var readings = 0
        observer = graph.observe(
            {
                readings += 1
                return sources[0].value + (canceller.value ? 10 : 0) + sources[1].value + sources[2].value
            }()
        ) { _, _ in }
        graph.flush()
        expectNoDifference(readings, 1)
        graph.perform { sources[2].value = 5 }
        expectNoDifference(readings, 2, "a control: it depends on what it reads behind the derived value")
        graph.perform {
            trigger.value = true
            sources[0].value = 7
        }
        let readingsAtEnd = readings
        graph.perform { for source in sources { source.value += 1 } }
        expectNoDifference(readings, readingsAtEnd)
        graph.checkInvariants()
    }

    @Test("What an observer reads before and after a derived value is computed within it stays a dependency")
    func readsAroundADerivedValue() {
        let graph = Graph()
        let sources = (0..<4).map { graph.variable($0) }
        let inner = graph.derived { sources[1].value + sources[2].value }
        let outer = graph.derived { sources[0].value + inner.value + sources[0].value + sources[3].value }
        var told: [Int] = []
        let observer = graph.observe(outer.value + sources[0].value) { told.append($1) }
        graph.flush()
        for index in sources.indices { graph.perform { sources[index].value += 10 } }
        expectNoDifference(told, [36, 46, 56, 66])
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }
}
