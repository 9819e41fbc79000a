import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Reactive

/// A publisher that sends any events, also against the rules, and keeps its subscriber.
private final class Stubborn: Publisher {
    typealias Output = Int
    typealias Failure = Never
    private(set) var subscriber: AnySubscriber<Int, Never>?
    let handsOut: Bool

    init(handsOut: Bool = true) { self.handsOut = handsOut }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        self.subscriber = AnySubscriber(subscriber)
        if handsOut { subscribe() }
    }
    func subscribe() { subscriber?.receive(subscription: Idle()) }
    func send(_ value: Int) { _ = subscriber?.receive(value) }
    func finish() { subscriber?.receive(completion: .finished) }
}

/// A subscription that does nothing, not even stop.
private struct Idle: Subscription {
    let combineIdentifier = CombineIdentifier()
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
}

private final class Owner {
    var bag = Set<AnyCancellable>()
    var out = 0
}

@Suite("What a subscription releases at its end")
struct ClosureReleaseTests {
    /// Runs a scenario with an object that its sinks capture and that has the cancellables, and says whether it went.
    private func isReleased(_ scenario: (Owner) -> Void) -> Bool {
        weak var released: Owner?
        do {
            let owner = Owner()
            released = owner
            scenario(owner)
        }
        defer { released?.bag = [] }
        return released == nil
    }

    @Test("An object that has the cancellable of a finished request, whose sink captures the object, is freed")
    func finishedRequest() {
        let just = isReleased { owner in Just(1).sink { owner.out = $0 }.store(in: &owner.bag) }
        let sequence = isReleased { owner in
            [1, 2].publisher.map { $0 + 1 }.sink { owner.out = $0 }.store(in: &owner.bag)
        }
        var out = 0
        let finished = isReleased { owner in
            let subject = PassthroughSubject<Int, Never>()
            subject.sink(receiveCompletion: { _ in owner.out += 1 }, receiveValue: { owner.out = $0 })
                .store(in: &owner.bag)
            subject.send(1)
            subject.send(completion: .finished)
            out = owner.out
        }
        #expect(just && sequence && finished && out == 2)
        // A control: one that isn't finished keeps what it captures.
        let subject = PassthroughSubject<Int, Never>()
        let isFreed = isReleased { owner in subject.sink { owner.out = $0 }.store(in: &owner.bag) }
        #expect(!isFreed)
    }

    private static var upstreams: [(String, (PassthroughSubject<Int, Never>) -> AnyPublisher<Int, Never>)] {
        [
            ("a subject", { $0.eraseToAnyPublisher() }),
            ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
            ("filter", { $0.filter { _ in true }.eraseToAnyPublisher() }),
            ("dropFirst", { $0.dropFirst(0).eraseToAnyPublisher() }),
            ("merge", { $0.merge(with: Empty()).eraseToAnyPublisher() }),
            ("append", { $0.append(Empty()).eraseToAnyPublisher() }),
            ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
            ("share", { $0.share().eraseToAnyPublisher() }),
            ("buffer", { $0.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).eraseToAnyPublisher() }),
            ("collect", { $0.collect().map(\.count).eraseToAnyPublisher() }),
            ("receive(on:)", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("handleEvents", { $0.handleEvents().eraseToAnyPublisher() }),
            ("a publisher of one's own", { Passing($0).eraseToAnyPublisher() }),
        ]
    }

    /// Passes everything on with a subscription of its own.
    private struct Passing<Upstream: Publisher>: Publisher {
        typealias Output = Upstream.Output
        typealias Failure = Upstream.Failure
        let upstream: Upstream
        init(_ upstream: Upstream) { self.upstream = upstream }

