extension Publisher where Output: Equatable {
    /// Delivers whether any value equals the given one.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the result.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** True is the result at the first equal value; upstream is cancelled before it is delivered. False is
    ///   the result when upstream finishes.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .contains(1)
    ///     .sink { print($0) }  // true
    /// ```
    ///
    /// - Parameter output: The value to find.
    /// - Returns: A publisher of one Boolean value.
    @_transparent
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Delivers whether any value satisfies a predicate.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the result.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** True is the result at the first match; upstream is cancelled before it is delivered. False is the
    ///   result when upstream finishes.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .contains { $0 > 5 }
    ///     .sink { print($0) }  // false
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of one Boolean value.
    @_transparent
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that delivers whether any value equals a given one.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The value to find.
        public let output: Upstream.Output

        /// Makes the publisher that `contains(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - output: The value to find.
        @_transparent
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = DecisionFold<Upstream.Output, Failure>(decisive: true) { [output] in $0 == output }
            upstream.receive(subscriber: FoldSubscriber(fold, memory: false, downstream: subscriber))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
extension Publishers.Contains: Sendable where Upstream: Sendable, Upstream.Output: Sendable {}

extension Publishers {
    /// A publisher that delivers whether any value satisfies a predicate.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate to satisfy.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher that `contains(where:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns true.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = DecisionFold<Upstream.Output, Failure>(decisive: true, predicate)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: false, downstream: subscriber))
        }
    }
}
