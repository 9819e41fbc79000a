import Synchronization

extension Publisher {
    /// Delivers a value in place of a failure, and finishes.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes, or directly after the replacement.
    /// - **Failure:** Never fails. The replacement is delivered when downstream has requested a value.
    ///
    /// ```swift
    /// let sink = Fail<Int, any Error>(error: CancellationError())
    ///     .replaceError(with: 0)
    ///     .sink { print($0) }  // 0
    /// ```
    ///
    /// - Parameter output: The value to deliver in place of a failure.
    /// - Returns: A publisher that never fails.
    @_transparent
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that delivers a value in place of a failure.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        /// The value that is delivered in place of a failure.
        public let output: Output

        /// Makes the publisher that `replaceError(with:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose failure is replaced.
        ///   - output: The value to deliver in place of a failure.
        @_transparent
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.receive(subscriber: ReplaceErrorSubscriber<Upstream.Failure, S>(output, downstream: subscriber))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}
extension Publishers.ReplaceError: Sendable where Upstream: Sendable, Output: Sendable {}

/// Counts the demand, to know whether the replacement may be delivered at once or has to wait for a request.
///
///     credit ≥ 0: requested and not delivered;   → failed → replacing → closed, or → replacing, or → closed
///     failed: the replacement waits for a request;   replacing: the replacement is being delivered
@usableFromInline
final class ReplaceErrorSubscriber<UpFailure: Error, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Failure == Never {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = UpFailure
    private static var failed: Int { -1 }
    private static var replacing: Int { -2 }
    private static var closed: Int { -3 }

    @usableFromInline let output: Downstream.Input
    @usableFromInline let downstream: Downstream
    @usableFromInline let credit = Atomic<Int>(0)

    @inlinable @inline(__always)
    init(_ output: Downstream.Input, downstream: Downstream) {
        self.output = output
        self.downstream = downstream
        super.init()
    }

    @usableFromInline
    override var description: String { "ReplaceError" }

    @inlinable
    func receive(subscription: any Subscription) {
        guard begin(subscription) else { return }
        downstream.receive(subscription: self)
        let deferred = takeDeferredDemand()
        if deferred != .none { requestUpstream(deferred) }
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isLive else { return .none }
        if !credit.consumeDemand() {
            precondition(credit.load(ordering: .relaxed) < 0, "ReplaceError: upstream sent more than it was asked for")
            return .none
        }
        let more = downstream.receive(input)
        if more != .none { credit.addDemand(more) }
        return more
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<UpFailure>) {
        guard end(cancelsUpstream: false) else { return }
        guard completion.isFailure else { return downstream.receive(completion: .finished) }
        if change({ $0 > 0 ? Self.replacing : $0 == 0 ? Self.failed : $0 }) > 0 { replace() }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "ReplaceError: a subscriber must ask for at least one value")
        let old = change { old in
            if old == Self.failed { return Self.replacing }
            return old < 0 ? old : (Subscribers.Demand(count: old) + demand).count
        }
        old == Self.failed ? replace() : requestOrDefer(demand)
    }

    @usableFromInline
    override func cancel() {
        super.cancel()
        if status.load(ordering: .relaxed) == Self.over { credit.store(Self.closed, ordering: .relaxed) }
    }

    private func replace() {
        _ = downstream.receive(output)
        // Cancelling meanwhile has set the credit to `closed`.
        let isOpen = credit.compareExchange(expected: Self.replacing, desired: Self.closed, ordering: .relaxed)
            .exchanged
        if isOpen { downstream.receive(completion: .finished) }
    }

    /// Replaces the credit by the closure's result, and returns its former value.
    ///
    /// The ordering makes all that happened before upstream's failure visible to the thread that delivers the
    /// replacement.
    private func change(_ transform: (Int) -> Int) -> Int {
        var old = credit.load(ordering: .relaxed)
        while true {
            let result = credit.compareExchange(
                expected: old, desired: transform(old), ordering: .acquiringAndReleasing)
            if result.exchanged { return old }
            old = result.original
        }
    }
}
