import CBenchKit
import Foundation
import Reactive

/// What one thing of a graph takes in memory, and what graphs of 100 000 nodes take to build, to change and to drop.
@MainActor
enum Sizes {
    private static let count = 100_000

    static func report() {
        print("| one of 100 000 | heap bytes |\n|---|---:|")
        var graph = Graph()
        let variables = weigh("variable that nobody reads") { graph.variable($0) }
        graph = Graph()
        let source = graph.variable(0)
        let derived = weigh("derived value of one variable, never read") { index in
            graph.derived { source.value &+ index }
        }
        let read = heapBytes {
            for value in derived { Catalog.sum &+= value.value }
        }
        line("its edge to the variable, once it was read", read)
        let observers = weigh("observer of that variable, and its edge", then: { graph.flush() }) { _ in
            graph.observe(source.value) { _, _ in }
        }
        _ = (variables, observers)

        print("\n| a graph of 100 000 | ms |\n|---|---:|")
        wide()
        chain()
    }

    /// A hundred thousand values of a hundred variables, each observed; one variable in a hundred changes.
    private static func wide() {
        let graph = Graph()
        let sources = (0..<100).map { graph.variable($0) }
        var observers: [AnyObject] = []
        var calls = 0
        time("values of 100 variables, each observed: built") {
            for index in 0..<count {
                let source = sources[index % 100]
                let value = graph.derived { source.value &+ index }
                observers.append(graph.observe(value.value) { _, _ in calls &+= 1 })
            }
            graph.flush()
        }
        time("one variable changes, with a thousand values") { graph.perform { sources[7].value = -1 } }
        precondition(calls == 1000, "a change computed \(calls) values instead of 1000")
        time("dropped") { observers = [] }
    }

    private static func chain() {
        let graph = Graph()
        let source = graph.variable(0)
        var last: Graph.Derived<Int>?
        time("values in a chain: built and read") {
            var value = graph.derived { source.value }
            for index in 1..<count {
                let previous = value
                value = graph.derived { previous.value &+ 1 }
                // A first read computes what is below on the stack: at once it would take all of it.
                if index % 100 == 0 { Catalog.sum &+= value.value }
            }
            last = value
            Catalog.sum &+= value.value
        }
        var seen = 0
        var observer: Graph.Observer? = graph.observe(last?.value ?? 0) { _, new in seen = new }
        graph.flush()
        time("the variable below changes") { graph.perform { source.value = 1 } }
        precondition(seen == count, "the chain's end is \(seen) instead of \(count)")
        _ = observer
        time("dropped") {
            observer = nil
            last = nil
        }
    }

    private static func weigh<Element>(
        _ name: String, then end: () -> Void = {}, _ make: (Int) -> Element
    ) -> [Element] {
        var elements: [Element] = []
        elements.reserveCapacity(count)
        let bytes = heapBytes {
            for index in 0..<count { elements.append(make(index)) }
            end()
        }
        line(name, bytes)
        return elements
    }

    /// The heap bytes that a body allocates and keeps, of each of the count.
    private static func heapBytes(_ body: () -> Void) -> Double {
        let before = kit_heap_bytes()
        body()
        return (Double(kit_heap_bytes()) - Double(before)) / Double(count)
    }

    private static func time(_ name: String, _ body: () -> Void) {
        let start = kit_now_ns()
        body()
        print("| \(name) | \(String(format: "%.3f", Double(kit_now_ns() - start) / 1e6)) |")
    }

    private static func line(_ name: String, _ bytes: Double) {
        print("| \(name) | \(String(format: "%.0f", bytes)) |")
    }
}
