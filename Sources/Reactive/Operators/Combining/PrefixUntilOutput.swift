extension Publisher {
    /// Delivers values until another publisher delivers one; then it cancels upstream and finishes.
    ///
    /// The other publisher is subscribed first, and asked for one value; how it ends doesn't matter. It is cancelled when
    /// upstream ends first. After its value it isn't cancelled, as in Combine, but lets go of the subscription.
    @_transparent
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

extension Publishers {
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
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
            let core = PrefixUntilJunction(subscriber)
            other.receive(subscriber: PrefixUntilSignal<Other.Output, Other.Failure, S>(core))
            upstream.receive(subscriber: core)
        }
    }
}

extension Publishers.PrefixUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}
extension Publishers.PrefixUntilOutput: Sendable where Upstream: Sendable, Other: Sendable {}

/// Upstream has slot 0, the other publisher slot 1. It has no state but whether upstream has begun.
@usableFromInline
final class PrefixUntilJunction<Downstream: Subscriber>: Junction<Downstream>, Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @exclusivity(unchecked) @usableFromInline var hasBegun = false

    @inlinable @inline(__always)
    init(_ downstream: Downstream) { super.init(downstream, upstreams: 2) }

    @usableFromInline
    func receive(subscription: any Subscription) { Inlet<PrefixUntilMain>(self, 0).receive(subscription: subscription) }
    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { Inlet<PrefixUntilMain>(self, 0).receive(input) }
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        Inlet<PrefixUntilMain>(self, 0).receive(completion: completion)
    }

    /// What is asked for is upstream's affair alone.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { request(0, demand) }

    @usableFromInline
    func ended(_ completion: Subscribers.Completion<Failure>) {
        guard disconnect(0) else { return }
        // An end without a beginning isn't passed on, as in Combine.
        if hasBegun { finish(completion) } else { close() }
    }
}

@usableFromInline
enum PrefixUntilMain<Downstream: Subscriber>: Port {
    @usableFromInline typealias Core = PrefixUntilJunction<Downstream>

    @inlinable
    static func connected(_ core: Core, _ slot: Int) {
        core.hasBegun = true
        core.downstream.receive(subscription: core)
    }
    @inlinable @inline(__always)
    static func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.hasBegun ? core.downstream.receive(input) : .none
    }
    @inlinable
    static func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.ended(completion)
    }
}

/// The subscriber at the other publisher.
///
/// After its value, or its end, the other publisher isn't cancelled, as in Combine, and may live for long. So its
/// subscription is given up. A publisher of somebody else's may keep it all the same: it holds the rest by a fuse,
/// which is blown then.
@usableFromInline
final class PrefixUntilSignal<Input, Failure: Error, Downstream: Subscriber>: Subscriber {
    private let core: Kept<PrefixUntilJunction<Downstream>>
    @usableFromInline let combineIdentifier: CombineIdentifier

    @usableFromInline
    init(_ core: PrefixUntilJunction<Downstream>) {
        self.core = Kept(core)
        combineIdentifier = CombineIdentifier(core)
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard let core = core.current else { return subscription.cancel() }
        if core.connect(1, subscription) { subscription.request(.max(1)) }
    }
    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand {
        // A value before the subscription doesn't count, as in Combine.
        guard let core = core.current, !core.isWaiting(1) else { return .none }
        blow()
        core.act { [core] in
            core.abandon(1)
            core.disconnect(1)
            core.finish(.finished)
        }
        return .none
    }
    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        guard let core = core.current else { return }
        // How it ends doesn't matter.
        blow()
        core.disconnect(1)
    }

    private func blow() {
        _ = core.take()
    }
}
