import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

@Suite("Data structures of serial coordinators")
struct CoordinatorStructureTests {
    @Test("A ring is a queue, whatever is put in and taken out") func ring() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        var ring = Ring<Int>()
        var model: [Int] = []
        for step in 0..<20_000 {
            let grows = step / 2_000 % 2 == 0 ? 3 : 1
            if Int.random(in: 0..<4, using: &random) < grows {
                ring.append(step)
                model.append(step)
            } else {
                expectNoDifference(ring.popFirst(), (model.isEmpty ? nil : model.removeFirst()), "seed \(seed)")
            }
            if step % 97 == 0 { ring.checkInvariants() }
        }
        expectNoDifference(ring.count, model.count)
    }

    @Test("A ring releases removed elements, and the rest when it is released") func ringLetsGo() {
        final class Token {}
        weak var taken: Token?
        weak var left: Token?
        do {
            var ring = Ring<Token>()
            for _ in 0..<3 {
                ring.append(Token())
                _ = ring.popFirst()
            }
            for index in 0..<5 {
                let token = Token()
                if index == 0 { taken = token }
                if index == 4 { left = token }
                ring.append(token)
            }
            _ = ring.popFirst()
            #expect(taken == nil && left != nil)
            ring.checkInvariants()
        }
        #expect(left == nil)
    }

    @Test("An old slot number doesn't reach the new owner of its place") func slots() {
        let seed = UInt64.random(in: 0 ... .max)
        var random = SeededGenerator(seed: seed)
        var table = SlotTable(fixed: 2)
        var (live, gone) = ([Int](), [Int]())
        for _ in 0..<5_000 {
            if live.isEmpty || Bool.random(using: &random) {
                live.append(table.add())
            } else {
                let slot = live.remove(at: Int.random(in: 0..<live.count, using: &random))
                #expect(table.free(slot).wasLive, "seed \(seed)")
                gone.append(slot)
            }
            if let old = gone.randomElement(using: &random) {
                #expect(!table.free(old).wasLive && table.state(old) == .ended, "seed \(seed)")
            }
        }
        table.checkInvariants()
        #expect(live.allSatisfy { table.state($0) == .waiting })
        #expect(Set(live).intersection(gone).isEmpty)
        _ = table.free(0)
        expectNoDifference(table.state(0), .waiting, "a fixed slot isn't given away")
    }
}

/// Checks from inside the deliveries that they are serial and that nothing follows the end.
private final class Judge<Input: Sendable, Failure: Error>: Subscriber, Sendable {
    private struct State {
        var values: [Input] = []
        var subscription: (any Subscription)?
        var ends = 0
    }
    private let state = Lock(State())
    private let inside = Atomic<Int>(0)
    let faults = Atomic<Int>(0)
    private let demand: Subscribers.Demand
    /// Cancels with so many values.
    private let limit: Int
    /// Called from inside each delivery.
    private let onValue: (@Sendable (Input) -> Void)?

    init(
        demand: Subscribers.Demand = .unlimited, limit: Int = .max, onValue: (@Sendable (Input) -> Void)? = nil
    ) {
        self.demand = demand
        self.limit = limit
        self.onValue = onValue
    }

    var values: [Input] { state.withLockUnchecked { $0.values } }
    var ends: Int { state.withLockUnchecked { $0.ends } }
    var subscription: (any Subscription)? { state.withLockUnchecked { $0.subscription } }

