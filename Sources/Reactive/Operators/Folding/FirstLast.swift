extension Publisher {
    /// Delivers the first value, after cancelling upstream, and finishes; finishes without one if there is none.
    @inlinable @inline(__always)
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Delivers the last value, when upstream finishes, if there is one.
    @inlinable @inline(__always)
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }
}

extension Publishers {
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = OneFold<Output, Failure>(progress: .done)
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }

    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = OneFold<Output, Failure>(progress: .more)
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.Last: Equatable where Upstream: Equatable {}

/// Keeps the newest value; `progress` says whether it waits for another.
@usableFromInline
struct OneFold<Input, UpFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = UpFailure
    @usableFromInline typealias Memory = Input?
    @usableFromInline let progress: FoldProgress

    @inlinable @inline(__always)
    init(progress: FoldProgress) { self.progress = progress }

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Input?>) throws(UpFailure) -> FoldProgress {
        memory.pointee = input
        return progress
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Input?>, isComplete: Bool) -> Input? { memory.pointee }
}
