extension Publisher {
    /// Delivers what the closure makes of each value.
    @_transparent
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Delivers what the closure makes of each value; fails with what it throws, after cancelling upstream (C11).
    ///
    /// A closure that says `throws(MyError)` gives `Failure == MyError`, if upstream fails with that, or never and `MyError`
    /// is `Equatable`. Any other gives `any Error`.
    @_transparent
    public func tryMap<T>(
        _ transform: @escaping (Output) -> T
    ) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    @_disfavoredOverload @_transparent
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    @_disfavoredOverload @_transparent
    public func tryMap<T>(
        _ transform: @escaping (Output) throws -> T
    ) -> Publishers.TryMap<Self, T> where Failure == any Error {
        Publishers.TryMap(upstream: self, transform: transform)
    }

    @_disfavoredOverload @_transparent
    public func tryMap<T, E: Error>(
        _ transform: @escaping (Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryMap<Self, T>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryMap(upstream: self, transform: transform), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryMap<T, E: Error & Equatable>(
        _ transform: @escaping (Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryMap<Self, T>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryMap(upstream: self, transform: transform), E.self)
    }
}

extension Publishers {
    /// A publisher that delivers what a closure makes of each value.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let transform: (Upstream.Output) -> Output

        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: MapRelay(downstream: subscriber, transform: transform))
        }
    }

    /// A publisher that delivers what a closure makes of each value, and fails with what it throws.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let transform: (Upstream.Output) throws -> Output

        @_transparent
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = TryMapStep<Upstream.Output, Output, Upstream.Failure>(transform)
            upstream.receive(subscriber: Stepper(step, memory: (), downstream: subscriber))
        }
    }
}

// Two closures in a row are one operator, as in Combine.

extension Publishers.Map {
    /// Both closures in one operator.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let first = self.transform
        return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
    }

    /// Both closures in one operator.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { transform(first($0)) }
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T>
    where Failure == any Error {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryMap<T, E: Error>(_ transform: @escaping (Output) throws(E) -> T)
        -> Publishers.TypedFailure<Publishers.TryMap<Upstream, T>, E> where Failure == E
    {
        let first = self.transform
        return Publishers.TypedFailure(
            knowing: Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }, E.self)
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryMap<T, E: Error & Equatable>(_ transform: @escaping (Output) throws(E) -> T)
        -> Publishers.TypedFailure<Publishers.TryMap<Upstream, T>, E> where Failure == Never
    {
        let first = self.transform
        return Publishers.TypedFailure(
            knowing: Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }, E.self)
    }
}

extension Publishers.TryMap {
    /// Both closures in one operator.
    @inlinable
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> { tryMap(transform) }

    /// Both closures in one operator.
    @inlinable
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

@usableFromInline
struct MapRelay<Input, Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let transform: (Input) -> Downstream.Input

    @inlinable @inline(__always)
    init(downstream: Downstream, transform: @escaping (Input) -> Downstream.Input) {
        self.downstream = downstream
        self.transform = transform
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { downstream.receive(transform(input)) }
}

@usableFromInline
struct TryMapStep<Input, Output, UpFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .lenient("TryMap", failsAnew: true) }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = any Error
    @usableFromInline typealias Memory = Void
    @usableFromInline let transform: (Input) throws -> Output

    @inlinable @inline(__always)
    init(_ transform: @escaping (Input) throws -> Output) { self.transform = transform }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do { return outlet.emit(try transform(input)) } catch { return outlet.fail(error) }
    }
}
