extension Publisher {
    /// Delivers values as long as a predicate holds, and fails with the error that the predicate throws.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Cancels upstream and finishes when the predicate is false for the first time; that value isn't
    ///   delivered. Finishes earlier if upstream does.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails.
    ///   `Failure` is `any Error`, whatever the closure declares to throw; `tryPrefix(throwing:while:)` keeps a
    ///   concrete error type.
    ///
    /// ```swift
    /// struct NegativeNumber: Error {}
    ///
    /// let sink = [1, -2, 5].publisher
    ///     .tryPrefix { number in
    ///         guard number >= 0 else { throw NegativeNumber() }
    ///         return number < 3
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 1, failure(NegativeNumber())
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns false. Returns true to deliver the
    ///   value.
    /// - Returns: A publisher of the values before the first that doesn't satisfy the predicate.
    @_transparent
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    /// Delivers values as long as a predicate holds, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the predicate.
    ///   - predicate: Called for each value, in order, until it returns false. Returns true to deliver the value.
    /// - Returns: A publisher of the first values that fails with `failureType` only.
    @_transparent
    public func tryPrefix(
        throwing failureType: Failure.Type, while predicate: @escaping (Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryPrefixWhile<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryPrefix(while: predicate), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers values as long as a predicate holds, over an upstream that never fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The predicate's error type.
    ///   - predicate: Called for each value, in order, until it returns false. Returns true to deliver the value.
    /// - Returns: A publisher of the first values that fails with `failureType` only.
    @_transparent
    public func tryPrefix<E: Error>(
        throwing failureType: E.Type, while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryPrefixWhile<Self>, E> {
        Publishers.TypedFailure(narrowing: tryPrefix(while: predicate), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the values before the first that doesn't satisfy a predicate, and fails with the error
    /// that the predicate throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate, true for values to deliver.
        public let predicate: (Output) throws -> Bool

        /// Makes the publisher that `tryPrefix(while:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns false. Returns true to deliver the value.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = PrefixWhileStep<Output, any Error>("TryPrefixWhile", predicate)
            let runner = StepSubscriber(step, memory: (), downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
