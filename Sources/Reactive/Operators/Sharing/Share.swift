extension Publisher {
    /// Subscribes upstream once for all subscribers: connects at the first, disconnects when all have cancelled (C21).
    ///
    /// It is `multicast` with a `PassthroughSubject`, and `autoconnect()`: a subscriber gets what is sent from then on, as
    /// far as it has asked, and one that comes after the end only the completion. Upstream is asked for everything, once
    /// somebody has asked for something (C4), and cancelled as soon as all have, also from inside of what it delivers
    /// while it is being connected.
    @_transparent
    public func share() -> Publishers.Share<Self> { Publishers.Share(upstream: self) }
}

extension Publishers {
    /// Equal to itself only.
    public final class Share<Upstream: Publisher>: Publisher, Equatable {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        @usableFromInline let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>
        @usableFromInline let connections = ConnectionCount()

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

/// `@unchecked`: apart from `upstream` there is only the subject and the count of who uses it, behind their locks.
extension Publishers.Share: @unchecked Sendable where Upstream: Sendable, Upstream.Output: Sendable {}
