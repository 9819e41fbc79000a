import Foundation
import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

private struct Oops: Error, Equatable {}

/// A value that shows when it is released.
private final class Token: Sendable {}

@MainActor
@Suite("Misuse of a graph has a defined result")
struct BadInputTests {
    private let graph = Graph()

    @Test("An observer that ends itself in its action, by cancelling or by its release, is told nothing more")
    func endsItself() {
        let count = graph.variable(0)
        var told: [String] = []
        var cancelled: Graph.Observer?
        var released: Graph.Observer?
        var initial: Graph.Observer?
        weak var token: Token?
        do {
            let strong = Token()
            token = strong
            cancelled = graph.observe(count.value) { _, new in
                withExtendedLifetime(strong) { told.append("a\(new)") }
                cancelled?.cancel()
                cancelled?.cancel()
                told.append("still \(strong === token)")
            }
            released = graph.observe(count.value) { _, new in
                withExtendedLifetime(strong) { told.append("b\(new)") }
                released = nil
                count.value = 10
                told.append("still \(strong === token)")
            }
            initial = graph.observe(count.value, initial: true) { _, new in
                withExtendedLifetime(strong) { told.append("c\(new)") }
                initial = nil
            }
        }
        let last = graph.observe(count.value) { told.append("d\($1)") }
        graph.flush()
        expectNoDifference(told, ["c0"])
        graph.perform { count.value = 1 }
        expectNoDifference(told, ["c0", "a1", "still true", "b1", "still true", "d1", "d10"])
        graph.perform { count.value = 2 }
        #expect(told.last == "d2" && told.count == 8)
        cancelled = nil
        #expect(token == nil && released == nil && initial == nil)
        graph.checkInvariants()
        withExtendedLifetime(last) {}
    }

    @Test("An observer that ends another one in its action, before or after that one's turn")
    func endsAnother() {
        let count = graph.variable(0)
        var told: [String] = []
        var observers: [String: Graph.Observer] = [:]
        for name in ["a", "b", "c", "d"] {
            observers[name] = graph.observe(count.value) { _, new in
                told.append("\(name)\(new)")
                if name == "b", new == 1 {
                    observers["a"]?.cancel()
                    observers["c"] = nil
                    observers["e"] = graph.observe(count.value, initial: true) { told.append("e\($1)") }
                }
            }
        }
        graph.flush()
        graph.perform { count.value = 1 }
        expectNoDifference(told, ["a1", "b1", "d1", "e1"], "one whose change was applied isn't told either")
        told = []
        graph.perform { count.value = 2 }
        expectNoDifference(told, ["b2", "d2", "e2"])
        graph.checkInvariants()
    }

    @Test("Random observers that end themselves and each other are told only what comes before their end")
    func randomEnds() {
        for _ in 0..<40 {
            let seed = UInt64.random(in: 0...UInt64.max)
            var random = SeededGenerator(seed: seed)
            let graph = Graph()
            let count = graph.variable(0)
            var observers: [Int: Graph.Observer] = [:]
            var ended = Set<Int>()
            var told: [Int: [Int]] = [:]
            let plans = (0..<8).map { _ in (0..<3).map { _ in Int.random(in: 0..<8, using: &random) } }
            for number in 0..<8 {
                observers[number] = graph.observe(count.value) { _, new in
                    if ended.contains(number) { Issue.record("\(number) was told after its end, seed \(seed)") }
                    told[number, default: []].append(new)
                    guard new % 4 == number % 4 else { return }
                    let victim = plans[number][new % 3]
                    ended.insert(victim)
                    if new % 2 == 0 { observers[victim]?.cancel() } else { observers[victim] = nil }
                }
            }
            graph.flush()
            for value in 1...12 {
                let alive = Set(0..<8).subtracting(ended)
                graph.perform { count.value = value }
                let missed = alive.filter { told[$0]?.last != value }
                #expect(missed.isSubset(of: ended), "seed \(seed)")
                graph.checkInvariants()
            }
        }
    }

