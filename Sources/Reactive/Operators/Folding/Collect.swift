extension Publisher {
    /// Delivers all values as one array when upstream finishes.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the array, which is empty if there is no value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request. The values are dropped then.
    /// - **Order:** The array has the order in which the values arrived.
    ///
    /// Memory grows with the number of values.
    ///
    /// ```swift
    /// let sink = [1, 2, 3].publisher
    ///     .collect()
    ///     .sink { print($0) }  // [1, 2, 3]
    /// ```
    ///
    /// - Returns: A publisher of one array.
    @_transparent
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
    /// A publisher that delivers all values as one array.
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        /// Makes the publisher that `collect()` returns.
        ///
        /// - Parameter upstream: The publisher of the values.
        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = CollectFold<Upstream.Output, Failure>()
            upstream.receive(subscriber: FoldSubscriber(fold, memory: [], downstream: subscriber))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.Collect: Sendable where Upstream: Sendable {}

@usableFromInline
struct CollectFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias Memory = [Input]

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<[Input]>) throws(Failure) -> FoldProgress {
        memory.pointee.append(input)
        return .incomplete
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<[Input]>) -> [Input]? { memory.pointee }
}
