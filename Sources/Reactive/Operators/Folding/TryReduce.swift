extension Publisher {
    /// Delivers the result of combining all values when upstream finishes; fails with the error that the closure
    /// throws.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the result, which is `initialResult` if there is no value.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails,
    ///   without waiting for a request. `Failure` is `any Error`, whatever the closure declares to throw;
    ///   `tryReduce(throwing:_:_:)` keeps a concrete error type.
    ///
    /// ```swift
    /// struct Overflow: Error {}
    ///
    /// let sink = [100, 100, 100].publisher
    ///     .tryReduce(0) { sum, value in
    ///         guard sum + value < 256 else { throw Overflow() }
    ///         return sum + value
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // failure(Overflow())
    /// ```
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of one result.
    @_transparent
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Delivers the result of combining all values, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of one result, which fails with `failureType` only.
    @_transparent
    public func tryReduce<T>(
        throwing failureType: Failure.Type, _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws(Failure) -> T
    ) -> Publishers.TypedFailure<Publishers.TryReduce<Self, T>, Failure> {
        Publishers.TypedFailure(narrowing: tryReduce(initialResult, nextPartialResult), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the result of combining all values, over an upstream that never fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of one result, which fails with `failureType` only.
    @_transparent
    public func tryReduce<T, E: Error>(
        throwing failureType: E.Type, _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryReduce<Self, T>, E> {
        Publishers.TypedFailure(narrowing: tryReduce(initialResult, nextPartialResult), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the result of combining all values, and fails with the error that the closure throws.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The result that the first value is combined with.
        public let initial: Output
        /// The closure that combines its last result with each value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher that `tryReduce(_:_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values that are combined.
        ///   - initial: The result that the first value is combined with.
        ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
        @_transparent
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = ReduceFold<Upstream.Output, Output, any Error>(nextPartialResult)
            let runner = FoldSubscriber(fold, memory: initial, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
