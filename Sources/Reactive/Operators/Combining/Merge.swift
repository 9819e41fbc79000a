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

        @inlinable
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let junction = MergeJunction(subscriber, upstreams: 2)
            subscriber.receive(subscription: junction)
            a.receive(subscriber: Inlet<MergePort<S>>(junction, 0))
            b.receive(subscriber: Inlet<MergePort<S>>(junction, 1))
        }
    }

    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let publishers: [Upstream]

        @inlinable
        public init(_ upstream: Upstream...) { publishers = upstream }

        @inlinable
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            let junction = MergeJunction(subscriber, upstreams: publishers.count)
            subscriber.receive(subscription: junction)
            for (index, publisher) in publishers.enumerated() {
                publisher.receive(subscriber: Inlet<MergePort<S>>(junction, index))
            }
        }

        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

/// Each upstream is asked for one value at a time, until downstream asks for everything (C14): what can't be delivered yet
/// waits here.
///
///     waiting ≠ [] ⇒ wanted = 0
@usableFromInline
final class MergeJunction<Downstream: Subscriber>: Junction<Downstream> {
    @exclusivity(unchecked) @usableFromInline var wanted = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline var waiting: [(slot: Int, value: Downstream.Input)] = []
    @exclusivity(unchecked) @usableFromInline var running: Int
    @usableFromInline let count: Int

    @inlinable @inline(__always)
    override init(_ downstream: Downstream, upstreams: Int) {
        running = upstreams
        count = upstreams
        super.init(downstream, upstreams: upstreams)
    }

    @usableFromInline
    override func demanded(_ demand: Subscribers.Demand) {
        let wasUnlimited = wanted == .unlimited
        wanted += demand
        while wanted > 0, !waiting.isEmpty, isOpen {
            let (slot, value) = waiting.removeFirst()
            if wanted != .unlimited { wanted -= 1 }
            let more = downstream.receive(value)
            wanted += more
            if wanted != .unlimited { request(slot, .max(1)) }
        }
        if wanted == .unlimited, !wasUnlimited { for slot in 0..<count { request(slot, .unlimited) } }
        finishIfDone()
    }

    @usableFromInline
    override func dismantle() { waiting = [] }

    @usableFromInline
    func finishIfDone() {
        if running == 0, waiting.isEmpty { finish(.finished) }
    }
}

@usableFromInline
enum MergePort<Downstream: Subscriber>: Port {
    @usableFromInline typealias Core = MergeJunction<Downstream>

    @usableFromInline
    static func connected(_ core: Core, _ slot: Int) {
        core.request(slot, core.wanted == .unlimited ? .unlimited : .max(1))
    }

    @inlinable @inline(__always)
    static func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        if core.wanted == .unlimited {
            _ = core.downstream.receive(input)
            return .none
        }
        guard core.wanted > 0 else {
            core.waiting.append((slot, input))
            return .none
        }
        core.wanted -= 1
        core.wanted += core.downstream.receive(input)
        return .max(1)
    }

    @inlinable
    static func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        if completion.isFailure { return core.finish(completion) }
        core.running -= 1
        core.finishIfDone()
    }
}
