extension Publishers {
    /// A publisher that fails with one error type, over a `try…` operator that is declared to fail with any.
    ///
    /// Combine's `try…` operators fail with `any Error`, whatever their closure declares to throw. Each of them has a
    /// second form here that keeps a concrete error type, named by its argument `throwing:`.
    ///
    /// ```swift
    /// enum InputError: Error { case notANumber, negative }
    ///
    /// func number(_ text: String) throws(InputError) -> Int {
    ///     guard let number = Int(text) else { throw .notANumber }
    ///     return number
    /// }
    ///
    /// let numbers: AnyPublisher<Int, InputError> = ["1", "x"].publisher
    ///     .tryMap(throwing: InputError.self, number)
    ///     .tryFilter(throwing: InputError.self) { (number) throws(InputError) in
    ///         guard number >= 0 else { throw .negative }
    ///         return number > 0
    ///     }
    ///     .eraseToAnyPublisher()
    /// ```
    ///
    /// The closure may throw that error type only: a closure expression has to declare it, as above. Upstream must fail
    /// with the same type, or never. Over any other upstream, convert its failure with `mapError(_:)` first. In all
    /// else the two forms are the same.
    public struct TypedFailure<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == any Error {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        /// The caller guarantees that upstream fails with `Failure` only.
        @inlinable @inline(__always)
        init(narrowing upstream: Upstream, to _: Failure.Type) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: TypedFailureRelay(downstream: subscriber))
        }
    }
}

extension Publishers.TypedFailure: Sendable where Upstream: Sendable {}

/// Passes everything on, and casts a failure to downstream's failure type.
@usableFromInline
struct TypedFailureRelay<Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = any Error
    @usableFromInline let downstream: Downstream

    @inlinable @inline(__always)
    init(downstream: Downstream) { self.downstream = downstream }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<any Error>) {
        downstream.receive(
            completion: completion.mapError { error in
                guard let error = error as? Downstream.Failure else {
                    fatalError("Received \(error) from a publisher that fails with \(Downstream.Failure.self) only.")
                }
                return error
            })
    }
}
