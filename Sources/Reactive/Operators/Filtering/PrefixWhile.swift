extension Publisher {
    /// Delivers values until the closure first says no, cancels upstream, and finishes instead of delivering that one.
    @_transparent
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Delivers values until the closure first says no, and finishes instead of delivering that one. Fails with what the
    /// closure throws, after cancelling upstream (C11).
    ///
    /// A closure that says `throws(MyError)` gives `Failure == MyError`, if upstream fails with that, or never and `MyError`
    /// is `Equatable`. Any other gives `any Error`.
    @_transparent
    public func tryPrefix(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryPrefix<E: Error>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryPrefix<E: Error>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TryPrefixWhile<Self> where Failure == any Error {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryPrefix<E: Error>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryPrefixWhile<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryPrefixWhile(upstream: self, predicate: predicate), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryPrefix<E: Error & Equatable>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryPrefixWhile<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryPrefixWhile(upstream: self, predicate: predicate), E.self)
    }
}

extension Publishers {
    /// A publisher that delivers values up to the first that a closure says no to.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output) -> Bool

        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = PrefixWhileStep<Output, Failure, Failure>("PrefixWhile", predicate) { $0 }
            upstream.receive(subscriber: Stepper(step, memory: (), downstream: subscriber))
        }
    }

    /// A publisher that delivers values up to the first that a closure says no to, and fails with what it throws.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Output) throws -> Bool

        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = PrefixWhileStep<Output, Upstream.Failure, any Error>("TryPrefixWhile", predicate) { $0 }
            upstream.receive(subscriber: Stepper(step, memory: (), downstream: subscriber))
        }
    }
}

@usableFromInline
struct PrefixWhileStep<Input, UpFailure: Error, NewFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .strict("PrefixWhile") }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Void
    @usableFromInline let name: StaticString
    @usableFromInline let predicate: (Input) throws(NewFailure) -> Bool
    @usableFromInline let widen: (UpFailure) -> NewFailure

    @inlinable @inline(__always)
    init(
        _ name: StaticString, _ predicate: @escaping (Input) throws(NewFailure) -> Bool,
        widen: @escaping (UpFailure) -> NewFailure
    ) {
        self.name = name
        self.predicate = predicate
        self.widen = widen
    }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == NewFailure {
        do throws(NewFailure) {
            return try predicate(input) ? outlet.emit(input) : outlet.finish()
        } catch {
            return outlet.fail(error)
        }
    }

    @inlinable
    func translate(_ completion: Subscribers.Completion<UpFailure>) -> Subscribers.Completion<NewFailure> {
        completion.mapError(widen)
    }
}
