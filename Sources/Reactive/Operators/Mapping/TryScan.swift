extension Publisher {
    /// Delivers the running result of a closure, and fails with the error that the closure throws.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails.
    ///   `Failure` is `any Error`, whatever the closure declares to throw; `tryScan(throwing:_:_:)` keeps a concrete
    ///   error type.
    /// - **Order:** Delivers one result for each value. The initial one isn't delivered.
    ///
    /// ```swift
    /// struct Overflow: Error {}
    ///
    /// let sink = [100, 100, 100].publisher
    ///     .tryScan(0) { sum, value in
    ///         guard sum + value < 256 else { throw Overflow() }
    ///         return sum + value
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 100, 200, failure(Overflow())
    /// ```
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with. It isn't delivered.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Delivers the running result of a closure, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - initialResult: The result that the first value is combined with. It isn't delivered.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of the closure's results that fails with `failureType` only.
    @_transparent
    public func tryScan<T>(
        throwing failureType: Failure.Type, _ initialResult: T,
        _ nextPartialResult: @escaping (T, Output) throws(Failure) -> T
    ) -> Publishers.TypedFailure<Publishers.TryScan<Self, T>, Failure> {
        Publishers.TypedFailure(narrowing: tryScan(initialResult, nextPartialResult), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the running result of a closure, over an upstream that never fails, and fails with one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - initialResult: The result that the first value is combined with. It isn't delivered.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of the closure's results that fails with `failureType` only.
    @_transparent
    public func tryScan<T, E: Error>(
        throwing failureType: E.Type, _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryScan<Self, T>, E> {
        Publishers.TypedFailure(narrowing: tryScan(initialResult, nextPartialResult), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the running result of a closure, and fails with the error that the closure throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The result that the first value is combined with.
        public let initialResult: Output
        /// The closure that combines its last result with each value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher that `tryScan(_:_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values that are combined.
        ///   - initialResult: The result that the first value is combined with.
        ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
        @_transparent
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let runner = StepSubscriber(TryScanStep(nextPartialResult), memory: initialResult, downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}

/// The memory is the last result.
@usableFromInline
struct TryScanStep<Input, T>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { .lenient("TryScan") }
    @usableFromInline typealias Output = T
    @usableFromInline typealias Failure = any Error
    @usableFromInline typealias Memory = Output
    @usableFromInline let next: (Output, Input) throws -> Output

    @inlinable @inline(__always)
    init(_ next: @escaping (Output, Input) throws -> Output) { self.next = next }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do {
            let result = try next(outlet.memory, input)
            outlet.memory = result
            return outlet.emit(result)
        } catch {
            return outlet.fail(error)
        }
    }
}
