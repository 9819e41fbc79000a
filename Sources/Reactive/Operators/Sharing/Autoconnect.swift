extension ConnectablePublisher {
    /// Connects at the first subscriber, after it was subscribed, and disconnects when all have cancelled (C21).
    ///
    /// A completion doesn't count as cancelling. Who subscribes after the last has cancelled makes it connect again. If
    /// everybody has cancelled before it came to connecting, it doesn't. Values and demand pass as they are. What an upstream
    /// delivers before `connect()` returns can't be stopped; `share()` can stop it.
    @_transparent
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream
        @usableFromInline final let connections = ConnectionCount()

        @inlinable
        public init(upstream: Upstream) { self.upstream = upstream }

        @inlinable
        public final func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let link = connections.join()
            upstream.receive(subscriber: LinkedRelay(subscriber, link, of: connections))
            if link.isFirst { connections.connect(link) { _ in upstream.connect() } }
        }
    }
}

/// `@unchecked`: apart from `upstream` there is only the count, behind its lock.
extension Publishers.Autoconnect: @unchecked Sendable where Upstream: Sendable {}

/// Passes everything on; its subscription leaves the connection when it is cancelled.
@usableFromInline
struct LinkedRelay<Downstream: Subscriber>: Relay {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let link: ConnectionCount.Link
    @usableFromInline let connections: ConnectionCount

    @inlinable
    init(_ downstream: Downstream, _ link: ConnectionCount.Link, of connections: ConnectionCount) {
        self.downstream = downstream
        self.link = link
        self.connections = connections
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        downstream.receive(subscription: LinkedSubscription(subscription, link, of: connections))
    }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
}

/// Upstream's subscription, which leaves the connection when it is cancelled or given up.
private final class LinkedSubscription: Abandonable {
    private let subscription: any Subscription
    private let link: ConnectionCount.Link
    private let connections: ConnectionCount

    init(_ subscription: any Subscription, _ link: ConnectionCount.Link, of connections: ConnectionCount) {
        self.subscription = subscription
        self.link = link
        self.connections = connections
    }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var _deliversSerially: Bool { subscription._deliversSerially }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
        subscription.cancel()
        connections.leave(link)
    }

    func abandon() {
        subscription.abandonIfPossible()
        connections.leave(link)
    }
}
