extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Delivers the values of the newest of the publishers that this one delivers (C15).
    ///
    /// A new one cancels the one before. It is asked for what downstream has asked for and hasn't got. Finishes when this
    /// publisher and its newest one have; fails with the first failure of either, which cancels the other.
    /// A value that nobody asked for traps.
    @_transparent
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Failure == Never, Output: Publisher {
    /// `switchToLatest` of publishers that can fail, delivered by one that can't.
    @_transparent
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        Publishers.SwitchToLatest(upstream: setFailureType(to: Output.Failure.self))
    }
}

extension Publisher where Failure == Never, Output: Publisher, Output.Failure == Never {
    /// `switchToLatest` where nothing can fail.
    @_transparent
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// `switchToLatest` of publishers that can't fail, delivered by one that can.
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
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        public typealias Output = P.Output
        public typealias Failure = P.Failure

        public let upstream: Upstream

        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = SwitchJunction(subscriber)
            subscriber.receive(subscription: core)
            upstream.receive(subscriber: Inlet<SwitchPort<P, S>>(core, 0))
        }
    }
}

extension Publishers.SwitchToLatest: Equatable where Upstream: Equatable {}
extension Publishers.SwitchToLatest: Sendable where Upstream: Sendable {}

/// The outer publisher has slot 0, the newest of those that it delivers the slot `newest`.
///
///     wanted: what downstream has asked for and hasn't got
@usableFromInline
final class SwitchJunction<Downstream: Subscriber>: Junction<Downstream> {
    @exclusivity(unchecked) @usableFromInline var wanted = Subscribers.Demand.none
    /// -1 if there is none.
    @exclusivity(unchecked) @usableFromInline var newest = -1
    /// The last that has finished; -1 if none has.
    @exclusivity(unchecked) @usableFromInline var finished = -1
    @exclusivity(unchecked) @usableFromInline var outerHasFinished = false
    /// The outer publisher has ended the whole, on that thread; 0 if it hasn't, or on another one than who noticed.
    @exclusivity(unchecked) @usableFromInline var endedOn: UInt = 0
    /// A subscription that came after that.
    @exclusivity(unchecked) @usableFromInline var late: (any Subscription)?

    @inlinable @inline(__always)
    init(_ downstream: Downstream) { super.init(downstream, upstreams: 1) }

    @usableFromInline
    override func demanded(_ demand: Subscribers.Demand) {
        wanted += demand
        if newest >= 0 { request(newest, demand) }
    }

    override func checkState() {
        precondition(!isOpen || !outerHasFinished || newest >= 0)
    }

    /// A slot for another publisher; the one before is cancelled. Nil if that has closed the junction or led to a newer one.
    @usableFromInline
    func makeRoom() -> Int? {
        let (old, slot) = (newest, addSlot())
        newest = slot
        if old >= 0 { drop(old) }
        return isOpen && newest == slot ? slot : nil
    }

    @usableFromInline
    func outerEnded(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard disconnect(0) else { return }
        outerHasFinished = true
        guard completion.isFailure || newest < 0 else { return }
        // Not if it was left by another thread: then what this one brings next was on its way before.
        endedOn = isReadingMail ? 0 : ThreadIdentity.current
        // One whose subscription is still to come isn't cancelled, as in Combine, but with its first value.
        finish(completion, sparing: newest >= 0 && isWaiting(newest) ? newest : nil)
    }

    @usableFromInline
    func innerEnded(_ completion: Subscribers.Completion<Downstream.Failure>, _ slot: Int) {
        guard slot == newest else { return }
        precondition(!isWaiting(slot), "switchToLatest: a publisher ended before it sent a subscription")
        retire(slot)
        newest = -1
        finished = slot
        if completion.isFailure || outerHasFinished { finish(completion) }
    }

    @usableFromInline
    func innerConnected(_ subscription: any Subscription, _ slot: Int) {
        if !isOpen, endedOn != 0, slot == newest, isWaiting(slot) {
            late = subscription
            if wanted > 0 { subscription.request(wanted) }
            return
        }
        // A publisher that begins anew after it has finished isn't listened to.
        if slot == finished { return }
        if connect(slot, subscription), wanted > 0 { subscription.request(wanted) }
    }

    @usableFromInline
    func innerAccepted(_ slot: Int) {
        if let subscription = accept(slot), wanted > 0 { subscription.request(wanted) }
    }

    /// When the outer publisher has ended the whole, one that was cancelled and goes on all the same is believed, as in
    /// Combine: if it's on this thread. From another one, a value may have been on its way before.
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

/// What comes from the outer publisher.
@usableFromInline
enum SwitchPort<Inner: Publisher, Downstream: Subscriber>: Port
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    @usableFromInline typealias Core = SwitchJunction<Downstream>
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline
    static func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        subscription.request(.unlimited)
    }

    @inlinable @inline(__always)
    static func receive(_ input: Inner, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        if !core.outerHasFinished, let slot = core.makeRoom() { input.receive(subscriber: SwitchInlet(core, slot)) }
        return .none
    }

    @inlinable
    static func ended(_ completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        core.outerEnded(completion)
    }

    /// One that has ended the whole and ends again is believed, as in Combine.
    @inlinable
    static func ended(late completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        if core.endedOn != 0 { core.downstream.receive(completion: completion) }
    }
}

/// What comes from the publishers that it delivers.
@usableFromInline
enum SwitchInnerPort<Downstream: Subscriber>: Port {
    @usableFromInline typealias Core = SwitchJunction<Downstream>

    @inlinable @inline(__always)
    static func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        guard slot == core.newest else { return .none }
        precondition(core.wanted > 0, "switchToLatest: a value that nobody asked for")
        if core.wanted != .unlimited { core.wanted -= 1 }
        let more = core.downstream.receive(input)
        core.wanted += more
        // Another one may be the newest by now: it has been asked for as much as was wanted then.
        if slot == core.newest || more == .none { return more }
        core.request(core.newest, more)
        return .none
    }

    @inlinable
    static func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.innerEnded(completion, slot)
    }

    @inlinable
    static func receive(late input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.receive(late: input, slot)
    }
}

/// The subscriber at one of those.
@usableFromInline
struct SwitchInlet<Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let inlet: Inlet<SwitchInnerPort<Downstream>>
    /// Unlike other operators' subscribers, these aren't the operator to whoever looks at them.
    @usableFromInline let combineIdentifier = CombineIdentifier()

    @inlinable @inline(__always)
    init(_ core: SwitchJunction<Downstream>, _ slot: Int) { inlet = Inlet(core, slot) }

    @inlinable
    func receive(subscription: any Subscription) {
        let (core, slot) = (inlet.core, inlet.slot)
        switch core.enter() {
        case .first:
            core.innerConnected(subscription, slot)
            core.leave()
        case .again: core.innerConnected(subscription, slot)
        case .refused: if core.offer(slot, subscription) { core.post { core.innerAccepted(slot) } }
        }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { inlet.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { inlet.receive(completion: completion) }
}
