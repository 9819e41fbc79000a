extension Result {
    /// A publisher that delivers a result: its value and `finished`, or its failure.
    ///
    /// ```swift
    /// struct Offline: Error {}
    /// let result: Result<Int, Offline> = .success(3)
    /// let subscription = result.publisher.replaceError(with: 0).sink { print($0) } // prints 3
    /// ```
    ///
    /// A value waits for the first request; a request for no values traps. A failure arrives on subscribing. Operators
    /// that return another publisher of this kind call their closures at once.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Success

        /// The result to deliver.
        public let result: Result

        /// Creates a publisher of a result.
        ///
        /// - Parameter result: The result to deliver.
        @inlinable
        public init(_ result: Result) { self.result = result }

        /// Creates a publisher of a value.
        ///
        /// - Parameter output: The value to deliver.
        @inlinable
        public init(_ output: Success) { result = .success(output) }

        /// Creates a publisher that fails.
        ///
        /// - Parameter failure: The error to deliver.
        @inlinable
        public init(_ failure: Failure) { result = .failure(failure) }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                DemandDrivenSource.deliver(output, to: subscriber, as: "Once")
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// A publisher that delivers this result: its value and `finished`, or its failure.
    @inlinable
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
