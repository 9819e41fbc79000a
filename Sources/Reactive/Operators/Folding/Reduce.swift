extension Publisher {
    /// Delivers what the closure makes of all values, one after the other, when upstream finishes (C12); of no values,
    /// `initialResult`.
    @_transparent
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Delivers what the closure makes of all values, when upstream finishes (C12); fails with what it throws, after
    /// cancelling upstream (C11). For a closure that says what it throws, see `tryMap`.
    @_transparent
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    @_disfavoredOverload @_transparent
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    @_disfavoredOverload @_transparent
    public func tryReduce<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryReduce<Self, T>, E> where Failure == E {
        Publishers.TypedFailure(
            knowing: Publishers.TryReduce(
                upstream: self, initial: initialResult, nextPartialResult: nextPartialResult), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryReduce<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryReduce<Self, T>, E> where Failure == Never {
        Publishers.TypedFailure(
            knowing: Publishers.TryReduce(
                upstream: self, initial: initialResult, nextPartialResult: nextPartialResult), E.self)
    }
}

extension Publishers {
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

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
            let fold = ReduceFold<Upstream.Output, Output, Failure, Failure>(nextPartialResult) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: initial, downstream: subscriber))
        }
    }

    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @_transparent
        public init(
            upstream: Upstream, initial: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = ReduceFold<Upstream.Output, Output, Upstream.Failure, any Error>(nextPartialResult) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: initial, downstream: subscriber))
        }
    }
}

@usableFromInline
struct ReduceFold<Input, Output, UpFailure: Error, NewFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Memory = Output
    @usableFromInline let next: (Output, Input) throws(NewFailure) -> Output
    @usableFromInline let widened: (UpFailure) -> NewFailure

    @inlinable @inline(__always)
    init(
        _ next: @escaping (Output, Input) throws(NewFailure) -> Output, widen: @escaping (UpFailure) -> NewFailure
    ) {
        self.next = next
        widened = widen
    }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Output>) throws(NewFailure) -> FoldProgress {
        let result = try next(memory.pointee, input)
        memory.pointee = result
        return .more
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Output>) -> Output? { memory.pointee }

    @inlinable
    func widen(_ failure: UpFailure) -> NewFailure { widened(failure) }
}
