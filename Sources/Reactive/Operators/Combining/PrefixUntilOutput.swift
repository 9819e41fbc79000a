extension Publisher {
    /// Delivers values until another publisher delivers a value; then cancels upstream and finishes.
    ///
    /// - **Demand:** This publisher gets downstream's demand, the other one demand for one value.
    /// - **Completion:** Finishes when this publisher finishes, and cancels the other, or when the other one delivers
    ///   its first value, and cancels this publisher. The other one's completion has no effect.
    /// - **Failure:** Fails when this publisher fails. The other one's failure has no effect.
    /// - **Order:** Subscribes to the other publisher first. As in Combine, its subscription isn't cancelled after its
    ///   first value, but released.
    ///
    /// ```swift
    /// let values = PassthroughSubject<Int, Never>()
    /// let stop = PassthroughSubject<Void, Never>()
    /// let sink = values.prefix(untilOutputFrom: stop).sink { print($0) }
    /// values.send(1)  // 1
    /// stop.send()
    /// values.send(2)
    /// ```
    ///
    /// - Parameter publisher: The publisher whose first value ends the delivery.
    /// - Returns: A publisher of the values before that.
    @_transparent
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that delivers values until another publisher delivers a value. Made by `prefix(untilOutputFrom:)`.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are delivered.
        public let upstream: Upstream
        /// The publisher whose first value ends the delivery.
        public let other: Other

        /// Makes a publisher that ends with another one's first value.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are delivered.
        ///   - other: The publisher whose first value ends the delivery.
        @_transparent
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = PrefixUntilCoordinator(subscriber)
            other.receive(subscriber: PrefixUntilTriggerSubscriber<Other.Output, Other.Failure, S>(core))
            upstream.receive(subscriber: core)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.PrefixUntilOutput: Sendable where Upstream: Sendable, Other: Sendable {}

/// Slot 0 is upstream's, slot 1 the other publisher's.
@usableFromInline
final class PrefixUntilCoordinator<Downstream: Subscriber>: SerialCoordinator<Downstream>, FirstUpstreamSubscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    /// Whether downstream has its subscription. It gets it when upstream's arrives, or before the end that the other
    /// publisher causes.
    @exclusivity(unchecked) @usableFromInline var hasBegun = false

    @inlinable @inline(__always)
    init(_ downstream: Downstream) { super.init(downstream, upstreams: 2) }

    @inlinable @inline(__always)
    var first: UpstreamSubscriber<PrefixUntilUpstreamHandler<Downstream>> {
        UpstreamSubscriber(self, 0, PrefixUntilUpstreamHandler())
    }

    /// Forwards demand to upstream unchanged.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { request(0, demand) }

    /// Sends downstream its subscription, unless it has it.
    @usableFromInline
    func begin() {
        if hasBegun { return }
        hasBegun = true
        downstream.receive(subscription: self)
    }

    /// Ends because of the other publisher's value.
    @usableFromInline
    func trigger() {
        abandon(1)
        disconnect(1)
        begin()
        finish(.finished)
    }

    @usableFromInline
    func ended(_ completion: Subscribers.Completion<Failure>) {
        guard disconnect(0) else { return }
        // As in Combine, a completion before the subscription isn't delivered.
        if hasBegun { finish(completion) } else { close() }
    }
}

@usableFromInline
struct PrefixUntilUpstreamHandler<Downstream: Subscriber>: UpstreamHandler {
    @usableFromInline typealias Core = PrefixUntilCoordinator<Downstream>

    @inlinable @inline(__always)
    init() {}

    @inlinable
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        core.begin()
    }
    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.hasBegun ? core.downstream.receive(input) : .none
    }
    @inlinable
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.ended(completion)
    }
}

/// The subscriber of the other publisher.
///
/// As in Combine, the other publisher isn't cancelled after its value or its end, and may live long. So its
/// subscription is abandoned. A publisher of another module may keep this subscriber anyway. This object therefore
/// releases the coordinator then.
@usableFromInline
final class PrefixUntilTriggerSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
    private let core: OneShot<PrefixUntilCoordinator<Downstream>>
    @usableFromInline let combineIdentifier: CombineIdentifier

    @usableFromInline
    init(_ core: PrefixUntilCoordinator<Downstream>) {
        self.core = OneShot(core)
        combineIdentifier = CombineIdentifier(core)
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard let core = core.current else { return subscription.cancel() }
        if core.connect(1, subscription) { subscription.request(.max(1)) }
    }
    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand {
        // As in Combine, a value before the subscription is ignored.
        guard let core = core.current, !core.isWaiting(1) else { return .none }
        releaseCoordinator()
        core.perform { [core] in core.trigger() }
        return .none
    }
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        guard let core = core.current else { return }
        releaseCoordinator()
        core.disconnect(1)
    }

    private func releaseCoordinator() {
        _ = core.take()
    }
}
