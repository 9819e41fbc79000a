extension Optional {
    /// Delivers the value when it is asked for, then finishes; without a value it finishes on subscribing.
    ///
    /// Asking for nothing traps.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        public let output: Wrapped?

        @inlinable
        public init(_ output: Wrapped?) { self.output = output }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                Pump.deliver(output, to: subscriber, as: "Optional")
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// Delivers the value, if there is one, then finishes.
    @inlinable
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
