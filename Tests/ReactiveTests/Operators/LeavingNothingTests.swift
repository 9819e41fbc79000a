import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

private typealias Faults = PassthroughSubject<Int, Fault>

/// Counts its living instances.
private final class CountedSubscriber: Subscriber, Sendable {
    typealias Input = Int
    typealias Failure = any Error
    static let alive = Atomic<Int>(0)
    private let subscription = Lock<(any Subscription)?>(nil)

    init() { Self.alive.wrappingAdd(1, ordering: .relaxed) }
    deinit { Self.alive.wrappingSubtract(1, ordering: .relaxed) }

    func receive(subscription new: any Subscription) {
        subscription.withLockUnchecked { $0 = new }
        new.request(.unlimited)
    }
    func receive(_ input: Int) -> Subscribers.Demand { .none }
    func receive(completion: Subscribers.Completion<any Error>) { subscription.withLockUnchecked { $0 = nil } }
    func cancel() { subscription.withLockUnchecked { $0.take() }?.cancel() }
}

extension Hub {
    /// How many subscriptions it has, or still holds for any reason.
    fileprivate var held: Int { subscribers.withLockUnchecked { $0.count + $0.retired.count } }
    fileprivate var upstreamCount: Int { subscribers.withLockUnchecked { $0.upstreams.count } }
    fileprivate var slotCount: Int { subscribers.withLockUnchecked { $0.slots.count } }
}

/// A subscription that ends by itself while its publishers go on.
struct EndingRow: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    /// The operator, at two publishers that go on.
    fileprivate let apply: (Ints, Ints) -> any Publisher<Int, any Error>
    /// Makes it end.
    fileprivate let end: (Ints, Ints) -> Void
    typealias Ints = PassthroughSubject<Int, Fault>

    init(
        _ name: String, _ apply: @escaping (Ints, Ints) -> any Publisher<Int, Fault>,
        end: @escaping (Ints, Ints) -> Void = { a, _ in a.send(1) }
    ) {
        testDescription = name
        self.apply = { widened(apply($0, $1)) }
        self.end = end
    }
}

private func widened(_ publisher: some Publisher<Int, Fault>) -> any Publisher<Int, any Error> {
    publisher.mapError { $0 as any Error }
}

private func subscribe(_ publisher: some Publisher<Int, any Error>) -> CountedSubscriber {
    let subscriber = CountedSubscriber()
    publisher.subscribe(subscriber)
    return subscriber
}

