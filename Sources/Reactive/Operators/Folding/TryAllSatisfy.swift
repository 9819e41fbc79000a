extension Publisher {
    /// Delivers whether all values satisfy a predicate; fails with the error that the predicate throws.
    ///
    /// - **Demand:** As for `allSatisfy(_:)`.
    /// - **Completion:** As for `allSatisfy(_:)`.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails,
    ///   without waiting for a request. `Failure` is `any Error`, whatever the closure declares to throw;
    ///   `tryAllSatisfy(throwing:_:)` keeps a concrete error type.
    ///
    /// ```swift
    /// struct NegativeNumber: Error {}
    ///
    /// let sink = [1, 5, -2].publisher
    ///     .tryAllSatisfy { number in
    ///         guard number >= 0 else { throw NegativeNumber() }
    ///         return number < 9
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // failure(NegativeNumber())
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns false.
    /// - Returns: A publisher of one Boolean value.
    @_transparent
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }

    /// Delivers whether all values satisfy a predicate, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - predicate: Called for each value, in order, until it returns false.
    /// - Returns: A publisher of one Boolean value, which fails with `failureType` only.
    @_transparent
    public func tryAllSatisfy(
        throwing failureType: Failure.Type, _ predicate: @escaping (Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryAllSatisfy<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryAllSatisfy(predicate), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers whether all values satisfy a predicate, over an upstream that never fails, and fails with one error
    /// type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - predicate: Called for each value, in order, until it returns false.
    /// - Returns: A publisher of one Boolean value, which fails with `failureType` only.
    @_transparent
    public func tryAllSatisfy<E: Error>(
        throwing failureType: E.Type, _ predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryAllSatisfy<Self>, E> {
        Publishers.TypedFailure(narrowing: tryAllSatisfy(predicate), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers whether all values satisfy a predicate, and fails with the error that the predicate
    /// throws.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate to satisfy.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher that `tryAllSatisfy(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns false.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = DecisionFold<Upstream.Output, any Error>(decisive: false, predicate)
            let runner = FoldSubscriber(fold, memory: false, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
