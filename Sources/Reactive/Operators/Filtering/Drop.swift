import Synchronization

extension Publisher {
    /// Drops the first values.
    ///
    /// - **Demand:** As many values more as are dropped are requested, as soon as upstream's subscription is there.
    ///   Demand before that is kept.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Downstream receives its subscription before upstream is subscribed to.
    ///
    /// ```swift
    /// let sink = (1...4).publisher
    ///     .dropFirst(2)
    ///     .sink { print($0) }  // 3, 4
    /// ```
    ///
    /// - Parameter count: The number of values to drop; 1 by default. A negative number is a programming error and ends
    ///   the process on subscribing.
    /// - Returns: A publisher of the remaining values.
    @_transparent
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

extension Publishers {
    /// A publisher that drops the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The number of values to drop.
        public let count: Int

        /// Makes the publisher that `dropFirst(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - count: The number of values to drop. A negative number ends the process on subscribing.
        @_transparent
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            precondition(count >= 0, "Drop: a count can't be negative")
            let dropping = DropSubscriber(count, downstream: subscriber)
            subscriber.receive(subscription: dropping)
            if !dropping.isCancelled { upstream.receive(subscriber: dropping) }
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.Drop: Sendable where Upstream: Sendable {}

/// Downstream holds this as its subscription before there is an upstream, and possibly after upstream's completion. An
/// upstream that then sends a second subscription, against the contract, is accepted.
///
///     rest ≥ 0: values still to drop, already requested from upstream
@usableFromInline
final class DropSubscriber<Downstream: Subscriber>: Conduit, Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let cancelled = Atomic<Bool>(false)
    /// Not locked, because deliveries are serial.
    @exclusivity(unchecked) @usableFromInline var rest: Int

    @inlinable @inline(__always)
    init(_ count: Int, downstream: Downstream) {
        rest = count
        self.downstream = downstream
        super.init()
    }

    @usableFromInline
    override var description: String { "Drop" }

    @inlinable @inline(__always)
    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    @inlinable
    func receive(subscription: any Subscription) {
        if isCancelled {
            // Without demand upstream sends nothing, so there is nothing to stop.
            if takeDeferredDemand() + rest > 0 { subscription.cancel() }
            return
        }
        guard begin(subscription, again: true) else { return }
        // Cancelled meanwhile by another thread.
        if isCancelled { return _ = end(cancelsUpstream: true) }
        let wanted = takeDeferredDemand() + rest
        if wanted != .none { requestUpstream(wanted) }
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if isCancelled { return .none }
        if rest == 0 { return downstream.receive(input) }
        rest -= 1
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        end(cancelsUpstream: false)
        if !isCancelled { downstream.receive(completion: completion) }
    }

    @inlinable
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "Drop: a subscriber must ask for at least one value")
        requestOrDefer(demand)
    }

    @inlinable
    override func cancel() {
        if status.load(ordering: .relaxed) == Self.over { return }
        cancelled.store(true, ordering: .relaxed)
        end(cancelsUpstream: true)
    }
}
