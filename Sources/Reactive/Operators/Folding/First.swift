extension Publisher {
    /// Delivers the first value, then finishes; finishes without a value if upstream does.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if upstream does, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** Cancels upstream before it delivers the value.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .first()
    ///     .sink { print($0) }  // 3
    /// ```
    ///
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Delivers the first value that satisfies a predicate, then finishes; finishes without a value if there is none.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if none matches, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** Cancels upstream before it delivers the value.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .first { $0 < 3 }
    ///     .sink { print($0) }  // 1
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns true.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that delivers the first value.
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        /// Makes the publisher that `first()` returns.
        ///
        /// - Parameter upstream: The publisher of the values.
        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = ElementFold<Output, Failure>(.complete)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: nil, downstream: subscriber))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.First: Sendable where Upstream: Sendable {}

extension Publishers {
    /// A publisher that delivers the first value that satisfies a predicate.
    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate, true for the value to deliver.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher that `first(where:)` returns.
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
            let fold = MatchFold<Output, Failure>(.complete, predicate)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: nil, downstream: subscriber))
        }
    }
}