private let endingRows: [EndingRow] = [
    EndingRow("first") { a, _ in a.first() },
    EndingRow("first(where:)") { a, _ in a.first { $0 > 0 } },
    EndingRow("prefix") { a, _ in a.prefix(1) },
    EndingRow("output(at:)") { a, _ in a.output(at: 0) },
    EndingRow("prefix(while:)") { a, _ in a.prefix { $0 < 1 } },
    EndingRow("contains") { a, _ in a.contains(1).map { $0 ? 1 : 0 } },
    EndingRow("contains(where:)") { a, _ in a.contains { $0 > 0 }.map { $0 ? 1 : 0 } },
    EndingRow("allSatisfy") { a, _ in a.allSatisfy { $0 < 0 }.map { $0 ? 1 : 0 } },
    EndingRow("prefix at share") { a, _ in a.share().prefix(1) },
    EndingRow("first through operators") { a, _ in
        a.scan(0, +).removeDuplicates().handleEvents().buffer(
            size: 3, prefetch: .keepFull, whenFull: .dropNewest
        ).flatMap { Just($0) }.first()
    },
    EndingRow("zip with one that ends") { a, b in
        a.zip(b.first()).map { $0 + $1 }
    } end: { a, b in
        b.send(1)
        a.send(1)
    },
    EndingRow("combineLatest of two that end") { a, b in
        a.first().combineLatest(b.first()) { $0 + $1 }
    } end: { a, b in
        a.send(1)
        b.send(1)
    },
    EndingRow("merge of two that end") { a, b in
        a.first().merge(with: b.first())
    } end: { a, b in
        a.send(1)
        b.send(1)
    },
    EndingRow("flatMap of one that ends") { a, b in
        a.first().flatMap { _ in b.first() }
    } end: { a, b in
        a.send(1)
        b.send(1)
    },
    // As in Combine, the outer one is cancelled with its next value.
    EndingRow("flatMap to one that fails") { a, _ in
        a.flatMap { _ in Fail<Int, Fault>(error: .upstream) }
    } end: { a, _ in
        a.send(1)
        a.send(2)
    },
    EndingRow("switchToLatest") { a, b in
        a.first().map { _ in b.first() }.switchToLatest()
    } end: { a, b in
        a.send(1)
        b.send(1)
    },
    EndingRow("switchToLatest of one that fails") { a, _ in
        a.map { _ in Fail<Int, Fault>(error: .upstream) }.switchToLatest()
    },
    EndingRow("catch") { a, b in
        a.tryMap { _ in throw Fault.closure }.mapError { _ in Fault.closure }.catch { _ in b.first() }
    } end: { a, b in
        a.send(1)
        b.send(1)
    },
    EndingRow("retry") { a, _ in
        a.tryMap { _ in throw Fault.closure }.mapError { _ in Fault.closure }.retry(2)
    } end: { a, _ in
        for _ in 0..<3 { a.send(1) }
    },
    EndingRow("append") { a, b in
        a.first().append(b.first())
    } end: { a, b in
        a.send(1)
        b.send(1)
    },
    EndingRow("prefix(untilOutputFrom:)") { a, b in
        a.prefix(untilOutputFrom: b)
    } end: { _, b in
        b.send(1)
    },
    EndingRow("prefix(untilOutputFrom:) through operators") { a, b in
        a.prefix(untilOutputFrom: b.filter { $0 > 0 }.scan(0, +).handleEvents().map { $0 })
    } end: { _, b in
        b.send(1)
    },
    EndingRow("prefix(untilOutputFrom:) of joined ones") { a, b in
        a.prefix(untilOutputFrom: b.merge(with: b.combineLatest(b) { $0 + $1 }, b.flatMap { Just($0) }))
    } end: { _, b in
        b.send(1)
    },
    EndingRow("prefix(untilOutputFrom:) of scheduled ones") { a, b in
        a.prefix(
            untilOutputFrom: b.receive(on: ImmediateScheduler.shared).subscribe(on: ImmediateScheduler.shared).append(b)
        )
    } end: { _, b in
        b.send(1)
    },
    EndingRow("prefix(untilOutputFrom:) of a shared one") { a, b in
        a.prefix(untilOutputFrom: b.share())
    } end: {
        $1.send(1)
    },
    EndingRow("drop(untilOutputFrom:)") { a, b in
        a.drop(untilOutputFrom: b).first()
    } end: { a, b in
        b.send(1)
        a.send(1)
    },
    EndingRow("collect(1)") { a, _ in a.collect(1).first().map(\.count) },
    EndingRow("a closure that throws") { a, _ in
        a.tryFilter { _ in throw Fault.closure }.mapError { _ in Fault.closure }
    },
]

@Suite("Subscriptions that come and go leave nothing behind", .serialized)
struct LeavingNothingTests {
    @Test("One that ends by itself is taken out of all its publishers at once", arguments: endingRows)
    func ending(_ row: EndingRow) {
        let (a, b) = (Faults(), Faults())
        let before = CountedSubscriber.alive.load(ordering: .relaxed)
        for _ in 0..<10 {
            let subscriber = subscribe(row.apply(a, b))
            #expect(a.hub.held + b.hub.held > 0)
            row.end(a, b)
            #expect(a.hub.held == 0 && b.hub.held == 0, "held: \(a.hub.held) and \(b.hub.held)")
            withExtendedLifetime(subscriber) {}
        }
        #expect(a.hub.slotCount == 0 && b.hub.slotCount == 0)
        expectNoDifference(CountedSubscriber.alive.load(ordering: .relaxed), before)
    }

    @Test("One that is cancelled is taken out, whichever operator it is", arguments: contractRows)
    func cancelling(_ row: Row) {
        let (source, subject) = (Source(), Faults())
        source.substitute = subject.eraseToAnyPublisher()
        let before = CountedSubscriber.alive.load(ordering: .relaxed)
        for round in 0..<20 {
            let subscriber = subscribe(row.apply(source, ClosureToken()))
            #expect(subject.hub.held > 0)
            if round % 2 == 0 { subject.send(round) }
            subscriber.cancel()
            expectNoDifference(subject.hub.held, 0)
        }
        expectNoDifference(CountedSubscriber.alive.load(ordering: .relaxed), before)
    }

    @Test("The other publisher is let go of as soon as it has let values through") func dropOther() {
        let (a, b) = (Faults(), Faults())
        let recorder = Recorder<Int, Fault>()
        a.drop(untilOutputFrom: b).subscribe(recorder)
        expectNoDifference(b.hub.held, 1)
        b.send(0)
        expectNoDifference(b.hub.held, 0)
        a.send(1)
        expectNoDifference(recorder.values, [1])
    }