        struct Wrapped: Subscription {
            let inner: any Subscription
            var combineIdentifier: CombineIdentifier { inner.combineIdentifier }
            func request(_ demand: Subscribers.Demand) { inner.request(demand) }
            func cancel() { inner.cancel() }
        }
        func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(
                AnySubscriber<Output, Failure>(
                    receiveSubscription: { subscriber.receive(subscription: Wrapped(inner: $0)) },
                    receiveValue: { subscriber.receive($0) },
                    receiveCompletion: { subscriber.receive(completion: $0) }))
        }
    }

    @Test("A sink releases its closures at the completion and at cancel, though its cancellable and its upstream stay")
    func ends() {
        for (name, upstream) in Self.upstreams {
            for cancels in [true, false] {
                let subject = PassthroughSubject<Int, Never>()
                weak var token: ClosureToken?
                var (values, ends) = (0, 0)
                let cancellable: AnyCancellable
                do {
                    let kept = ClosureToken()
                    token = kept
                    cancellable = upstream(subject).sink(
                        receiveCompletion: { _ in keep(kept, ends += 1) },
                        receiveValue: { _ in keep(kept, values += 1) })
                }
                subject.send(1)
                #expect(token != nil, "\(name)")
                if cancels { cancellable.cancel() } else { subject.send(completion: .finished) }
                #expect(token == nil, "\(name), cancelled: \(cancels)")
                #expect(ends == (cancels ? 0 : 1) && (values == 1 || name == "collect"), "\(name)")
                withExtendedLifetime((cancellable, subject)) {}
            }
        }
    }

    @Test("A sink that ends inside of its own closure is released when that returns") func inside() {
        for (name, upstream) in Self.upstreams where name != "collect" {
            for cancels in [true, false] {
                let subject = PassthroughSubject<Int, Never>()
                weak var token: ClosureToken?
                var log: [String] = []
                var cancellable: AnyCancellable?
                do {
                    let kept = ClosureToken()
                    token = kept
                    cancellable = upstream(subject).sink(
                        receiveCompletion: { _ in keep(kept, log.append("end")) },
                        receiveValue: { _ in
                            if cancels { cancellable?.cancel() } else { subject.send(completion: .finished) }
                            log.append(token == nil ? "gone" : "there")
                            keep(kept, ())
                        })
                }
                subject.send(1)
                #expect(log.contains("there") && token == nil, "\(name), cancelled: \(cancels), \(log)")
                expectNoDifference(log.count, (cancels ? 1 : 2), "\(name), \(log)")
                withExtendedLifetime(cancellable) {}
            }
        }
    }

    @Test("Also behind a publisher of one's own that keeps its subscriber for good") func stubborn() {
        for cancels in [true, false] {
            let source = Stubborn()
            weak var token: ClosureToken?
            var values: [Int] = []
            let cancellable: AnyCancellable
            do {
                let kept = ClosureToken()
                token = kept
                cancellable = source.filter { _ in true }.sink { keep(kept, values.append($0)) }
            }
            source.send(1)
            if cancels { cancellable.cancel() } else { source.finish() }
            #expect(token == nil && values == [1])
            withExtendedLifetime((cancellable, source)) {}
        }
    }

    @Test("Also while a scheduler has jobs that keep its publisher") func pendingJobs() {
        let chains: [(String, (PassthroughSubject<Int, Never>, TestScheduler) -> AnyPublisher<Int, Never>)] = [
            ("delay", { $0.delay(for: .seconds(60), scheduler: $1).eraseToAnyPublisher() }),
            (
                "delay, filter",
                { $0.delay(for: .seconds(60), scheduler: $1).filter { _ in true }.eraseToAnyPublisher() }
            ),
            ("receive(on:)", { $0.receive(on: $1).eraseToAnyPublisher() }),
            ("debounce", { $0.debounce(for: .seconds(60), scheduler: $1).eraseToAnyPublisher() }),
            ("subscribe(on:)", { $0.subscribe(on: $1).eraseToAnyPublisher() }),
        ]
        for (name, chain) in chains {
            let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
            weak var token: ClosureToken?
            let cancellable: AnyCancellable
            do {
                let kept = ClosureToken()
                token = kept
                cancellable = chain(subject, scheduler).sink { _ in keep(kept, ()) }
            }
            scheduler.advance()
            subject.send(1)
            #expect(token != nil, "\(name)")
            cancellable.cancel()
            #expect(token == nil, "\(name)")
            scheduler.run()
        }
    }

    @Test("A sink that was cancelled before its subscription comes releases its closures when it does") func early() {
        let source = Stubborn(handsOut: false)
        weak var token: ClosureToken?
        let cancellable: AnyCancellable
        do {
            let kept = ClosureToken()
            token = kept
            cancellable = source.sink { _ in keep(kept, ()) }
        }
        #expect(token != nil)
        cancellable.cancel()
        source.subscribe()
        #expect(token == nil)
        source.send(1)
    }

    @Test("AnyCancellable releases its closure when it is cancelled") func anyCancellable() {
        weak var token: ClosureToken?
        let cancellable: AnyCancellable
        do {
            let kept = ClosureToken()
            token = kept
            cancellable = AnyCancellable { keep(kept, ()) }
        }
        #expect(token != nil)
        cancellable.cancel()
        #expect(token == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test("Ending on several threads at once releases the closures once") func threads() async {
        for _ in 0..<200 {
            let subject = PassthroughSubject<Int, Never>()
            weak var token: ClosureToken?
            let cancellable: AnyCancellable
            do {
                let kept = ClosureToken()
                token = kept
                cancellable = subject.filter { _ in true }.sink(
                    receiveCompletion: { _ in keep(kept, ()) }, receiveValue: { _ in keep(kept, ()) })
            }
            await onThreads(3) { thread in
                switch thread {
                case 0: for i in 0..<20 { subject.send(i) }
                case 1: subject.send(completion: .finished)
                default: cancellable.cancel()
                }
            }
            #expect(token == nil)
        }
    }
}

