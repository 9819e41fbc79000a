extension Publisher {
    /// Delivers the values that a predicate doesn't call equal to the one delivered before, and fails with the error
    /// that the predicate throws.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value that is dropped, another one is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails.
    ///   `Failure` is `any Error`, whatever the closure declares to throw; `tryRemoveDuplicates(throwing:by:)` keeps a
    ///   concrete error type.
    /// - **Order:** Compares each value with the one delivered last. The first value is always delivered.
    ///
    /// ```swift
    /// struct NotANumber: Error {}
    ///
    /// let sink = [1.0, 1.0, .nan].publisher
    ///     .tryRemoveDuplicates { last, new in
    ///         guard !new.isNaN else { throw NotANumber() }
    ///         return last == new
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 1.0, failure(NotANumber())
    /// ```
    ///
    /// - Parameter predicate: Called with the value delivered last and the new one. Returns true to drop the new one.
    /// - Returns: A publisher of the values that aren't duplicates.
    @_transparent
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Delivers the values that a predicate doesn't call equal to the one delivered before, and keeps upstream's
    /// failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the predicate.
    ///   - predicate: Called with the value delivered last and the new one. Returns true to drop the new one.
    /// - Returns: A publisher of the values that aren't duplicates, which fails with `failureType` only.
    @_transparent
    public func tryRemoveDuplicates(
        throwing failureType: Failure.Type, by predicate: @escaping (Output, Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryRemoveDuplicates<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryRemoveDuplicates(by: predicate), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the values that a predicate doesn't call equal to the one delivered before, over an upstream that never
    /// fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The predicate's error type.
    ///   - predicate: Called with the value delivered last and the new one. Returns true to drop the new one.
    /// - Returns: A publisher of the values that aren't duplicates, which fails with `failureType` only.
    @_transparent
    public func tryRemoveDuplicates<E: Error>(
        throwing failureType: E.Type, by predicate: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryRemoveDuplicates<Self>, E> {
        Publishers.TypedFailure(narrowing: tryRemoveDuplicates(by: predicate), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the values that a predicate doesn't call equal to the one delivered before, and fails
    /// with the error that the predicate throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate, true for two values of which the second is dropped.
        public let predicate: (Output, Output) throws -> Bool

        /// Makes the publisher that `tryRemoveDuplicates(by:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values to compare.
        ///   - predicate: Called with the value delivered last and the new one. Returns true to drop the new one.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = RemoveDuplicatesStep<Output, any Error, TryRemoveDuplicatesPolicy>(predicate)
            let runner = StepSubscriber(step, memory: nil, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}