    @Test("A subscription that is given up isn't seen to be cancelled, as in Combine") func quietly() {
        let (a, b) = (Faults(), Faults())
        let (cancels, foreign) = (Signal(), Source())
        let watched = b.handleEvents(receiveCancel: { cancels.add(1) }).filter { $0 > 0 }
        a.prefix(untilOutputFrom: watched).subscribe(Recorder<Int, Fault>())
        b.send(1)
        #expect(cancels.current == 0 && b.hub.held == 0)
        a.prefix(untilOutputFrom: foreign.map { $0 }).subscribe(Recorder<Int, Fault>())
        foreign.send(1)
        expectNoDifference(foreign.cancelled, 0)
        let recorder = Recorder<Int, Fault>()
        a.prefix(untilOutputFrom: watched).subscribe(recorder)
        recorder.cancel()
        expectNoDifference(cancels.current, 1, "a subscription that is cancelled is seen to be")
    }

    @Test("A shared publisher keeps nothing of its earlier connections") func reconnecting() throws {
        let subject = Faults()
        let shared = subject.share()
        let (multicast, made) = (subject.multicast(subject: Faults()), Faults().multicast { Faults() })
        let connectable = PassthroughSubject<Int, Never>().makeConnectable()
        let automatic = made.autoconnect()
        let recorder = Recorder<Int, Fault>()
        multicast.subscribe(recorder)
        for _ in 0..<100 {
            shared.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
            automatic.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).cancel()
            multicast.connect().cancel()
            connectable.connect().cancel()
        }
        expectNoDifference(subject.hub.held, 0)
        #expect(shared.shared.current.subject.hub.upstreamCount <= 1)
        #expect(made.current.subject.hub.upstreamCount <= 1)
        #expect(multicast.current.subject.hub.upstreamCount <= 1)
        #expect(connectable.shared.current.subject.hub.upstreamCount <= 1)
    }

    @Test("A subject keeps nothing of publishers that have ended, and looks for them rarely") func upstreams() {
        let subject = PassthroughSubject<Int, Never>()
        let lasting = (0..<64).map { _ in PassthroughSubject<Int, Never>().subscribe(subject) }
        var looks = 0
        for _ in 0..<1_000 {
            let before = subject.hub.upstreamCount
            Just(1).subscribe(subject).cancel()
            if subject.hub.upstreamCount <= before { looks += before }
            #expect(subject.hub.upstreamCount <= 2 * 65)
        }
        #expect(looks < 1_000 * 4, "each look costs as much as there are upstreams")
        withExtendedLifetime(lasting) {}
    }

    @Test("An upstream that is replaced by another doesn't make the subject look at all of them each time")
    func replaced() {
        let subject = PassthroughSubject<Int, Never>()
        var connections = (0..<256).map { _ in PassthroughSubject<Int, Never>().subscribe(subject) }
        var looks = 0
        for index in 0..<1_000 {
            connections[index % 256].cancel()
            let before = subject.hub.upstreamCount
            connections[index % 256] = PassthroughSubject<Int, Never>().subscribe(subject)
            if subject.hub.upstreamCount <= before { looks += before }
            #expect(subject.hub.upstreamCount <= 2 * 257)
        }
        #expect(looks < 1_000 * 4)
    }

    @Test("Futures, published properties and current value subjects forget who has left") func otherSources() {
        let future = Future<Int, Never> { _ in }
        let model = ForgetfulModel()
        let current = CurrentValueSubject<Int, Never>(0)
        let before = CountedSubscriber.alive.load(ordering: .relaxed)
        for _ in 0..<50 {
            for publisher in [
                future.eraseToAnyPublisher(), model.$number.eraseToAnyPublisher(), current.eraseToAnyPublisher(),
                model.objectWillChange.map { 0 }.eraseToAnyPublisher(),
            ] {
                let subscriber = subscribe(publisher.setFailureType(to: (any Error).self))
                subscriber.cancel()
            }
        }
        expectNoDifference(CountedSubscriber.alive.load(ordering: .relaxed), before)
        expectNoDifference(current.hub.held, 0)
        withExtendedLifetime(future) {}
    }
}

private final class ForgetfulModel: ObservableObject {
    @Published var number = 0
}

/// In which order subscriptions are cancelled.
enum CancelOrder: CaseIterable {
    case forwards, backwards, random

    func indices(_ count: Int, _ random: inout SeededGenerator) -> [Int] {
        switch self {
        case .forwards: Array(0..<count)
        case .backwards: (0..<count).reversed()
        case .random: (0..<count).shuffled(using: &random)
        }
    }
}

