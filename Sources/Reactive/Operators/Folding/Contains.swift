extension Publisher where Output: Equatable {
    /// Delivers whether a value equals `output`: true as soon as one does, after cancelling upstream; false when upstream
    /// finishes (C12).
    @_transparent
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}

extension Publisher {
    /// Delivers whether the closure says yes to a value: true as soon as it does, after cancelling upstream; false when
    /// upstream finishes (C12).
    @_transparent
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// `contains(where:)` that fails with what the closure throws, after cancelling upstream (C11). For a closure that says
    /// what it throws, see `tryMap`.
    @_transparent
    public func tryContains(where predicate: @escaping (Output) -> Bool) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryContains<E: Error>(where predicate: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TryContainsWhere<Self>
    {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryContains<E: Error>(
        where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryContainsWhere<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryContainsWhere(upstream: self, predicate: predicate), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryContains<E: Error>(
        where predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryContainsWhere<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryContainsWhere(upstream: self, predicate: predicate), E.self)
    }
}

extension Publishers {
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        public typealias Output = Bool
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Upstream.Output

        @_transparent
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fold = DecisionFold<Upstream.Output, Failure, Failure>(
                { [output] in $0 == output }, decisive: true
            ) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: false, downstream: subscriber))
        }
    }

    public struct ContainsWhere<Upstream: Publisher>: Publisher {
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
            let fold = DecisionFold<Upstream.Output, Upstream.Failure, Failure>(predicate, decisive: true) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: false, downstream: subscriber))
        }
    }

    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
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
            let fold = DecisionFold<Upstream.Output, Upstream.Failure, any Error>(predicate, decisive: true) { $0 }
            upstream.receive(subscriber: Folder(fold, memory: false, downstream: subscriber))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}
extension Publishers.Contains: Sendable where Upstream: Sendable, Upstream.Output: Sendable {}