    @Test("An event that throws applies what it changed before, then passes the error on") func throwingEvent() {
        let count = graph.variable(0)
        var told: [Int] = []
        let observer = graph.observe(count.value) { told.append($1) }
        graph.flush()
        #expect(throws: Oops.self) {
            try graph.perform {
                count.value = 1
                try graph.perform {
                    count.value = 2
                    throw Oops()
                }
            }
        }
        #expect(told == [2] && graph.isSettled && !graph.isInEvent)
        withExtendedLifetime(observer) {}
    }

    @Test("A value that may fail is kept as a result; its dependents follow both ways") func throwingValue() {
        func checked(_ number: Int) throws(Oops) -> Int {
            if number < 0 { throw Oops() }
            return number
        }
        let number = graph.variable(1)
        let half = graph.derived { Result { () throws(Oops) in try checked(number.value) / 2 } }
        var told: [Result<Int, Oops>] = []
        let observer = graph.observe(half.value) { told.append($1) }
        graph.flush()
        graph.perform { number.value = -1 }
        graph.perform { number.value = -2 }
        graph.perform { number.value = 4 }
        expectNoDifference(told, [.failure(Oops()), .success(2)], "an equal failure changes nothing")
        withExtendedLifetime(observer) {}
    }

    @Test("A flush in an action or an event does nothing, in a body it is reported and follows") func nestedFlush() {
        let count = graph.variable(0)
        let other = graph.variable(0)
        var told: [String] = []
        let first = graph.observe(count.value) { _, new in
            other.value = new
            graph.flush()
            told.append("first, other \(other.value), settled \(graph.isSettled)")
        }
        let second = graph.observe(other.value) { told.append("second \($1)") }
        graph.flush()
        let flushes = graph.flushes
        graph.perform {
            count.value = 1
            graph.flush()
            expectNoDifference(told, [], "an event is flushed at its end")
        }
        #expect(told == ["first, other 1, settled false", "second 1"] && graph.flushes == flushes + 1)
        var evaluations = 0
        let third = graph.observe(
            {
                evaluations += 1
                graph.flush()
                return count.value
            }()
        ) { _, _ in }
        let reports = Diagnostics.collect { graph.flush() }
        #expect(reports.map(\.kind) == [.flushDuringUpdate] && evaluations == 1 && graph.isSettled)
        graph.checkInvariants()
        withExtendedLifetime((first, second, third)) {}
    }

    @Test("The limit of rounds is each graph's own, and holds during a flush from the next round on")
    func roundLimit() {
        let count = graph.variable(0)
        let observer = graph.observe(count.value) { _, new in if new < 100 { count.value = new + 1 } }
        graph.flush()
        expectNoDifference(graph.roundLimit, 8)
        graph.perform { count.value = 100 }
        for limit in [1, 2, 20] {
            graph.roundLimit = limit
            let reports = Diagnostics.collect { graph.perform { count.value = 0 } }
            #expect(reports.map(\.kind) == [.updateStorm] && count.value == limit, "\(limit)")
            let rounds = limit == 1 ? "1 round;" : "\(limit) rounds;"
            expectNoDifference(reports.first?.message.contains(rounds), true)
            _ = Diagnostics.collect { while count.value < 100 { graph.flush() } }
        }
        graph.roundLimit = 200
        #expect(Diagnostics.collect { graph.perform { count.value = 0 } } == [] && count.value == 100)
        expectNoDifference(Graph().roundLimit, 8)
        let reports = Diagnostics.collect { graph.roundLimit = 0 }
        #expect(reports.map(\.kind) == [.invalidInput] && graph.roundLimit == 1)
        graph.roundLimit = 3
        let raising = graph.observe(count.value) { _, new in if new == 2 { graph.roundLimit = 1_000 } }
        graph.flush()
        #expect(Diagnostics.collect { graph.perform { count.value = 0 } } == [] && count.value == 100)
        let lowering = graph.observe(count.value) { _, new in if new == 50 { graph.roundLimit = 4 } }
        graph.flush()
        expectNoDifference(Diagnostics.collect { graph.perform { count.value = 0 } }.map(\.kind), [.updateStorm])
        expectNoDifference(count.value, 51)
        graph.checkInvariants()
        withExtendedLifetime((observer, raising, lowering)) {}
    }
}

@Suite("Many threads", .serialized)
struct ThousandThreadsTests {
    private typealias Ints = PassthroughSubject<Int, Never>

    /// Lets a thousand threads send to what a test makes, while another one cancels.
    private func send(
        to subjects: [any Subject<Int, Never>], _ subscribe: @escaping (@escaping (Int) -> Void) -> AnyCancellable
    ) {
        let inside = Atomic<Int>(0)
        let count = Atomic<Int>(0)
        let overlaps = Atomic<Int>(0)
        let cancelled = Atomic<Int>(0)
        let late = Atomic<Int>(0)
        let subjects = Unprotected(subjects)
        let token = Unprotected(
            subscribe { _ in
                // Counted, since a delivery that had begun goes on during the cancellation.
                if cancelled.load(ordering: .acquiring) == 2 { late.wrappingAdd(1, ordering: .relaxed) }
                if inside.wrappingAdd(1, ordering: .relaxed).newValue != 1 {
                    overlaps.wrappingAdd(1, ordering: .relaxed)
                }
                count.wrappingAdd(1, ordering: .relaxed)
                inside.wrappingSubtract(1, ordering: .relaxed)
            })
        onSystemThreads(1_001) { thread in
            if thread == 1_000 {
                while count.load(ordering: .relaxed) < 200 { sched_yield() }
                token.value.cancel()
            } else {
                for value in 0..<5 { subjects.value[thread % subjects.value.count].send(value) }
            }
        }
        cancelled.store(2, ordering: .releasing)
        for subject in subjects.value { subject.send(7) }
        #expect(overlaps.load(ordering: .relaxed) == 0 && late.load(ordering: .relaxed) == 0)
        #expect(count.load(ordering: .relaxed) >= 200)
    }

