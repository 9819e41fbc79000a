import Dispatch
import Foundation
import Testing

@testable import Reactive
import ReactiveTesting

@Observable
private final class Tally {
    var count = 0
    var other = 0
}

@MainActor
@Suite("Derived values and observers at their limits")
struct GraphEdgeTests {
    private let graph = Graph()

    @Test("A derived optional value is up to date when it is read before the flush")
    func optional() {
        let base = graph.variable(1)
        let half: Graph.Derived<Int?> = graph.derived { base.value % 2 == 0 ? base.value / 2 : nil }
        #expect(half.value == nil)
        graph.perform {
            base.value = 10
            expectNoDifference(half.value, 5)
            base.value = 3
            #expect(half.value == nil)
        }
        #expect(half.value == nil)
    }

    @Test("An observer that another one's action cancels isn't called any more")
    func cancelled() {
        let base = graph.variable(1)
        var told: [Int] = []
        var second: Graph.Observer?
        let first = graph.observe(base.value) { if $1 == 3 { second?.cancel() } }
        second = graph.observe(base.value) { told.append($1) }
        graph.flush()
        graph.perform { base.value = 2 }
        expectNoDifference(told, [2])
        graph.perform { base.value = 3 }
        expectNoDifference(told, [2])
        withExtendedLifetime(first) {}
    }

