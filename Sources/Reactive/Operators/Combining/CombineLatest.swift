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

        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = CombineLatestJunction<A.Output, B.Output, S>(subscriber)
            subscriber.receive(subscription: junction)
            a.receive(subscriber: Inlet<CombineLatestFirst<A.Output, B.Output, S>>(junction, 0))
            b.receive(subscriber: Inlet<CombineLatestSecond<A.Output, B.Output, S>>(junction, 1))
        }
    }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}

///     wanted: what downstream has asked for and hasn't got
@usableFromInline
final class CombineLatestJunction<A, B, Downstream: Subscriber>: Junction<Downstream> where Downstream.Input == (A, B) {
    @exclusivity(unchecked) @usableFromInline var first: A?
    @exclusivity(unchecked) @usableFromInline var second: B?
    @exclusivity(unchecked) @usableFromInline var wanted = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline var running = 2

    @inlinable @inline(__always)
    init(_ downstream: Downstream) { super.init(downstream, upstreams: 2) }

    @usableFromInline
    override func demanded(_ demand: Subscribers.Demand) {
        wanted += demand
        request(0, demand)
        request(1, demand)
    }

    @usableFromInline
    override func dismantle() {
        first = nil
        second = nil
    }

    /// One of the two has a new value: emits, or asks for another one in its place.
    @inlinable @inline(__always)
    func changed() -> Subscribers.Demand {
        guard let first, let second else { return .max(1) }
        guard wanted > 0 else { return .none }
        if wanted != .unlimited { wanted -= 1 }
        let more = downstream.receive((first, second))
        if more != .none { demanded(more) }
        return .none
    }

    @usableFromInline
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>) {
        running -= 1
        if completion.isFailure || running == 0 { finish(completion) }
    }
}

@usableFromInline
enum CombineLatestFirst<A, B, Downstream: Subscriber>: Port where Downstream.Input == (A, B) {
    @usableFromInline typealias Core = CombineLatestJunction<A, B, Downstream>

    @usableFromInline
    static func connected(_ core: Core, _ slot: Int) { if core.wanted > 0 { core.request(slot, core.wanted) } }

    @inlinable @inline(__always)
    static func receive(_ input: A, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.first = input
        return core.changed()
    }
    @inlinable
    static func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.ended(completion)
    }
}

@usableFromInline
enum CombineLatestSecond<A, B, Downstream: Subscriber>: Port where Downstream.Input == (A, B) {
    @usableFromInline typealias Core = CombineLatestJunction<A, B, Downstream>

    @usableFromInline
    static func connected(_ core: Core, _ slot: Int) { if core.wanted > 0 { core.request(slot, core.wanted) } }

    @inlinable @inline(__always)
    static func receive(_ input: B, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.second = input
        return core.changed()
    }
    @inlinable
    static func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.ended(completion)
    }
}
