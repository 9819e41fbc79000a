extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers the values of the latest publisher that this publisher delivers.
    ///
    /// When a new inner publisher arrives, the previous one is cancelled.
    ///
    /// - **Demand:** This publisher gets unlimited demand. Each inner publisher gets the demand that downstream
    ///   requested and didn't receive. An inner value that arrives without demand traps.
    /// - **Completion:** Finishes when this publisher and the latest inner publisher have finished.
    /// - **Failure:** Fails when this publisher or the latest inner publisher fails, and cancels the other.
    /// - **Order:** Delivers serially, in the order in which the values arrive, also when they arrive on several
    ///   threads.
    ///
    /// ```swift
    /// let requests = PassthroughSubject<AnyPublisher<String, Never>, Never>()
    /// let sink = requests.switchToLatest().sink { print($0) }
    /// requests.send(Empty(completeImmediately: false).eraseToAnyPublisher())
    /// requests.send(Just("latest").eraseToAnyPublisher())  // latest
    /// ```
    ///
    /// - Returns: A publisher of the latest inner publisher's values.
    @_transparent
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// Delivers the values of the latest publisher that this publisher delivers. Only the inner publishers can fail.
    ///
    /// Apart from the failure type, it behaves as the form for publishers of the same failure type.
    ///
    /// - Returns: A publisher of the latest inner publisher's values. It fails when that publisher fails.
    @_transparent
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// Delivers the values of the latest publisher that this publisher delivers. None can fail.
    ///
    /// Apart from the failure type, it behaves as the form for publishers that can fail.
    ///
    /// - Returns: A publisher of the latest inner publisher's values.
    @_transparent
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Delivers the values of the latest publisher that this publisher delivers. Only this publisher can fail.
    ///
    /// Apart from the failure type, it behaves as the form for publishers of the same failure type.
    ///
    /// - Returns: A publisher of the latest inner publisher's values. It fails when this publisher fails.
    @_transparent
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        Publishers.SwitchToLatest(upstream: map { $0.setFailureType(to: Failure.self) })
    }
}

extension Publishers {
    /// A publisher that delivers the values of the latest publisher that upstream delivers. Made by `switchToLatest`.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        /// The publisher that delivers publishers.
        public let upstream: Upstream

        /// Makes a publisher that switches to the latest publisher.
        ///
        /// - Parameter upstream: The publisher that delivers publishers.
        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = SwitchCoordinator(subscriber)
            subscriber.receive(subscription: core)
            upstream.receive(subscriber: UpstreamSubscriber(core, 0, SwitchOuterHandler<P, S>()))
        }
    }
}

extension Publishers.SwitchToLatest: Equatable where Upstream: Equatable {}
extension Publishers.SwitchToLatest: Sendable where Upstream: Sendable {}

/// Slot 0 is the outer publisher's; the latest inner publisher has the slot `newest`.
///
///     outstanding: the demand that downstream requested and didn't receive
@usableFromInline
final class SwitchCoordinator<Downstream: Subscriber>: SerialCoordinator<Downstream> {
    @exclusivity(unchecked) @usableFromInline var outstanding = Subscribers.Demand.none
    /// The slot of the latest inner publisher; -1 if there is none.
    @exclusivity(unchecked) @usableFromInline var newest = -1
    /// The slot of the last inner publisher that has finished; -1 if none has.
    @exclusivity(unchecked) @usableFromInline var finished = -1
    @exclusivity(unchecked) @usableFromInline var outerHasFinished = false
    /// `ThreadIdentity` of the thread on which the outer publisher ended the operator. 0 if it hasn't, or if another
    /// thread enqueued that end.
    @exclusivity(unchecked) @usableFromInline var endedOn: UInt = 0
    /// An inner subscription that arrived after that end.
    @exclusivity(unchecked) @usableFromInline var late: (any Subscription)?

    @inlinable @inline(__always)
    init(_ downstream: Downstream) { super.init(downstream, upstreams: 1) }

    @usableFromInline
    override func demandAdded(_ demand: Subscribers.Demand) {
        outstanding += demand
        if newest >= 0 { request(newest, demand) }
    }

    override func checkState() {
        precondition(!isOpen || !outerHasFinished || newest >= 0)
    }

    /// Adds a slot for an inner publisher and cancels the previous one. Returns nil if that cancellation closed the
    /// coordinator or made a newer publisher arrive.
    @usableFromInline
    func makeRoom() -> Int? {
        let (old, slot) = (newest, addSlot())
        newest = slot
        if old >= 0 { cancelAndFree(old) }
        return isOpen && newest == slot ? slot : nil
    }

