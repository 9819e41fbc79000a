extension Publisher {
    /// Delivers the values that the closure accepts; asks for another one in place of each other (C11).
    @_transparent
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Self> {
        Publishers.Filter(upstream: self, isIncluded: isIncluded)
    }

    /// Delivers the values that the closure accepts; fails with what it throws, after cancelling upstream (C11).
    ///
    /// A closure that says `throws(MyError)` gives `Failure == MyError`, if upstream fails with that, or never and `MyError`
    /// is `Equatable`. Any other gives `any Error`.
    @_transparent
    public func tryFilter(
        _ isIncluded: @escaping (Output) -> Bool
    ) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    @_disfavoredOverload @_transparent
    public func tryFilter<E: Error>(
        _ isIncluded: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TryFilter<Self> {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    @_disfavoredOverload @_transparent
    public func tryFilter<E: Error>(
        _ isIncluded: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TryFilter<Self> where Failure == any Error {
        Publishers.TryFilter(upstream: self, isIncluded: isIncluded)
    }

    @_disfavoredOverload @_transparent
    public func tryFilter<E: Error>(
        _ isIncluded: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFilter<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryFilter(upstream: self, isIncluded: isIncluded), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryFilter<E: Error & Equatable>(
        _ isIncluded: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryFilter<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryFilter(upstream: self, isIncluded: isIncluded), E.self)
    }
}

extension Publishers {
    /// A publisher that delivers the values that a closure accepts.
    public struct Filter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let isIncluded: (Output) -> Bool

        @_transparent
        public init(upstream: Upstream, isIncluded: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: FilterRelay(downstream: subscriber, isIncluded: isIncluded))
        }
    }

    /// A publisher that delivers the values that a closure accepts, and fails with what it throws.
    public struct TryFilter<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let isIncluded: (Output) throws -> Bool

        @_transparent
        public init(upstream: Upstream, isIncluded: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.isIncluded = isIncluded
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = TryFilterStep<Output, Upstream.Failure>(isIncluded)
            upstream.receive(subscriber: Stepper(step, memory: (), downstream: subscriber))
        }
    }
}

// Two closures in a row are one operator, as in Combine. A value that the first doesn't accept doesn't reach the second.

extension Publishers.Filter {
    /// Both closures in one operator.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.Filter<Upstream> {
        let first = self.isIncluded
        return Publishers.Filter(upstream: upstream) { first($0) && isIncluded($0) }
    }

    /// Both closures in one operator.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter<Upstream>(upstream: upstream) { first($0) && isIncluded($0) }
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryFilter<E: Error>(_ isIncluded: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TryFilter<Upstream>
    {
        let first = self.isIncluded
        return Publishers.TryFilter<Upstream>(upstream: upstream) { try first($0) && isIncluded($0) }
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryFilter<E: Error>(_ isIncluded: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TryFilter<Upstream> where Failure == any Error
    {
        let first = self.isIncluded
        return Publishers.TryFilter<Upstream>(upstream: upstream) { try first($0) && isIncluded($0) }
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryFilter<E: Error>(_ isIncluded: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TypedFailure<Publishers.TryFilter<Upstream>, E> where Failure == E
    {
        let first = self.isIncluded
        return Publishers.TypedFailure(
            knowing: Publishers.TryFilter<Upstream>(upstream: upstream) { try first($0) && isIncluded($0) }, E.self)
    }

    /// Both closures in one operator.
    @_disfavoredOverload @inlinable
    public func tryFilter<E: Error & Equatable>(_ isIncluded: @escaping (Output) throws(E) -> Bool)
        -> Publishers.TypedFailure<Publishers.TryFilter<Upstream>, E> where Failure == Never
    {
        let first = self.isIncluded
        return Publishers.TypedFailure(
            knowing: Publishers.TryFilter<Upstream>(upstream: upstream) { try first($0) && isIncluded($0) }, E.self)
    }
}

extension Publishers.TryFilter {
    /// Both closures in one operator.
    @inlinable
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> Publishers.TryFilter<Upstream> {
        tryFilter(isIncluded)
    }

    /// Both closures in one operator.
    @inlinable
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> Publishers.TryFilter<Upstream> {
        let first = self.isIncluded
        return Publishers.TryFilter(upstream: upstream) { try first($0) && isIncluded($0) }
    }
}

@usableFromInline
struct FilterRelay<Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let isIncluded: (Downstream.Input) -> Bool

    @inlinable @inline(__always)
    init(downstream: Downstream, isIncluded: @escaping (Downstream.Input) -> Bool) {
        self.downstream = downstream
        self.isIncluded = isIncluded
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        isIncluded(input) ? downstream.receive(input) : .max(1)
    }
}

@usableFromInline
struct TryFilterStep<Input, UpFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .strict("TryFilter") }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias NewFailure = any Error
    @usableFromInline typealias Memory = Void
    @usableFromInline let isIncluded: (Input) throws -> Bool

    @inlinable @inline(__always)
    init(_ isIncluded: @escaping (Input) throws -> Bool) { self.isIncluded = isIncluded }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == any Error {
        do { return try isIncluded(input) ? outlet.emit(input) : outlet.skip() } catch { return outlet.fail(error) }
    }
}
