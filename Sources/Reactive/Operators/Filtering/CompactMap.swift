extension Publisher {
    /// Delivers what the closure makes of each value, unless that is nil; asks for another one in place of a nil (C11).
    @_transparent
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Delivers what the closure makes of each value, unless that is nil; fails with what it throws, after cancelling
    /// upstream (C11).
    ///
    /// A closure that says `throws(MyError)` gives `Failure == MyError`, if upstream fails with that, or never and `MyError`
    /// is `Equatable`. Any other gives `any Error`.
    @_transparent
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    @_disfavoredOverload @_transparent
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    @_disfavoredOverload @_transparent
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> where Failure == any Error {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }

    @_disfavoredOverload @_transparent
    public func tryCompactMap<T, E: Error>(
        _ transform: @escaping (Output) throws(E) -> T?
    ) -> Publishers.TypedFailure<Publishers.TryCompactMap<Self, T>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryCompactMap(upstream: self, transform: transform), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryCompactMap<T, E: Error & Equatable>(
        _ transform: @escaping (Output) throws(E) -> T?
    ) -> Publishers.TypedFailure<Publishers.TryCompactMap<Self, T>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryCompactMap(upstream: self, transform: transform), E.self)
    }
}

extension Publishers {
    /// A publisher that delivers what a closure makes of each value, unless that is nil.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output?

        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: CompactMapRelay(downstream: subscriber, transform: transform))
        }

        /// Both closures in one operator.
        @inlinable
        public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
            let first = self.transform
            return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
        }

        /// Both closures in one operator.
        @inlinable
        public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
            let first = self.transform
            return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
        }
    }

    /// A publisher that delivers what a closure makes of each value, unless that is nil, and fails with what it throws.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output?

        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = TryCompactMapStep<Upstream.Output, Output, Upstream.Failure>(transform)
            upstream.receive(subscriber: Stepper(step, memory: (), downstream: subscriber))
        }

        /// Both closures in one operator.
        @inlinable
        public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T>
        {
            let first = self.transform
            return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
        }
    }
}

@usableFromInline
struct CompactMapRelay<Input, Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input?

    @inlinable @inline(__always)
    init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input?) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        guard let output = transform(input) else { return .max(1) }
        return downstream.receive(output)
    }
}

@usableFromInline
struct TryCompactMapStep<Input, Output, UpFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .strict("TryCompactMap") }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = any Error
    @usableFromInline typealias Memory = Void
    @usableFromInline let transform: (Input) throws -> Output?

    @inlinable @inline(__always)
    init(_ transform: @escaping (Input) throws -> Output?) { self.transform = transform }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do {
            guard let output = try transform(input) else { return outlet.skip() }
            return outlet.emit(output)
        } catch {
            return outlet.fail(error)
        }
    }
}
