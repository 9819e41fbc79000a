extension Publisher {
    /// Delivers all values as one array, when upstream finishes (C12). Grows without bound if it doesn't.
    @_transparent
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}

extension Publishers {
    public struct Collect<Upstream: Publisher>: Publisher {
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = CollectFold<Upstream.Output, Failure>()
            upstream.receive(subscriber: Folder(fold, memory: [], downstream: subscriber))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}
extension Publishers.Collect: Sendable where Upstream: Sendable {}

@usableFromInline
struct CollectFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias NewFailure = Failure
    @usableFromInline typealias Memory = [Input]

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<[Input]>) throws(Failure) -> FoldProgress {
        memory.pointee.append(input)
        return .more
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<[Input]>) -> [Input]? { memory.pointee }
}