    func receive(subscription: any Subscription) {
        state.withLockUnchecked { $0.subscription = subscription }
        if demand != .none { subscription.request(demand) }
    }
    func receive(_ input: Input) -> Subscribers.Demand {
        enter()
        let count = state.withLockUnchecked { state -> Int in
            if state.ends > 0 || state.values.count >= limit { fault() }
            state.values.append(input)
            return state.values.count
        }
        if count == limit { subscription?.cancel() }
        leave()
        onValue?(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) {
        enter()
        state.withLockUnchecked { state in
            if state.ends > 0 || state.values.count >= limit { fault() }
            state.ends += 1
        }
        leave()
    }
    /// At rest: everything holds.
    func check(_ seed: UInt64) {
        expectNoDifference(faults.load(ordering: .relaxed), 0, "not serial, or something after the end; seed \(seed)")
        (subscription as? any SelfChecking)?.checkInvariants()
    }

    private func fault() { faults.wrappingAdd(1, ordering: .relaxed) }
    private func enter() { if inside.wrappingAdd(1, ordering: .relaxed).newValue != 1 { fault() } }
    private func leave() { inside.wrappingSubtract(1, ordering: .relaxed) }
}

/// A value with its origin.
private struct Stamp: Hashable {
    let source: Int
    let number: Int
}

private typealias Ints = PassthroughSubject<Int, Never>
private typealias Stamps = PassthroughSubject<Stamp, Never>
private typealias FaultyInts = PassthroughSubject<Int, Fault>

@Suite("Joins from several threads", .serialized)
struct CoordinatorStressTests {
    private let seed = UInt64.random(in: 0 ... .max)
    private func random(_ thread: Int) -> SeededGenerator { SeededGenerator(seed: seed &+ UInt64(thread)) }
    private let count = 3_000

    init() { print("seed \(seed)") }

    @Test("zip: every value has its partner, in order, whichever thread sends") func zip() async {
        let (a, b, c) = (Ints(), Ints(), Ints())
        let judge = Judge<Int, Never>()
        a.zip(b, c) { $0 == $1 && $1 == $2 ? $0 : -1 }.subscribe(judge)
        let count = count
        await onThreads(3) { thread in
            let subject = [a, b, c][thread]
            for i in 0..<count { subject.send(i) }
            subject.send(completion: .finished)
        }
        expectNoDifference(judge.values, Array(0..<count))
        expectNoDifference(judge.ends, 1)
        judge.check(seed)
    }

    @Test("zip of sequences: no value is lost, whichever thread requests") func zipPulled() async {
        let count = count
        let judge = Judge<Int, Never>(demand: .none)
        (0..<count).publisher.zip((0..<count).publisher) { $0 == $1 ? $0 : -1 }.subscribe(judge)
        await onThreads(4) { _ in for _ in 0..<count / 4 { judge.subscription?.request(.max(1)) } }
        expectNoDifference(judge.values, Array(0..<count))
        expectNoDifference(judge.ends, 1)
        judge.check(seed)
    }

    @Test("combineLatest: every value is in a combination, in order") func combineLatest() async {
        let (a, b) = (Ints(), Ints())
        let judge = Judge<[Int], Never>()
        a.combineLatest(b) { [$0, $1] }.subscribe(judge)
        a.send(0)
        b.send(0)
        let count = count
        await onThreads(2) { thread in for i in 1...count { [a, b][thread].send(i) } }
        let values = judge.values
        expectNoDifference(values.count, 2 * count + 1)
        for side in 0..<2 {
            expectNoDifference(Set(values.map { $0[side] }), Set(0...count))
            expectNoDifference(values.map { $0[side] }, values.map { $0[side] }.sorted())
        }
        judge.check(seed)
    }

    @Test("merge: every value arrives, each upstream's in order, even if it is sent from inside") func merge() async {
        let subjects = (0..<4).map { _ in Stamps() }
        let echo = Stamps()
        // What the first sends comes back from inside the delivery.
        let judge = Judge<Stamp, Never>(onValue: { value in
            if value.source == 0 { echo.send(Stamp(source: 4, number: value.number)) }
        })
        subjects[0].merge(with: subjects[1], subjects[2], subjects[3], echo).subscribe(judge)
        let count = count
        await onThreads(4) { thread in
            for i in 0..<count { subjects[thread].send(Stamp(source: thread, number: i)) }
            subjects[thread].send(completion: .finished)
        }
        echo.send(completion: .finished)
        for source in 0..<5 {
            expectNoDifference(judge.values.filter { $0.source == source }.map(\.number), Array(0..<count))
        }
        expectNoDifference(judge.ends, 1)
        judge.check(seed)
    }

