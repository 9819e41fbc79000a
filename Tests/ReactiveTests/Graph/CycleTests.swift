import ReactiveTesting
import Testing

@testable import Reactive

@MainActor
@Suite("Derived values that depend on themselves")
struct CycleTests {
    private let graph = Graph()

    /// Cells whose formulas are variables: each has the cycle value -1 - its index.
    private func cells(_ count: Int) -> (formulas: [Graph.Variable<Formula>], cells: [Graph.Derived<Int>]) {
        let formulas = (0..<count).map { _ in graph.variable(Formula.constant(0)) }
        let cells = Cells()
        cells.all = formulas.enumerated().map { index, formula in
            graph.derived(onCycle: -1 - index, named: "cell \(index)") { [unowned cells] in
                formula.value.evaluate { cells.all[$0].value }
            }
        }
        kept.cells.append(cells)
        return (formulas, cells.all)
    }

    private let kept = Kept()

    @Test("Each value of a cycle has its value for this case, whichever is read first; a reader outside computes")
    func members() {
        for first in 0..<3 {
            let (formulas, cells) = cells(5)
            graph.perform {
                formulas[0].value = .sum([1])
                formulas[1].value = .sum([2])
                formulas[2].value = .sum([0])
                formulas[3].value = .sum([0, 1, 2])
                formulas[4].value = .constant(7)
            }
            _ = cells[first].value
            expectNoDifference(cells.map(\.value), [-1, -2, -3, -6, 7])
        }
    }

    @Test("The path of a cycle begins and ends with the value that is asked for it")
    func path() {
        let (formulas, cells) = cells(4)
        graph.perform {
            formulas[0].value = .sum([1])
            formulas[1].value = .sum([2, 0])
            formulas[2].value = .sum([0])
            formulas[3].value = .sum([0])
            expectNoDifference(cells[0].cycle, ["cell 0", "cell 1", "cell 0"], "before the flush")
        }
        expectNoDifference(cells[0].cycle, ["cell 0", "cell 1", "cell 0"])
        expectNoDifference(cells[1].cycle, ["cell 1", "cell 0", "cell 1"])
        expectNoDifference(cells[2].cycle, ["cell 2", "cell 0", "cell 1", "cell 2"])
        #expect(cells[3].cycle == nil)
        graph.perform { formulas[3].value = .sum([3]) }
        expectNoDifference(cells[3].cycle, ["cell 3", "cell 3"])
    }

    @Test("A cycle that a change breaks is computed again; observers are told of both")
    func broken() {
        let (formulas, cells) = cells(3)
        var told: [[Int]] = []
        let observer = graph.observe(cells.map(\.value)) { told.append($1) }
        graph.flush()
        graph.perform {
            formulas[0].value = .sum([1])
            formulas[1].value = .sum([2])
            formulas[2].value = .sum([0])
        }
        graph.perform { formulas[1].value = .constant(4) }
        graph.perform { formulas[1].value = .sum([0]) }
        graph.perform { formulas[0].value = .constant(5) }
        expectNoDifference(told, [[-1, -2, -3], [4, 4, 4], [-1, -2, -1], [5, 5, 5]])
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }

    @Test("A value that comes out as its value for a cycle, when it is in none any more, doesn't keep the others in it")
    func equalValue() {
        let (formulas, cells) = cells(3)
        graph.perform {
            formulas[0].value = .sum([1])
            formulas[1].value = .sum([2])
            formulas[2].value = .sum([0])
        }
        expectNoDifference(cells.map(\.value), [-1, -2, -3])
        graph.perform { formulas[1].value = .constant(-2) }
        expectNoDifference(cells.map(\.value), [-2, -2, -2])
    }

    @Test("A value that reads an open cycle a second way belongs to it, whichever value is read first")
    func secondWay() {
        for first in 0..<3 {
            let (formulas, cells) = cells(3)
            graph.perform {
                formulas[0].value = .sum([1, 2])
                formulas[1].value = .sum([0])
                formulas[2].value = .sum([1])
            }
            _ = cells[first].value
            expectNoDifference(cells.map(\.value), [-1, -2, -3], "first \(first)")
        }
    }

