import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// Nodes that go while a flush, which counts no references to them, goes on.
@MainActor
@Suite("Nodes that go during a flush")
struct UncountedNodeTests {
    private let graph = Graph()

    @Test("An observer that releases itself in its action finishes the action, and isn't called again")
    func releasesItself() {
        let count = graph.variable(0)
        var told: [String] = []
        let text = graph.variable("a")
        var observer: Graph.Observer?
        observer = graph.observe("\(text.value)\(count.value)") { old, new in
            observer = nil
            told.append("\(old) → \(new)")
        }
        graph.flush()
        graph.perform { count.value = 1 }
        graph.perform { count.value = 2 }
        #expect(told == ["a0 → a1"] && observer == nil)
        #expect(!count.hasReaders && !text.hasReaders)
        graph.checkInvariants()
    }

    @Test("An observer that is released while its value is read is gone after the flush")
    func releasedInReading() {
        let count = graph.variable(0)
        var told = 0
        var observer: Graph.Observer?
        observer = graph.observe(
            {
                if count.value > 0 { observer = nil }
                return count.value
            }()
        ) { _, _ in told += 1 }
        graph.flush()
        graph.perform { count.value = 1 }
        #expect(told == 0 && observer == nil && !count.hasReaders)
        graph.checkInvariants()
    }

    @Test("A derived value that its own computation releases is computed to its end")
    func releasesDerived() {
        let count = graph.variable(1)
        var ends: [Int] = []
        var derived: Graph.Derived<[Int]>?
        derived = graph.derived {
            derived = nil
            let values = [count.value, count.value * 2]
            ends.append(values[1])
            return values
        }
        let observer = graph.observe(derived?.value.count ?? -1) { _, _ in }
        graph.flush()
        #expect(ends == [2] && derived == nil)
        withExtendedLifetime(observer) {}
        graph.checkInvariants()
    }

    @Test("Observers of one change that an action cancels are never called, and the others once", arguments: 0..<50)
    func cancelledByAnAction(_ seed: UInt64) {
        var random = SeededGenerator(seed: seed)
        let count = graph.variable(0)
        let named = graph.variable("")
        var observers: [Int: Graph.Observer] = [:]
        var told: [Int: Int] = [:]
        var cancelled: Set<Int> = []
        for index in 0..<20 {
            let victims = (0..<3).map { _ in Int.random(in: 0..<20, using: &random) }
            observers[index] = graph.observe("\(named.value)\(count.value)") { [graph] _, _ in
                told[index, default: 0] += 1
                for victim in victims {
                    observers[victim] = nil
                    cancelled.insert(victim)
                }
                graph.checkInvariants()
            }
        }
        graph.flush()
        var expected: [Int: Int] = [:]
        for value in 1...3 {
            let before = observers.keys.sorted()
            let (toldBefore, cancelledBefore) = (told, cancelled)
            graph.perform { count.value = value }
            for index in before {
                let calls = (told[index] ?? 0) - (toldBefore[index] ?? 0)
                // Those that were cancelled first have no call, all that remain have one.
                #expect(calls <= 1 && (calls == 1 || observers[index] == nil), "seed \(seed)")
            }
            #expect(cancelled.isSuperset(of: cancelledBefore))
            expected = told
        }
        expectNoDifference(expected, told)
        graph.checkInvariants()
    }

    @Test("Nodes that a pass unmounts while they wait for their update aren't updated")
    func unmountedWhileDirty() {
        final class Node: Graph.Node {
            var updates = 0
            var action: () -> Void = {}
            override func update() {
                updates += 1
                action()
            }
        }
        let nodes = (0..<6).map { _ in Node(graph: graph, parent: nil) }
        var doomed: [Node?] = Array(nodes[1...3])
        nodes[0].action = { [graph] in
            for index in doomed.indices {
                if let node = doomed[index] { graph.unmount(node) }
                doomed[index] = nil
            }
        }
        // Marked backwards: the list is sorted when it is taken out.
        graph.perform { for node in nodes.reversed() { node.setNeedsUpdate(because: .other("all")) } }
        expectNoDifference(nodes.map(\.updates), [1, 0, 0, 0, 1, 1])
        graph.checkInvariants()
    }
}

/// A variable before anything observes or writes it.
@MainActor
@Suite("A variable's first use")
struct VariableFirstUseTests {
    private let graph = Graph()

    @Test("A variable of any small type gives its first value before and after it is observed")
    func firstValues() {
        func check<Value: Equatable>(_ first: Value, _ second: Value) {
            let variable = graph.variable(first)
            expectNoDifference(variable.value, first)
            var told: [Value] = []
            let observer = graph.observe(variable.value, initial: true) { _, new in told.append(new) }
            graph.flush()
            expectNoDifference(variable.value, first)
            graph.perform { variable.value = second }
            #expect(variable.value == second && told == [first, second])
            withExtendedLifetime(observer) {}
        }
        check(1, -2)
        check(true, false)
        check(UInt8(200), 3)
        check(Int16(-5), 7)
        check(2.5, -0.25)
        check(Float(1), 2)
        check("a", "b")
        check(Int?.none, 4)
        check(Int?(4), nil)
        check(Bool?.none, true)
        check(Int8?(3), nil)
        check([1], [2, 3])
        check(Character("x"), "y")
        check(SIMD2<Float>(1, 2), SIMD2(3, 4))
        check(SIMD4<Float>(1, 2, 3, 4), SIMD4(4, 3, 2, 1))
        check(1...2, 3...9)
    }

    @Test("Threads that use a variable first at the same time see one value")
    func threads() {
        let count = 200
        let variables = (0..<count).map { graph.variable($0) }
        let wrong = Atomic(0)
        let started = Atomic(0)
        onSystemThreads(4) { thread in
            started.wrappingAdd(1, ordering: .sequentiallyConsistent)
            while started.load(ordering: .sequentiallyConsistent) < 4 {}
            for (index, variable) in variables.enumerated() {
                if thread == 0 { variable.value = -1 }
                let value = variable.value
                let isRight = value == -1 || thread != 0 && value == index
                if !isRight { wrong.wrappingAdd(1, ordering: .relaxed) }
            }
        }
        expectNoDifference(wrong.load(ordering: .relaxed), 0)
        #expect(variables.allSatisfy { $0.value == -1 })
    }

    @Test("A variable keeps neither a replaced object nor, once it is gone, its last one")
    func releasesObjects() {
        final class Object {}
        var first: Object? = Object()
        weak let weakFirst = first
        var variable: Graph.Variable<Object?>? = graph.variable(first)
        first = nil
        #expect(weakFirst != nil)
        let second = Object()
        graph.perform { variable?.value = second }
        #expect(weakFirst == nil && variable?.value === second)
        variable = nil
        graph.flush()
    }
}

extension Graph.Variable {
    fileprivate var hasReaders: Bool { location.takeUnretainedValue().hasDependents }
}
