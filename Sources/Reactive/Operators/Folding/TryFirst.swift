extension Publisher {
    /// Delivers the first value that satisfies a predicate, then finishes; fails with the error that the predicate
    /// throws.
    ///
    /// - **Demand:** As for `first(where:)`.
    /// - **Completion:** As for `first(where:)`.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails,
    ///   without waiting for a request. `Failure` is `any Error`, whatever the closure declares to throw;
    ///   `tryFirst(throwing:where:)` keeps a concrete error type.
    ///
    /// ```swift
    /// struct NegativeNumber: Error {}
    ///
    /// let sink = [1, 5, -2].publisher
    ///     .tryFirst { number in
    ///         guard number >= 0 else { throw NegativeNumber() }
    ///         return number > 3
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 5, finished
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    /// Delivers the first value that satisfies a predicate, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryFirst(
        throwing failureType: Failure.Type, where predicate: @escaping (Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFirstWhere<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryFirst(where: predicate), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the first value that satisfies a predicate, over an upstream that never fails, and fails with one error
    /// type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryFirst<E: Error>(
        throwing failureType: E.Type, where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFirstWhere<Self>, E> {
        Publishers.TypedFailure(narrowing: tryFirst(where: predicate), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the first value that satisfies a predicate, and fails with the error that the
    /// predicate throws.
    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate, true for the value to deliver.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher that `tryFirst(where:)` returns.
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
            let fold = MatchFold<Output, any Error>(.complete, predicate)
            let runner = FoldSubscriber(fold, memory: nil, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