@Suite("What a broken publisher sends after its completion")
struct AfterCompletionTests {
    @Test("An event after a broken publisher's completion reaches no sink, behind any operators") func sinks() {
        let chains: [(String, (Stubborn) -> AnyPublisher<Int, Never>)] = [
            ("none", { $0.eraseToAnyPublisher() }),
            ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
            ("filter", { $0.filter { _ in true }.eraseToAnyPublisher() }),
            ("scan", { $0.scan(0) { $1 }.eraseToAnyPublisher() }),
            ("handleEvents", { $0.handleEvents().eraseToAnyPublisher() }),
            ("dropFirst", { $0.dropFirst(0).eraseToAnyPublisher() }),
            ("output", { $0.output(in: 0...).eraseToAnyPublisher() }),
            ("merge", { $0.merge(with: Empty()).eraseToAnyPublisher() }),
            ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
            ("receive(on:)", { $0.receive(on: ImmediateScheduler.shared).eraseToAnyPublisher() }),
            ("share", { $0.share().eraseToAnyPublisher() }),
        ]
        for (name, chain) in chains {
            let source = Stubborn()
            var log: [String] = []
            let sink = chain(source).sink(
                receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
            source.send(1)
            source.finish()
            source.send(2)
            source.finish()
            source.subscribe()
            source.send(3)
            expectNoDifference(log, ["1", "end"], "\(name)")
            withExtendedLifetime(sink) {}
        }
    }

    @Test("An event of a broken publisher reaches no cancelled sink; values before the subscription pass")
    func cancelled() {
        let source = Stubborn(handsOut: false)
        var log: [Int] = []
        let sink = source.sink { log.append($0) }
        source.send(1)
        source.subscribe()
        source.send(2)
        sink.cancel()
        source.send(3)
        expectNoDifference(log, [1, 2])
    }

    @Test("Sets no property: assign(to:on:), assign(to:)") func assignments() {
        final class Model: ObservableObject {
            @Published var value = 0
            var plain = 0
        }
        let model = Model()
        let (first, second) = (Stubborn(), Stubborn())
        let assignment = first.assign(to: \.plain, on: model)
        second.assign(to: &model.$value)
        for source in [first, second] {
            source.send(1)
            source.finish()
            source.send(2)
        }
        #expect(model.plain == 1 && model.value == 1)
        withExtendedLifetime(assignment) {}
    }

    @Test("An event after a broken publisher's completion reaches no subject and no loop over values")
    func others() async {
        let source = Stubborn()
        let recorder = Recorder<Int, Never>()
        let subject = PassthroughSubject<Int, Never>()
        subject.subscribe(recorder)
        let connection = source.subscribe(subject)
        source.send(1)
        source.finish()
        source.send(2)
        #expect(recorder.values == [1] && recorder.completionCount == 1)
        withExtendedLifetime(connection) {}

        let other = Stubborn()
        var iterator = other.values(buffering: .unbounded).makeAsyncIterator()
        other.send(1)
        other.finish()
        other.send(2)
        await expectNoDifference(iterator.next(), 1)
        #expect(await iterator.next() == nil)
    }
}