    @Test("A thousand send to a subject of each kind while another thread cancels") func subjects() {
        let passthrough = Ints()
        send(to: [passthrough]) { passthrough.sink(receiveValue: $0) }
        let current = CurrentValueSubject<Int, Never>(0)
        send(to: [current]) { current.sink(receiveValue: $0) }
        let replaying = ReplayingSubject<Int, Never>(bufferSize: 3)
        send(to: [replaying]) { replaying.sink(receiveValue: $0) }
    }

    @Test("A thousand send through the operators that join while another thread cancels") func joins() {
        let merged = (0..<4).map { _ in Ints() }
        send(to: merged) { Publishers.MergeMany(merged).sink(receiveValue: $0) }
        let latest = (0..<4).map { _ in Ints() }
        send(to: latest) { action in latest.combineLatest().sink { action($0[0]) } }
        let zipped = (0..<4).map { _ in Ints() }
        send(to: zipped) { action in zipped.zipped().sink { action($0[0]) } }
        let flattened = Ints()
        send(to: [flattened]) { flattened.flatMap { Just($0) }.sink(receiveValue: $0) }
        let switching = Ints()
        send(to: [switching]) { switching.map { Just($0) }.switchToLatest().sink(receiveValue: $0) }
    }

    @MainActor
    @Test("A thousand update a variable while observers of it come and go") func variable() {
        let graph = Graph()
        let count = graph.variable(0)
        let isOver = Atomic<Bool>(false)
        Thread.detachNewThread {
            onSystemThreads(1_000) { _ in for _ in 0..<20 { count.update { $0 += 1 } } }
            isOver.store(true, ordering: .releasing)
        }
        var rounds = 0
        while !isOver.load(ordering: .acquiring) || rounds < 10 {
            rounds += 1
            var seen = 0
            let observer = graph.observe(count.value, initial: true) { seen = max(seen, $1) }
            graph.flush()
            graph.flush()
            #expect(seen <= 20_000)
            observer.cancel()
        }
        expectNoDifference(count.value, 20_000)
        graph.flush()
        graph.checkInvariants()
    }

    @MainActor
    @Test("A thousand that update one variable call its closure a few times each, of values of every kind")
    func attempts() {
        let graph = Graph()
        let number = graph.variable(0)
        let names = graph.variable([0])
        let calls = Atomic<Int>(0)
        onSystemThreads(1_000) { _ in
            for _ in 0..<20 {
                number.update {
                    calls.wrappingAdd(1, ordering: .relaxed)
                    $0 += 1
                }
                names.update {
                    calls.wrappingAdd(1, ordering: .relaxed)
                    $0[0] += 1
                }
            }
        }
        #expect(number.value == 20_000 && names.value == [20_000])
        let made = calls.load(ordering: .relaxed)
        // Without turns it is some millions.
        #expect(made <= 200_000, "\(made) calls for 40,000 updates")
        graph.checkInvariants()
    }

    @MainActor
    @Test("An update that waits for its turn behind one that can't end goes ahead, even if that one waits for it")
    func turnsDontDeadlock() {
        let graph = Graph()
        let count = graph.variable(0)
        let others = 20
        let entered = Atomic<Int>(0)
        let done = Atomic<Int>(0)
        let isHeld = Lock(())
        onSystemThreads(others + 1) { thread in
            if thread == others {
                // Its closure ends only once all others have updated, whatever its turn is.
                count.update { count in
                    entered.store(1, ordering: .releasing)
                    while done.load(ordering: .acquiring) < others { sched_yield() }
                    count += 1
                }
                return
            }
            while entered.load(ordering: .acquiring) == 0 { sched_yield() }
            // Each waits for its turn with a lock that the closure of the one before needs.
            for _ in 0..<5 {
                count.update { count in
                    isHeld.withLock { _ in }
                    count += 1
                }
                isHeld.withLock { _ in count.update { $0 += 1 } }
            }
            done.wrappingAdd(1, ordering: .acquiringAndReleasing)
        }
        expectNoDifference(count.value, others * 10 + 1)
        graph.checkInvariants()
    }
}
