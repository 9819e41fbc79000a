extension Publisher {
    /// Delivers the values that satisfy a predicate.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value that is dropped, another one is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    ///
    /// ```swift
    /// let sink = (1...6).publisher
    ///     .filter { $0.isMultiple(of: 2) }
    ///     .sink { print($0) }  // 2, 4, 6
    /// ```
    ///
    /// - Parameter isIncluded: Called once for each value, in order. Returns true to deliver the value.
    /// - Returns: A publisher of the values that satisfy the predicate.
    @_transparent
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }
}

extension Publishers {
    /// A publisher that delivers the values that satisfy a predicate.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate, true for values to deliver.
        public let isIncluded: (Output) -> Bool

        /// Makes the publisher that `filter(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values to filter.
        ///   - isIncluded: Called once for each value, in order. Returns true to deliver the value.
        @_transparent
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: FilterRelay(downstream: subscriber, isIncluded: isIncluded))
        }

        /// Delivers the values that satisfy both predicates, as one operator.
        ///
        /// - Parameter isIncluded: Called for values that satisfy this publisher's predicate.
        /// - Returns: A publisher of the values that satisfy both predicates.
        @inlinable
        public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
            let first = self.isIncluded
            return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
        }
    }
}

@usableFromInline
struct FilterRelay<Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let isIncluded: (Downstream.Input) -> Bool

    @inlinable @inline(__always)
    init(downstream: Downstream, isIncluded: @escaping (Downstream.Input) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isIncluded(input) ? downstream.receive(input) : .max(1)
    }
}
