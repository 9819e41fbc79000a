extension Publisher where Output: Comparable {
    /// Delivers the greatest value, when upstream finishes, if there is one; of equal ones, the first (C12).
    @_transparent
    public func max() -> Publishers.Comparison<Self> { max(by: <) }

    /// Delivers the least value, when upstream finishes, if there is one; of equal ones, the first (C12).
    @_transparent
    public func min() -> Publishers.Comparison<Self> { min(by: <) }
}

extension Publisher {
    /// Delivers the greatest value, when upstream finishes, if there is one; of equal ones, the first (C12).
    @_transparent
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Delivers the least value, when upstream finishes, if there is one; of equal ones, the first (C12).
    @_transparent
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    /// `max(by:)` that fails with what the closure throws, after cancelling upstream (C11). For a closure that says what it
    /// throws, see `tryMap`.
    @_transparent
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    @_disfavoredOverload @_transparent
    public func tryMax<E: Error>(by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    @_disfavoredOverload @_transparent
    public func tryMax<E: Error>(
        by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, E> where Failure == E {
        Publishers.TypedFailure(
            knowing: Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryMax<E: Error>(
        by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, E> where Failure == Never {
        Publishers.TypedFailure(
            knowing: Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder), E.self)
    }

    /// `min(by:)` that fails with what the closure throws, after cancelling upstream (C11). For a closure that says what it
    /// throws, see `tryMap`.
    @_transparent
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self) { areInIncreasingOrder($1, $0) }
    }

    @_disfavoredOverload @_transparent
    public func tryMin<E: Error>(by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool)
        -> Publishers.TryComparison<Self>
    {
        Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }
    }

    @_disfavoredOverload @_transparent
    public func tryMin<E: Error>(
        by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, E> where Failure == E {
        Publishers.TypedFailure(
            knowing: Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }, E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryMin<E: Error>(
        by areInIncreasingOrder: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryComparison<Self>, E> where Failure == Never {
        Publishers.TypedFailure(
            knowing: Publishers.TryComparison(upstream: self) { try areInIncreasingOrder($1, $0) }, E.self)
    }
}

extension Publishers {
    /// Delivers the greatest value; the least, if the closure compares the other way round.
    public struct Comparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        @_transparent
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = ComparisonFold<Output, Upstream.Failure, Failure>(areInIncreasingOrder) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }

    public struct TryComparison<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        @_transparent
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = ComparisonFold<Output, Upstream.Failure, any Error>(areInIncreasingOrder) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }
}

@usableFromInline
struct ComparisonFold<Input, UpFailure: Error, NewFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Memory = Input?
    @usableFromInline let areInIncreasingOrder: (Input, Input) throws(NewFailure) -> Bool
    @usableFromInline let widened: (UpFailure) -> NewFailure

    @inlinable @inline(__always)
    init(
        _ areInIncreasingOrder: @escaping (Input, Input) throws(NewFailure) -> Bool,
        widen: @escaping (UpFailure) -> NewFailure
    ) {
        self.areInIncreasingOrder = areInIncreasingOrder
        widened = widen
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Input?>) throws(NewFailure) -> FoldProgress {
        if let greatest = memory.pointee, !(try areInIncreasingOrder(greatest, input)) { return .more }
        memory.pointee = input
        return .more
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Input?>) -> Input? { memory.pointee }

    @inlinable
    func widen(_ failure: UpFailure) -> NewFailure { widened(failure) }
}
