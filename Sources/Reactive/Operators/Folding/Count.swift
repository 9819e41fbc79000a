extension Publisher {
    /// Delivers the number of values when upstream finishes.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the number.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    ///
    /// ```swift
    /// let sink = ["a", "b"].publisher
    ///     .filter { $0 != "b" }
    ///     .count()
    ///     .sink { print($0) }  // 1
    /// ```
    ///
    /// - Returns: A publisher of one number.
    @_transparent
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    /// A publisher that delivers the number of values.
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        /// Makes the publisher that `count()` returns.
        ///
        /// - Parameter upstream: The publisher of the values.
        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            let fold = CountFold<Upstream.Output, Failure>()
            upstream.receive(subscriber: FoldSubscriber(fold, memory: 0, downstream: subscriber))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.Count: Sendable where Upstream: Sendable {}

@usableFromInline
struct CountFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias Memory = Int

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Int>) throws(Failure) -> FoldProgress {
        memory.pointee += 1
        return .incomplete
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Int>) -> Int? { memory.pointee }
}
