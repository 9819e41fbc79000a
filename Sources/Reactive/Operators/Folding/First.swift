extension Publisher {
    /// Delivers the first value, after cancelling upstream, and finishes; without a value if there is none (C12).
    @_transparent
    public func first() -> Publishers.First<Self> { Publishers.First(upstream: self) }

    /// Delivers the first value to which the closure says yes, after cancelling upstream, and finishes; without a value if
    /// there is none (C12).
    @_transparent
    public func first(where predicate: @escaping (Output) -> Bool) -> Publishers.FirstWhere<Self> {
        Publishers.FirstWhere(upstream: self, predicate: predicate)
    }

    /// `first(where:)` that fails with what the closure throws, after cancelling upstream (C11). For a closure that says
    /// what it throws, see `tryMap`.
    @_transparent
    public func tryFirst(where predicate: @escaping (Output) -> Bool) -> Publishers.TryFirstWhere<Self> {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryFirst<E: Error>(where predicate: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TryFirstWhere<Self>
    {
        Publishers.TryFirstWhere(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryFirst<E: Error>(
        where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFirstWhere<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryFirstWhere(upstream: self, predicate: predicate), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryFirst<E: Error>(
        where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFirstWhere<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryFirstWhere(upstream: self, predicate: predicate), E.self)
    }
}

extension Publishers {
    public struct First<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = OneFold<Output, Failure>(progress: .done)
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }

    public struct FirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
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
            let fold = OneWhereFold<Output, Upstream.Failure, Failure>(predicate, progress: .done) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }

    public struct TryFirstWhere<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
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
            let fold = OneWhereFold<Output, Upstream.Failure, any Error>(predicate, progress: .done) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }
}

extension Publishers.First: Equatable where Upstream: Equatable {}
extension Publishers.First: Sendable where Upstream: Sendable {}
