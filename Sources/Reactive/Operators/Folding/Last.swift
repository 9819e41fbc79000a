extension Publisher {
    /// Delivers the last value when upstream finishes, then finishes; finishes without a value if there is none.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if there is none, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .last()
    ///     .sink { print($0) }  // 2
    /// ```
    ///
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Delivers the last value that satisfies a predicate when upstream finishes, then finishes.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if none matches, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .last { $0 < 2 }
    ///     .sink { print($0) }  // 1
    /// ```
    ///
    /// - Parameter predicate: Called once for each value, in order.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that delivers the last value.
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        /// Makes the publisher that `last()` returns.
        ///
        /// - Parameter upstream: The publisher of the values.
        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = ElementFold<Output, Failure>(.incomplete)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: nil, downstream: subscriber))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
extension Publishers.Last: Sendable where Upstream: Sendable {}

extension Publishers {
    /// A publisher that delivers the last value that satisfies a predicate.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate, true for values to deliver.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher that `last(where:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called once for each value, in order.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = MatchFold<Output, Failure>(.incomplete, predicate)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: nil, downstream: subscriber))
        }
    }
}
