extension Publisher {
    /// Drops values until another publisher delivers one; then it delivers all.
    ///
    /// The other publisher is subscribed first, and asked for one value, after which it lets go of the subscription. If
    /// it ends before it has delivered one, so does this, and cancels upstream. What is dropped was asked for, and
    /// isn't asked for again, as in Combine: with finite demand, ask for as much as may be dropped. A value to be
    /// dropped that nobody asked for traps.
    @_transparent
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.DropUntilOutput<Self, P>
    where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let other: Other

        @_transparent
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = DropUntilJunction(subscriber)
            subscriber.receive(subscription: core)
            other.receive(subscriber: DropUntilSignal<Other.Output, S>(core))
            upstream.receive(subscriber: core)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.DropUntilOutput: Sendable where Upstream: Sendable, Other: Sendable {}

/// Upstream has slot 0, the other publisher slot 1.
///
/// Once over, it stays open for a publisher that breaks the rules, which Combine believes: nothing of one that keeps
/// them can come, because it was cancelled or has ended.
///
///     owed: what upstream was asked for and may still be dropped
///     isOver ⇒ downstream has its completion
@usableFromInline
final class DropUntilJunction<Downstream: Subscriber>: Junction<Downstream>, Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @exclusivity(unchecked) @usableFromInline var isTriggered = false
    @exclusivity(unchecked) @usableFromInline var owed = Subscribers.Demand.none
    @exclusivity(unchecked) @usableFromInline var isOver = false
    /// The other publisher has ended by itself.
    @exclusivity(unchecked) @usableFromInline var otherHasEnded = false

    @inlinable @inline(__always)
    init(_ downstream: Downstream) { super.init(downstream, upstreams: 2) }

    /// Asking for nothing is no error here, as in Combine.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { grant(demand) }

    @usableFromInline
    override func demanded(_ demand: Subscribers.Demand) {
        owed += demand
        request(0, demand)
    }

    @usableFromInline
    func receive(subscription: any Subscription) { Inlet<DropUntilMain>(self, 0).receive(subscription: subscription) }
    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { Inlet<DropUntilMain>(self, 0).receive(input) }
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        Inlet<DropUntilMain>(self, 0).receive(completion: completion)
    }

    /// A value comes before the other publisher's.
    @usableFromInline
    func dropped() -> Subscribers.Demand {
        precondition(owed > 0, "drop(untilOutputFrom:): a value that nobody asked for")
        if owed != .unlimited { owed -= 1 }
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

    /// After its value, the other publisher may begin anew, as in Combine; its first subscription is let go of then.
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
enum DropUntilMain<Downstream: Subscriber>: Port {
    @usableFromInline typealias Core = DropUntilJunction<Downstream>

    @inlinable
    static func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        if core.owed > 0 { subscription.request(core.owed) }
    }
    @inlinable @inline(__always)
    static func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        if core.isTriggered { return core.downstream.receive(input) }
        return core.dropped()
    }
    @inlinable
    static func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.upstreamEnded(completion)
    }
}

/// The subscriber at the other publisher.
@usableFromInline
struct DropUntilSignal<Input, Downstream: Subscriber>: Subscriber {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let core: DropUntilJunction<Downstream>

    @inlinable @inline(__always)
    init(_ core: DropUntilJunction<Downstream>) { self.core = core }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(core) }

    @usableFromInline
    func receive(subscription: any Subscription) {
        switch core.enter() {
        case .first:
            core.otherConnected(subscription)
            core.leave()
        case .again: core.otherConnected(subscription)
        case .refused: if core.offer(1, subscription) { core.post { core.otherAccepted() } }
        }
    }
    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand {
        core.act { core.trigger() }
        return .none
    }
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) { core.act { core.otherEnded(completion) } }
}
