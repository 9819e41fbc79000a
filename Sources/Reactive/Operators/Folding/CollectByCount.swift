extension Publisher {
    /// Delivers arrays of `count` values each; what is left over when upstream finishes comes as a shorter one, and when it
    /// fails not at all.
    ///
    /// Asks for `count` times as many values as it is asked for arrays. A count below 1 is reported, and counts as 1.
    @_transparent
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        @_transparent
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count > 0 ? count : Diagnostics.raise(count, to: 1, "count", for: "collect", of: Upstream.self)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Collector(count: count, downstream: subscriber))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Sendable where Upstream: Sendable {}

/// Values outside of the subscription are ignored, completions pass whenever they come.
///
///     group.count < count, between deliveries
@usableFromInline
final class Collector<Element, Downstream: Subscriber>: Conduit, Subscriber where Downstream.Input == [Element] {
    @usableFromInline typealias Input = Element
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let count: Int
    @usableFromInline let downstream: Downstream
    /// Deliveries are serial, so nothing guards it.
    @exclusivity(unchecked) @usableFromInline var group: [Element] = []

    @inlinable @inline(__always)
    init(count: Int, downstream: Downstream) {
        self.count = count
        self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
        if begin(subscription) { downstream.receive(subscription: self) }
    }

    @inlinable @inline(__always)
    func receive(_ input: Element) -> Subscribers.Demand {
        guard isLive else { return .none }
        group.append(input)
        return group.count == count ? downstream.receive(takeGroup()) * count : .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if end(cancelsUpstream: false), !completion.isFailure, !group.isEmpty { _ = downstream.receive(takeGroup()) }
        downstream.receive(completion: completion)
    }

    @inlinable
    func takeGroup() -> [Element] {
        let full = group
        group = []
        group.reserveCapacity(full.count)
        return full
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        requestUpstream(demand * count)
    }
}
