extension Publisher {
    /// Delivers all values as one array, when upstream finishes. Grows without bound if it doesn't.
    @inlinable @inline(__always)
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }

    /// Delivers how many values came, when upstream finishes.
    @inlinable @inline(__always)
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: Folder(CollectFold<Upstream.Output, Failure>(), memory: [], downstream: subscriber))
        }
    }

    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @inlinable
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            let fold = ReduceFold<Upstream.Output, Int, Failure> { count, _ in count + 1 }
            upstream.receive(subscriber: Folder(fold, memory: 0, downstream: subscriber))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.Count: Equatable where Upstream: Equatable {}

@usableFromInline
struct CollectFold<Input, UpFailure: Error>: Fold {
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = UpFailure
    @usableFromInline typealias Memory = [Input]

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<[Input]>) throws(UpFailure) -> FoldProgress {
        memory.pointee.append(input)
        return .more
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<[Input]>, isComplete: Bool) -> [Input]? { memory.pointee }
}
