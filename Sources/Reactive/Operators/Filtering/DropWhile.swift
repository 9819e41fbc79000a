extension Publisher {
    /// Drops values as long as a predicate holds; delivers the first other value and all that follow.
    ///
    /// - **Demand:** Goes to upstream unchanged. For each value that is dropped, another one is requested.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    /// - **Order:** Doesn't call the predicate again after it was false.
    ///
    /// ```swift
    /// let sink = [1, 2, 5, 1].publisher
    ///     .drop { $0 < 3 }
    ///     .sink { print($0) }  // 5, 1
    /// ```
    ///
    /// - Parameter predicate: Called for each value, in order, until it returns false. Returns true to drop the value.
    /// - Returns: A publisher of the values from the first on that doesn't satisfy the predicate.
    @_transparent
    public func drop(while predicate: @escaping (Output) -> Bool) -> Publishers.DropWhile<Self> {
        Publishers.DropWhile(upstream: self, predicate: predicate)
    }
}

extension Publishers {
    /// A publisher that delivers the values from the first on that doesn't satisfy a predicate.
    public struct DropWhile<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The predicate, true for values to drop.
        public let predicate: (Output) -> Bool

        /// Makes the publisher that `drop(while:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - predicate: Called for each value, in order, until it returns false. Returns true to drop the value.
        @_transparent
        public init(upstream: Upstream, predicate: @escaping (Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let step = DropWhileStep<Output, Failure>("DropWhile", predicate)
            upstream.receive(subscriber: StepSubscriber(step, memory: true, downstream: subscriber))
        }
    }
}

/// The memory is true while values are dropped.
@usableFromInline
struct DropWhileStep<Input, StepFailure: Error>: OperatorStep {
    @inlinable static var policy: ViolationPolicy { .quiet("DropWhile", trapsOnNone: true) }
    @usableFromInline typealias Failure = StepFailure
    @usableFromInline typealias Output = Input
    @usableFromInline typealias Memory = Bool
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
        if outlet.memory {
            do throws(Failure) {
                if try predicate(input) { return outlet.skip() }
            } catch {
                return outlet.fail(error)
            }
            outlet.memory = false
        }
        return outlet.emit(input)
    }
}
