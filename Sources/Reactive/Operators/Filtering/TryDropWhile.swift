extension Publisher {
    /// Drops values as long as a predicate holds, and fails with the error that the predicate throws.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value that is dropped, another one is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails.
    ///   `Failure` is `any Error`, whatever the closure declares to throw; `tryDrop(throwing:while:)` keeps a concrete
    ///   error type.
    /// - **Order:** Doesn't call the predicate again after it was false.
    ///
    /// ```swift
    /// struct NegativeNumber: Error {}
    ///
    /// let sink = [1, -2, 5].publisher
    ///     .tryDrop { number in
    ///         guard number >= 0 else { throw NegativeNumber() }
    ///         return number < 3
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // failure(NegativeNumber())
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns false. Returns true to drop the value.
    /// - Returns: A publisher of the values from the first on that doesn't satisfy the predicate.
    @_transparent
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    /// Drops values as long as a predicate holds, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the predicate.
    ///   - predicate: Called for each value, in order, until it returns false. Returns true to drop the value.
    /// - Returns: A publisher of the remaining values that fails with `failureType` only.
    @_transparent
    public func tryDrop(
        throwing failureType: Failure.Type, while predicate: @escaping (Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryDropWhile<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryDrop(while: predicate), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Drops values as long as a predicate holds, over an upstream that never fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The predicate's error type.
    ///   - predicate: Called for each value, in order, until it returns false. Returns true to drop the value.
    /// - Returns: A publisher of the remaining values that fails with `failureType` only.
    @_transparent
    public func tryDrop<E: Error>(
        throwing failureType: E.Type, while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryDropWhile<Self>, E> {
        Publishers.TypedFailure(narrowing: tryDrop(while: predicate), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the values from the first on that doesn't satisfy a predicate, and fails with the
    /// error that the predicate throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate, true for values to drop.
        public let predicate: (Output) throws -> Bool

        /// Makes the publisher that `tryDrop(while:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns false. Returns true to drop the value.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = DropWhileStep<Output, any Error>("TryDropWhile", predicate)
            let runner = StepSubscriber(step, memory: true, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
