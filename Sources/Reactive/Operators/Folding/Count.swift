extension Publisher {
    /// Delivers how many values came, when upstream finishes (C12).
    @_transparent
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}

extension Publishers {
    public struct Count<Upstream: Publisher>: Publisher {
        public typealias Output = Int
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Failure {
            let fold = CountFold<Upstream.Output, Failure>()
            upstream.receive(subscriber: Folder(fold, memory: 0, downstream: subscriber))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}
extension Publishers.Count: Sendable where Upstream: Sendable {}

@usableFromInline
struct CountFold<Input, Failure: Error>: Fold {
    @usableFromInline typealias NewFailure = Failure
    @usableFromInline typealias Memory = Int

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Int>) throws(Failure) -> FoldProgress {
        memory.pointee += 1
        return .more
    }

    @inlinable
    func result(_ memory: UnsafeMutablePointer<Int>) -> Int? { memory.pointee }
}
