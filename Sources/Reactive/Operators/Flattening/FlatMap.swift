extension Publisher {
    /// Turns each value into a publisher, and delivers the values of these inner publishers as they arrive.
    ///
    /// - **Demand:** This publisher gets demand for `maxPublishers` values, and for another one when an inner publisher
    ///   finishes. Each inner publisher gets demand for one value at a time. With unlimited demand from downstream,
    ///   each gets unlimited demand. A value that arrives without demand waits.
    /// - **Completion:** Finishes when this publisher and all inner publishers have finished and no value waits.
    /// - **Failure:** Fails with the first failure of any publisher, and drops the waiting values. A failure of this
    ///   publisher cancels the inner ones. A failure of an inner publisher cancels the other inner ones; as in Combine,
    ///   this publisher is cancelled when it delivers its next value.
    /// - **Order:** Subscribes to the inner publishers in the order of the values. Delivers serially and keeps each
    ///   inner publisher's order, also when values arrive on several threads.
    ///
    /// ```swift
    /// let sink = [1, 2].publisher
    ///     .flatMap { [$0, $0 * 10].publisher }
    ///     .sink { print($0) }  // 1, 10, 2 and 20
    /// ```
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of inner publishers that are subscribed at a time. Unlimited by default.
    ///   - transform: Makes an inner publisher of a value. Called once for each value.
    /// - Returns: A publisher of the inner publishers' values.
    @_transparent
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where T == P.Output, Failure == P.Failure {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }

    /// Turns each value into a publisher that can't fail, and delivers the values of these publishers as they arrive.
    ///
    /// Apart from the failure type, it behaves as the form for publishers with this publisher's failure type.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of inner publishers that are subscribed at a time. Unlimited by default.
    ///   - transform: Makes an inner publisher of a value. Called once for each value.
    /// - Returns: A publisher of the inner publishers' values. It fails when this publisher fails.
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
    /// Turns each value of a publisher that can't fail into one that can, and delivers their values as they arrive.
    ///
    /// Apart from the failure type, it behaves as the form for publishers with this publisher's failure type.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of inner publishers that are subscribed at a time. Unlimited by default.
    ///   - transform: Makes an inner publisher of a value. Called once for each value.
    /// - Returns: A publisher of the inner publishers' values. It fails when an inner publisher fails.
    @_transparent
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Publishers.SetFailureType<Self, P.Failure>> {
        Publishers.FlatMap(
            upstream: setFailureType(to: P.Failure.self), maxPublishers: maxPublishers, transform: transform)
    }

    /// Turns each value into a publisher, and delivers the values of these publishers as they arrive; none can fail.
    ///
    /// Apart from the failure type, it behaves as the form for publishers that can fail.
    ///
    /// - Parameters:
    ///   - maxPublishers: The maximum number of inner publishers that are subscribed at a time. Unlimited by default.
    ///   - transform: Makes an inner publisher of a value. Called once for each value.
    /// - Returns: A publisher of the inner publishers' values.
    @_transparent
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited, _ transform: @escaping (Output) -> P
    ) -> Publishers.FlatMap<P, Self> where P.Failure == Never {
        Publishers.FlatMap(upstream: self, maxPublishers: maxPublishers, transform: transform)
    }
}

extension Publishers {
    /// A publisher that delivers the values of the publishers made of upstream's values. Made by `flatMap`.
    public struct FlatMap<NewPublisher: Publisher, Upstream: Publisher>: Publisher
    where NewPublisher.Failure == Upstream.Failure {
        public typealias Output = NewPublisher.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are turned into publishers.
        public let upstream: Upstream
        /// The maximum number of inner publishers that are subscribed at a time.
        public let maxPublishers: Subscribers.Demand
        /// Makes an inner publisher of a value.
        public let transform: (Upstream.Output) -> NewPublisher

        /// Makes a publisher that flattens upstream's values.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are turned into publishers.
        ///   - maxPublishers: The maximum number of inner publishers that are subscribed at a time.
        ///   - transform: Makes an inner publisher of a value.
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
            let core = FlatMapSubscription(subscriber, maxPublishers: maxPublishers, transform: transform)
            subscriber.receive(subscription: core)
            upstream.receive(subscriber: UpstreamSubscriber(core, 0, FlatMapOuterHandler(transform)))
        }
    }
}

