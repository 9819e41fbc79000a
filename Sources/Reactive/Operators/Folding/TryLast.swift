extension Publisher {
    /// Delivers the last value that satisfies a predicate when upstream finishes; fails with the error that the
    /// predicate throws.
    ///
    /// - **Demand:** As for `last(where:)`.
    /// - **Completion:** As for `last(where:)`.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails,
    ///   without waiting for a request. `Failure` is `any Error`, whatever the closure declares to throw;
    ///   `tryLast(throwing:where:)` keeps a concrete error type.
    ///
    /// ```swift
    /// struct NegativeNumber: Error {}
    ///
    /// let sink = [1, 5, 6, 2].publisher
    ///     .tryLast { number in
    ///         guard number >= 0 else { throw NegativeNumber() }
    ///         return number > 3
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 6, finished
    /// ```
    ///
    /// - Parameter predicate: Called once for each value, in order.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    /// Delivers the last value that satisfies a predicate, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - predicate: Called once for each value, in order.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryLast(
        throwing failureType: Failure.Type, where predicate: @escaping (Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryLastWhere<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryLast(where: predicate), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the last value that satisfies a predicate, over an upstream that never fails, and fails with one error
    /// type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - predicate: Called once for each value, in order.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryLast<E: Error>(
        throwing failureType: E.Type, where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryLastWhere<Self>, E> {
        Publishers.TypedFailure(narrowing: tryLast(where: predicate), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the last value that satisfies a predicate, and fails with the error that the predicate
    /// throws.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate, true for values to deliver.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher that `tryLast(where:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called once for each value, in order.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = MatchFold<Output, any Error>(.incomplete, predicate)
            let runner = FoldSubscriber(fold, memory: nil, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
