extension Publisher {
    /// Delivers the first values only, and finishes with the last of them (C13).
    ///
    /// Cancels upstream before it delivers the last one. With 0 it finishes on subscribing. A negative number traps.
    @inlinable @inline(__always)
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> { output(in: ..<maxLength) }

    /// Delivers the value with that index only. A negative index traps.
    @inlinable @inline(__always)
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Delivers the values with those indices only, and finishes with the last of them (C13). Negative indices trap.
    @inlinable @inline(__always)
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publishers {
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: CountableRange<Int>

        @inlinable
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(range.lowerBound >= 0, "An index can't be negative")
            self.upstream = upstream
            self.range = range
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !range.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            let step = OutputStep<Output, Failure>(range)
            upstream.receive(subscriber: Stepper(step, memory: 0, downstream: subscriber))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}

/// The memory is the next value's index.
@usableFromInline
struct OutputStep<Input, Failure: Error>: Step {
    @inlinable static var discipline: Discipline {
        Discipline("output(in:)", earlyValue: .pass, earlyCompletion: .ignore)
    }
    @usableFromInline typealias Output = Input
    @usableFromInline typealias NewFailure = Failure
    @usableFromInline typealias Memory = Int
    @usableFromInline let range: Range<Int>

    @inlinable @inline(__always)
    init(_ range: Range<Int>) { self.range = range }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: Stepper<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == Failure {
        let index = outlet.memory
        outlet.memory = index + 1
        if index < range.lowerBound { return outlet.skip() }
        return index + 1 < range.upperBound ? outlet.emit(input) : outlet.finish(input)
    }
}