    @Test("Before a flush a cycle has the values that it has after it")
    func beforeFlush() {
        let (formulas, cells) = cells(4)
        _ = cells.map(\.value)
        graph.perform {
            formulas[0].value = .sum([1])
            formulas[1].value = .sum([0, 2])
            formulas[2].value = .constant(3)
            formulas[3].value = .sum([1, 2])
            expectNoDifference(cells.map(\.value), [-1, -2, 3, 1])
            formulas[1].value = .constant(8)
            expectNoDifference(cells.map(\.value), [8, 8, 3, 11])
            formulas[1].value = .sum([0])
        }
        expectNoDifference(cells.map(\.value), [-1, -2, 3, 1])
    }

    @Test("A value without one for the case ends the process, and the message has the path")
    func withoutValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                var cells: [Graph.Derived<Int>] = []
                for index in 0..<2 {
                    cells.append(graph.derived(named: "cell \(index)") { cells[1 - index].value + 1 })
                }
                _ = cells[0].value
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("cell 0 → cell 1 → cell 0"))
    }

    @Test("A cycle of which one value has none for the case ends the process and names it, also before a flush")
    func withoutOneValue() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                let isOn = graph.variable(false)
                var plain: Graph.Derived<Int>?
                let cell = graph.derived(onCycle: 0, named: "cell") { plain!.value }
                plain = graph.derived(named: "plain") { isOn.value ? cell.value : 1 }
                precondition(cell.value == 1)
                graph.perform {
                    isOn.value = true
                    _ = cell.value
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("cell → plain → cell"))
        #expect(text.contains("as plain has none"))
    }

    @Test("A long path is shortened in the message")
    func longPath() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                var cells: [Graph.Derived<Int>] = []
                for index in 0..<10_000 {
                    cells.append(graph.derived(named: "cell \(index)") { cells[(index + 1) % 10_000].value })
                }
                _ = cells[0].value
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("cell 0 → cell 1 → "))
        #expect(text.contains("… (9981 more) → "))
        #expect(text.contains(" → cell 9999 → cell 0"))
    }

    @Test("A cycle of ten thousand values, each of which reads several of the others, is found in one computation each")
    func large() {
        let count = 10_000
        let (formulas, cells) = cells(count)
        graph.perform {
            for index in 0..<count {
                formulas[index].value = .sum([(index + 1) % count, (index + 7) % count, index / 2])
            }
        }
        expectNoDifference(cells[count / 2].value, -1 - count / 2)
        #expect(cells.enumerated().allSatisfy { $1.value == -1 - $0 })
        expectNoDifference(kept.cells[0].all.count, count)
        expectNoDifference(cells[0].cycle, ["cell 0", "cell 0"])
        expectNoDifference(cells[9].cycle?.first, "cell 9")
        graph.perform { formulas[0].value = .constant(1) }
        expectNoDifference(cells[0].value, 1)
    }

    @Test("A value for a cycle that holds an error tells it from results")
    func result() {
        struct Cycle: Error {}
        var again: (() -> Int)?
        let isOn = graph.variable(true)
        var value: Graph.Derived<Result<Int, Cycle>>?
        value = graph.derived(onCycle: .failure(Cycle())) { .success(isOn.value ? again?() ?? 0 : 2) }
        again = { (try? value?.value.get()) ?? 0 }
        #expect(throws: Cycle.self) { try value?.value.get() }
        graph.perform { isOn.value = false }
        expectNoDifference(value.flatMap { try? $0.value.get() }, 2)
    }

    /// Random formulas, changed again and again, with cycles among them. The values must be those that the definition
    /// gives: a value that depends on itself along the reads has its value for this case, each other one its formula's.
    @Test(
        "Random formulas with cycles: the values are as defined, whichever is read first", .tags(.manyRounds),
        arguments: RandomRounds.of(0..<400))
    func random(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = Int.random(in: 2...9, using: &random)
        let (formulas, cells) = cells(count)
        let inputs = (0..<2).map { graph.variable($0) }
        let plain = cells.map { cell in graph.derived(named: "reader") { cell.value * 2 } }
        var now = [Formula](repeating: .constant(0), count: count)
        var told: [Int]?
        let watched = (0..<2).map { _ in Int.random(in: 0..<count, using: &random) }
        let observer = graph.observe(watched.map { plain[$0].value }) { told = $1 }
        graph.flush()
        for _ in 0..<15 {
            let isTraced = Int.random(in: 0..<4, using: &random) == 0
            if isTraced { graph.beginTrace() }
            let peeks = Int.random(in: 0...2, using: &random)
            let old = watched.map { plain[$0].value }
            told = nil
            graph.perform {
                for _ in 0...Int.random(in: 0...3, using: &random) {
                    let index = Int.random(in: 0..<count, using: &random)
                    now[index] = .random(count, &random)
                    formulas[index].value = now[index]
                    if Bool.random(using: &random) { inputs[0].value += 1 }
                }
                for _ in 0..<peeks {
                    let probe = Int.random(in: 0..<count, using: &random)
                    let values = cells.indices.map { cells[($0 + probe) % count].value }
                    expectDefined((0..<count).map { values[($0 + count - probe) % count] }, now, "peek, seed \(seed)")
                }
            }
            let order = cells.indices.shuffled(using: &random)
            var values = [Int](repeating: 0, count: count)
            for index in order { values[index] = cells[index].value }
            expectDefined(values, now, "seed \(seed)")
            let new = watched.map { values[$0] * 2 }
            expectNoDifference(told, (old == new ? nil : new), "seed \(seed)")
            expectNoDifference(plain.map(\.value), values.map { $0 * 2 }, "seed \(seed)")
            let reads = reads(values, now)
            for index in 0..<count { expectPath(cells[index].cycle, of: index, reads, "seed \(seed)") }
            if isTraced { expectReasons(graph.endTrace()) }
        }
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }

    private func expectReasons(_ trace: Graph.Trace) {
        for (path, reasons) in trace.evaluations {
            #expect(!reasons.isEmpty && !reasons.contains { $0.description.isEmpty }, "\(path)")
        }
    }

    /// What each formula reads if the cells have some values.
    private func reads(_ values: [Int], _ formulas: [Formula]) -> [Set<Int>] {
        formulas.map { formula in
            var reads: Set<Int> = []
            _ = formula.evaluate { index in
                reads.insert(index)
                return values[index]
            }
            return reads
        }
    }

    private func expectDefined(_ values: [Int], _ formulas: [Formula], _ comment: Comment) {
        var reaches = reads(values, formulas)
        for middle in reaches.indices {
            for index in reaches.indices where reaches[index].contains(middle) {
                reaches[index].formUnion(reaches[middle])
            }
        }
        let expected = formulas.indices.map { index in
            reaches[index].contains(index) ? -1 - index : formulas[index].evaluate { values[$0] }
        }
        #expect(values == expected, comment)
    }

    private func expectPath(_ path: [String]?, of index: Int, _ reads: [Set<Int>], _ comment: Comment) {
        var distance = [Int: Int]()
        var level: Set<Int> = [index]
        var length = 0
        while !level.isEmpty, distance[index] == nil {
            length += 1
            level = Set(level.flatMap { reads[$0] }).filter { distance[$0] == nil }
            for node in level { distance[node] = length }
        }
        #expect(path?.count == distance[index].map { $0 + 1 }, comment)
        guard let path else { return }
        let nodes = path.compactMap { Int($0.dropFirst("cell ".count)) }
        #expect(nodes.first == index && nodes.last == index, comment)
        #expect(zip(nodes, nodes.dropFirst()).allSatisfy { reads[$0].contains($1) }, comment)
    }
}

