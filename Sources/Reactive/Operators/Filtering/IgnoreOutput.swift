extension Publisher {
    /// Delivers the completion only.
    ///
    /// - **Demand:** Unlimited values are requested from upstream as soon as there is a subscription.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    ///
    /// ```swift
    /// let sink = [1, 2, 3].publisher
    ///     .ignoreOutput()
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { _ in })  // finished
    /// ```
    ///
    /// - Returns: A publisher without values.
    @_transparent
    public func ignoreOutput() -> Publishers.IgnoreOutput<Self> { Publishers.IgnoreOutput(upstream: self) }
}

extension Publishers {
    /// A publisher that delivers the completion only.
    public struct IgnoreOutput<Upstream: Publisher>: Publisher {
        public typealias Output = Never
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        /// Makes the publisher that `ignoreOutput()` returns.
        ///
        /// - Parameter upstream: The publisher whose values are dropped.
        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Never, S.Failure == Failure {
            upstream.receive(subscriber: IgnoreOutputRelay<Upstream.Output, S>(downstream: subscriber))
        }
    }
}

extension Publishers.IgnoreOutput: Equatable where Upstream: Equatable {}
extension Publishers.IgnoreOutput: Sendable where Upstream: Sendable {}

@usableFromInline
struct IgnoreOutputRelay<Input, Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream

    @inlinable @inline(__always)
    init(downstream: Downstream) { self.downstream = downstream }

    @inlinable
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: subscription)
        subscription.request(.unlimited)
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { .none }
}