/// Slot 0 is the outer publisher's; the inner ones have temporary slots.
///
///     running = 1 if the outer publisher hasn't finished, + the number of inner ones that haven't
@usableFromInline
class FlatMapCoordinator<Downstream: Subscriber>: MergeCoordinator<Downstream> {
    @usableFromInline final let maxPublishers: Subscribers.Demand
    /// True while the inner publishers are cancelled because the outer one has failed.
    @exclusivity(unchecked) @usableFromInline final var isFailing = false
    /// The slot of the inner publisher whose failure was delivered, or -1.
    @exclusivity(unchecked) @usableFromInline final var failed = -1

    @usableFromInline
    init(_ downstream: Downstream, maxPublishers: Subscribers.Demand) {
        self.maxPublishers = maxPublishers
        super.init(downstream, upstreams: 1, deliversFrom: 1)
    }

    /// Adds a slot for an inner publisher.
    @usableFromInline
    final func addInner() -> Int {
        running += 1
        return addSlot()
    }

    @usableFromInline
    final func outerEnded(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard disconnect(0) else { return }
        running -= 1
        guard completion.isFailure else { return finishIfDone() }
        isFailing = true
        let isFirst = close()
        isFailing = false
        if isFirst { downstream.receive(completion: completion) }
    }

    @usableFromInline
    final func innerEnded(_ completion: Subscribers.Completion<Downstream.Failure>, _ slot: Int) {
        let isFirst = disconnectAndFree(slot)
        if completion.isFailure {
            guard isFirst else { return }
            failed = slot
            return finish(completion, sparing: 0)
        }
        if isFirst { running -= 1 }
        // As in Combine, each completion makes room for another publisher, also a repeated one.
        if maxPublishers != .unlimited { request(0, .max(1)) }
        if isFirst { finishIfDone() }
    }
}

/// Keeps the closure until the operator ends, as in Combine: also after the outer publisher has finished, while inner
/// ones go on.
@usableFromInline
final class FlatMapSubscription<Input, Inner, Downstream: Subscriber>: FlatMapCoordinator<Downstream> {
    /// Nil after the end.
    @exclusivity(unchecked) private var transform: ((Input) -> Inner)?

    @usableFromInline
    init(_ downstream: Downstream, maxPublishers: Subscribers.Demand, transform: @escaping (Input) -> Inner) {
        self.transform = transform
        super.init(downstream, maxPublishers: maxPublishers)
    }

    @usableFromInline
    override func releaseState() {
        super.releaseState()
        transform = nil
    }
}

/// Handles the events of the outer publisher.
@usableFromInline
struct FlatMapOuterHandler<Input, Inner: Publisher, Downstream: Subscriber>: UpstreamHandler
where Inner.Output == Downstream.Input, Inner.Failure == Downstream.Failure {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline typealias Core = FlatMapCoordinator<Downstream>
    @usableFromInline let transform: (Input) -> Inner
    /// Whether the inner publishers are `Just`s. Their values are delivered without subscribing.
    @usableFromInline let isJust: Bool

    @inlinable @inline(__always)
    init(_ transform: @escaping (Input) -> Inner) {
        self.transform = transform
        isJust = Inner.self == Just<Downstream.Input>.self
    }

    @inlinable
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {
        subscription.request(core.maxPublishers)
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        let inner = transform(input)
        guard core.isOpen else { return .none }
        if isJust, let just = inner as? Just<Downstream.Input> {
            _ = core.deliver(just.output, from: -1)
            if core.maxPublishers != .unlimited { core.request(0, .max(1)) }
            return .none
        }
        inner.receive(subscriber: UpstreamSubscriber(core, core.addInner(), FlatMapInnerHandler()))
        return .none
    }

    /// Cancels the outer publisher, whose subscription was spared when an inner one failed.
    @inlinable
    func receive(late input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        core.cancel(0)
        return .none
    }

    @inlinable
    func ended(_ completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        core.outerEnded(completion)
    }

    @inlinable
    func ended(late completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        if completion.isFailure, core.isFailing {
            fatalError("flatMap: upstream failed again while its failure was being delivered")
        }
    }
}

/// Handles the events of an inner publisher.
@usableFromInline
struct FlatMapInnerHandler<Downstream: Subscriber>: MergedUpstreamHandler {
    @usableFromInline typealias Core = FlatMapCoordinator<Downstream>

    @inlinable @inline(__always)
    init() {}

    @inlinable
    func ended(_ completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.innerEnded(completion, slot)
    }

    /// As in Combine, an inner publisher that continues after its own failure is delivered.
    @inlinable
    func receive(late input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        slot == core.failed ? core.downstream.receive(input) : .none
    }
}
