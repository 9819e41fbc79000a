extension Publisher where Output: Comparable {
    /// Delivers the greatest value when upstream finishes; of equal ones, the first.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if there is none, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** Of equal values, the first counts.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .max()
    ///     .sink { print($0) }  // 3
    /// ```
    ///
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Delivers the least value when upstream finishes; of equal ones, the first.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if there is none, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** Of equal values, the first counts.
    ///
    /// ```swift
    /// let sink = [3, 1, 2].publisher
    ///     .min()
    ///     .sink { print($0) }  // 1
    /// ```
    ///
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher {
    /// Delivers the greatest value by a comparison when upstream finishes; of equal ones, the first.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if there is none, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** Of equal values, the first counts.
    ///
    /// ```swift
    /// let sink = ["Ada", "Linus", "Grace"].publisher
    ///     .max { $0.count < $1.count }
    ///     .sink { print($0) }  // Linus
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Delivers the least value by a comparison when upstream finishes; of equal ones, the first.
    ///
    /// - **Demand:** Unlimited values are requested from upstream at once. The result is delivered when downstream has
    ///   requested it.
    /// - **Completion:** Finishes directly after the value. Finishes without one if there is none, when downstream has
    ///   requested a value.
    /// - **Failure:** Fails when upstream fails, without waiting for a request.
    /// - **Order:** Of equal values, the first counts.
    ///
    /// ```swift
    /// let sink = ["Ada", "Linus", "Grace"].publisher
    ///     .min { $0.count < $1.count }
    ///     .sink { print($0) }  // Ada
    /// ```
    ///
    /// - Parameter areInIncreasingOrder: Called with two values. Returns true if the first one is less.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }
}

extension Publishers {
    /// A publisher that delivers the greatest value.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The comparison, true if its first argument is less. Reversed, the publisher delivers the least value.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes the publisher that `max(by:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - areInIncreasingOrder: Called with two values. Returns true if the first one is less.
        @_transparent
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = ComparisonFold<Output, Failure>(areInIncreasingOrder)
            upstream.receive(subscriber: FoldSubscriber(fold, memory: nil, downstream: subscriber))
        }
    }
}

/// The memory is the greatest value so far.
@usableFromInline
struct ComparisonFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias Memory = Input?
    @usableFromInline let areInIncreasingOrder: (Input, Input) throws(Failure) -> Bool

    @inlinable @inline(__always)
    init(_ areInIncreasingOrder: @escaping (Input, Input) throws(Failure) -> Bool) {
        self.areInIncreasingOrder = areInIncreasingOrder
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Input?>) throws(Failure) -> FoldProgress {
        if let greatest = memory.pointee, !(try areInIncreasingOrder(greatest, input)) { return .incomplete }
        memory.pointee = input
        return .incomplete
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }
}
