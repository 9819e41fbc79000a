extension Publisher {
    /// Delivers the values of the publishers that the closure makes of this one's values, as they come (C14).
    ///
    /// `maxPublishers` is how many of them are subscribed at a time, in the order in which they were made. Each is asked for
    /// one value at a time, until downstream asks for everything: then each is. A value that comes without demand waits.
    /// Finishes when this publisher and all those have; fails with the first failure, which cancels all the others and drops
    /// what waits. (If one of those fails, this publisher is cancelled when it delivers its next value, as in Combine.)
    @_transparent
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// `flatMap` to publishers that can't fail.
    @_transparent
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<Publishers.SetFailureType<P, Failure>, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers) {
            transform($0).setFailureType(to: Failure.self)
        }
    }
}

extension Publisher where Failure == Never {
    /// `flatMap` to publishers that can fail, of one that can't.
    @_transparent
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// `flatMap` where nothing can fail.
    @_transparent
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publishers {
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let maxPublishers: Subscribers.Demand
        public let transform: (Upstream.Output) -> NewPublisher

        @_transparent
        public init(
            upstream: Upstream, maxPublishers: Subscribers.Demand,
            transform: @escaping (Upstream.Output) -> NewPublisher
        ) {
            self.upstream = upstream
            self.maxPublishers = maxPublishers
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = FlatMapJunction(subscriber, maxPublishers: maxPublishers)
            subscriber.receive(subscription: core)
            upstream.receive(subscriber: FlatMapInlet(core, transform))
        }
    }
}

/// The outer publisher has slot 0, those that it is turned into have passing ones.
///
///     running = 1, if the outer one hasn't finished, + the number of inner ones that haven't
@usableFromInline
final class FlatMapJunction<Downstream: Subscriber>: MergeJunction<Downstream> {
    @usableFromInline let maxPublishers: Subscribers.Demand
    /// While the inner ones are cancelled because the outer one has failed.
    @exclusivity(unchecked) @usableFromInline var isFailing = false
    /// The slot of the inner one whose failure was passed on.
    @exclusivity(unchecked) @usableFromInline var failed = -1

    @usableFromInline
    init(_ downstream: Downstream, maxPublishers: Subscribers.Demand) {
        self.maxPublishers = maxPublishers
        super.init(downstream, upstreams: 1, deliversFrom: 1)
    }

    /// A slot for one more inner publisher.
    @usableFromInline
    func addInner() -> Int {
        running += 1
        return addSlot()
    }

    @usableFromInline
    func outerEnded(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard disconnect(0) else { return }
        running -= 1
        guard completion.isFailure else { return finishIfDone() }
        isFailing = true
        let isFirst = close()
        isFailing = false
        if isFirst { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func innerEnded(_ completion: Subscribers.Completion<Downstream.Failure>, _ slot: Int) {
        let isFirst = retire(slot)
        if completion.isFailure {
            guard isFirst else { return }
            failed = slot
            return finish(completion, sparing: 0)
        }
        if isFirst { running -= 1 }
        // One that finishes anew makes room anew, as in Combine.
        if maxPublishers != .unlimited { request(0, .max(1)) }
        if isFirst { finishIfDone() }
    }
}

/// The subscriber at the outer publisher.
@usableFromInline
struct FlatMapInlet<Input, Inner: Publisher, Downstream: Subscriber>: Subscriber
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let core: FlatMapJunction<Downstream>
    @usableFromInline let transform: (Input) -> Inner
    /// The inner ones are `Just`s: what comes of one is known without subscribing to it.
    @usableFromInline let isJust: Bool

    @inlinable @inline(__always)
    init(_ core: FlatMapJunction<Downstream>, _ transform: @escaping (Input) -> Inner) {
        self.core = core
        self.transform = transform
        isJust = Inner.self == Just<Downstream.Input>.self
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(core) }

    @inlinable
    func receive(subscription: any Subscription) {
        guard core.offer(0, subscription) else { return }
        core.act {
            core.accept(0)?.request(core.maxPublishers)
        }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        switch core.enter() {
        case .first:
            flatten(input)
            core.leave()
        case .again: flatten(input)
        case .refused: post(input)
        }
        return .none
    }

    @inlinable @inline(never)
    func post(_ input: Input) {
        core.post { flatten(input) }
    }

    @inlinable @inline(__always)
    func flatten(_ input: Input) {
        guard core.isOpen else {
            // An inner one has failed, which has spared this subscription until now.
            return core.cancel(0)
        }
        let inner = transform(input)
        guard core.isOpen else { return }
        if isJust, let just = inner as? Just<Downstream.Input> {
            _ = core.deliver(just.output, from: -1)
            if core.maxPublishers != .unlimited { core.request(0, .max(1)) }
            return
        }
        inner.receive(subscriber: Inlet<FlatMapPort<Downstream>>(core, core.addInner()))
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        switch core.enter() {
        case .first:
            if core.isOpen { core.outerEnded(completion) }
            core.leave()
        case .again:
            if completion.isFailure, core.isFailing {
                fatalError("flatMap: upstream failed again, while its failure was being dealt with")
            }
            if core.isOpen { core.outerEnded(completion) }
        case .refused: core.post { core.outerEnded(completion) }
        }
    }
}

@usableFromInline
enum FlatMapPort<Downstream: Subscriber>: Port {
    @usableFromInline typealias Core = FlatMapJunction<Downstream>

    @usableFromInline
    static func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        subscription.request(core.start)
    }

    @inlinable @inline(__always)
    static func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.deliver(input, from: slot)
    }

    @inlinable
    static func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.innerEnded(completion, slot)
    }

    /// One that goes on after its own failure is believed, as in Combine.
    @inlinable
    static func receive(late input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        slot == core.failed ? core.downstream.receive(input) : .none
    }
}
