extension Publisher {
    /// Leaves out the first values. A negative number traps.
    @inlinable @inline(__always)
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> { Publishers.Drop(upstream: self, count: count) }
}

extension Publishers {
    public struct Drop<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let count: Int

        @inlinable
        public init(upstream: Upstream, count: Int) {
            precondition(count >= 0, "A count can't be negative")
            self.upstream = upstream
            self.count = count
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Stepper(DropStep<Output, Failure>(), memory: count, downstream: subscriber))
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

/// The memory is how many are still to be left out.
@usableFromInline
struct DropStep<Input, Failure: Error>: Step {
    @inlinable static var discipline: Discipline {
        Discipline("dropFirst", earlyValue: .pass, earlyCompletion: .pass, lateValue: .pass, lateCompletion: .pass)
    }
    @usableFromInline typealias Output = Input
    @usableFromInline typealias NewFailure = Failure
    @usableFromInline typealias Memory = Int

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == Failure {
        let rest = outlet.memory
        if rest == 0 { return outlet.emit(input) }
        outlet.memory = rest - 1
        return outlet.skip()
    }
}
