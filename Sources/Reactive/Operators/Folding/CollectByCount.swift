extension Publisher {
    /// Delivers the values in arrays of equal length.
    ///
    /// - **Demand:** For each array that is requested, `count` values are requested from upstream.
    /// - **Completion:** When upstream finishes, delivers the remaining values as a shorter array, also without demand,
    ///   and finishes.
    /// - **Failure:** Fails when upstream fails. The remaining values are dropped.
    /// - **Order:** The arrays have the order in which the values arrived.
    ///
    /// ```swift
    /// let sink = (1...5).publisher
    ///     .collect(2)
    ///     .sink { print($0) }  // [1, 2], [3, 4], [5]
    /// ```
    ///
    /// - Parameter count: The length of the arrays. A number below 1 is reported as a diagnostic, and 1 is used.
    /// - Returns: A publisher of arrays.
    @_transparent
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        Publishers.CollectByCount(upstream: self, count: count)
    }
}

extension Publishers {
    /// A publisher that delivers the values in arrays of equal length.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The length of the arrays.
        public let count: Int

        /// Makes the publisher that `collect(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - count: The length of the arrays. A number below 1 is reported as a diagnostic, and 1 is used.
        @_transparent
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count > 0 ? count : Diagnostics.raise(count, to: 1, "count", for: "collect", of: Upstream.self)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: CollectByCountSubscriber(count: count, downstream: subscriber))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}
extension Publishers.CollectByCount: Sendable where Upstream: Sendable {}

/// Values outside of the subscription are ignored; completions pass at any time.
///
///     group.count < count, between deliveries
@usableFromInline
final class CollectByCountSubscriber<Element, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Input == [Element] {
    @usableFromInline typealias Input = Element
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let count: Int
    @usableFromInline let downstream: Downstream
    /// Not locked, because deliveries are serial.
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
