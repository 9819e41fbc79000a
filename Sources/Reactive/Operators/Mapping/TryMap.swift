extension Publisher {
    /// Delivers the result of a closure for each value, and fails with the error that the closure throws.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the error that the closure throws, after cancelling upstream, and when upstream fails.
    ///   `Failure` is `any Error`, whatever the closure declares to throw; `tryMap(throwing:_:)` keeps a concrete error
    ///   type.
    ///
    /// ```swift
    /// struct NotANumber: Error {}
    ///
    /// let sink = ["1", "x", "3"].publisher
    ///     .tryMap { text in
    ///         guard let number = Int(text) else { throw NotANumber() }
    ///         return number
    ///     }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// // 1, failure(NotANumber())
    /// ```
    ///
    /// - Parameter transform: Called once for each value, in order.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    /// Delivers the result of a closure for each value, and keeps upstream's failure type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The error type of upstream and of the closure.
    ///   - transform: Called once for each value, in order.
    /// - Returns: A publisher of the closure's results that fails with `failureType` only.
    @_transparent
    public func tryMap<T>(
        throwing failureType: Failure.Type, _ transform: @escaping (Output) throws(Failure) -> T
    ) -> Publishers.TypedFailure<Publishers.TryMap<Self, T>, Failure> {
        Publishers.TypedFailure(narrowing: tryMap(transform), to: failureType)
    }
}

extension Publisher where Failure == Never {
    /// Delivers the result of a closure for each value, over an upstream that never fails, and fails with one error
    /// type.
    ///
    /// See ``Publishers/TypedFailure`` for the rules and an example.
    ///
    /// - Parameters:
    ///   - failureType: The closure's error type.
    ///   - transform: Called once for each value, in order.
    /// - Returns: A publisher of the closure's results that fails with `failureType` only.
    @_transparent
    public func tryMap<T, E: Error>(
        throwing failureType: E.Type, _ transform: @escaping (Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryMap<Self, T>, E> {
        Publishers.TypedFailure(narrowing: tryMap(transform), to: failureType)
    }
}

extension Publishers {
    /// A publisher that delivers the result of a closure for each value, and fails with the error that the closure
    /// throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        /// The closure that is called for each value.
        public let transform: (Upstream.Output) throws -> Output

        /// Makes the publisher that `tryMap(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the closure's arguments.
        ///   - transform: Called once for each value, in order.
        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let runner = StepSubscriber(TryMapStep(transform), memory: (), downstream: subscriber)
            upstream.receive(subscriber: FailureErasingRelay(downstream: runner))
        }
    }
}

// Combine's own members: two closures in a row are one operator.

extension Publishers.Map {
    /// Delivers the result of both closures for each value, as one operator.
    ///
    /// - Parameter transform: Called with each result of this publisher's closure.
    /// - Returns: A publisher of the second closure's results that fails with the error it throws.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

extension Publishers.TryMap {
    /// Delivers the result of both closures for each value, as one operator.
    ///
    /// - Parameter transform: Called with each result of this publisher's closure.
    /// - Returns: A publisher of the second closure's results that fails with the error the first one throws.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> { tryMap(transform) }

    /// Delivers the result of both closures for each value, as one operator.
    ///
    /// - Parameter transform: Called with each result of this publisher's closure.
    /// - Returns: A publisher of the second closure's results that fails with the error either closure throws.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

@usableFromInline
struct TryMapStep<Input, T>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { .lenient("TryMap", failsAgain: true) }
    @usableFromInline typealias Output = T
    @usableFromInline typealias Failure = any Error
    @usableFromInline typealias Memory = Void
    @usableFromInline let transform: (Input) throws -> Output

    @inlinable @inline(__always)
    init(_ transform: @escaping (Input) throws -> Output) { self.transform = transform }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do { return outlet.emit(try transform(input)) } catch { return outlet.fail(error) }
    }
}
