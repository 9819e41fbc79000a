extension Publisher {
    /// Delivers whether all values satisfy a predicate.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the result.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** False is the result at the first value that doesn't satisfy the predicate; upstream is cancelled
    ///   before it is delivered. True is the result when upstream finishes, also without a value.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .allSatisfy { $0 < 5 }
    ///     .sink { print($0) }  // true
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns false.
    /// - Returns: A publisher of one Boolean value.
    @_transparent
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that delivers whether all values satisfy a predicate.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate to satisfy.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher that `allSatisfy(_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns false.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = DecisionFold<Upstream.Output, Failure>(decisive: false, predicate)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: false, downstream: subscriber))
        }
    }
}
