import Synchronization

extension Publisher {
    /// Subscribes to this publisher again when it fails, up to a number of times.
    ///
    /// - **Demand:** Each attempt gets the demand that the earlier ones left unfulfilled. A value that arrives without
    ///   demand traps.
    /// - **Completion:** Finishes when an attempt finishes.
    /// - **Failure:** Fails with the failure of the last attempt.
    /// - **Order:** Values of failed attempts are delivered, too. An attempt that fails synchronously doesn't grow the
    ///   stack.
    ///
    /// Apple's documentation doesn't define a negative number; here it removes the limit. A publisher that always fails
    /// synchronously then blocks its subscriber's thread until another thread cancels.
    ///
    /// ```swift
    /// var attempts = 0
    /// struct Busy: Error {}
    /// let request = Deferred {
    ///     attempts += 1
    ///     return attempts < 3 ? Result<Int, Busy>.failure(Busy()).publisher : Result.success(attempts).publisher
    /// }
    /// let sink = request.retry(5).sink(receiveCompletion: { _ in }, receiveValue: { print($0) })  // 3
    /// ```
    ///
    /// - Parameter retries: The maximum number of attempts after the first one. 0 makes one attempt only.
    /// - Returns: A publisher of the values of all attempts.
    @inlinable
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers {
    /// A publisher that subscribes to upstream again when it fails. Made by `retry(_:)`.
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to again.
        public let upstream: Upstream
        /// The maximum number of attempts after the first one; unlimited if nil or negative.
        public let retries: Int?

        /// Makes a publisher that subscribes to upstream again when it fails.
        ///
        /// - Parameters:
        ///   - upstream: The publisher that is subscribed to again.
        ///   - retries: The maximum number of attempts after the first one; unlimited if nil or negative.
        @_transparent
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            RetryUpstreams(subscriber, upstream, retries).attempt()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
extension Publishers.Retry: Sendable where Upstream: Sendable {}

/// The subscriber of each attempt. A failure during an attempt to subscribe only sets `mustSubscribe`. The subscribing
/// loop is never entered twice, so the stack doesn't grow when upstream fails synchronously.
///
///     isSubscribing ⇔ a thread is in the loop;   mustSubscribe ⇒ isSubscribing
///     upstream ≠ nil ⇔ not over
///
/// Downstream holds it through a `RetrySubscription`, so that the end releases downstream, as in Combine. A value
/// without demand traps; a completion before upstream's subscription is delivered.
@usableFromInline
final class RetryUpstreams<Upstream: Publisher, Downstream: Subscriber>: SequentialUpstreams<Downstream>, Subscriber
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    private struct Plan {
        var upstream: Upstream?
        /// Nil if there is no limit.
        var retriesLeft: Int?
        var isSubscribing = false
        var mustSubscribe = false
        weak var subscription: RetrySubscription?
    }
    private let plan: Lock<Plan>

    @usableFromInline
    init(_ downstream: Downstream, _ upstream: Upstream, _ retries: Int?) {
        plan = Lock(unchecked: Plan(upstream: upstream, retriesLeft: retries.flatMap { $0 < 0 ? nil : $0 }))
        super.init(downstream)
    }

    @usableFromInline
    override func releaseState() {
        let (upstream, subscription) = plan.withLockUnchecked { plan in (plan.upstream.take(), plan.subscription) }
        _ = consume upstream
        subscription?.releaseCore()
    }

    @usableFromInline
    override func sendSubscription() {
        let subscription = RetrySubscription(self)
        plan.withLockUnchecked { $0.subscription = subscription }
        downstream.receive(subscription: subscription)
    }

    @inlinable
    func attempt() {
        var next = enterLoop()
        while let upstream = next {
            upstream.receive(subscriber: self)
            next = stayInLoop()
        }
    }

    @usableFromInline
    func enterLoop() -> Upstream? {
        plan.withLockUnchecked { plan in
            plan.mustSubscribe = plan.isSubscribing
            guard !plan.isSubscribing else { return nil }
            plan.isSubscribing = plan.upstream != nil
            return plan.upstream
        }
    }

    @usableFromInline
    func stayInLoop() -> Upstream? {
        plan.withLockUnchecked { plan in
            plan.isSubscribing = plan.mustSubscribe && plan.upstream != nil
            plan.mustSubscribe = false
            return plan.isSubscribing ? plan.upstream : nil
        }
    }

    /// The index of the current attempt.
    @inlinable
    var index: Int { stage.load(ordering: .relaxed) / 2 }

    @usableFromInline
    func receive(subscription: any Subscription) { connect(index, subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        if isOver { return .none }
        guard consumeDemand() else { fatalError("retry: received a value without demand") }
        let more = downstream.receive(input)
        if more != .none { forward(more) }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if completion.isFailure, takeRetry() {
            _ = moveOn(from: index)
            return attempt()
        }
        if end() { downstream.receive(completion: completion) }
    }

    @usableFromInline
    func takeRetry() -> Bool {
        plan.withLockUnchecked { plan in
            guard plan.upstream != nil, let left = plan.retriesLeft else { return plan.upstream != nil }
            plan.retriesLeft = max(0, left - 1)
            return left > 0
        }
    }
}

/// The subscription that downstream holds. Empty after the end.
final class RetrySubscription: Abandonable {
    private let core: OneShot<any Subscription>

    init(_ core: any Subscription) { self.core = OneShot(core) }

    func releaseCore() {
        _ = core.take()
    }

    func request(_ demand: Subscribers.Demand) { core.current?.request(demand) }

    func cancel() { core.take()?.cancel() }

    func abandon() { core.take()?.abandonIfPossible() }
}
