import ReactiveTesting
import Testing

@testable import Reactive

/// A cell whose formula is a variable, as in a spreadsheet.
@MainActor
private final class Sheet {
    typealias Formula = @MainActor () -> Int

    let graph = Graph()
    private(set) var formulas: [Graph.Variable<Formula>] = []
    private(set) var cells: [Graph.Derived<Int>] = []
    private(set) var computations = 0

    init(_ count: Int) {
        for index in 0..<count {
            let formula = graph.variable({ 0 } as Formula)
            formulas.append(formula)
            cells.append(
                graph.derived(named: "cell \(index)") { [unowned self] in
                    MainActor.assumeIsolated {
                        computations += 1
                        return formula.value()
                    }
                })
        }
    }

    func set(_ index: Int, _ formula: @escaping Formula) { formulas[index].value = formula }

    /// Makes each cell the sum of the one before it and 1.
    func chain() {
        graph.perform {
            for index in cells.indices.dropFirst() {
                let previous = cells[index - 1]
                set(index) { previous.value + 1 }
            }
        }
    }
}

@MainActor
@Suite("Long chains of derived values")
struct LongChainTests {
    private let count = 50_000

    @Test("The first read of the last one of many derived values in a chain computes all of them, once")
    func firstRead() {
        let graph = Graph()
        let base = graph.variable(0)
        var computations = 0
        var values: [Graph.Derived<Int>] = []
        for _ in 0..<count {
            let previous = values.last
            values.append(
                graph.derived {
                    computations += 1
                    return (previous?.value ?? base.value) + 1
                })
        }
        expectNoDifference(values.last?.value, count)
        expectNoDifference(computations, count)
        graph.perform { base.value = 1 }
        expectNoDifference(values.last?.value, count + 1)
        expectNoDifference(computations, 2 * count)
        graph.checkInvariants()
    }

    @Test("An observer that is the first to read a long chain gets its value, and each change")
    func firstObserved() {
        let graph = Graph()
        let base = graph.variable(0)
        var last = graph.derived { base.value }
        for _ in 0..<count {
            let previous = last
            last = graph.derived { previous.value + 1 }
        }
        var told: [Int] = []
        let observer = graph.observe(last.value, initial: true) { told.append($1) }
        graph.flush()
        graph.perform { base.value = 5 }
        expectNoDifference(told, [count, count + 5])
        withExtendedLifetime(observer) {}
    }

    @Test("Values that get their formulas after a first read are computed along the new chain, once")
    func formulasAfterFirstRead() {
        let sheet = Sheet(count)
        for cell in sheet.cells { _ = cell.value }
        var told: [Int] = []
        let observer = sheet.graph.observe(sheet.cells[count - 1].value) { told.append($1) }
        sheet.graph.flush()
        let before = sheet.computations
        sheet.chain()
        expectNoDifference(told, [count - 1])
        expectNoDifference(sheet.computations - before, count - 1)
        sheet.graph.perform { sheet.set(0) { 10 } }
        expectNoDifference(told, [count - 1, count + 9])
        withExtendedLifetime(observer) {}
    }

    @Test("A long chain is read before the flush of a change, too")
    func beforeFlush() {
        let sheet = Sheet(count)
        sheet.graph.perform {
            for index in sheet.cells.indices.dropFirst() {
                let previous = sheet.cells[index - 1]
                sheet.set(index) { previous.value + 1 }
            }
            expectNoDifference(sheet.cells[count - 1].value, count - 1)
        }
        expectNoDifference(sheet.cells[count - 1].value, count - 1)
    }

    @Test("Computations in a long chain run on the main actor, on one thread, within the reader's task")
    func isolation() {
        let thread = ThreadIdentity.current
        let graph = Graph()
        var last = graph.derived { 0 }
        for _ in 0..<count {
            let previous = last
            last = graph.derived {
                MainActor.preconditionIsolated()
                return previous.value + (ThreadIdentity.current == thread ? Task.value : 0)
            }
        }
        let chain = last
        expectNoDifference(Task.$value.withValue(2) { chain.value }, 2 * count)
    }

    private enum Task {
        @TaskLocal static var value = 0
    }

    @Test("Many long side chains are read at the depth at which the stack ends, each once")
    func sideChains() {
        let graph = Graph()
        var computations = 0
        func chain(_ length: Int, from first: Graph.Derived<Int>) -> Graph.Derived<Int> {
            var last = first
            for _ in 0..<length {
                let previous = last
                last = graph.derived {
                    computations += 1
                    return previous.value + 1
                }
            }
            return last
        }
        let sides = (0..<40).map { index in chain(2_000, from: graph.derived { index }) }
        let sum = graph.derived { sides.reduce(0) { $0 + $1.value } }
        let end = chain(20_000, from: sum)
        expectNoDifference(end.value, 20_000 + 40 * 2_000 + 40 * 39 / 2)
        expectNoDifference(computations, 20_000 + 40 * 2_000)
    }
}
