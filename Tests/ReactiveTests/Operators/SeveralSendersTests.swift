import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

typealias CoordinatedOperator = (_ upstream: LooseSource) -> any Publisher<Int, Never>

/// Calls its subscriber on any thread, also on several at once, as the upstreams of a merge do together.
final class LooseSource: Publisher, Subscription, @unchecked Sendable {
    typealias Output = Int
    typealias Failure = Never
    @exclusivity(unchecked) private var subscriber: AnySubscriber<Int, Never>?
    /// Delivered during the first request; nil if there is none.
    @exclusivity(unchecked) private var eager: Int?
    /// Called during each request.
    @exclusivity(unchecked) var onRequest: () -> Void = {}

    init(eager: Int? = nil) { self.eager = eager }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: self)
    }
    func request(_ demand: Subscribers.Demand) {
        onRequest()
        if let value = eager.take() { send(value) }
    }
    func cancel() {}
    func send(_ value: Int) { _ = subscriber?.receive(value) }
}

/// The operators that derive from a serial coordinator, each with one upstream that several threads call.
struct Coordinated: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let apply: CoordinatedOperator
    init(_ name: String, _ apply: @escaping CoordinatedOperator) {
        testDescription = name
        self.apply = apply
    }

    static let all = [
        Coordinated("merge") { $0.merge(with: Empty()) },
        Coordinated("merge of many") {
            Publishers.MergeMany([$0.eraseToAnyPublisher(), Empty().eraseToAnyPublisher()])
        },
        Coordinated("combineLatest") { $0.combineLatest(Just(0)) { $0 + $1 } },
        Coordinated("combineLatest of four") { $0.combineLatest(Just(0), Just(0), Just(0)) { $0 + $1 + $2 + $3 } },
        Coordinated("zip") { $0.zip(repeatElement(0, count: 100_000).publisher) { $0 + $1 } },
        Coordinated("flatMap, outer") { $0.flatMap { Just($0) } },
        Coordinated("flatMap, inner") { source in Just(0).flatMap { _ in source } },
        Coordinated("switchToLatest, outer") { $0.map { Just($0) }.switchToLatest() },
        Coordinated("switchToLatest, inner") { source in Just(0).map { _ in source }.switchToLatest() },
        Coordinated("buffer") { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest) },
        Coordinated("replaceEmpty") { $0.replaceEmpty(with: 0) },
        Coordinated("prefix(untilOutputFrom:)") {
            $0.prefix(untilOutputFrom: Empty<Int, Never>(completeImmediately: false))
        },
        Coordinated("drop(untilOutputFrom:)") { $0.drop(untilOutputFrom: Just(0)) },
        Coordinated("receive(on:) at once") { $0.receive(on: ImmediateScheduler.shared) },
        Coordinated("delay at once") { $0.delay(for: 0, scheduler: ImmediateScheduler.shared) },
        Coordinated("collect(.byTimeOrCount) at once") {
            $0.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 1)).map { $0[0] }
        },
    ]
    /// Those that pass one value on for each.
    static let requested = all.filter { $0.testDescription != "collect(.byTimeOrCount) at once" }
}

/// A subscriber that records on which threads its values arrive, and how much is pending meanwhile.
private final class Watcher: Subscriber, @unchecked Sendable {
    typealias Input = Int
    typealias Failure = Never
    /// Called with each value.
    @exclusivity(unchecked) var onValue: (Int) -> Void = { _ in }
    @exclusivity(unchecked) private(set) var values: [Int] = []
    @exclusivity(unchecked) private(set) var threads: [UInt] = []
    @exclusivity(unchecked) private(set) var largestPendingCount = 0
    @exclusivity(unchecked) private(set) var subscription: (any Subscription)?
    private let inside = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    private let demand: Subscribers.Demand

    init(demand: Subscribers.Demand = .unlimited) { self.demand = demand }

    var coordinator: (any SelfChecking)? { subscription as? any SelfChecking }

    func receive(subscription: any Subscription) {
        self.subscription = subscription
        if demand != .none { subscription.request(demand) }
    }
    func receive(_ input: Int) -> Subscribers.Demand {
        // Nested deliveries come from the same thread.
        let me = ThreadIdentity.current
        if inside.wrappingAdd(1, ordering: .relaxed).oldValue > 0, threads.last != me {
            overlaps.wrappingAdd(1, ordering: .relaxed)
        }
        values.append(input)
        threads.append(me)
        largestPendingCount = max(largestPendingCount, coordinator?.pendingCount ?? 0)
        onValue(input)
        inside.wrappingSubtract(1, ordering: .relaxed)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}

