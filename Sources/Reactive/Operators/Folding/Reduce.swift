extension Publisher {
    /// Delivers what the closure makes of all values, one after the other, when upstream finishes.
    @inlinable @inline(__always)
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Delivers what the closure makes of all values, when upstream finishes; fails with what it throws, after
    /// cancelling upstream.
    @inlinable @inline(__always)
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable
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
            upstream.receive(subscriber: Folder(fold, memory: initial, downstream: subscriber))
        }
    }

    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initial: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable
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
            let fold = TryReduceFold<Upstream.Output, Output, Upstream.Failure>(nextPartialResult)
            upstream.receive(subscriber: Folder(fold, memory: initial, downstream: subscriber))
        }
    }
}

@usableFromInline
struct ReduceFold<Input, Output, UpFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = UpFailure
    @usableFromInline typealias Memory = Output
    @usableFromInline let next: (Output, Input) -> Output

    @inlinable @inline(__always)
    init(_ next: @escaping (Output, Input) -> Output) { self.next = next }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Output>) throws(UpFailure) -> FoldProgress {
        let result = next(memory.pointee, input)
        memory.pointee = result
        return .more
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Output>, isComplete: Bool) -> Output? { memory.pointee }
}

@usableFromInline
struct TryReduceFold<Input, Output, UpFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = any Error
    @usableFromInline typealias Memory = Output
    @usableFromInline let next: (Output, Input) throws -> Output

    @inlinable @inline(__always)
    init(_ next: @escaping (Output, Input) throws -> Output) { self.next = next }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Output>) throws -> FoldProgress {
        let result = try next(memory.pointee, input)
        memory.pointee = result
        return .more
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Output>, isComplete: Bool) -> Output? { memory.pointee }
}
