extension Publisher {
    /// Delivers the first values only, and finishes with the last of them (C13).
    ///
    /// Cancels upstream before it delivers the last one. If upstream has fewer, it finishes with upstream. With 0 it finishes
    /// on subscribing, and doesn't subscribe to upstream. A negative number traps at once, as in Combine.
    @_transparent
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "Output: a number of values can't be negative")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Delivers the value with that index only, and finishes with it (C13); finishes without one if upstream has fewer. A
    /// negative index, or `Int.max`, traps at once.
    @_transparent
    public func output(at index: Int) -> Publishers.Output<Self> { output(in: index...index) }

    /// Delivers the values with those indices only, and finishes with the last of them (C13).
    ///
    /// Cancels upstream before it delivers the last one. Indices that upstream doesn't reach are no error: it finishes with
    /// upstream. An empty range finishes on subscribing. Negative indices trap at once.
    @_transparent
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publishers {
    /// A publisher that delivers the values with certain indices.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let range: CountableRange<Int>

        @_transparent
        public init(upstream: Upstream, range: CountableRange<Int>) {
            precondition(
                range.lowerBound >= 0 && range.upperBound >= range.lowerBound,
                "Output: indices can't be negative, and must ascend")
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
extension Publishers.Output: Sendable where Upstream: Sendable {}

/// The memory is the next value's index, up to the end of the range.
@usableFromInline
struct OutputStep<Input, Failure: Error>: Step {
    @inlinable static var discipline: Discipline {
        Discipline("Output", earlyValue: .pass, earlyCompletion: .ignore, lateValue: .pass)
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
        // What is sent while the last value is delivered, and what comes after it.
        if index >= range.upperBound { return .none }
        outlet.memory = index + 1
        if index < range.lowerBound { return outlet.skip() }
        return index + 1 == range.upperBound && outlet.isLive ? outlet.finish(input) : outlet.emit(input)
    }
}