    func count(on thread: UInt) -> Int { threads.count { $0 == thread } }

    /// The largest number of values that the thread has delivered in a row.
    func longestRun(on thread: UInt) -> Int {
        var (longest, run) = (0, 0)
        for other in threads {
            run = other == thread ? run + 1 : 0
            longest = max(longest, run)
        }
        return longest
    }
}

/// The first value that isn't the successor of the one before it.
private func gap(in values: [Int], from first: Int) -> Int? {
    zip(values, first...).first { $0 != $1 }?.0
}

private let limit = Waiter.limit
private let marker = -1

@Suite("Several threads that send", .serialized)
struct SeveralSendersTests {
    /// One thread is inside of the delivery of the marker until another one has begun to send; that one sends many
    /// values without a pause. Returns how many the first thread has delivered, in all and in a row.
    private func delivered(
        by watcher: Watcher, sending count: Int, _ send: @escaping (Int) -> Void, entering enter: @escaping () -> Void
    ) -> (count: Int, run: Int) {
        let (inside, attempts, first) = (Signal(), Signal(), BareWord())
        watcher.onValue = { value in
            if value == marker {
                inside.reach(1)
                attempts.wait(for: 8)
            }
            workBriefly()
        }
        let calls = Unprotected((send, enter))
        onSystemThreads(2) { thread in
            if thread == 0 {
                first.value = Int(bitPattern: ThreadIdentity.current)
                calls.value.1()
            } else if inside.wait(for: 1) {
                for value in 0..<count {
                    attempts.add(1)
                    calls.value.0(value)
                }
            }
        }
        expectNoDifference(watcher.overlaps.load(ordering: .relaxed), 0)
        #expect(gap(in: watcher.values.filter { $0 >= 0 }, from: 0) == nil)
        watcher.coordinator?.checkInvariants()
        let thread = UInt(bitPattern: first.value)
        return (watcher.count(on: thread), watcher.longestRun(on: thread))
    }

    @Test("A send returns, though another thread never stops sending", arguments: Coordinated.all)
    func send(_ kind: Coordinated) throws {
        let (source, watcher) = (LooseSource(), Watcher())
        subscribe(watcher, to: kind.apply(source))
        try #require(watcher.subscription != nil)
        let (count, run) = delivered(by: watcher, sending: 3_000, source.send) { source.send(marker) }
        expectNoDifference(watcher.values.count, 3_001)
        // The marker, and at most the bound. The other thread may enter in between, and the first one once more.
        #expect(1...(2 * limit + 1) ~= run, "\(run) values in a row on one thread")
        #expect(count <= 2 * limit + 3, "\(count) values on one thread")
        #expect(watcher.largestPendingCount <= limit + 1)
    }

    @Test("A request returns, though another thread never stops sending", arguments: Coordinated.requested)
    func request(_ kind: Coordinated) throws {
        let (source, watcher) = (LooseSource(eager: marker), Watcher(demand: .none))
        subscribe(watcher, to: kind.apply(source))
        let subscription = try #require(watcher.subscription)
        let (count, run) = delivered(by: watcher, sending: 3_000, source.send) { subscription.request(.unlimited) }
        expectNoDifference(watcher.values.count, 3_001)
        #expect(1...(2 * limit + 1) ~= run, "\(run) values in a row on one thread")
        #expect(count <= 2 * limit + 3, "\(count) values on one thread")
        #expect(watcher.largestPendingCount <= limit + 1)
    }

    @Test("A request that replays a subject's value returns, though another thread never stops sending")
    func replay() throws {
        let (subject, watcher) = (CurrentValueSubject<Int, Never>(marker), Watcher(demand: .none))
        subject.subscribe(watcher)
        let subscription = try #require(watcher.subscription)
        let (count, _) = delivered(by: watcher, sending: 3_000, { subject.send($0) }) {
            subscription.request(.unlimited)
        }
        expectNoDifference(watcher.values.count, 3_001)
        // The marker, the bound, and the value of the sender that waits.
        #expect(1...(2 * limit + 2) ~= count, "\(count) values on one thread")
    }

