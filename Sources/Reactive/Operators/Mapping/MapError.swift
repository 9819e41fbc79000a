extension Publisher {
    /// Fails with the result of a closure in place of upstream's failure.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails with the closure's result when upstream fails.
    ///
    /// ```swift
    /// struct LoadingFailed: Error { let reason: any Error }
    ///
    /// let sink = Fail<Int, any Error>(error: CancellationError())
    ///     .mapError { LoadingFailed(reason: $0) }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { _ in })
    /// ```
    ///
    /// - Parameter transform: Called with the failure, if there is one.
    /// - Returns: A publisher that fails with the closure's result.
    @_transparent
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }
}

extension Publishers {
    /// A publisher that fails with the result of a closure in place of upstream's failure.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        public typealias Output = Upstream.Output

        public let upstream: Upstream
        /// The closure that is called with the failure.
        public let transform: (Upstream.Failure) -> Failure

        /// Makes a publisher that fails with the result of a closure.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose failure is converted.
        ///   - transform: Called with the failure, if there is one.
        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Makes the publisher that `mapError(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose failure is converted.
        ///   - map: Called with the failure, if there is one.
        @_transparent
        public init(upstream: Upstream, _ map: @escaping (Upstream.Failure) -> Failure) {
            self.init(upstream: upstream, transform: map)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: MapErrorRelay(downstream: subscriber, transform: transform))
        }
    }
}

@usableFromInline
struct MapErrorRelay<Failure: Error, Downstream: Subscriber>: Relay {
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Failure) -> Downstream.Failure

    @inlinable @inline(__always)
    init(downstream: Downstream, transform: @escaping (Failure) -> Downstream.Failure) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        downstream.receive(completion: completion.mapError(transform))
    }
}
