import Dispatch
import Foundation
import ReactiveTesting
import Testing

@testable import Reactive

/// A graph worked out without a graph: each value has a version, and is computed anew if a version that it read has
/// changed. What isn't asked for isn't looked at.
@MainActor
private final class ModelGraph {
    typealias Formula = @MainActor ((Int) -> Int) -> Int

    private struct Value {
        var value = 0
        var version = 0
        /// What the last computation read, in order, with the versions.
        var reads: [(index: Int, version: Int)] = []
        let formula: Formula?
        var isChecked = false
    }

    private struct Observer {
        let formula: Formula
        let action: (@MainActor (Int) -> (variable: Int, value: Int))?
        var reads: [(index: Int, version: Int)] = []
        var last: Int?
    }

    private var values: [Value]
    private var observers: [Observer] = []
    private(set) var computations: [Int: Int] = [:]
    private(set) var told: [String] = []

    init(_ variables: [Int]) {
        values = variables.map { Value(value: $0, version: 1, formula: nil) }
    }

    func add(_ formula: @escaping Formula) { values.append(Value(formula: formula)) }

    func observe(_ formula: @escaping Formula, _ action: (@MainActor (Int) -> (variable: Int, value: Int))?) {
        observers.append(Observer(formula: formula, action: action))
    }

    func forget() {
        computations = [:]
        told = []
    }

    func read(_ index: Int) -> Int {
        update(index)
        return values[index].value
    }

    /// Brings a derived value up to date.
    private func update(_ index: Int) {
        guard let formula = values[index].formula, !values[index].isChecked else { return }
        values[index].isChecked = true
        if values[index].version > 0, !haveChanged(values[index].reads) { return }
        computations[index, default: 0] += 1
        let (new, reads) = evaluate(formula)
        if values[index].version == 0 || new != values[index].value { values[index].version += 1 }
        values[index].value = new
        values[index].reads = reads
    }

    private func haveChanged(_ reads: [(index: Int, version: Int)]) -> Bool {
        for read in reads {
            update(read.index)
            if values[read.index].version != read.version { return true }
        }
        return false
    }

    private func evaluate(_ formula: Formula) -> (Int, [(index: Int, version: Int)]) {
        var reads: [(index: Int, version: Int)] = []
        let result = formula { index in
            self.update(index)
            if !reads.contains(where: { $0.index == index }) { reads.append((index, self.values[index].version)) }
            return self.values[index].value
        }
        return (result, reads)
    }

    /// Applies writes, and those of the observers that follow, round by round.
    func settle(_ writes: [(variable: Int, value: Int)]) {
        var writes = writes
        repeat {
            var newest: [Int: Int] = [:]
            for write in writes { newest[write.variable] = write.value }
            for (variable, value) in newest where values[variable].value != value {
                values[variable].value = value
                values[variable].version += 1
            }
            for index in values.indices { values[index].isChecked = false }
            writes = []
            for index in observers.indices {
                let observer = observers[index]
                if observer.last != nil, !haveChanged(observer.reads) { continue }
                let (new, reads) = evaluate(observer.formula)
                observers[index].reads = reads
                observers[index].last = new
                guard let old = observer.last, old != new else { continue }
                told.append("\(index): \(old) → \(new)")
                if let action = observer.action { writes.append(action(new)) }
            }
        } while !writes.isEmpty
    }
}

@Observable
private final class Model {
    var count = 1
}