    @Test("A sequence that is merged while another thread sends isn't stored")
    func sequence() throws {
        let (source, watcher) = (LooseSource(eager: marker), Watcher(demand: .none))
        source.merge(with: (0..<50_000).publisher.map { $0 + 1_000_000 }).subscribe(watcher)
        let subscription = try #require(watcher.subscription)
        let (inside, attempts) = (Signal(), Signal())
        watcher.onValue = { value in
            guard value == marker else { return }
            inside.reach(1)
            attempts.wait(for: 8)
        }
        let requested = Unprotected(subscription)
        onSystemThreads(2) { thread in
            if thread == 0 {
                requested.value.request(.unlimited)
            } else if inside.wait(for: 1) {
                for value in 0..<1_000 {
                    attempts.add(1)
                    source.send(value)
                }
            }
        }
        #expect(watcher.values.count == 51_001 && watcher.largestPendingCount <= limit + 1)
        watcher.coordinator?.checkInvariants()
    }

    @Test("Senders wait when the queue is full, so that it stays bounded", arguments: Coordinated.all)
    func bound(_ kind: Coordinated) throws {
        let senders = 3
        let (source, watcher, inside, attempts) = (LooseSource(), Watcher(), Signal(), Signal())
        subscribe(watcher, to: kind.apply(source))
        let coordinator = Unprotected(try #require(watcher.coordinator))
        let isFull = Signal()
        watcher.onValue = { value in
            guard value == marker else { return }
            inside.reach(1)
            // Each sender has added one more than the queue holds without waiting.
            for _ in 0..<20_000_000 {
                if coordinator.value.pendingCount >= limit + senders { break }
                ThreadIdentity.yield()
            }
            if coordinator.value.pendingCount == limit + senders { isFull.reach(1) }
        }
        onSystemThreads(1 + senders) { thread in
            if thread == 0 {
                source.send(marker)
            } else if inside.wait(for: 1) {
                for value in 0..<1_000 {
                    source.send(value)
                    attempts.add(1)
                }
            }
        }
        #expect(isFull.current == 1 && attempts.current == senders * 1_000)
        #expect(watcher.largestPendingCount <= limit + senders)
        expectNoDifference(watcher.values.count, senders * 1_000 + 1)
        expectNoDifference(watcher.overlaps.load(ordering: .relaxed), 0)
        coordinator.value.checkInvariants()
    }

    @Test("A thread that forwards a request stores what waits in an operator upstream besides the bound")
    func chain() throws {
        let (early, late) = (20, limit)
        let (source, other, watcher) = (LooseSource(), LooseSource(), Watcher())
        let inner = InnerCoordinator()
        inner.watch(source.combineLatest(Just(0)) { $0 + $1 }).combineLatest(other) { $0 + $1 }.subscribe(watcher)
        let outer = Unprotected(try #require(watcher.coordinator))
        let upstream = Unprotected(try #require(inner.coordinator))
        let subscription = Unprotected(try #require(watcher.subscription))
        // The first value of each; only the second one is delivered.
        source.send(1)
        let (inside, sent, wasFull) = (Signal(), Signal(), Signal())
        let largestBounded = BareWord()
        watcher.onValue = { value in
            let pending = outer.value.checkPendingWork()
            largestBounded.value = max(largestBounded.value, pending.count - pending.additional)
            guard value == 0 else { return }
            // Inside of the second operator only: the other thread's values pass through the first one.
            inside.reach(1)
            sent.wait(for: early)
        }
        source.onRequest = {
            // Inside of both operators, while the second one's queue isn't empty.
            inside.reach(2)
            sent.wait(for: early + late)
            if upstream.value.pendingCount == late { wasFull.reach(1) }
        }
        onSystemThreads(2) { thread in
            if thread == 0 { return other.send(-1) }
            guard inside.wait(for: 1) else { return }
            for value in 0..<early {
                if value == early - 1 { subscription.value.request(.max(1)) }
                source.send(2 + value)
                sent.add(1)
            }
            guard inside.wait(for: 2) else { return }
            for value in early..<early + late {
                source.send(2 + value)
                sent.add(1)
            }
        }
        expectNoDifference(wasFull.current, 1)
        #expect(gap(in: watcher.values, from: 0) == nil && watcher.values.count == 1 + early + late)
        // The first of the early values was delivered before the request was forwarded, the second one afterwards.
        expectNoDifference(watcher.largestPendingCount, early - 2 + late)
        expectNoDifference(largestBounded.value, early - 1)
        outer.value.checkInvariants()
        upstream.value.checkInvariants()
    }

    @Test("Threads that send, also from inside, request and cancel at random keep order, bounds and invariants")
    func random() {
        for round in 0..<25 {
            let seed = UInt64.random(in: 0 ... .max)
            let program = RandomSenders(seed: seed, cancels: round % 5 == 0)
            program.run()
            program.check()
        }
    }
}

/// Keeps the coordinator of an operator that isn't the last one.
private final class InnerCoordinator: @unchecked Sendable {
    @exclusivity(unchecked) private(set) var coordinator: (any SelfChecking)?

    func watch<P: Publisher<Int, Never>>(_ publisher: P) -> Publishers.HandleEvents<P> {
        publisher.handleEvents(receiveSubscription: { [unowned self] in coordinator = $0 as? any SelfChecking })
    }
}

private func subscribe(_ watcher: Watcher, to publisher: some Publisher<Int, Never>) { publisher.subscribe(watcher) }

/// Threads that send numbered values through one coordinator, from outside and from inside of its deliveries.
private final class RandomSenders: @unchecked Sendable {
    /// A value is a source's number, times this, plus its own number.
    private static let stride = 1_000_000
    private let seed: UInt64
    private let cancels: Bool
    private let kind: Int
    private let threads: Int
    private let count: Int
    private let subjects: [PassthroughSubject<Int, Never>]
    /// What deliveries send; each value counts up.
    private let echo = PassthroughSubject<Int, Never>()
    private let echoed = BareWord()
    private let arrivedEchoes = BareWord()
    private let largestBoundedCount = BareWord()
    private let wrongCounts = BareWord()
    private let watcher: Watcher
    /// The merge before the operator that the watcher subscribes to.
    private let inner = InnerCoordinator()
    private var subscription: any Subscription { watcher.subscription! }

    init(seed: UInt64, cancels: Bool) {
        var random = SeededGenerator(seed: seed)
        self.seed = seed
        self.cancels = cancels
        kind = Int.random(in: 0..<4, using: &random)
        threads = Int.random(in: 2...5, using: &random)
        count = Int.random(in: 100...600, using: &random)
        subjects = (0..<threads).map { _ in PassthroughSubject() }
        watcher = Watcher()
        let upstreams = (subjects + [echo]).map { $0.eraseToAnyPublisher() }
        switch kind {
        case 0: Publishers.MergeMany(upstreams).subscribe(watcher)
        case 1: upstreams.publisher.flatMap { $0 }.subscribe(watcher)
        case 2:
            Just(upstreams).map { [inner] in inner.watch(Publishers.MergeMany($0)) }.switchToLatest()
                .subscribe(watcher)
        default: inner.watch(Publishers.MergeMany(upstreams)).combineLatest(Just(0)) { $0 + $1 }.subscribe(watcher)
        }
        let probability = Int.random(in: 2...20, using: &random)
        watcher.onValue = { [unowned self] value in
            WaitForGraph.checkInvariants()
            if value / Self.stride == threads { arrivedEchoes.value += 1 }
            checkPendingWork()
            if value / Self.stride < threads, value % probability == 0 {
                echoed.value += 1
                echo.send(threads * Self.stride + echoed.value - 1)
            }
            if value % 7 == 0 { workBriefly() }
        }
    }

    /// Checks the queues from inside of a delivery.
    private func checkPendingWork() {
        let echoes = echoed.value - arrivedEchoes.value
        let (merge, last) = (inner.coordinator?.checkPendingWork(), watcher.coordinator?.checkPendingWork())
        for (count, additional) in [merge, last].compactMap(\.self) {
            largestBoundedCount.value = max(largestBoundedCount.value, count - additional)
        }
        let additional = (merge ?? last)?.additional ?? 0
        // Only echoes can't wait. If another operator follows the merge, some of them may be in its queue, besides
        // values of the merge that a request has passed on.
        if merge == nil ? additional != echoes : additional > echoes { wrongCounts.value += 1 }
    }

    func run() {
        onSystemThreads(threads) { [self] thread in
            var random = SeededGenerator(seed: seed &+ UInt64(thread))
            let end = cancels && thread == 0 ? Int.random(in: 0..<count, using: &random) : count
            for number in 0..<end {
                subjects[thread].send(thread * Self.stride + number)
                if Int.random(in: 0..<10, using: &random) == 0 { subscription.request(.max(1)) }
            }
            if end < count { subscription.cancel() }
        }
    }

    func check() {
        expectNoDifference(watcher.overlaps.load(ordering: .relaxed), 0, "seed \(seed)")
        #expect(largestBoundedCount.value <= limit + threads, "seed \(seed)")
        expectNoDifference(wrongCounts.value, 0, "seed \(seed)")
        for source in 0...threads {
            let numbers = watcher.values.filter { $0 / Self.stride == source }.map { $0 % Self.stride }
            #expect(gap(in: numbers, from: 0) == nil, "seed \(seed)")
            if !cancels { expectNoDifference(numbers.count, (source < threads ? count : echoed.value), "seed \(seed)") }
        }
        watcher.coordinator?.checkInvariants()
    }
}
