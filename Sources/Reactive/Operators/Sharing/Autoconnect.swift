extension ConnectablePublisher {
    /// Connects when the first subscriber subscribes, and disconnects when all subscribers have cancelled.
    ///
    /// A completion doesn't count as a cancellation. A subscriber that arrives after the last cancellation makes it
    /// connect again. If all subscribers cancel before `connect()` is called, it isn't called. Values that upstream
    /// delivers before `connect()` returns can't be cancelled; with `share()` they can.
    ///
    /// - **Demand:** Forwarded to this publisher unchanged.
    /// - **Completion** and **failure:** Forwarded to each subscriber.
    /// - **Order:** Subscribes first and connects afterwards.
    ///
    /// ```swift
    /// let subject = PassthroughSubject<Int, Never>()
    /// let shared = subject.makeConnectable().autoconnect()
    /// let sink = shared.sink { print($0) }  // connects
    /// subject.send(1)                       // 1
    /// ```
    ///
    /// - Returns: A publisher that connects by itself. It is a reference type: copies share the connection.
    @_transparent
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    /// A publisher that connects its upstream while it has subscribers. Made by `autoconnect()`.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is connected.
        public final let upstream: Upstream
        @usableFromInline final let connections = ConnectionCount()

        /// Makes a publisher that connects its upstream by itself.
        ///
        /// - Parameter upstream: The publisher that is connected.
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

/// `@unchecked` because the class isn't final. Apart from `upstream`, it stores only the count, which has a lock.
extension Publishers.Autoconnect: @unchecked Sendable where Upstream: Sendable {}

/// Forwards all events. Its subscription leaves the connection when it is cancelled.
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

/// Upstream's subscription, which leaves the connection when it is cancelled or abandoned.
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
