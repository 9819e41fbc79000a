extension Publisher {
    /// Delivers the first values only, and finishes directly after the last of them.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes directly after the last value, or earlier if upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Cancels upstream before it delivers the last value.
    ///
    /// Apple's documentation doesn't define whether the operator waits for one value more; here it doesn't.
    ///
    /// ```swift
    /// let sink = (1...9).publisher
    ///     .prefix(2)
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })  // 1, 2, finished
    /// ```
    ///
    /// - Parameter maxLength: The greatest number of values. With 0 the operator finishes on subscribing, without a
    ///   subscription to upstream. A negative number is a programming error and ends the process.
    /// - Returns: A publisher of at most so many values.
    @_transparent
    public func prefix(_ maxLength: Int) -> Publishers.Output<Self> {
        precondition(maxLength >= 0, "Output: a number of values can't be negative")
        return Publishers.Output(upstream: self, range: 0..<maxLength)
    }

    /// Delivers one value, by its position, and finishes directly after it.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value before the position, another one is requested.
    /// - **Completion:** Finishes directly after the value, or without one if upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Cancels upstream before it delivers the value.
    ///
    /// ```swift
    /// let sink = ["a", "b", "c"].publisher
    ///     .output(at: 1)
    ///     .sink { print($0) }  // b
    /// ```
    ///
    /// - Parameter index: The value's position; 0 is the first. A negative index and `Int.max` are programming errors
    ///   and end the process.
    /// - Returns: A publisher of at most one value.
    @_transparent
    public func output(at index: Int) -> Publishers.Output<Self> {
        precondition(index >= 0 && index < .max, "Output: an index can't be negative, nor Int.max")
        return Publishers.Output(upstream: self, range: index..<index &+ 1)
    }

    /// Delivers the values whose positions lie in a range, and finishes directly after the last of them.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value before the range, another one is requested.
    /// - **Completion:** Finishes directly after the last value in the range, or earlier if upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Cancels upstream before it delivers the last value.
    ///
    /// ```swift
    /// let sink = ["a", "b", "c", "d"].publisher
    ///     .output(in: 1...2)
    ///     .sink { print($0) }  // b, c
    /// ```
    ///
    /// - Parameter range: The values' positions; 0 is the first. With an empty range the operator finishes on
    ///   subscribing. A negative position is a programming error and ends the process.
    /// - Returns: A publisher of the values in the range.
    @_transparent
    public func output<R: RangeExpression>(in range: R) -> Publishers.Output<Self> where R.Bound == Int {
        Publishers.Output(upstream: self, range: range.relative(to: 0..<Int.max))
    }
}

extension Publishers {
    /// A publisher that delivers the values whose positions lie in a range.
    public struct Output<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The positions of the values to deliver; 0 is the first.
        public let range: CountableRange<Int>

        /// Makes the publisher that `output(in:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - range: The positions of the values to deliver. A negative position is a programming error and ends the
        ///     process.
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
            upstream.receive(subscriber: StepSubscriber(step, memory: 0, downstream: subscriber))
        }
    }
}

extension Publishers.Output: Equatable where Upstream: Equatable {}
extension Publishers.Output: Sendable where Upstream: Sendable {}

/// The memory is the next value's position, at most the end of the range.
@usableFromInline
struct OutputStep<Input, StepFailure: Error>: OperatorStep {
    @inlinable static var policy: ViolationPolicy {
        ViolationPolicy("Output", earlyValue: .pass, earlyCompletion: .ignore, lateValue: .pass)
    }
    @usableFromInline typealias Failure = StepFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Int
    @usableFromInline let range: Range<Int>

    @inlinable @inline(__always)
    init(_ range: Range<Int>) { self.range = range }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == Failure {
        let index = outlet.memory
        // Values that are sent while the last one is delivered, or after it.
        if index >= range.upperBound { return .none }
        outlet.memory = index + 1
        if index < range.lowerBound { return outlet.skip() }
        return index + 1 == range.upperBound && outlet.isLive ? outlet.finish(input) : outlet.emit(input)
    }
}
