extension Publisher {
    /// Drops values until another publisher delivers a value; then delivers all further values.
    ///
    /// - **Demand:** This publisher gets downstream's demand, the other one demand for one value. As in Combine, a
    ///   dropped value consumes demand, which isn't requested again. With finite demand, request as many more values as
    ///   may be dropped. A dropped value that arrives without demand traps.
    /// - **Completion:** Finishes when this publisher finishes. If the other one finishes before its first value, this
    ///   publisher is cancelled, and the result finishes.
    /// - **Failure:** Fails when this publisher fails, or when the other one fails before its first value.
    /// - **Order:** Subscribes to the other publisher first. Its subscription is released after its first value.
    ///
    /// ```swift
    /// let values = PassthroughSubject<Int, Never>()
    /// let ready = PassthroughSubject<Void, Never>()
    /// let sink = values.drop(untilOutputFrom: ready).sink { print($0) }
    /// values.send(1)
    /// ready.send()
    /// values.send(2)  // 2
    /// ```
    ///
    /// - Parameter publisher: The publisher whose first value ends the dropping.
    /// - Returns: A publisher of the values that aren't dropped.
    @_transparent
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    /// A publisher that drops values until another publisher delivers a value. Made by `drop(untilOutputFrom:)`.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are dropped or delivered.
        public let upstream: Upstream
        /// The publisher whose first value ends the dropping.
        public let other: Other

        /// Makes a publisher that drops values.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are dropped or delivered.
        ///   - other: The publisher whose first value ends the dropping.
        @_transparent
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = DropUntilCoordinator(subscriber)
            subscriber.receive(subscription: core)
            other.receive(subscriber: DropUntilTriggerSubscriber<Other.Output, S>(core))
            upstream.receive(subscriber: core)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Sendable where Upstream: Sendable, Other: Sendable {}

/// Slot 0 is upstream's, slot 1 the other publisher's.
///
/// Once over, it stays open for a publisher that violates the protocol, because Combine delivers its events. A correct
/// publisher sends none: it was cancelled or has ended.
///
///     outstanding: demand that upstream got and that dropped values may still consume
///     isOver ⇒ downstream has its completion
@usableFromInline
final class DropUntilCoordinator<Downstream: Subscriber>: SerialCoordinator<Downstream>, FirstUpstreamSubscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @exclusivity(unchecked) @usableFromInline var isTriggered = false
    @exclusivity(unchecked) @usableFromInline var outstanding = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline var isOver = false
    /// Whether the other publisher has ended by itself.
    @exclusivity(unchecked) @usableFromInline var otherHasEnded = false

    @inlinable @inline(__always)
    init(_ downstream: Downstream) { super.init(downstream, upstreams: 2) }

    /// As in Combine, a demand of zero doesn't trap here.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { addDemand(demand) }

    @usableFromInline
    override func demandAdded(_ demand: Subscribers.Demand) {
        outstanding += demand
        request(0, demand)
    }

    @inlinable @inline(__always)
    var first: UpstreamSubscriber<DropUntilUpstreamHandler<Downstream>> {
        UpstreamSubscriber(self, 0, DropUntilUpstreamHandler())
    }

    /// Drops a value that arrives before the other publisher's first value.
    @usableFromInline
    func drop() -> Subscribers.Demand {
        precondition(outstanding > 0, "drop(untilOutputFrom:): received a value without demand")
        if outstanding != .unlimited { outstanding -= 1 }
        if isOver { cancel(0) }
        return .none
    }

    @usableFromInline
    func upstreamEnded(_ completion: Subscribers.Completion<Failure>) {
        let hadBegun = !isWaiting(0)
        guard disconnect(0), !isOver || !hadBegun else { return }
        isOver = true
        cancelIfConnected(1)
        downstream.receive(completion: completion)
    }

    @usableFromInline
    func otherEnded(_ completion: Subscribers.Completion<Failure>) {
        let isFirst = disconnect(1)
        guard !isTriggered, isFirst || otherHasEnded else { return }
        otherHasEnded = true
        isOver = true
        cancelIfConnected(0)
        downstream.receive(completion: completion)
    }

    private func cancelIfConnected(_ slot: Int) {
        if !isWaiting(slot) { cancel(slot) }
    }

    @usableFromInline
    func trigger() {
        isTriggered = true
        abandon(1)
    }

    /// Connects the other publisher. As in Combine, it may subscribe again after its value; its previous subscription
    /// is released then.
    @usableFromInline
    func otherConnected(_ subscription: any Subscription) {
        if isTriggered { reopen(1) }
        if connect(1, subscription) { subscription.request(.max(1)) }
    }

    @usableFromInline
    func otherAccepted() {
        accept(1)?.request(.max(1))
    }
}

@usableFromInline
struct DropUntilUpstreamHandler<Downstream: Subscriber>: UpstreamHandler {
    @usableFromInline typealias Core = DropUntilCoordinator<Downstream>

    @inlinable @inline(__always)
    init() {}

    @inlinable
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        if core.outstanding > 0 { subscription.request(core.outstanding) }
    }
    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        if core.isTriggered { return core.downstream.receive(input) }
        return core.drop()
    }
    @inlinable
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.upstreamEnded(completion)
    }
}

/// The subscriber of the other publisher.
@usableFromInline
struct DropUntilTriggerSubscriber<Input, Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let core: DropUntilCoordinator<Downstream>

    @inlinable @inline(__always)
    init(_ core: DropUntilCoordinator<Downstream>) { self.core = core }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(core) }

    @usableFromInline
    func receive(subscription: any Subscription) {
        switch core.enter() {
        case .first:
            core.otherConnected(subscription)
            core.leave()
        case .again: core.otherConnected(subscription)
        case .refused:
            if core.mayOvertake(1) { return core.otherConnected(subscription) }
            if core.offer(1, subscription) { core.enqueue(1) { core.otherAccepted() } }
        }
    }
    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand {
        core.perform { core.trigger() }
        return .none
    }
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) { core.perform { core.otherEnded(completion) } }
}
