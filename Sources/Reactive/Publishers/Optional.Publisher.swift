extension Optional {
    /// A publisher that delivers the wrapped value, if there is one, and finishes.
    ///
    /// ```swift
    /// let subscription = Int("12").publisher.sink { print($0) } // prints 12
    /// ```
    ///
    /// A value waits for the first request; a request for no values traps. Without a value it finishes on subscribing.
    /// It never fails. Operators that return another publisher of this kind call their closures at once.
    public struct Publisher: Reactive.Publisher {
        public typealias Output = Wrapped
        public typealias Failure = Never

        /// The value to deliver; nil to finish without one.
        public let output: Wrapped?

        /// Creates a publisher of an optional value.
        ///
        /// - Parameter output: The value to deliver; nil to finish without one.
        @inlinable
        public init(_ output: Wrapped?) { self.output = output }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                DemandDrivenSource.deliver(output, to: subscriber, as: "Optional")
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// A publisher that delivers the wrapped value, if there is one, and finishes.
    @inlinable
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
extension Optional.Publisher: Sendable where Wrapped: Sendable {}
