extension Result {
    /// Delivers the value when it is asked for, then finishes; a failure it delivers on subscribing.
    ///
    /// Asking for nothing traps.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Success

        public let result: Result

        @inlinable
        public init(_ result: Result) { self.result = result }

        @inlinable
        public init(_ output: Success) { result = .success(output) }

        @inlinable
        public init(_ failure: Failure) { result = .failure(failure) }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let output):
                Pump.deliver(output, to: subscriber, as: "Once")
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// Delivers the value or the failure.
    @inlinable
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
extension Result.Publisher: Sendable where Success: Sendable {}
