extension Publisher where Output: Equatable {
    /// Delivers the values that differ from the one delivered before.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value that is dropped, another one is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Compares each value with the one delivered last. The first value is always delivered.
    ///
    /// ```swift
    /// let sink = [1, 1, 2, 2, 1].publisher
    ///     .removeDuplicates()
    ///     .sink { print($0) }  // 1, 2, 1
    /// ```
    ///
    /// - Returns: A publisher of the values that differ from their predecessor.
    @_transparent
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: ==)
    }
}

extension Publisher {
    /// Delivers the values that a predicate doesn't call equal to the one delivered before.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value that is dropped, another one is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Compares each value with the one delivered last. The first value is always delivered.
    ///
    /// ```swift
    /// let sink = [1.0, 1.04, 1.2].publisher
    ///     .removeDuplicates { abs($0 - $1) < 0.1 }
    ///     .sink { print($0) }  // 1.0, 1.2
    /// ```
    ///
    /// - Parameter predicate: Called with the value delivered last and the new one. Returns true to drop the new one.
    /// - Returns: A publisher of the values that aren't duplicates.
    @_transparent
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> Publishers.RemoveDuplicates<Self>
    {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that delivers the values that a predicate doesn't call equal to the one delivered before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate, true for two values of which the second is dropped.
        public let predicate: (Output, Output) -> Bool

        /// Makes the publisher that `removeDuplicates(by:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values to compare.
        ///   - predicate: Called with the value delivered last and the new one. Returns true to drop the new one.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output, Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = RemoveDuplicatesStep<Output, Failure, RemoveDuplicatesPolicy>(predicate)
            upstream.receive(subscriber: StepSubscriber(step, memory: nil, downstream: subscriber))
        }
    }
}

/// The policy of one of the operators that share `RemoveDuplicatesStep`.
@usableFromInline
protocol DuplicatesPolicy {
    static var policy: ViolationPolicy { get }
}

@usableFromInline
enum RemoveDuplicatesPolicy: DuplicatesPolicy {
    @inlinable static var policy: ViolationPolicy { .beginning("RemoveDuplicates") }
}

@usableFromInline
enum TryRemoveDuplicatesPolicy: DuplicatesPolicy {
    @inlinable static var policy: ViolationPolicy { .strict("TryRemoveDuplicates") }
}

/// The memory is the value delivered last.
@usableFromInline
struct RemoveDuplicatesStep<Input, StepFailure: Error, Policy: DuplicatesPolicy>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { Policy.policy }
    @usableFromInline typealias Failure = StepFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Input?
    @usableFromInline let predicate: (Input, Input) throws(Failure) -> Bool

    @inlinable @inline(__always)
    init(_ predicate: @escaping (Input, Input) throws(Failure) -> Bool) { self.predicate = predicate }

    @inlinable @inline(__always)
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Input, D.Failure == Failure {
        if let last = outlet.memory {
            do throws(Failure) {
                if try predicate(last, input) { return outlet.skip() }
            } catch {
                return outlet.fail(error)
            }
        }
        outlet.memory = input
        return outlet.emit(input)
    }
}
