extension Publisher {
    /// Subscribes to this publisher once for all subscribers.
    ///
    /// Equivalent to `multicast` with a `PassthroughSubject`, followed by `autoconnect()`. The first subscriber
    /// connects. The last cancellation disconnects, also during the connecting. A later subscriber connects again,
    /// until this publisher has ended.
    ///
    /// - **Demand:** This publisher gets unlimited demand once a subscriber has requested a value. A value is delivered
    ///   to the subscribers that have demand; the others miss it.
    /// - **Completion** and **failure:** Delivered to all subscribers, and to those that arrive later.
    /// - **Order:** A value is delivered to the subscribers in the order of their subscription.
    ///
    /// ```swift
    /// let source = PassthroughSubject<Int, Never>()
    /// let squares = source.map { $0 * $0 }.share()
    /// let first = squares.sink { print("first \($0)") }
    /// let second = squares.sink { print("second \($0)") }
    /// source.send(3)  // the closure of map runs once
    /// // first 9
    /// // second 9
    /// ```
    ///
    /// - Returns: A publisher that shares one subscription. It is a reference type: copies share the subscription, too.
    @_transparent
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// A publisher that shares one subscription to its upstream. Made by `share()`.
    ///
    /// Two values are equal if they are the same object.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to once.
        public let upstream: Upstream
        @usableFromInline let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>
        @usableFromInline let connections = ConnectionCount()

        /// Makes a publisher that shares one subscription.
        ///
        /// - Parameter upstream: The publisher that is subscribed to once.
        @inlinable
        public init(upstream: Upstream) {
            self.upstream = upstream
            shared = upstream.multicast { PassthroughSubject<Output, Failure>() }
        }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = connections.join()
            shared.receive(subscriber: LinkedRelay(subscriber, link, of: connections))
            if link.isFirst { connections.connect(link) { shared.connect(announcing: $0) } }
        }

        public static func == (left: Share, right: Share) -> Bool { left === right }
    }
}

/// `@unchecked` because `shared` isn't Sendable. Apart from `upstream`, there are only the subject and the count, which
/// have locks.
extension Publishers.Share: @unchecked Sendable where Upstream: Sendable, Upstream.Output: Sendable {}
