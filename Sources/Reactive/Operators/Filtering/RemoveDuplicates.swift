extension Publisher where Output: Equatable {
    /// Delivers values that differ from the one before.
    @inlinable @inline(__always)
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Delivers values that don't count as the same as the one delivered before.
    @inlinable @inline(__always)
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Delivers values that don't count as the same as the one delivered before; fails with what the closure throws,
    /// after cancelling upstream.
    @inlinable @inline(__always)
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let predicate: (Output, Output) -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = RemoveDuplicatesStep<Output, Failure>(predicate)
            upstream.receive(subscriber: Stepper(step, memory: nil, downstream: subscriber))
        }
    }

    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let predicate: (Output, Output) throws -> Bool

        @inlinable
        public init(upstream: Upstream, predicate: @escaping (Output, Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let step = TryRemoveDuplicatesStep<Output, Upstream.Failure>(predicate)
            upstream.receive(subscriber: Stepper(step, memory: nil, downstream: subscriber))
        }
    }
}

@usableFromInline
struct RemoveDuplicatesStep<Input, Failure: Error>: Step {
    @inlinable static var discipline: Discipline { .strict("removeDuplicates") }
    @usableFromInline typealias Output = Input
    @usableFromInline typealias NewFailure = Failure
    @usableFromInline typealias Memory = Input?
    @usableFromInline let isSame: (Input, Input) -> Bool

    @inlinable @inline(__always)
    init(_ isSame: @escaping (Input, Input) -> Bool) { self.isSame = isSame }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == Failure {
        if let last = outlet.memory, isSame(last, input) { return outlet.skip() }
        outlet.memory = input
        return outlet.emit(input)
    }
}

@usableFromInline
struct TryRemoveDuplicatesStep<Input, UpFailure: Error>: Step {
    @inlinable static var discipline: Discipline { .strict("tryRemoveDuplicates") }
    @usableFromInline typealias Failure = UpFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias NewFailure = any Error
    @usableFromInline typealias Memory = Input?
    @usableFromInline let isSame: (Input, Input) throws -> Bool

    @inlinable @inline(__always)
    init(_ isSame: @escaping (Input, Input) throws -> Bool) { self.isSame = isSame }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == any Error {
        do {
            if let last = outlet.memory, try isSame(last, input) { return outlet.skip() }
        } catch {
            return outlet.fail(error)
        }
        outlet.memory = input
        return outlet.emit(input)
    }
}
