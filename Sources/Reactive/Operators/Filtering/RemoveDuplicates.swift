extension Publisher where Output: Equatable {
    /// Delivers values that differ from the one delivered before; asks for another one in place of each other (C11).
    @_transparent
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Delivers values that don't count as the same as the one delivered before; asks for another one in place of each
    /// other (C11). The closure gets the one delivered before, then the new one.
    @_transparent
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Delivers values that don't count as the same as the one delivered before; fails with what the closure throws,
    /// after cancelling upstream (C11).
    ///
    /// A closure that says `throws(MyError)` gives `Failure == MyError`, if upstream fails with that, or never and `MyError`
    /// is `Equatable`. Any other gives `any Error`.
    @_transparent
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryRemoveDuplicates<E: Error>(
        by predicate: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryRemoveDuplicates<E: Error>(
        by predicate: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> where Failure == any Error {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }

    @_disfavoredOverload @_transparent
    public func tryRemoveDuplicates<E: Error>(
        by predicate: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryRemoveDuplicates<Self>, E> where Failure == E {
        Publishers.TypedFailure(knowing: Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate), E.self)
    }

    @_disfavoredOverload @_transparent
    public func tryRemoveDuplicates<E: Error & Equatable>(
        by predicate: @escaping (Output, Output) throws(E) -> Bool
    ) -> Publishers.TypedFailure<Publishers.TryRemoveDuplicates<Self>, E> where Failure == Never {
        Publishers.TypedFailure(knowing: Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate), E.self)
    }
}

extension Publishers {
    /// A publisher that delivers values that don't count as the same as the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output, Output) -> Bool

        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = RemoveDuplicatesStep<Output, Failure, Failure>("RemoveDuplicates", predicate) { $0 }
            upstream.receive(subscriber: Stepper(step, memory: nil, downstream: subscriber))
        }
    }

    /// A publisher that delivers values that don't count as the same as the one before, and fails with what its closure throws.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Output, Output) throws -> Bool

        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = RemoveDuplicatesStep<Output, Upstream.Failure, any Error>("TryRemoveDuplicates", predicate) {
                $0
            }
            upstream.receive(subscriber: Stepper(step, memory: nil, downstream: subscriber))
        }
    }
}

/// The memory is the value delivered last.
@usableFromInline
struct RemoveDuplicatesStep<Input, UpFailure: Error, NewFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .strict("RemoveDuplicates") }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Input?
    @usableFromInline let name: StaticString
    @usableFromInline let isSame: (Input, Input) throws(NewFailure) -> Bool
    @usableFromInline let widen: (UpFailure) -> NewFailure

    @inlinable @inline(__always)
    init(
        _ name: StaticString, _ isSame: @escaping (Input, Input) throws(NewFailure) -> Bool,
        widen: @escaping (UpFailure) -> NewFailure
    ) {
        self.name = name
        self.isSame = isSame
        self.widen = widen
    }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == NewFailure {
        if let last = outlet.memory {
            do throws(NewFailure) {
                if try isSame(last, input) { return outlet.skip() }
            } catch {
                return outlet.fail(error)
            }
        }
        outlet.memory = input
        return outlet.emit(input)
    }

    @inlinable
    func translate(_ completion: Subscribers.Completion<UpFailure>) -> Subscribers.Completion<NewFailure> {
        completion.mapError(widen)
    }
}
