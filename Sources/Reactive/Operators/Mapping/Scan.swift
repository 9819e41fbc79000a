extension Publisher {
    /// Delivers what the closure makes of its last result and each value.
    @inlinable @inline(__always)
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Delivers what the closure makes of its last result and each value; fails with what it throws, after cancelling
    /// upstream.
    @inlinable @inline(__always)
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}

extension Publishers {
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        @inlinable
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
            let step = ScanStep<Upstream.Output, Output, Failure>(nextPartialResult)
            upstream.receive(subscriber: Stepper(step, memory: initialResult, downstream: subscriber))
        }
    }

    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = any Error

        public let upstream: Upstream
        public let initialResult: Output
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        @inlinable
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

@usableFromInline
struct ScanStep<Input, Output, Failure: Error>: Step {
    @inlinable static var discipline: Discipline { .lenient("scan") }
    @usableFromInline typealias NewFailure = Failure
    @usableFromInline typealias Memory = Output
    @usableFromInline let next: (Output, Input) -> Output

    @inlinable @inline(__always)
    init(_ next: @escaping (Output, Input) -> Output) { self.next = next }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == Failure {
        let result = next(outlet.memory, input)
        outlet.memory = result
        return outlet.emit(result)
    }
}

@usableFromInline
struct TryScanStep<Input, Output, UpFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .lenient("tryScan") }
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
