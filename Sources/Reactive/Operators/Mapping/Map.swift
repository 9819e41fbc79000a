extension Publisher {
    /// Delivers the result of a closure for each value.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    ///
    /// Nothing is allocated for the operator.
    ///
    /// ```swift
    /// let sink = [1, 2, 3].publisher
    ///     .map { $0 * 10 }
    ///     .sink { print($0) }  // 10, 20, 30
    /// ```
    ///
    /// - Parameter transform: Called once for each value, in order.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that delivers the result of a closure for each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The closure that is called for each value.
        public let transform: (Upstream.Output) -> Output

        /// Makes the publisher that `map(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the closure's arguments.
        ///   - transform: Called once for each value, in order.
        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: MapRelay(downstream: subscriber, transform: transform))
        }

        /// Delivers the result of both closures for each value, as one operator.
        ///
        /// - Parameter transform: Called with each result of this publisher's closure.
        /// - Returns: A publisher of the second closure's results.
        @inlinable
        public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
            let first = self.transform
            return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
        }
    }
}

@usableFromInline
struct MapRelay<Input, Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input

    @inlinable @inline(__always)
    init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }
}
