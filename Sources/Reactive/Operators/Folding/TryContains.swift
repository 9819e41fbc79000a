extension Publisher {
    /// Delivers whether any value satisfies a predicate; fails with the error that the predicate throws.
    ///
    /// - **Demand:** As for `contains(where:)`.
    /// - **Completion:** As for `contains(where:)`.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails,
    ///   without waiting for a request. `Failure` is `any Error`, whatever the closure declares to throw;
    ///   `tryContains(throwing:where:)` keeps a concrete error type.
    ///
    /// ```swift
    /// struct NegativeNumber: Error {}
    ///
    /// let sink = [1, 5, -2].publisher
    ///     .tryContains { number in
    ///         guard number >= 0 else { throw NegativeNumber() }
    ///         return number > 3
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // true, finished
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of one Boolean value.
    @_transparent
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    /// Delivers whether any value satisfies a predicate, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of one Boolean value, which fails with `failureType` only.
    @_transparent
    public func tryContains(
        throwing failureType: Failure.Type, where predicate: @escaping (Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryContainsWhere<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryContains(where: predicate), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers whether any value satisfies a predicate, over an upstream that never fails, and fails with one error
    /// type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of one Boolean value, which fails with `failureType` only.
    @_transparent
    public func tryContains<E: Error>(
        throwing failureType: E.Type, where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryContainsWhere<Self>, E> {
        Publishers.TypedFailure(narrowing: tryContains(where: predicate), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers whether any value satisfies a predicate, and fails with the error that the predicate
    /// throws.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate to satisfy.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher that `tryContains(where:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns true.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = DecisionFold<Upstream.Output, any Error>(decisive: true, predicate)
            let runner = FoldSubscriber(fold, memory: false, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