    @Test("A derived value that depends on itself stops with a message, even if it is read before a flush")
    func cycleBeforeFlush() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            await MainActor.run {
                let graph = Graph()
                let base = graph.variable(0)
                var again: (() -> Int)?
                let value = graph.derived(named: "loop") { base.value == 0 ? 0 : again?() ?? 0 }
                again = { value.value }
                _ = value.value
                graph.perform {
                    base.value = 1
                    _ = value.value
                }
            }
        }
        let text = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
        #expect(text.contains("loop depends on itself"))
    }

    @Test(
        "An observer that changes what it observes stops after eight rounds, with a diagnostic; the next flush goes on"
    )
    func cycleThroughObserver() {
        let base = graph.variable(0)
        let double = graph.derived { base.value * 2 }
        let observer = graph.observe(double.value) { _, _ in base.value += 1 }
        graph.flush()
        let diagnostics = Diagnostics.collect { graph.perform { base.value = 1 } }
        expectNoDifference(diagnostics.map(\.kind), [.updateStorm])
        expectNoDifference(base.value, 9)
        observer.cancel()
        graph.flush()
        expectNoDifference(double.value, 18)
        #expect(graph.isSettled)
    }

    @Test("A flush that other threads interrupt in each round names these, not the program's own changes")
    func cycleThroughOtherThreads() {
        let tally = Unprotected(Tally())
        let calm = Signal()
        let observer = graph.observe(tally.value.count) { _, _ in
            if calm.current == 0 { onSystemThreads(1) { _ in tally.value.count += 1 } }
        }
        graph.flush()
        let diagnostics = Diagnostics.collect { graph.perform { tally.value.count = 1 } }
        expectNoDifference(
            diagnostics.map(\.message),
            [
                "Other threads made changes during each of 8 rounds of a flush; the rest waits for the next flush."
            ])
        expectNoDifference(tally.value.count, 9)
        // A control: a change of the main actor's beside these is the program's own.
        let own = graph.variable(0)
        let second = graph.observe(tally.value.count) { _, _ in own.value += 1 }
        let third = graph.observe(own.value) { _, _ in }
        let mixed = Diagnostics.collect { graph.perform { tally.value.count = 20 } }
        expectNoDifference(
            mixed.map(\.message),
            [
                "Changes caused further changes for 8 rounds; the rest waits for the next flush."
            ])
        calm.reach(1)
        graph.flush()
        #expect(graph.isSettled)
        withExtendedLifetime((observer, second, third)) {}
    }

    @Test("A derived value of another graph is followed, whichever of the two is flushed")
    func acrossGraphs() {
        let other = Graph()
        let base = graph.variable(1)
        let double = graph.derived { base.value * 2 }
        let text = other.derived { "\(double.value)" }
        var told: [String] = []
        let observer = other.observe(text.value) { told.append($1) }
        other.flush()
        graph.perform { base.value = 5 }
        other.flush()
        expectNoDifference(told, ["10"])
        graph.perform {
            other.perform { base.value = 6 }
        }
        other.flush()
        expectNoDifference(told, ["10", "12"])
        withExtendedLifetime(observer) {}
    }

    @Test("Ten thousand derived values in a chain: each worked out once per flush, without exhausting the stack")
    func chain() {
        let base = graph.variable(0)
        var computations = 0
        var values: [Graph.Derived<Int>] = []
        for index in 0..<10_000 {
            let previous = values.last
            values.append(
                graph.derived {
                    computations += 1
                    return (previous?.value ?? base.value) + (index == 0 ? 1 : 0)
                })
            _ = values[index].value
        }
        computations = 0
        graph.perform { base.value = 1 }
        expectNoDifference(values[9_999].value, 2, "nobody observes it: brought up to date by the read")
        expectNoDifference(computations, 10_000)
        var told = 0
        let observer = graph.observe(values[9_999].value) { told = $1 }
        graph.flush()
        computations = 0
        graph.perform { base.value = 2 }
        expectNoDifference(told, 3)
        expectNoDifference(computations, 10_000)
        withExtendedLifetime(observer) {}
    }

    @Test("Ten thousand derived values in a chain go without exhausting the stack")
    func chainGoes() {
        weak var first: Graph.Derived<Int>?
        do {
            let base = graph.variable(0)
            var last: Graph.Derived<Int>?
            for _ in 0..<10_000 {
                let previous = last
                let next = graph.derived { (previous?.value ?? base.value) + 1 }
                if last == nil { first = next }
                last = next
                _ = next.value
            }
            expectNoDifference(last?.value, 10_000)
        }
        #expect(first == nil)
    }

    /// Runs something of a test's when two of it are compared.
    private struct Slow: Equatable, Sendable {
        static let whileComparing = Lock<(@Sendable () -> Void)?>(nil)
        let number: Int
        static func == (lhs: Slow, rhs: Slow) -> Bool {
            whileComparing.withLock { $0.take() }?()
            return lhs.number == rhs.number
        }
    }

    @Test("A thread reads its own write while another thread applies it")
    func readWhileApplied() async {
        let variable = graph.variable(Slow(number: 0))
        let read = DispatchSemaphore(value: 0)
        let seen = Lock<Int>(-1)
        variable.value = Slow(number: 5)
        Slow.whileComparing.withLock {
            $0 = {
                Thread {
                    let number = variable.value.number
                    seen.withLock { $0 = number }
                    read.signal()
                }.start()
                read.wait()
            }
        }
        graph.flush()
        expectNoDifference(seen.withLock { $0 }, 5)
        expectNoDifference(variable.value.number, 5)
    }

    @Test("A value that a followed publisher sends in an evaluation is reported and taken up in the next pass")
    func followedInside() {
        let subject = PassthroughSubject<Int, Never>()
        let followed = graph.variable(following: subject, initial: 0)
        let base = graph.variable(0)
        var told: [Int] = []
        let sender = graph.observe(
            {
                if base.value > 0 { subject.send(base.value) }
                return base.value
            }()
        ) { _, _ in }
        let observer = graph.observe(followed.value) { told.append($1) }
        graph.flush()
        let diagnostics = Diagnostics.collect { graph.perform { base.value = 3 } }
        expectNoDifference(told, [3])
        expectNoDifference(diagnostics.map(\.kind), [.publishedDuringUpdate])
        withExtendedLifetime((sender, observer)) {}
    }

    @Test("Ten thousand dependents of one value, and one of ten thousand values")
    func fans() {
        let base = graph.variable(0)
        var computations = 0
        let wide = (0..<10_000).map { index in
            graph.derived {
                computations += 1
                return base.value + index
            }
        }
        var told: [Int] = []
        let sum = graph.derived { wide.reduce(0) { $0 &+ $1.value } }
        let observer = graph.observe(sum.value) { told.append($1) }
        graph.flush()
        computations = 0
        graph.perform { base.value = 1 }
        expectNoDifference(computations, 10_000)
        expectNoDifference(told, [50_005_000])
        withExtendedLifetime(observer) {}
    }

    @Test("Ten thousand transactions in one event")
    func manyTransactions() {
        let base = graph.variable(0)
        graph.perform {
            for number in 1...10_000 {
                var transaction = Transaction()
                transaction[NumberKey.self] = number
                withTransaction(transaction) { base.value = number }
            }
        }
        expectNoDifference(base.value, 10_000)
    }

    @Test(
        "A derived value that is first read in an evaluation adds its dependencies to that evaluation only once"
    )
    func firstReadInside() {
        let model = Tally()
        let isEven = graph.derived { model.count % 2 == 0 }
        var readings = 0
        func read() -> Bool {
            readings += 1
            return isEven.value
        }
        let observer = graph.observe(read()) { _, _ in }
        graph.flush()
        expectNoDifference(readings, 1)
        graph.perform { model.count = 2 }
        #expect(readings <= 2)
        readings = 0
        graph.perform { model.count = 4 }
        expectNoDifference(readings, 0, "it depends on the derived value alone, which didn't change")
        graph.perform { model.count = 5 }
        expectNoDifference(readings, 1)
        withExtendedLifetime(observer) {}
    }

    @Test(
        "A nested derived value keeps dependencies of its own, however often it is computed"
    )
    func nestedTracking() {
        let model = Tally()
        let parity = graph.derived { model.count % 2 }
        var readings = 0
        let observer = graph.observe(
            {
                readings += 1
                return parity.value + model.other
            }()
        ) { _, _ in }
        graph.flush()
        for count in 1...5 { graph.perform { model.count = count * 2 } }
        #expect(readings <= 2)
        readings = 0
        graph.perform { model.count = 11 }
        expectNoDifference(readings, 1)
        graph.perform { model.other = 1 }
        expectNoDifference(readings, 2)
        expectNoDifference(parity.value, 1)
        withExtendedLifetime(observer) {}
    }

    #if os(Linux)
        // The address sanitizer keeps what was freed for a while.
        @Test(
            "An object's registrations don't accumulate, whether a reader reads often or is released",
            .enabled(if: ProcessInfo.processInfo.environment["ASAN_OPTIONS"] == nil))
        func registrations() async {
            // A process of its own, so that no other test changes its memory.
            await #expect(processExitsWith: .success) {
                await MainActor.run {
                    let graph = Graph()
                    let model = Tally()
                    let other = graph.variable(0)
                    let observer = graph.observe(other.value + model.count) { _, _ in }
                    let work: @MainActor () -> Void = {
                        for number in 1...5_000 {
                            graph.perform { other.value += number }
                            let another = graph.observe(model.other) { _, _ in }
                            graph.flush()
                            another.cancel()
                        }
                    }
                    work()
                    let before = kilobytes()
                    for _ in 0..<4 { work() }
                    precondition(kilobytes() < before + 2_000)
                    withExtendedLifetime(observer) {}
                }
            }
        }
    #endif

    private final class Token {}

    @Test("An observer that was cancelled and let go of keeps nothing")
    func observerLifetime() {
        let base = graph.variable(0)
        weak var weakToken: Token?
        weak var weakObserver: Graph.Observer?
        do {
            let token = Token()
            weakToken = token
            let observer = graph.observe(base.value + (token === token ? 1 : 0)) { [token] _, _ in _ = token }
            weakObserver = observer
            graph.flush()
            observer.cancel()
        }
        #expect(weakObserver == nil)
        #expect(weakToken == nil)
    }

    @Test("A derived value that goes while a pass runs, and an observer made by an observer's action")
    func comingAndGoing() {
        let base = graph.variable(0)
        var kept: [Graph.Observer] = []
        var told: [String] = []
        var derived: Graph.Derived<Int>? = graph.derived { base.value * 2 }
        kept.append(graph.observe(derived?.value ?? -1) { told.append("first \($0) \($1)") })
        kept.append(
            graph.observe(base.value) { _, new in
                derived = nil
                if new == 1 {
                    kept.append(self.graph.observe(base.value, initial: true) { told.append("new \($0) \($1)") })
                }
            })
        graph.flush()
        graph.perform { base.value = 1 }
        graph.perform { base.value = 2 }
        expectNoDifference(told, ["first 0 2", "new 1 1", "new 1 2"])
        #expect(derived == nil)
    }

    @Test("Writes before, in and after a transaction, also in an observer's action, are applied in their order")
    func nestedTransactions() {
        let base = graph.variable(0)
        let copy = graph.variable(0)
        var told: [String] = []
        let first = graph.observe(base.value) { old, new in
            told.append("\(old)-\(new)")
            var transaction = Transaction()
            transaction[NumberKey.self] = new
            withTransaction(transaction) { copy.value = new }
        }
        let second = graph.observe(copy.value) { told.append("copy \($0)-\($1)") }
        graph.flush()
        graph.perform {
            base.value = 1
            withTransaction(\.number, 1) {
                base.value = 2
                withTransaction(\.number, 2) { base.value = 3 }
                base.value = 4
            }
            base.value = 5
        }
        expectNoDifference(
            told,
            [
                "0-1", "1-2", "2-3", "3-4", "4-5", "copy 0-1", "copy 1-2", "copy 2-3", "copy 3-4", "copy 4-5",
            ])
        withExtendedLifetime((first, second)) {}
    }
}

private enum NumberKey: TransactionKey { static let defaultValue = 0 }

extension Transaction {
    fileprivate var number: Int {
        get { self[NumberKey.self] }
        set { self[NumberKey.self] = newValue }
    }
}

#if os(Linux)
    /// The most memory that the process has used so far.
    private func kilobytes() -> Int {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return usage.ru_maxrss
    }
#endif
