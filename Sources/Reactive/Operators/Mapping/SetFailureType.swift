extension Publisher where Failure == Never {
    /// Gives a publisher that never fails another failure type.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Never fails.
    ///
    /// It lets a publisher that never fails be combined with one that can fail.
    ///
    /// ```swift
    /// let numbers = PassthroughSubject<Int, URLError>()
    /// let all = Just(0).setFailureType(to: URLError.self).merge(with: numbers)
    /// ```
    ///
    /// - Parameter failureType: The failure type of the result.
    /// - Returns: A publisher of the same values.
    @_transparent
    public func setFailureType<E: Error>(to failureType: E.Type) -> Publishers.SetFailureType<Self, E> {
        Publishers.SetFailureType(upstream: self)
    }
}

extension Publishers {
    /// A publisher that never fails, with another failure type.
    public struct SetFailureType<Upstream: Publisher, Failure: Error>: Publisher where Upstream.Failure == Never {
        public typealias Output = Upstream.Output

        public let upstream: Upstream

        /// Makes the publisher that `setFailureType(to:)` returns.
        ///
        /// - Parameter upstream: The publisher that never fails.
        @_transparent
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: SetFailureTypeRelay(downstream: subscriber))
        }

        /// Replaces the failure type.
        ///
        /// - Parameter failure: The failure type of the result.
        /// - Returns: A publisher of the same values, with only this failure type.
        @inlinable
        public func setFailureType<E: Error>(to failure: E.Type) -> Publishers.SetFailureType<Upstream, E> {
            Publishers.SetFailureType<Upstream, E>(upstream: upstream)
        }
    }
}

extension Publishers.SetFailureType: Equatable where Upstream: Equatable {}
extension Publishers.SetFailureType: Sendable where Upstream: Sendable {}

@usableFromInline
struct SetFailureTypeRelay<Downstream: Subscriber>: Relay {
    @usableFromInline typealias Failure = Never
    @usableFromInline let downstream: Downstream

    @inlinable @inline(__always)
    init(downstream: Downstream) { self.downstream = downstream }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Never>) { downstream.receive(completion: .finished) }
}
