extension Publishers {
    /// A publisher that fails with `Failure` only, though its upstream is declared to fail with anything.
    ///
    /// What `try…` operators return for a closure that says what it throws, `throws(MyError)`: typed throws carry over to
    /// the publisher's failure. Closures that only say `throws` give `any Error`, and Combine's own type.
    ///
    /// Each such operator has five overloads: for closures that don't throw, for those that throw anything (once more over
    /// `any Error`, where the typed one would be preferred), and for those that throw what upstream fails with, or, over
    /// one that never fails, something `Equatable`. That last condition is what tells a concrete type from `any Error`.
    public struct TypedFailure<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == any Error {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        /// For operators that know that nothing else than `Failure` can come.
        @inlinable @inline(__always)
        init(knowing upstream: Upstream, _: Failure.Type) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: TypedFailureRelay(downstream: subscriber))
        }
    }
}

extension Publishers.TypedFailure: Sendable where Upstream: Sendable {}

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
                    fatalError("A closure that throws \(Downstream.Failure.self) threw \(error)")
                }
                return error
            })
    }
}
