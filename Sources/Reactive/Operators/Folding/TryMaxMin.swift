extension Publisher {
    /// Delivers the greatest value when upstream finishes; fails with the error that the comparison throws.
    ///
    /// - **Demand:** As for `max(by:)`.
    /// - **Completion:** As for `max(by:)`.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails,
    ///   without waiting for a request. `Failure` is `any Error`, whatever the closure declares to throw;
    ///   `tryMax(throwing:by:)` keeps a concrete error type.
    /// - **Order:** Of equal values, the first counts.
    ///
    /// ```swift
    /// struct NotANumber: Error {}
    ///
    /// let sink = [1.0, 3.0, 2.0].publisher
    ///     .tryMax { left, right in
    ///         guard !left.isNaN, !right.isNaN else { throw NotANumber() }
    ///         return left < right
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 3.0, finished
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Delivers the greatest value, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryMax(
        throwing failureType: Failure.Type, by areInIncreasingOrder: @escaping (Output, Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryMax(by: areInIncreasingOrder), to: failureType)
    }

    /// Delivers the least value when upstream finishes; fails with the error that the comparison throws.
    ///
    /// - **Demand:** As for `min(by:)`.
    /// - **Completion:** As for `min(by:)`.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails,
    ///   without waiting for a request. `Failure` is `any Error`, whatever the closure declares to throw;
    ///   `tryMin(throwing:by:)` keeps a concrete error type.
    /// - **Order:** Of equal values, the first counts.
    ///
    /// ```swift
    /// struct NotANumber: Error {}
    ///
    /// let sink = [1.0, 3.0, 2.0].publisher
    ///     .tryMin { left, right in
    ///         guard !left.isNaN, !right.isNaN else { throw NotANumber() }
    ///         return left < right
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 1.0, finished
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    /// Delivers the least value, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryMin(
        throwing failureType: Failure.Type, by areInIncreasingOrder: @escaping (Output, Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryMin(by: areInIncreasingOrder), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the greatest value, over an upstream that never fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryMax<E: Error>(
        throwing failureType: E.Type, by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, E> {
        Publishers.TypedFailure(narrowing: tryMax(by: areInIncreasingOrder), to: failureType)
    }

    /// Delivers the least value, over an upstream that never fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value, which fails with `failureType` only.
    @_transparent
    public func tryMin<E: Error>(
        throwing failureType: E.Type, by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, E> {
        Publishers.TypedFailure(narrowing: tryMin(by: areInIncreasingOrder), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the greatest value, and fails with the error that the comparison throws.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The comparison, true if its first argument is less. Reversed, the publisher delivers the least value.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes the publisher that `tryMax(by:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - areInIncreasingOrder: Called with two values. Returns true if the first one is less.
        @_transparent
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = ComparisonFold<Output, any Error>(areInIncreasingOrder)
            let runner = FoldSubscriber(fold, memory: nil, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