    @Test("merge: an upstream's order is kept when it is sent from inside and from elsewhere at once")
    func mixedOrder() async {
        let (a, shared) = (Ints(), Ints())
        let numbered = shared.scan(-1) { number, _ in number + 1 }.map { Stamp(source: 1, number: $0) }
        let judge = Judge<Stamp, Never>(onValue: { if $0.source == 0 { shared.send(0) } })
        a.map { Stamp(source: 0, number: $0) }.merge(with: numbered).subscribe(judge)
        let count = 10 * count
        await onThreads(2) { thread in
            for i in 0..<count { if thread == 0 { a.send(i) } else { shared.send(i) } }
        }
        expectNoDifference(judge.values.filter { $0.source == 0 }.map(\.number), Array(0..<count))
        expectNoDifference(judge.values.filter { $0.source == 1 }.map(\.number), Array(0..<2 * count))
        judge.check(seed)
    }

    @Test("merge: a value sent from inside a posted delivery doesn't overtake earlier values")
    func echoBehindMail() throws {
        let (a, shared) = (Ints(), Ints())
        let numbered = shared.scan(-1) { number, _ in number + 1 }.map { Stamp(source: 1, number: $0) }
        let judge = Judge<Stamp, Never>(onValue: { if $0.source == 0 { shared.send(0) } })
        a.map { Stamp(source: 0, number: $0) }.merge(with: numbered).subscribe(judge)
        // Another thread is inside; between its leaving and its looking whether anything was left meanwhile, this one
        // comes in.
        let coordinator = try #require(judge.subscription as? SerialCoordinator<Judge<Stamp, Never>>)
        coordinator.trampoline.owner.store(1, ordering: .sequentiallyConsistent)
        a.send(0)
        coordinator.trampoline.leave()
        #expect(judge.values.isEmpty)
        shared.send(0)
        expectNoDifference(judge.values.map(\.source), [0, 1, 1])
        expectNoDifference(judge.values.map(\.number), [0, 0, 1])
        judge.check(seed)
    }

    @Test("merge of sequences: exactly the requested values arrive") func mergePulled() async {
        let count = count
        let judge = Judge<Stamp, Never>(demand: .none)
        Publishers.MergeMany((0..<3).map { source in (0..<count).publisher.map { Stamp(source: source, number: $0) } })
            .subscribe(judge)
        let each = count / 2
        let seed = seed
        await onThreads(3) { thread in
            var random = SeededGenerator(seed: seed &+ UInt64(thread))
            var left = each
            while left > 0 {
                let some = min(left, Int.random(in: 1...5, using: &random))
                judge.subscription?.request(.max(some))
                left -= some
            }
        }
        expectNoDifference(judge.values.count, 3 * each)
        for source in 0..<3 {
            let numbers = judge.values.filter { $0.source == source }.map(\.number)
            expectNoDifference(numbers, Array(0..<numbers.count))
        }
        judge.check(seed)
        judge.subscription?.request(.unlimited)
        #expect(judge.values.count == 3 * count && judge.ends == 1)
        judge.check(seed)
    }

    @Test("flatMap: every inner publisher's values come, in its order") func flatMap() async {
        let outer = PassthroughSubject<Int, Never>()
        let judge = Judge<Stamp, Never>()
        outer.flatMap { source in (0..<3).publisher.map { Stamp(source: source, number: $0) } }.subscribe(judge)
        let count = count
        await onThreads(3) { thread in for i in 0..<count { outer.send(i * 3 + thread) } }
        outer.send(completion: .finished)
        let bySource = Dictionary(grouping: judge.values, by: \.source)
        expectNoDifference(bySource.count, 3 * count)
        #expect(bySource.values.allSatisfy { $0.map(\.number) == [0, 1, 2] })
        expectNoDifference(judge.ends, 1)
        judge.check(seed)
    }

    @Test("flatMap: inner subjects receive values from other threads while downstream requests in steps")
    func flatMapPulled() async {
        let count = count
        let judge = Judge<Stamp, Never>(demand: .none)
        (0..<4).publisher.flatMap(maxPublishers: .max(2)) { source in
            (0..<count).publisher.map { Stamp(source: source, number: $0) }
        }.subscribe(judge)
        await onThreads(4) { _ in for _ in 0..<count { judge.subscription?.request(.max(1)) } }
        #expect(judge.values.count == 4 * count && judge.ends == 1)
        for source in 0..<4 {
            expectNoDifference(judge.values.filter { $0.source == source }.map(\.number), Array(0..<count))
        }
        judge.check(seed)
    }