@MainActor
private final class Cells {
    var all: [Graph.Derived<Int>] = []
}

@MainActor
private final class Kept {
    var cells: [Cells] = []
}

/// A formula of cells.
private enum Formula: Equatable {
    case constant(Int)
    case sum([Int])
    /// One of two cells, by the parity of another one.
    case choice(Int, Int, Int)
    /// A cell, and others only if it is negative.
    case guarded(Int, [Int])

    func evaluate(_ cell: (Int) -> Int) -> Int {
        switch self {
        case .constant(let number): number
        case .sum(let cells): cells.reduce(0) { $0 + cell($1) }
        case .choice(let first, let second, let third): cell(first) % 2 == 0 ? cell(second) : cell(third)
        case .guarded(let first, let others):
            if case let value = cell(first), value < 0 {
                others.reduce(value) { $0 + cell($1) } % 100
            } else {
                3
            }
        }
    }

    static func random(_ count: Int, _ random: inout SeededGenerator) -> Formula {
        func cell() -> Int { Int.random(in: 0..<count, using: &random) }
        return switch Int.random(in: 0..<6, using: &random) {
        case 0, 1: .constant(Int.random(in: -3...9, using: &random))
        case 2, 3: .sum((0..<Int.random(in: 1...2, using: &random)).map { _ in cell() })
        case 4: .choice(cell(), cell(), cell())
        default: .guarded(cell(), [cell(), cell()])
        }
    }
}
