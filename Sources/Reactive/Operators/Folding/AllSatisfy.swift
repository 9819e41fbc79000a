extension Publisher {
    /// Delivers whether the closure says yes to all values: false as soon as it says no, after cancelling upstream; true
    /// when upstream finishes, also without a value (C12).
    @_transparent
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// `allSatisfy` that fails with what the closure throws, after cancelling upstream (C11). For a closure that says what
    /// it throws, see `tryMap`.
    @_transparent
    public func tryAllSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryAllSatisfy<E: Error>(_ predicate: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TryAllSatisfy<Self>
    {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryAllSatisfy<E: Error>(
        _ predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryAllSatisfy<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryAllSatisfy(upstream: self, predicate: predicate), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryAllSatisfy<E: Error>(
        _ predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryAllSatisfy<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryAllSatisfy(upstream: self, predicate: predicate), E.self)
    }
}

extension Publishers {
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Upstream.Output) -> Bool

        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = DecisionFold<Upstream.Output, Upstream.Failure, Failure>(predicate, decisive: false) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: false, downstream: subscriber))
        }
    }

    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        public typealias Output = Bool
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Upstream.Output) throws -> Bool

        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let fold = DecisionFold<Upstream.Output, Upstream.Failure, any Error>(predicate, decisive: false) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: false, downstream: subscriber))
        }
    }
}