    @Test("Cancelling while all send: nothing comes after, nothing is left", arguments: 0..<4)
    func cancelling(_ kind: Int) async {
        for round in 0..<60 {
            let (a, b) = (FaultyInts(), FaultyInts())
            let judge = Judge<Int, Fault>(limit: round + 1)
            switch kind {
            case 0: a.zip(b) { $0 + $1 }.subscribe(judge)
            case 1: a.combineLatest(b) { $0 + $1 }.subscribe(judge)
            case 2: a.merge(with: b).subscribe(judge)
            default: a.flatMap { value in b.map { $0 + value } }.subscribe(judge)
            }
            var random = random(round)
            let limit = Int.random(in: 0..<100, using: &random)
            await onThreads(4) { thread in
                for i in 0..<60 {
                    switch thread {
                    case 0: a.send(i)
                    case 1: b.send(i)
                    case 2: judge.subscription?.request(.max(1))
                    default: if i == limit { judge.subscription?.cancel() }
                    }
                }
            }
            judge.subscription?.cancel()
            judge.check(seed)
        }
    }

    @Test("A failure while all threads send gives one completion, and nothing after it", arguments: 0..<5)
    func failing(_ kind: Int) async {
        for round in 0..<60 {
            let (a, b) = (FaultyInts(), FaultyInts())
            let judge = Judge<Int, Fault>()
            switch kind {
            case 0: a.zip(b) { $0 + $1 }.subscribe(judge)
            case 1: a.combineLatest(b) { $0 + $1 }.subscribe(judge)
            case 2: a.merge(with: b).subscribe(judge)
            case 3: a.flatMap { value in b.map { $0 + value } }.subscribe(judge)
            default: a.map { _ in b }.switchToLatest().subscribe(judge)
            }
            a.send(0)
            var random = random(round)
            let limit = Int.random(in: 0..<40, using: &random)
            await onThreads(3) { thread in
                for i in 0..<40 {
                    switch thread {
                    case 0: a.send(i)
                    case 1: b.send(i)
                    default: if i == limit { a.send(completion: .failure(.upstream)) }
                    }
                }
                if thread == 1 { b.send(completion: .failure(.closure)) }
            }
            expectNoDifference(judge.ends, 1, "seed \(seed)")
            judge.check(seed)
        }
    }

    @Test("switchToLatest: only the newest publisher's values arrive, and no demand is lost") func switching() async {
        let outer = PassthroughSubject<Stamps, Never>()
        let inner = (0..<50).map { _ in Stamps() }
        let judge = Judge<Stamp, Never>()
        outer.switchToLatest().subscribe(judge)
        await onThreads(3) { thread in
            for index in 0..<50 {
                if thread == 0 { outer.send(inner[index]) }
                for number in 0..<20 where thread > 0 {
                    inner[index].send(Stamp(source: index, number: number))
                }
            }
        }
        inner[49].send(Stamp(source: 49, number: 1_000))
        expectNoDifference(judge.values.last, Stamp(source: 49, number: 1_000))
        expectNoDifference(judge.values.map(\.source), judge.values.map(\.source).sorted())
        judge.check(seed)
    }

    @Test("prefix and drop until output: one end; values are consecutive") func untilOutput() async {
        for _ in 0..<100 {
            let (a, b) = (Ints(), Ints())
            let (prefix, drop) = (Judge<Int, Never>(), Judge<Int, Never>())
            a.prefix(untilOutputFrom: b).subscribe(prefix)
            a.drop(untilOutputFrom: b).subscribe(drop)
            await onThreads(2) { thread in
                if thread == 0 { for i in 0..<100 { a.send(i) } } else { b.send(0) }
            }
            #expect(prefix.values == Array(0..<prefix.values.count) && prefix.ends == 1)
            #expect(drop.values == Array((100 - drop.values.count)..<100) && drop.ends == 0)
            prefix.check(seed)
            drop.check(seed)
        }
    }
}
