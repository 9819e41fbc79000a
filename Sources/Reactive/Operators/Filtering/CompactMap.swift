extension Publisher {
    /// Delivers the result of a closure for each value, except nil.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each nil, another value is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    ///
    /// ```swift
    /// let sink = ["1", "x", "3"].publisher
    ///     .compactMap { Int($0) }
    ///     .sink { print($0) }  // 1, 3
    /// ```
    ///
    /// - Parameter transform: Called once for each value, in order. Returns nil to deliver nothing.
    /// - Returns: A publisher of the closure's results that aren't nil.
    @_transparent
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }
}

extension Publishers {
    /// A publisher that delivers the result of a closure for each value, except nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The closure that is called for each value.
        public let transform: (Upstream.Output) -> Output?

        /// Makes the publisher that `compactMap(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the closure's arguments.
        ///   - transform: Called once for each value, in order. Returns nil to deliver nothing.
        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: CompactMapRelay(downstream: subscriber, transform: transform))
        }

        /// Delivers the result of both closures for each value, except nil, as one operator.
        ///
        /// - Parameter transform: Called with each result of this publisher's closure that isn't nil.
        /// - Returns: A publisher of the second closure's results that aren't nil.
        @inlinable
        public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
            let first = self.transform
            return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
        }

        /// Delivers the result of both closures for each value, as one operator.
        ///
        /// - Parameter transform: Called with each result of this publisher's closure that isn't nil.
        /// - Returns: A publisher of the second closure's results.
        @inlinable
        public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
            let first = self.transform
            return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
        }
    }
}

@usableFromInline
struct CompactMapRelay<Input, Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input?

    @inlinable @inline(__always)
    init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }
}
