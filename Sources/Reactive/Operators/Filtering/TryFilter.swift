extension Publisher {
    /// Delivers the values that satisfy a predicate, and fails with the error that the predicate throws.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value that is dropped, another one is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails.
    ///   `Failure` is `any Error`, whatever the closure declares to throw; `tryFilter(throwing:_:)` keeps a concrete
    ///   error type.
    ///
    /// ```swift
    /// struct NegativeNumber: Error {}
    ///
    /// let sink = [4, 1, -2].publisher
    ///     .tryFilter { number in
    ///         guard number >= 0 else { throw NegativeNumber() }
    ///         return number > 1
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 4, failure(NegativeNumber())
    /// ```
    ///
    /// - Parameter isIncluded: Called once for each value, in order. Returns true to deliver the value.
    /// - Returns: A publisher of the values that satisfy the predicate.
    @_transparent
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    /// Delivers the values that satisfy a predicate, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the predicate.
    ///   - isIncluded: Called once for each value, in order. Returns true to deliver the value.
    /// - Returns: A publisher of the values that satisfy the predicate, which fails with `failureType` only.
    @_transparent
    public func tryFilter(
        throwing failureType: Failure.Type, _ isIncluded: @escaping (Output) throws(Failure) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFilter<Self>, Failure> {
        Publishers.TypedFailure(narrowing: tryFilter(isIncluded), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the values that satisfy a predicate, over an upstream that never fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The predicate's error type.
    ///   - isIncluded: Called once for each value, in order. Returns true to deliver the value.
    /// - Returns: A publisher of the values that satisfy the predicate, which fails with `failureType` only.
    @_transparent
    public func tryFilter<E: Error>(
        throwing failureType: E.Type, _ isIncluded: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFilter<Self>, E> {
        Publishers.TypedFailure(narrowing: tryFilter(isIncluded), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the values that satisfy a predicate, and fails with the error that the predicate
    /// throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The predicate, true for values to deliver.
        public let isIncluded: (Output) throws -> Bool

        /// Makes the publisher that `tryFilter(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values to filter.
        ///   - isIncluded: Called once for each value, in order. Returns true to deliver the value.
        @_transparent
        public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let runner = StepSubscriber(TryFilterStep(isIncluded), memory: (), downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}

// Combine's own members: two predicates in a row are one operator. A value that fails the first one doesn't reach the
// second.

extension Publishers.Filter {
    /// Delivers the values that satisfy both predicates, as one operator.
    ///
    /// - Parameter isIncluded: Called for values that satisfy this publisher's predicate.
    /// - Returns: A publisher of the values that satisfy both predicates, which fails with the error the second throws.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter<Upstream>(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

extension Publishers.TryFilter {
    /// Delivers the values that satisfy both predicates, as one operator.
    ///
    /// - Parameter isIncluded: Called for values that satisfy this publisher's predicate.
    /// - Returns: A publisher of the values that satisfy both predicates, which fails with the error the first throws.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Delivers the values that satisfy both predicates, as one operator.
    ///
    /// - Parameter isIncluded: Called for values that satisfy this publisher's predicate.
    /// - Returns: A publisher of the values that satisfy both predicates, which fails with the error either throws.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

@usableFromInline
struct TryFilterStep<Input>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { .beginning("TryFilter") }
    @usableFromInline typealias Failure = any Error
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Void
    @usableFromInline let isIncluded: (Input) throws -> Bool

    @inlinable @inline(__always)
    init(_ isIncluded: @escaping (Input) throws -> Bool) { self.isIncluded = isIncluded }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == any Error {
        do { return try isIncluded(input) ? outlet.emit(input) : outlet.skip() } catch { return outlet.fail(error) }
    }
}
