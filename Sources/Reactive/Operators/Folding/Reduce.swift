extension Publisher {
    /// Delivers the result of combining all values, one after the other, when upstream finishes.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the result, which is `initialResult` if there is no value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    ///
    /// ```swift
    /// let sink = [1, 2, 3].publisher
    ///     .reduce(0) { sum, value in sum + value }
    ///     .sink { print($0) }  // 6
    /// ```
    ///
    /// - Parameters:
    ///   - initialResult: The result that the first value is combined with.
    ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
    /// - Returns: A publisher of one result.
    @_transparent
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    /// A publisher that delivers the result of combining all values.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The result that the first value is combined with.
        public let initial: Output
        /// The closure that combines its last result with each value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher that `reduce(_:_:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values that are combined.
        ///   - initial: The result that the first value is combined with.
        ///   - nextPartialResult: Called once for each value, in order, with its last result and the value.
        @_transparent
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = ReduceFold<Upstream.Output, Output, Failure>(nextPartialResult)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: initial, downstream: subscriber))
        }
    }
}

/// The memory is the last result.
@usableFromInline
struct ReduceFold<Input, Output, Failure: Error>: Fold {
    @usableFromInline typealias Memory = Output
    @usableFromInline let next: (Output, Input) throws(Failure) -> Output

    @inlinable @inline(__always)
    init(_ next: @escaping (Output, Input) throws(Failure) -> Output) { self.next = next }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Output>) throws(Failure) -> FoldProgress {
        let result = try next(memory.pointee, input)
        memory.pointee = result
        return .incomplete
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Output>) -> Output? { memory.pointee }
}
