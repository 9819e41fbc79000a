import Foundation
import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

private struct Oops: Error {}

/// A plain value that is larger than a word.
private struct Pair: Equatable, Sendable {
    var left = 0
    var right = 0
}

@MainActor
@Suite("An update changes a variable as one step")
struct VariableUpdateTests {
    private let graph = Graph()

    @Test("An update returns what its closure returns, and the value is newest at once and shown after the flush")
    func result() {
        let count = graph.variable(1, named: "count")
        let names = graph.variable(["a"], named: "names")
        var told: [String] = []
        let observer = graph.observe("\(count.value) \(names.value)") { told.append($1) }
        graph.flush()
        let number = graph.perform {
            names.update { $0.append("b") }
            let number = count.update { count in
                count += 1
                return count
            }
            #expect(count.value == 2 && names.value == ["a", "b"] && told == [])
            return number
        }
        #expect(number == 2 && told == [#"2 ["a", "b"]"#])
        count.update { $0 += 1 }
        #expect(count.value == 3 && told.count == 1, "outside of an event the flush comes later")
        graph.flush()
        expectNoDifference(told.last, #"3 ["a", "b"]"#)
        let passes = graph.passes
        graph.perform {
            count.update { $0 += 0 }
            names.update { _ in }
        }
        expectNoDifference(graph.passes, passes, "an equal value changes nothing")
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }

    @Test("A closure that throws leaves the value as it was, and later updates run")
    func throwing() {
        let count = graph.variable(1)
        let name = graph.variable("a")
        #expect(throws: Oops.self) {
            try count.update { count throws(Oops) in
                count = 5
                throw Oops()
            }
        }
        #expect(throws: Oops.self) {
            try name.update { name in
                name = "b"
                throw Oops()
            }
        }
        #expect(count.value == 1 && name.value == "a" && graph.isSettled)
        let reports = Diagnostics.collect {
            count.update { $0 += 1 }
            name.update { $0 += "c" }
        }
        #expect(count.value == 2 && name.value == "ac" && reports == [])
    }

    /// Writes and updates a variable under several transactions, and returns what an observer is told by each pass.
    private func passes<Value: Equatable & Sendable>(
        _ numbers: [Value], _ updatesFirst: Bool, onThread: Bool = false
    ) -> [Value] {
        let variable = graph.variable(numbers[0])
        var told: [Value] = []
        let observer = graph.observe(variable.value) { told.append($1) }
        graph.flush()
        var marked = Transaction()
        marked[TestKey.self] = 1
        let change: @Sendable () -> Void = { [marked] in
            if updatesFirst { variable.update { $0 = numbers[1] } } else { variable.value = numbers[1] }
            withTransaction(marked) {
                variable.update { $0 = numbers[2] }
                expectNoDifference(variable.value, numbers[2])
                variable.update { $0 = numbers[3] }
            }
            variable.update { $0 = numbers[4] }
            withTransaction(marked) { variable.value = numbers[5] }
            variable.update { $0 = numbers[6] }
            expectNoDifference(variable.value, numbers[6])
        }
        if onThread {
            // The main actor waits meanwhile, so that no flush comes in between.
            onSystemThreads(1) { _ in change() }
            graph.flush()
        } else {
            graph.perform(change)
        }
        expectNoDifference(variable.value, numbers[6])
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
        return told
    }

    @Test("Each pass shows what writes and updates under its transaction made", arguments: [true, false])
    func order(updatesFirst: Bool) {
        let count = graph.variable(0)
        var told: [Int] = []
        let observer = graph.observe(count.value) { told.append($1) }
        graph.flush()
        var marked = Transaction()
        marked[TestKey.self] = 1
        graph.perform {
            if updatesFirst { count.update { $0 += 1 } } else { count.value += 1 }
            withTransaction(marked) {
                count.update { $0 *= 10 }
                count.value += 5
            }
            count.update { $0 += 1 }
        }
        expectNoDifference(told, [1, 15, 16])
        graph.perform {
            count.value = 3
            count.update { $0 += 1 }
            count.value += 1
            count.update { $0 += 1 }
        }
        #expect(count.value == 6 && told == [1, 15, 16, 6], "one transaction has one pass")
        for onThread in [false, true] {
            let small = passes([0, 1, 2, 3, 4, 5, 6] as [UInt8], updatesFirst, onThread: onThread)
            expectNoDifference(small, [1, 3, 4, 5, 6])
            let equal = passes([0, 1, 0, 0, 1, 0, 1], updatesFirst, onThread: onThread)
            expectNoDifference(equal, [1, 0, 1, 0, 1])
            let pairs = (0..<7).map { Pair(left: $0, right: 7) }
            let toldPairs = passes(pairs, updatesFirst, onThread: onThread)
            expectNoDifference(toldPairs, [1, 3, 4, 5, 6].map { pairs[$0] })
            let names = passes(["0", "1", "2", "3", "4", "5", "6"], updatesFirst, onThread: onThread)
            expectNoDifference(names, ["1", "3", "4", "5", "6"])
        }
        withExtendedLifetime(observer) {}
    }

    @Test("A trace shows the value of each pass")
    func tracedOrder() {
        let count = graph.variable(0, named: "count")
        let observer = graph.observe(count.value) { _, _ in }
        graph.flush()
        graph.beginTrace()
        var marked = Transaction()
        marked[TestKey.self] = 1
        graph.perform {
            count.value = 1
            withTransaction(marked) { count.update { $0 += 1 } }
            count.update { $0 += 1 }
        }
        let writes = graph.endTrace().events.compactMap { event -> String? in
            guard case .write(_, _, let old, let new) = event else { return nil }
            return "\(old) → \(new)"
        }
        expectNoDifference(writes, ["0 → 1", "1 → 2", "2 → 3"])
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }

    /// Runs the same random program twice, once with plain writes in place of the updates.
    private func randomPasses<Value: Equatable & Sendable>(
        seed: UInt64, updates: Bool, _ make: @Sendable @escaping (Int) -> Value
    ) -> [String] {
        var random = SeededGenerator(seed: seed)
        let graph = Graph()
        let variable = graph.variable(make(0))
        var log: [String] = []
        var observer: Graph.Observer?
        if Bool.random(using: &random) { observer = graph.observe(variable.value) { log.append("\($0) → \($1)") } }
        graph.flush()
        for _ in 0..<12 {
            let steps = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                (
                    tag: Int.random(in: 0...2, using: &random), isUpdate: Bool.random(using: &random) && updates,
                    value: make(Int.random(in: 0...3, using: &random)),
                    onThread: Int.random(in: 0..<4, using: &random) == 0
                )
            }
            let isEvent = Int.random(in: 0..<4, using: &random) > 0
            let isTraced = Int.random(in: 0..<6, using: &random) == 0
            if isTraced { graph.beginTrace() }
            let program = {
                for step in steps {
                    var transaction = Transaction()
                    if step.tag > 0 { transaction[TestKey.self] = step.tag }
                    let change: @Sendable () -> Void = { [transaction] in
                        withTransaction(transaction) {
                            if step.isUpdate {
                                variable.update { $0 = step.value }
                            } else {
                                variable.value = step.value
                            }
                        }
                    }
                    if step.onThread { onSystemThreads(1) { _ in change() } } else { change() }
                    log.append("now \(variable.value)")
                }
            }
            if isEvent { graph.perform(program) } else { program() }
            graph.flush()
            if isTraced { _ = graph.endTrace() }
            log.append("settled at \(variable.value)")
            graph.checkInvariants()
        }
        withExtendedLifetime(observer) {}
        return log
    }

    @Test("Random updates make the same passes as writes of the same values, on any thread", arguments: 0..<40)
    func randomOrder(_ round: Int) {
        let seed = UInt64.random(in: 0...UInt64.max)
        func compare<Value: Equatable & Sendable>(_ make: @Sendable @escaping (Int) -> Value) {
            let written = randomPasses(seed: seed, updates: false, make)
            let updated = randomPasses(seed: seed, updates: true, make)
            expectNoDifference(updated, written, "\(Value.self), seed \(seed)")
        }
        compare { $0 }
        compare { UInt8($0) }
        compare { $0 % 2 == 0 }
        compare { Pair(left: $0, right: -$0) }
        compare { String($0) }
    }

    private struct TestKey: TransactionKey { static let defaultValue = 0 }

    @Test("A trace shows what an update wrote")
    func trace() {
        let count = graph.variable(0, named: "count")
        let observer = graph.observe(count.value, named: "observer") { _, _ in }
        graph.flush()
        graph.beginTrace()
        graph.perform { count.update { $0 = 7 } }
        let events = graph.endTrace().events
        #expect(events.contains(.write(path: "", property: "count", old: "0", new: "7")), "\(events)")
        withExtendedLifetime(observer) {}
    }

    @Test("An update in a body is reported and changes nothing; its closure's result is returned")
    func inBody() {
        let count = graph.variable(1, named: "count")
        var results: [Int] = []
        let observer = graph.observe(
            {
                results.append(
                    count.update {
                        $0 += 5; return $0
                    });
                return count.value
            }()
        ) { _, _ in }
        let reports = Diagnostics.collect { graph.flush() }
        #expect(reports.map(\.kind) == [.stateWrittenDuringUpdate] && results == [6] && count.value == 1)
        withExtendedLifetime(observer) {}
    }

    /// Runs updates that write their own variable, and returns the values after them with the diagnostics.
    private nonisolated func nestedUpdates(_ count: Graph.Variable<Int>, _ name: Graph.Variable<String>) -> [String] {
        var values: [String] = []
        let reports = Diagnostics.collect {
            count.value = 0
            count.update { value in
                count.value += 3
                value += 1
            }
            values.append("\(count.value)")
            count.update { value in
                value += count.update {
                    $0 += 100; return $0
                }
            }
            values.append("\(count.value)")
            name.value = "a"
            name.update { value in
                name.value += "b"
                value += "c"
            }
            values.append(name.value)
            name.update { _ in name.value = "b" }
            values.append(name.value)
        }
        return values + reports.map { "\($0.kind)" }
    }

    @Test("An update that writes its own variable is reported, and its result stands")
    func nested() async {
        let count = graph.variable(0, named: "count")
        let name = graph.variable("", named: "name")
        let expected = ["1", "102", "ac", "ac"] + Array(repeating: "nestedUpdate", count: 4)
        expectNoDifference(nestedUpdates(count, name), expected, "outside of an event")
        graph.flush()
        expectNoDifference(graph.perform { nestedUpdates(count, name) }, expected, "in an event")
        let elsewhere = await Task.detached { nestedUpdates(count, name) }.value
        expectNoDifference(elsewhere, expected, "on another thread")
        graph.flush()
        graph.checkInvariants()
    }

    @Test("A thousand updates of each of eight threads all arrive, of values of every kind")
    func noneIsLost() {
        let number = graph.variable(0)
        let small = graph.variable(UInt8(0))
        let pair = graph.variable(Pair())
        let list = graph.variable([Int]())
        let sum = graph.derived { number.value + pair.value.left }
        var told = 0
        let observer = graph.observe(sum.value) { told = $1 }
        graph.flush()
        let seen = Lock<Set<Int>>([])
        onSystemThreads(8) { thread in
            for round in 0..<1_000 {
                let new = number.update { number in
                    number += 1
                    return number
                }
                let isNew = seen.withLock { $0.insert(new).inserted }
                #expect(isNew, "two updates made the value \(new)")
                small.update { $0 &+= 1 }
                pair.update { pair in
                    pair.left += 1
                    pair.right -= 1
                }
                if round % 20 == 0 { list.update { $0.append(thread) } }
            }
        }
        #expect(number.value == 8_000 && small.value == UInt8(8_000 % 256))
        #expect(pair.value == Pair(left: 8_000, right: -8_000) && list.value.count == 400)
        graph.flush()
        expectNoDifference(told, 16_000)
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }

    /// The upper half of the value counts the main actor's writes, the lower half the updates since then. An update
    /// that came between the reading and the writing of another one would make one number twice; one that overwrote a
    /// write unseen would bring an older upper half back.
    @Test("The main actor's plain writes and other threads' updates don't lose one another", arguments: [true, false])
    func besideWrites(isRead: Bool) {
        let value = graph.variable(0)
        let observer = isRead ? graph.observe(value.value) { _, _ in } : nil
        graph.flush()
        let isOver = Atomic<Bool>(false)
        let results = Lock<[[Int]]>([])
        let started = Signal()
        for _ in 0..<3 {
            Thread.detachNewThread {
                var own: [Int] = []
                started.add(1)
                while !isOver.load(ordering: .relaxed) {
                    own.append(
                        value.update { value in
                            value += 1
                            return value
                        })
                }
                results.withLock { $0.append(own) }
            }
        }
        started.wait(for: 3)
        for epoch in 1...2_000 {
            graph.perform {
                value.value = epoch << 32
                let now = value.value
                expectNoDifference(now >> 32, epoch, "the write \(epoch) was lost: \(now >> 32)")
                if epoch % 3 == 0 { value.update { $0 += 1 } }
            }
        }
        isOver.store(true, ordering: .relaxed)
        while results.withLock({ $0.count }) < 3 { sched_yield() }
        graph.flush()
        expectNoDifference(value.value >> 32, 2_000)
        let all = results.withLock { $0 }
        #expect(all.allSatisfy { zip($0, $0.dropFirst()).allSatisfy { $0 < $1 } }, "a write was undone")
        let made = all.flatMap { $0 }
        expectNoDifference(Set(made).count, made.count, "two updates made the same value")
        graph.checkInvariants()
        withExtendedLifetime(observer) {}
    }
}

