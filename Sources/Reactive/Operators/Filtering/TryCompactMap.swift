extension Publisher {
    /// Delivers the result of a closure for each value, except nil, and fails with the error that the closure throws.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each nil, another value is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails.
    ///   `Failure` is `any Error`, whatever the closure declares to throw; `tryCompactMap(throwing:_:)` keeps a
    ///   concrete error type.
    ///
    /// ```swift
    /// struct NotANumber: Error {}
    ///
    /// let sink = ["1", "", "x"].publisher
    ///     .tryCompactMap { text -> Int? in
    ///         if text.isEmpty { return nil }
    ///         guard let number = Int(text) else { throw NotANumber() }
    ///         return number
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 1, failure(NotANumber())
    /// ```
    ///
    /// - Parameter transform: Called once for each value, in order. Returns nil to deliver nothing.
    /// - Returns: A publisher of the closure's results that aren't nil.
    @_transparent
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    /// Delivers the result of a closure for each value, except nil, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - transform: Called once for each value, in order. Returns nil to deliver nothing.
    /// - Returns: A publisher of the closure's results that aren't nil, which fails with `failureType` only.
    @_transparent
    public func tryCompactMap<T>(
        throwing failureType: Failure.Type, _ transform: @escaping (Output) throws(Failure) -> T?
    ) -> Publishers.TypedFailure<Publishers.TryCompactMap<Self, T>, Failure> {
        Publishers.TypedFailure(narrowing: tryCompactMap(transform), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the result of a closure for each value, except nil, over an upstream that never fails, and fails with
    /// one error type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - transform: Called once for each value, in order. Returns nil to deliver nothing.
    /// - Returns: A publisher of the closure's results that aren't nil, which fails with `failureType` only.
    @_transparent
    public func tryCompactMap<T, E: Error>(
        throwing failureType: E.Type, _ transform: @escaping (Output) throws(E) -> T?
    ) -> Publishers.TypedFailure<Publishers.TryCompactMap<Self, T>, E> {
        Publishers.TypedFailure(narrowing: tryCompactMap(transform), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the result of a closure for each value, except nil, and fails with the error that the
    /// closure throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The closure that is called for each value.
        public let transform: (Upstream.Output) throws -> Output?

        /// Makes the publisher that `tryCompactMap(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the closure's arguments.
        ///   - transform: Called once for each value, in order. Returns nil to deliver nothing.
        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let runner = StepSubscriber(TryCompactMapStep(transform), memory: (), downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }

        /// Delivers the result of both closures for each value, except nil, as one operator.
        ///
        /// - Parameter transform: Called with each result of this publisher's closure that isn't nil.
        /// - Returns: A publisher of the second closure's results that fails with the error either closure throws.
        @inlinable
        public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T>
        {
            let first = self.transform
            return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
        }
    }
}

@usableFromInline
struct TryCompactMapStep<Input, T>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { .strict("TryCompactMap") }
    @usableFromInline typealias Output = T
    @usableFromInline typealias Failure = any Error
    @usableFromInline typealias Memory = Void
    @usableFromInline let transform: (Input) throws -> Output?

    @inlinable @inline(__always)
    init(_ transform: @escaping (Input) throws -> Output?) { self.transform = transform }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do {
            guard let output = try transform(input) else { return outlet.skip() }
            return outlet.emit(output)
        } catch {
            return outlet.fail(error)
        }
    }
}
