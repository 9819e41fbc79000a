extension Publisher {
    /// Delivers the values of both, as they come; finishes when both have, fails when one does (C14).
    public func merge<P: Publisher>(with other: P) -> Publishers.Merge<Self, P>
    where Failure == P.Failure, Output == P.Output {
        Publishers.Merge(self, other)
    }

    /// Delivers the values of both, as they come; finishes when both have, fails when one does (C14).
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }
}

extension Publishers {
    public struct Merge<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = mergeJunction(2, subscriber)
            subscriber.receive(subscription: junction)
            a.receive(subscriber: mergeInlet(junction, 0))
            b.receive(subscriber: mergeInlet(junction, 1))
        }
    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        public init(_ upstream: Upstream...) { publishers = upstream }

        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            let junction = mergeJunction(publishers.count, subscriber)
            subscriber.receive(subscription: junction)
            for (index, publisher) in publishers.enumerated() {
                publisher.receive(subscriber: mergeInlet(junction, index))
            }
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

private func mergeJunction<S: Subscriber>(
    _ count: Int, _ subscriber: S
) -> Junction<MergeMachine<S.Input, S.Failure>> {
    Junction(MergeMachine(count: count), upstreams: count, downstream: AnySubscriber(subscriber))
}

private func mergeInlet<Output, Failure: Error>(
    _ junction: Junction<MergeMachine<Output, Failure>>, _ index: Int
) -> Inlet<MergeMachine<Output, Failure>, Output, Failure> {
    Inlet(
        junction, index, onConnection: .connected(index), onValue: { .value(index, $0) }, onCompletion: { .end($0) })
}

/// Asks for everything once downstream has; before, for one value at a time of each upstream, which is held back while
/// downstream hasn't asked.
///
///     waiting.count ≤ count;   wanted > 0 ⇒ waiting = []
struct MergeMachine<Output, Failure: Error>: Machine {
    enum Event {
        case connected(Int)
        case value(Int, Output)
        case end(Subscribers.Completion<Failure>)
    }
    private let count: Int
    private var running: Int
    private var wanted = Subscribers.Demand.none
    private var waiting: [(Int, Output)] = []
    private var hasEnded = false

    init(count: Int) {
        self.count = count
        running = count
    }

    mutating func handle(_ event: Event, _ effects: inout [Effect<Output, Failure>]) {
        guard !hasEnded else { return }
        switch event {
        case .connected(let index):
            effects.append(.requestUpstream(index, wanted == .unlimited ? .unlimited : .max(1)))
        case .value(let index, let value):
            guard wanted > 0 else { return waiting.append((index, value)) }
            emit(index, value, &effects)
        case .end(.finished):
            running -= 1
            finishIfDone(&effects)
        case .end(.failure(let error)):
            hasEnded = true
            effects.append(.complete(.failure(error)))
        }
    }

    mutating func request(_ demand: Subscribers.Demand, _ effects: inout [Effect<Output, Failure>]) {
        if demand == .unlimited, wanted != .unlimited {
            for index in 0..<count { effects.append(.requestUpstream(index, .unlimited)) }
        }
        wanted += demand
        while wanted > 0, !waiting.isEmpty {
            let (index, value) = waiting.removeFirst()
            emit(index, value, &effects)
        }
        finishIfDone(&effects)
    }

    private mutating func emit(_ index: Int, _ value: Output, _ effects: inout [Effect<Output, Failure>]) {
        wanted -= 1
        effects.append(.emit(value))
        if wanted != .unlimited { effects.append(.requestUpstream(index, .max(1))) }
    }

    private mutating func finishIfDone(_ effects: inout [Effect<Output, Failure>]) {
        guard running == 0, waiting.isEmpty, !hasEnded else { return }
        hasEnded = true
        effects.append(.complete(.finished))
    }
}