/// A value of which there is one.
private final class Token: Equatable, Sendable {
    static func == (lhs: Token, rhs: Token) -> Bool { lhs === rhs }
}

@MainActor
@Suite("A variable outlives its graph")
struct VariableAfterGraphTests {
    private struct TestKey: TransactionKey { static let defaultValue = 0 }

    @Test("After the graph's end a variable is read, written and updated, from any thread")
    func after() async {
        var graph: Graph? = Graph()
        weak let ended = graph
        guard let count = graph?.variable(1), let name = graph?.variable("a") else { return }
        graph?.perform { count.value = 2 }
        name.value = "b"
        graph = nil
        #expect(ended == nil && count.value == 2 && name.value == "b")
        count.value += 1
        name.update { $0 += "c" }
        await Task.detached {
            count.update { $0 += 1 }
            name.value += "d"
        }.value
        #expect(count.value == 4 && name.value == "bcd")
        let other = Graph()
        var read: [String] = []
        let observer = other.observe("\(count.value) \(name.value)", initial: true) { read.append($1) }
        await until { read.last == "4 bcd" }
        count.value = 5
        expectNoDifference(count.binding.wrappedValue, 5)
        await until { read.last == "5 bcd" }
        withExtendedLifetime(observer) {}
    }

    @Test("After the graph's end a variable keeps one value, and goes with its last reference")
    func releases() async {
        var graph: Graph? = Graph()
        var variable = graph?.variable(Token())
        variable?.value = Token()
        graph = nil
        weak var first: Token?
        weak var last: Token?
        var transaction = Transaction()
        for round in 0..<20 {
            transaction[TestKey.self] = round
            let token = Token()
            withTransaction(transaction) { variable?.value = token }
            #expect(variable?.value === token)
            if round == 0 { first = token } else { last = token }
        }
        await until { first == nil }
        #expect(last != nil)
        variable = nil
        #expect(last == nil)
        weak var early: Graph?
        do {
            let graph = Graph()
            early = graph
            let variable = graph.variable(Token())
            let token = Token()
            last = token
            variable.value = token
        }
        #expect(early == nil)
        await until { last == nil }
    }
}