@MainActor
@Suite("Graphs of values beside a model, in great numbers, and on many threads")
struct RandomGraphTests {
    @Test(
        "Random graphs: values, computations and what observers are told are those of a model, in order",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<300))
    func random(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let graph = Graph()
        let inputs = 4
        let variables = (0..<6).map { graph.variable($0) }
        let model = ModelGraph(Array(0..<6))
        var values: [@MainActor () -> Int] = variables.map { variable in { variable.value } }
        /// Whether a value depends on a variable that observers write.
        var isLate = (0..<6).map { $0 >= inputs }
        var computations: [Int: Int] = [:]
        var kept: [AnyObject] = []

        /// A formula of some values: a sum, one of two by a third, or a sum of some in a changing order.
        func formula(from candidates: [Int]) -> (reads: [Int], ModelGraph.Formula) {
            let picks = (0..<3).map { _ in candidates.randomElement(using: &random)! }
            switch Int.random(in: 0..<4, using: &random) {
            case 0: return (picks, { ($0(picks[0]) + $0(picks[1])) % 7 })
            case 1: return (picks, { $0(picks[0]) % 2 == 0 ? $0(picks[1]) : $0(picks[2]) })
            case 2: return (picks, { $0(picks[0]) / 4 })
            default:
                return (
                    picks,
                    {
                        let order = $0(picks[0]) % 2 == 0 ? picks : picks.reversed()
                        var sum = 0
                        for pick in order + picks { sum += $0(pick) }
                        return sum % 11
                    }
                )
            }
        }
        for index in 6..<6 + Int.random(in: 4...16, using: &random) {
            let (reads, formula) = formula(from: Array(0..<index))
            isLate.append(reads.contains { isLate[$0] })
            model.add(formula)
            let below = values
            let derived = graph.derived { () -> Int in
                computations[index, default: 0] += 1
                return MainActor.assumeIsolated { formula { below[$0]() } }
            }
            kept.append(derived)
            values.append { derived.value }
        }
        let all = values
        var told: [String] = []
        for index in 0..<Int.random(in: 1...5, using: &random) {
            let writes = index % 2 == 0
            let (_, formula) = formula(from: all.indices.filter { !writes || !isLate[$0] })
            let target = Int.random(in: inputs..<6, using: &random)
            var action: (@MainActor (Int) -> (variable: Int, value: Int))?
            if writes { action = { (variable: target, value: $0 % 5) } }
            model.observe(formula, action)
            let reading: () -> Int = { MainActor.assumeIsolated { formula { all[$0]() } } }
            let observer = graph.observe(reading()) { old, new in
                told.append("\(index): \(old) → \(new)")
                if writes { variables[target].value = new % 5 }
            }
            kept.append(observer)
        }
        graph.flush()
        model.settle([])
        for _ in 0..<20 {
            computations = [:]
            told = []
            model.forget()
            let writes = (0..<Int.random(in: 1...3, using: &random)).map { _ in
                (variable: Int.random(in: 0..<inputs, using: &random), value: Int.random(in: 0..<10, using: &random))
            }
            graph.perform { for write in writes { variables[write.variable].value = write.value } }
            model.settle(writes)
            expectNoDifference(told, model.told, "seed \(seed)")
            expectNoDifference(computations, model.computations, "seed \(seed)")
            let probe = Int.random(in: 0..<all.count, using: &random)
            expectNoDifference(all[probe](), model.read(probe), "seed \(seed)")
        }
        graph.checkInvariants()
        withExtendedLifetime(kept) {}
    }

    @Test("A hundred thousand derived values in a chain come, change and go without exhausting the stack")
    func deepChain() {
        let graph = Graph()
        let base = graph.variable(0)
        var computations = 0
        weak var first: Graph.Derived<Int>?
        do {
            var last: Graph.Derived<Int>?
            for _ in 0..<100_000 {
                let previous = last
                let next = graph.derived {
                    computations += 1
                    return (previous?.value ?? base.value) + 1
                }
                if last == nil { first = next }
                last = next
                _ = next.value
            }
            computations = 0
            graph.perform { base.value = 1 }
            expectNoDifference(computations, 0, "nobody reads it")
            expectNoDifference(last?.value, 100_001)
            expectNoDifference(computations, 100_000)
            var told = 0
            let observer = graph.observe(last?.value ?? 0) { told = $1 }
            graph.flush()
            computations = 0
            graph.perform { base.value = 2 }
            expectNoDifference(told, 100_002)
            expectNoDifference(computations, 100_000)
            withExtendedLifetime(observer) {}
        }
        #expect(first == nil)
    }

    @Test("Derived values that only unobserved derived values read aren't computed by a flush")
    func unread() {
        let graph = Graph()
        let base = graph.variable(0)
        var computations = 0
        let first = graph.derived {
            computations += 1
            return base.value
        }
        let second = graph.derived { first.value }
        expectNoDifference(second.value, 0)
        computations = 0
        graph.perform { base.value = 1 }
        expectNoDifference(computations, 0)
        expectNoDifference(second.value, 1)
        expectNoDifference(computations, 1)
    }

    @Test("An @Observable property that a later evaluation reads for the first time is followed from then on")
    func lateObservable() {
        let graph = Graph()
        let model = Model()
        let isOn = graph.variable(false)
        let derived = graph.derived { isOn.value ? model.count : 0 }
        var told: [Int] = []
        let first = graph.observe(derived.value) { told.append($1) }
        let second = graph.observe(isOn.value ? model.count * 10 : 0) { told.append($1) }
        graph.flush()
        graph.perform { isOn.value = true }
        expectNoDifference(told, [1, 10])
        for count in 2...4 { graph.perform { model.count = count } }
        expectNoDifference(told, [1, 10, 2, 20, 3, 30, 4, 40])
        withExtendedLifetime((first, second)) {}
    }

    @Test("A source that is read before and after a nested evaluation which reads it too has one edge to each reader")
    func nestedReads() {
        let graph = Graph()
        let source = Graph.Source()
        let switches = graph.variable(false)
        var evaluations = 0
        let inner = (0..<3).map { number in
            graph.derived {
                source.noteRead()
                return number
            }
        }
        let observer = graph.observe(
            {
                evaluations += 1
                for derived in switches.value ? inner.reversed() : inner {
                    source.noteRead()
                    _ = derived.value
                    source.noteRead()
                }
                return evaluations
            }()
        ) { _, _ in }
        graph.flush()
        source.checkInvariants()
        graph.perform { switches.value = true }
        source.checkInvariants()
        graph.perform { source.markDependents(because: .other("changed")) }
        source.checkInvariants()
        expectNoDifference(evaluations, 3)
        observer.cancel()
        source.checkInvariants()
    }

    @Test("Numbers and texts that one event writes in turn are applied in one pass, under transactions in theirs")
    func mixedWrites() {
        let graph = Graph()
        let number = graph.variable(0)
        let text = graph.variable("")
        let other = graph.variable(0)
        var told: [String] = []
        let observer = graph.observe("\(number.value)\(text.value)\(other.value)") { told.append($1) }
        graph.flush()
        graph.perform {
            number.value = 1
            text.value = "a"
            other.value = 2
            number.value = 3
            #expect(number.value == 3 && other.value == 2)
        }
        expectNoDifference(told, ["3a2"])
        told = []
        let passes = graph.passes
        graph.perform {
            number.value = 4
            withTransaction(Transaction()) { other.value = 5 }
            withTransaction(\.tag, 1) { number.value = 6 }
            number.value = 7
            other.value = 8
        }
        expectNoDifference(told, ["4a5", "6a5", "7a8"])
        expectNoDifference(graph.passes, passes + 3)
        graph.perform {
            number.value = 0
            number.value = 7
        }
        expectNoDifference(told.count, 3, "there and back")
        withExtendedLifetime(observer) {}
    }

    @Test("A number that many threads and the main actor write and read is at last what its observer was told")
    func threads() {
        let graph = Graph()
        let number = graph.variable(0)
        var told = 0
        let observer = graph.observe(number.value) { told = $1 }
        graph.flush()
        let done = DispatchGroup()
        for thread in 1...3 {
            DispatchQueue.global().async(group: done) {
                for step in 0..<2_000 {
                    if step % 3 == 0 { number.value = thread * 10_000 + step }
                    _ = number.value
                }
            }
        }
        for step in 1...2_000 {
            graph.perform {
                number.value = step
                if step % 2 == 0 { number.value = -step }
            }
        }
        done.wait()
        graph.flush()
        expectNoDifference(told, number.value)
        graph.perform {
            number.value = -9
            expectNoDifference(number.value, -9)
        }
        expectNoDifference(told, -9)
        withExtendedLifetime(observer) {}
    }
}

private enum TagKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
    fileprivate var tag: Int {
        get { self[TagKey.self] }
        set { self[TagKey.self] = newValue }
    }
}
