extension Publisher {
    /// Delivers what the closure makes of its last result and each value.
    @_transparent
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Delivers what the closure makes of its last result and each value; fails with what it throws, after cancelling
    /// upstream (C11).
    ///
    /// A closure that says `throws(MyError)` gives `Failure == MyError`, if upstream fails with that, or never and `MyError`
    /// is `Equatable`. Any other gives `any Error`.
    @_transparent
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    @_disfavoredOverload @_transparent
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    @_disfavoredOverload @_transparent
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> where Failure == any Error {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    @_disfavoredOverload @_transparent
    public func tryScan<T, E: Error>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryScan<Self, T>, E> where Failure == E {
        Publishers.TypedFailure(
            knowing: Publishers.TryScan(
                upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryScan<T, E: Error & Equatable>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws(E) -> T
    ) -> Publishers.TypedFailure<Publishers.TryScan<Self, T>, E> where Failure == Never {
        Publishers.TypedFailure(
            knowing: Publishers.TryScan(
                upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult), E.self)
    }
}

extension Publishers {
    /// A publisher that delivers what a closure makes of its last result and each value.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @_transparent
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: ScanRelay(initialResult, nextPartialResult, downstream: subscriber))
        }
    }

    /// A publisher that delivers what a closure makes of its last result and each value, and fails with what it throws.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @_transparent
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = TryScanStep<Upstream.Output, Output, Upstream.Failure>(nextPartialResult)
            upstream.receive(subscriber: Stepper(step, memory: initialResult, downstream: subscriber))
        }
    }
}

/// A relay with memory: an object, made once per subscription, which upstream's own subscription passes by.
@usableFromInline
final class ScanRelay<Input, Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    /// Guarded by upstream's delivering serially. A closure may lead back here, so nothing keeps access to it.
    @exclusivity(unchecked) @usableFromInline var result: Downstream.Input
    @usableFromInline let next: (Downstream.Input, Input) -> Downstream.Input

    @inlinable @inline(__always)
    init(
        _ initial: Downstream.Input, _ next: @escaping (Downstream.Input, Input) -> Downstream.Input,
        downstream: Downstream
    ) {
        result = initial
        self.next = next
        self.downstream = downstream
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        let result = next(result, input)
        self.result = result
        return downstream.receive(result)
    }
}

@usableFromInline
struct TryScanStep<Input, Output, UpFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .lenient("TryScan") }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias NewFailure = any Error
    @usableFromInline typealias Memory = Output
    @usableFromInline let next: (Output, Input) throws -> Output

    @inlinable @inline(__always)
    init(_ next: @escaping (Output, Input) throws -> Output) { self.next = next }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == any Error {
        do {
            let result = try next(outlet.memory, input)
            outlet.memory = result
            return outlet.emit(result)
        } catch {
            return outlet.fail(error)
        }
    }
}
