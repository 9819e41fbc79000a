extension Publisher {
    /// Delivers values as long as a predicate holds, then cancels upstream and finishes.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Cancels upstream and finishes when the predicate is false for the first time; that value isn't
    ///   delivered. Finishes earlier if upstream does.
    /// - **Failure:** Fails when upstream fails.
    ///
    /// ```swift
    /// let sink = [1, 2, 5, 1].publisher
    ///     .prefix { $0 < 3 }
    ///     .sink { print($0) }  // 1, 2
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns false. Returns true to deliver the
    ///   value.
    /// - Returns: A publisher of the values before the first that doesn't satisfy the predicate.
    @_transparent
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that delivers the values before the first that doesn't satisfy a predicate.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate, true for values to deliver.
        public let predicate: (Output) -> Bool

        /// Makes the publisher that `prefix(while:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns false. Returns true to deliver the value.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = PrefixWhileStep<Output, Failure>("PrefixWhile", predicate)
            upstream.receive(subscriber: StepSubscriber(step, memory: (), downstream: subscriber))
        }
    }
}

@usableFromInline
struct PrefixWhileStep<Input, StepFailure: Error>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { .beginning("PrefixWhile") }
    @usableFromInline typealias Failure = StepFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Void
    @usableFromInline let name: StaticString
    @usableFromInline let predicate: (Input) throws(Failure) -> Bool

    @inlinable @inline(__always)
    init(_ name: StaticString, _ predicate: @escaping (Input) throws(Failure) -> Bool) {
        self.name = name
        self.predicate = predicate
    }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == Failure {
        do throws(Failure) {
            return try predicate(input) ? outlet.emit(input) : outlet.finish()
        } catch {
            return outlet.fail(error)
        }
    }
}
