import Synchronization

extension Publisher {
    /// Subscribes to upstream anew when it fails, at most so many times; then the failure passes.
    ///
    /// Each time, upstream is asked for what is left over of the demand. A negative number means again and again: a
    /// publisher that always fails at once then never returns, unless it's cancelled.
    @inlinable
    public func retry(_ retries: Int) -> Publishers.Retry<Self> { Publishers.Retry(upstream: self, retries: retries) }
}

extension Publishers {
    public struct Retry<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// No limit, if it's nil or negative.
        public let retries: Int?

        @_transparent
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            RetrySuccession(subscriber, upstream, retries).attempt()
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}
extension Publishers.Retry: Sendable where Upstream: Sendable {}

/// The subscriber of each attempt. A failure during an attempt to subscribe only leaves a note: the loop that subscribes is
/// never entered twice, so the stack doesn't grow, however often upstream fails at once.
///
///     isSubscribing ⇔ a thread is in the loop;   mustSubscribe ⇒ isSubscribing
///     upstream ≠ nil ⇔ not over
///
/// Downstream holds it through a `RetrySubscription`, so that the end lets go of downstream, as in Combine. A value that
/// nobody asked for traps; before upstream's subscription, a completion passes.
@usableFromInline
final class RetrySuccession<Upstream: Publisher, Downstream: Subscriber>: Succession<Downstream>, Subscriber
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    private struct Plan {
        var upstream: Upstream?
        /// Nil if there's no limit.
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
    override func dismantle() {
        let (upstream, subscription) = plan.withLockUnchecked { plan in (plan.upstream.take(), plan.subscription) }
        _ = consume upstream
        subscription?.letGo()
    }

    @usableFromInline
    override func handOut() {
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

    @inlinable
    var turn: Int { stage.load(ordering: .relaxed) / 2 }

    @usableFromInline
    func receive(subscription: any Subscription) { connect(turn, subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        if isOver { return .none }
        guard spend() else { fatalError("retry: received a value that nobody asked for") }
        let more = downstream.receive(input)
        if more != .none { forward(more) }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if completion.isFailure, takeRetry() {
            _ = pass(turn)
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

/// What downstream holds: nothing, once it's over.
final class RetrySubscription: Abandonable {
    private let core: Kept<any Subscription>

    init(_ core: any Subscription) { self.core = Kept(core) }

    func letGo() {
        _ = core.take()
    }

    func request(_ demand: Subscribers.Demand) { core.current?.request(demand) }

    func cancel() { core.take()?.cancel() }

    func abandon() { core.take()?.abandonIfPossible() }
}
