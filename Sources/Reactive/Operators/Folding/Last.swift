extension Publisher {
    /// Delivers the last value, when upstream finishes, if there is one (C12).
    @_transparent
    public func last() -> Publishers.Last<Self> { Publishers.Last(upstream: self) }

    /// Delivers the last value to which the closure said yes, when upstream finishes, if there is one (C12).
    @_transparent
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// `last(where:)` that fails with what the closure throws, after cancelling upstream (C11). For a closure that says
    /// what it throws, see `tryMap`.
    @_transparent
    public func tryLast(where predicate: @escaping (Output) -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryLast<E: Error>(where predicate: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TryLastWhere<Self>
    {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryLast<E: Error>(
        where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryLastWhere<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryLastWhere(upstream: self, predicate: predicate), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryLast<E: Error>(
        where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryLastWhere<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryLastWhere(upstream: self, predicate: predicate), E.self)
    }
}

extension Publishers {
    public struct Last<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream

        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = OneFold<Output, Failure>(progress: .more)
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }

    public struct LastWhere<Upstream: Publisher>: Publisher {
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
            let fold = OneWhereFold<Output, Upstream.Failure, Failure>(predicate, progress: .more) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }

    public struct TryLastWhere<Upstream: Publisher>: Publisher {
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
            let fold = OneWhereFold<Output, Upstream.Failure, any Error>(predicate, progress: .more) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: nil, downstream: subscriber))
        }
    }
}

extension Publishers.Last: Equatable where Upstream: Equatable {}
extension Publishers.Last: Sendable where Upstream: Sendable {}
