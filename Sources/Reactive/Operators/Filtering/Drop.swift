import Synchronization

extension Publisher {
    /// Leaves out the first values. A negative number traps when somebody subscribes, as in Combine.
    ///
    /// Upstream is asked for that many more than downstream asks for, as soon as it is there. Downstream gets its
    /// subscription at once, and what it asks for until upstream is there is kept.
    @_transparent
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

extension Publishers {
    /// A publisher that leaves out the first values.
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// How many values are left out.
        public let count: Int

        @_transparent
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            precondition(count >= 0, "Drop: a count can't be negative")
            let dropper = Dropper(count, downstream: subscriber)
            subscriber.receive(subscription: dropper)
            if !dropper.isCancelled { upstream.receive(subscriber: dropper) }
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}
extension Publishers.Drop: Sendable where Upstream: Sendable {}

/// Downstream has it as its subscription before there is an upstream, and may still have it after upstream's completion:
/// if another subscription comes then, against the rules, it goes on.
///
///     rest ≥ 0 values are still to be left out; upstream was asked for them
@usableFromInline
final class Dropper<Downstream: Subscriber>: Conduit, Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let downstream: Downstream
    @usableFromInline let cancelled = Atomic<Bool>(false)
    /// Guarded by upstream's delivering serially.
    @exclusivity(unchecked) @usableFromInline var rest: Int

    @inlinable @inline(__always)
    init(_ count: Int, downstream: Downstream) {
        rest = count
        self.downstream = downstream
        super.init()
    }

    @usableFromInline
    override var description: String { "Drop" }

    @inlinable @inline(__always)
    var isCancelled: Bool { cancelled.load(ordering: .relaxed) }

    @inlinable
    func receive(subscription: any Subscription) {
        if isCancelled {
            // If nobody has asked for anything, there is nothing to stop.
            if takeDeferredDemand() + rest > 0 { subscription.cancel() }
            return
        }
        guard begin(subscription, again: true) else { return }
        // Cancelled meanwhile, from elsewhere.
        if isCancelled { return _ = end(cancelsUpstream: true) }
        let wanted = takeDeferredDemand() + rest
        if wanted != .none { requestUpstream(wanted) }
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if isCancelled { return .none }
        if rest == 0 { return downstream.receive(input) }
        rest -= 1
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        end(cancelsUpstream: false)
        if !isCancelled { downstream.receive(completion: completion) }
    }

    @inlinable
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "Drop: a subscriber must ask for at least one value")
        requestOrDefer(demand)
    }

    @inlinable
    override func cancel() {
        if status.load(ordering: .relaxed) == Self.over { return }
        cancelled.store(true, ordering: .relaxed)
        end(cancelsUpstream: true)
    }
}
