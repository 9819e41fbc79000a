extension Publisher {
    /// Delivers the latest values of both, once each has one, and then with every value of either (C16).
    ///
    /// Asks both as it is asked; finishes when both have, fails when one does.
    public func combineLatest<P: Publisher>(_ other: P) -> Publishers.CombineLatest<Self, P>
    where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Delivers what the closure makes of the latest values of both.
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map(transform)
    }
}

extension Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            typealias M = CombineLatestMachine<A.Output, B.Output, Failure>
            let junction = Junction(M(), upstreams: 2, downstream: AnySubscriber(subscriber))
            // Both are connected before anybody can ask, so that neither's request is lost.
            a.receive(
                subscriber: Inlet<M, A.Output, Failure>(
                    junction, 0, onValue: { .first($0) }, onCompletion: { .end($0) }))
            b.receive(
                subscriber: Inlet<M, B.Output, Failure>(
                    junction, 1, onValue: { .second($0) }, onCompletion: { .end($0) }))
            subscriber.receive(subscription: junction)
            junction.send(.ready)
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

/// Ends that come before downstream has its subscription wait for it.
struct CombineLatestMachine<A, B, Failure: Error>: Machine {
    typealias Output = (A, B)

    enum Event {
        case ready
        case first(A)
        case second(B)
        case end(Subscribers.Completion<Failure>)
    }
    private var first: A?
    private var second: B?
    private var wanted = Subscribers.Demand.none
    private var finished = 0
    private var isReady = false
    private var ending: Subscribers.Completion<Failure>?
    private var hasEnded = false

    mutating func handle(_ event: Event, _ effects: inout [Effect<Output, Failure>]) {
        guard !hasEnded else { return }
        switch event {
        case .ready: isReady = true
        case .first(let value):
            first = value
            emit(0, &effects)
        case .second(let value):
            second = value
            emit(1, &effects)
        case .end(.finished):
            finished += 1
            if finished == 2 { ending = ending ?? .finished }
        case .end(.failure(let error)): ending = ending ?? .failure(error)
        }
        if isReady, let ending {
            hasEnded = true
            effects.append(.complete(ending))
        }
    }

    mutating func request(_ demand: Subscribers.Demand, _ effects: inout [Effect<Output, Failure>]) {
        wanted += demand
        effects.append(.requestUpstream(0, demand))
        effects.append(.requestUpstream(1, demand))
    }

    /// A value that completes no pair was asked for in vain: its upstream is asked for another one (C11).
    private mutating func emit(_ index: Int, _ effects: inout [Effect<Output, Failure>]) {
        guard let first, let second else {
            if wanted > 0, wanted != .unlimited { effects.append(.requestUpstream(index, .max(1))) }
            return
        }
        guard wanted > 0 else { return }
        wanted -= 1
        effects.append(.emit((first, second)))
    }
}
