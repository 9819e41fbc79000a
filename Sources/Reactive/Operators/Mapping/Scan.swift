extension Publisher {
    /// Delivers the running result of a closure that combines its last result with each value.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Delivers one result for each value. The initial one isn't delivered.
    ///
    /// Each subscription starts from `initialResult` again.
    ///
    /// ```swift
    /// let sink = [1, 2, 3].publisher
    ///     .scan(0) { sum, value in sum + value }
    ///     .sink { print($0) }  // 1, 3, 6
    /// ```
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that delivers the running result of a closure.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The result that the first value is combined with.
        public let initialResult: Output
        /// The closure that combines its last result with each value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher that `scan(_:_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values that are combined.
        ///   - initialResult: The result that the first value is combined with.
        ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
        @_transparent
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: ScanRelay(initialResult, nextPartialResult, downstream: subscriber))
        }
    }
}

/// A relay with memory: an object, made once for each subscription. Upstream's own subscription goes to downstream.
@usableFromInline
final class ScanRelay<Input, Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    /// Not locked, because deliveries are serial. The closure may lead back here, so nothing holds access to this.
    @exclusivity(unchecked) @usableFromInline var result: Downstream.Input
    @usableFromInline let next: (Downstream.Input, Input) -> Downstream.Input

    @inlinable @inline(__always)
    init(
        _ initial: Downstream.Input, _ next: @escaping (Downstream.Input, Input) -> Downstream.Input,
        downstream: Downstream
    ) {
        result = initial
        self.next = next
        self.downstream = downstream
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        let result = next(result, input)
        self.result = result
        return downstream.receive(result)
    }
}