@Suite("Cancelling many subscriptions takes as many steps")
struct CancelOrderTests {
    /// Cancels all, and returns how many slots were looked at to close gaps: each time as many as there were.
    private func steps(cancelling sinks: [AnyCancellable], _ order: CancelOrder, at hub: Hub, seed: UInt64) -> Int {
        var random = SeededGenerator(seed: seed)
        var steps = 0
        for index in order.indices(sinks.count, &random) {
            let before = hub.subscribers.withLockUnchecked { $0.slots.count }
            sinks[index].cancel()
            let after = hub.subscribers.withLockUnchecked { $0.slots.count }
            if after != before { steps += before }
        }
        return steps
    }

    @Test("At a subject, and at what shares one, in any order", arguments: CancelOrder.allCases)
    func subjects(_ order: CancelOrder) {
        let (seed, count) = (UInt64.random(in: 0 ... .max), 1_000)
        let passthrough = PassthroughSubject<Int, Never>()
        let current = CurrentValueSubject<Int, Never>(0)
        let upstream = PassthroughSubject<Int, Never>()
        let shared = upstream.share()
        let object = ForgetfulModel()
        let hubs: [(Hub, () -> AnyCancellable)] = [
            (passthrough.hub, { passthrough.sink { _ in } }),
            (passthrough.hub, { passthrough.map { $0 }.filter { $0 > 0 }.sink { _ in } }),
            (current.hub, { current.sink { _ in } }),
            (shared.shared.current.subject.hub, { shared.sink { _ in } }),
            (object.objectWillChange.hub, { object.objectWillChange.sink { _ in } }),
        ]
        for (hub, subscribe) in hubs {
            let sinks = (0..<count).map { _ in subscribe() }
            passthrough.send(1)
            current.send(1)
            upstream.send(1)
            let steps = steps(cancelling: sinks, order, at: hub, seed: seed)
            #expect(steps <= 2 * count, "seed \(seed)")
            expectNoDifference(hub.subscribers.withLockUnchecked { $0.count }, 0)
        }
        expectNoDifference(upstream.hub.subscribers.withLockUnchecked { $0.count }, 0)
    }

    @Test("Cancelling a join of many publishers cancels each of them once") func joins() {
        let sources = (0..<1_000).map { _ in Source() }
        let merged = Publishers.MergeMany(sources).sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        for source in sources { source.send(1) }
        merged.cancel()
        #expect(sources.allSatisfy { $0.cancelled == 1 })
        let outer = PassthroughSubject<Int, Fault>()
        let inners = (0..<1_000).map { _ in PassthroughSubject<Int, Fault>() }
        let flat = outer.flatMap { inners[$0] }.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
        for index in inners.indices { outer.send(index) }
        flat.cancel()
        #expect(inners.allSatisfy { $0.hub.subscribers.withLockUnchecked { $0.count } == 0 })
    }

    @Test("Values that wait for a subscriber that is busy with a replay are taken up one by one") func waitingMail() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let (isBusy, isSent, count) = (Signal(), Signal(), 20_000)
        let sum = BareWord()
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.unlimited) },
            receiveValue: { value in
                sum.value += value
                if value == 0 {
                    isBusy.reach(1)
                    isSent.wait(for: 1)
                }
                return .none
            })
        let handed = Unprotected(subscriber)
        onSystemThreads(2) { thread in
            if thread == 0 {
                subject.subscribe(handed.value)
            } else if isBusy.wait(for: 1) {
                for value in 1...count {
                    subject.send(value)
                    // From here on a sender waits for the subscriber.
                    if value == Waiter.limit { isSent.reach(1) }
                }
            }
        }
        expectNoDifference(sum.value, count * (count + 1) / 2)
    }

    @Test("A value sent from inside of a replay comes after one that another thread has sent before") func mailOrder() {
        let subject = CurrentValueSubject<Int, Never>(0)
        let (isBusy, isSent) = (Signal(), Signal())
        let recorder = Recorder<Int, Never>(onValue: { value in
            guard value == 0 else { return }
            isBusy.reach(1)
            isSent.wait(for: 1)
            subject.send(2)
        })
        onSystemThreads(2) { thread in
            if thread == 0 {
                subject.subscribe(recorder)
            } else if isBusy.wait(for: 1) {
                subject.send(1)
                isSent.reach(1)
            }
        }
        expectNoDifference(recorder.values, [0, 1, 2])
        expectNoDifference(subject.value, 2)
    }
}