    @usableFromInline
    func outerEnded(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard disconnect(0) else { return }
        outerHasFinished = true
        guard completion.isFailure || newest < 0 else { return }
        // For an end that another thread enqueued, what this thread delivers next was on its way before.
        endedOn = isProcessingPendingWork ? 0 : ThreadIdentity.current
        // As in Combine, an inner publisher without a subscription is cancelled only with its first value.
        finish(completion, sparing: newest >= 0 && isWaiting(newest) ? newest : nil)
    }

    @usableFromInline
    func innerEnded(_ completion: Subscribers.Completion<Downstream.Failure>, _ slot: Int) {
        guard slot == newest else { return }
        precondition(!isWaiting(slot), "switchToLatest: an inner publisher ended before it sent a subscription")
        disconnectAndFree(slot)
        newest = -1
        finished = slot
        if completion.isFailure || outerHasFinished { finish(completion) }
    }

    @usableFromInline
    func innerConnected(_ subscription: any Subscription, _ slot: Int) {
        if !isOpen, endedOn != 0, slot == newest, isWaiting(slot) {
            late = subscription
            if outstanding > 0 { subscription.request(outstanding) }
            return
        }
        // A publisher that subscribes again after it has finished is ignored.
        if slot == finished { return }
        if connect(slot, subscription), outstanding > 0 { subscription.request(outstanding) }
    }

    @usableFromInline
    func innerAccepted(_ slot: Int) {
        if let subscription = accept(slot), outstanding > 0 { subscription.request(outstanding) }
    }

    /// As in Combine, an inner publisher that continues after the outer publisher ended the operator is delivered. This
    /// holds on the thread of that end only: on another thread, a value may have been on its way before.
    @usableFromInline
    func receive(late input: Downstream.Input, _ slot: Int) -> Subscribers.Demand {
        guard endedOn != 0, slot == newest else { return .none }
        if let late {
            self.late = nil
            late.cancel()
            return .none
        }
        return endedOn == ThreadIdentity.current ? downstream.receive(input) : .none
    }
}

/// Handles the events of the outer publisher.
@usableFromInline
struct SwitchOuterHandler<Inner: Publisher, Downstream: Subscriber>: UpstreamHandler
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    @usableFromInline typealias Core = SwitchCoordinator<Downstream>
    @usableFromInline typealias Failure = Downstream.Failure

    @inlinable @inline(__always)
    init() {}

    @inlinable
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        subscription.request(.unlimited)
    }

    @inlinable @inline(__always)
    func receive(_ input: Inner, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        if !core.outerHasFinished, let slot = core.makeRoom() {
            input.receive(subscriber: SwitchInnerSubscriber(core, slot))
        }
        return .none
    }

    @inlinable
    func ended(_ completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        core.outerEnded(completion)
    }

    /// As in Combine, a second completion of an outer publisher that ended the operator is delivered.
    @inlinable
    func ended(late completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        if core.endedOn != 0 { core.downstream.receive(completion: completion) }
    }
}

/// Handles the events of an inner publisher.
@usableFromInline
struct SwitchInnerHandler<Downstream: Subscriber>: UpstreamHandler {
    @usableFromInline typealias Core = SwitchCoordinator<Downstream>

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        guard slot == core.newest else { return .none }
        precondition(core.outstanding > 0, "switchToLatest: received a value without demand")
        if core.outstanding != .unlimited { core.outstanding -= 1 }
        let more = core.downstream.receive(input)
        core.outstanding += more
        // If a newer publisher arrived during the delivery, it got only the demand outstanding then.
        if slot == core.newest || more == .none { return more }
        core.request(core.newest, more)
        return .none
    }

    @inlinable
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.innerEnded(completion, slot)
    }

    @inlinable
    func receive(late input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.receive(late: input, slot)
    }
}

/// The subscriber of an inner publisher.
@usableFromInline
struct SwitchInnerSubscriber<Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let base: UpstreamSubscriber<SwitchInnerHandler<Downstream>>
    /// Unlike other operators' subscribers, this one doesn't share the operator's identity.
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable @inline(__always)
    init(_ core: SwitchCoordinator<Downstream>, _ slot: Int) {
        base = UpstreamSubscriber(core, slot, SwitchInnerHandler())
    }

    @inlinable
    func receive(subscription: any Subscription) {
        let (core, slot) = (base.core, base.slot)
        switch core.enter() {
        case .first:
            core.innerConnected(subscription, slot)
            core.leave()
        case .again: core.innerConnected(subscription, slot)
        case .refused:
            if core.mayOvertake(slot) { return core.innerConnected(subscription, slot) }
            if core.offer(slot, subscription) { core.enqueue(slot) { core.innerAccepted(slot) } }
        }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { base.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { base.receive(completion: completion) }
}
