extension Publisher {
    /// Leaves out values until the closure first says no; then delivers that one and all that follow, without calling it
    /// again. Asks for another value in place of each one that is left out (C11).
    @_transparent
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }

    /// Leaves out values until the closure first says no; then delivers that one and all that follow. Fails with what the
    /// closure throws, after cancelling upstream (C11).
    ///
    /// A closure that says `throws(MyError)` gives `Failure == MyError`, if upstream fails with that, or never and `MyError`
    /// is `Equatable`. Any other gives `any Error`.
    @_transparent
    public func tryDrop(
        while predicate: @escaping (Output) -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryDrop<E: Error>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TryDropWhile<Self> {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryDrop<E: Error>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TryDropWhile<Self> where Failure == any Error {
        Publishers.TryDropWhile(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryDrop<E: Error>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryDropWhile<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryDropWhile(upstream: self, predicate: predicate), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryDrop<E: Error & Equatable>(
        while predicate: @escaping (Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryDropWhile<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryDropWhile(upstream: self, predicate: predicate), E.self)
    }
}

extension Publishers {
    /// A publisher that delivers values from the first on that a closure says no to.
    public struct DropWhile<Upstream: Publisher>: Publisher {
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
            let step = DropWhileStep<Output, Failure, Failure>("DropWhile", predicate) { $0 }
            upstream.receive(subscriber: Stepper(step, memory: true, downstream: subscriber))
        }
    }

    /// A publisher that delivers values from the first on that a closure says no to, and fails with what it throws.
    public struct TryDropWhile<Upstream: Publisher>: Publisher {
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
            let step = DropWhileStep<Output, Upstream.Failure, any Error>("TryDropWhile", predicate) { $0 }
            upstream.receive(subscriber: Stepper(step, memory: true, downstream: subscriber))
        }
    }
}

/// The memory is whether it still drops.
@usableFromInline
struct DropWhileStep<Input, UpFailure: Error, NewFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .quiet("DropWhile", trapsOnNone: true) }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Bool
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
        if outlet.memory {
            do throws(NewFailure) {
                if try predicate(input) { return outlet.skip() }
            } catch {
                return outlet.fail(error)
            }
            outlet.memory = false
        }
        return outlet.emit(input)
    }

    @inlinable
    func translate(_ completion: Subscribers.Completion<UpFailure>) -> Subscribers.Completion<NewFailure> {
        completion.mapError(widen)
    }
}
