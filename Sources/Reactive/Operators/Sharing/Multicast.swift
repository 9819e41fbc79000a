extension Publisher {
    /// Delivers to all subscribers through one subject, after `connect()` is called.
    ///
    /// - **Demand:** The subject determines it. A `PassthroughSubject` requests unlimited values once a subscriber has
    ///   requested one, and a value is delivered only to the subscribers that have demand.
    /// - **Completion** and **failure:** Delivered to all subscribers through the subject.
    /// - **Order:** A subject delivers a value to its subscribers in the order of their subscription.
    ///
    /// Cancelling or releasing the result of `connect()` ends the connection. It may be connected again, until this
    /// publisher has ended. A subscriber's cancellation doesn't affect the others.
    ///
    /// ```swift
    /// let source = [1, 2].publisher.multicast { PassthroughSubject<Int, Never>() }
    /// let first = source.sink { print("first \($0)") }
    /// let second = source.sink { print("second \($0)") }
    /// let connection = source.connect()
    /// // first 1, second 1, first 2, second 2
    /// ```
    ///
    /// - Parameter createSubject: Makes the subject. Called when the first subscriber subscribes, or on `connect()`. If
    ///   two threads do so at the same time, it may be called twice; one subject is then dropped.
    /// - Returns: A connectable publisher. It is a reference type: copies share the subject.
    @_transparent
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers to all subscribers through a given subject, after `connect()` is called.
    ///
    /// Apart from the making of the subject, it behaves as the form with a closure.
    ///
    /// ```swift
    /// let latest = CurrentValueSubject<Int, Never>(0)
    /// let source = [1, 2].publisher.multicast(subject: latest)
    /// let sink = source.sink { print($0) }  // 0
    /// let connection = source.connect()     // 1 and 2
    /// ```
    ///
    /// - Parameter subject: The subject that delivers. The publisher keeps a strong reference to it.
    /// - Returns: A connectable publisher. It is a reference type: copies share the subject.
    @_transparent
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}

extension Publishers {
    /// A publisher that subscribes to its upstream once per `connect()`, for all subscribers. Made by `multicast`.
    ///
    /// The subject determines the values that a subscriber gets: a `PassthroughSubject` delivers those sent after the
    /// subscription.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher that is subscribed to once per connection.
        public let upstream: Upstream
        /// Makes the subject that delivers to the subscribers.
        public let createSubject: () -> SubjectType
        private let anchor = SetOnce<SubjectAnchor<SubjectType>>()

        /// Makes a publisher that delivers through one subject.
        ///
        /// - Parameters:
        ///   - upstream: The publisher that is subscribed to once per connection.
        ///   - createSubject: Makes the subject that delivers to the subscribers.
        @inlinable
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        deinit { anchor.value?.weaken() }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            current.subject.receive(subscriber: MulticastConduit(subscriber, of: self))
        }

        /// Subscribes to upstream, for all subscribers.
        ///
        /// - Returns: An object that ends the connection when it is cancelled or released.
        @inlinable
        public func connect() -> any Cancellable { connect(announcing: { _ in }) }

        /// Connects after passing the connection to `announce`. A delivery of an upstream that delivers synchronously
        /// can then cancel the connection.
        @inlinable
        func connect(announcing announce: (any Cancellable) -> Void) -> any Cancellable {
            let connection = MulticastConnection(current)
            announce(connection)
            upstream.receive(subscriber: connection)
            return AnyCancellable(connection)
        }

        @usableFromInline
        var current: SubjectAnchor<SubjectType> {
            if let made = anchor.value { return made }
            let new = SubjectAnchor(createSubject())
            let kept = anchor.set(new)
            if kept !== new { new.weaken() }
            return kept
        }
    }

    /// A connectable publisher of an upstream that can't fail. Made by `makeConnectable()`.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        @usableFromInline let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Makes a connectable publisher.
        ///
        /// - Parameter upstream: The publisher that is subscribed to once per connection.
        @inlinable
        public init(upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        /// Subscribes to upstream, for all subscribers.
        ///
        /// - Returns: An object that ends the connection when it is cancelled or released.
        @inlinable
        public func connect() -> any Cancellable { shared.connect() }
    }
}

/// `@unchecked` because `shared` isn't Sendable. Apart from the upstream, it stores only the subject, which has locks;
/// the closure that makes the subject captures nothing.
extension Publishers.MakeConnectable: @unchecked Sendable where Upstream: Sendable, Upstream.Output: Sendable {}

extension Publisher where Failure == Never {
    /// Delivers to all subscribers after `connect()` is called.
    ///
    /// Equivalent to `multicast` with a `PassthroughSubject`: same demand, completion and order.
    ///
    /// ```swift
    /// let numbers = (1...3).publisher.makeConnectable()
    /// let first = numbers.sink { print("first \($0)") }
    /// let second = numbers.sink { print("second \($0)") }
    /// let connection = numbers.connect()
    /// ```
    ///
    /// - Returns: A connectable publisher. Copies share the connection.
    @_transparent
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

/// One subscriber of a multicast. Demand that it returns for a value reaches the subject as a request.
///
///     multicast → subject → this object → multicast, until cancelled or completed
@usableFromInline
final class MulticastConduit<Downstream: Subscriber>: Conduit, Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    /// The multicast, kept alive until the subscription arrives, which keeps it alive then.
    @exclusivity(unchecked) private var parent: AnyObject?

    @usableFromInline
    init(_ downstream: Downstream, of parent: AnyObject) {
        self.downstream = downstream
        self.parent = parent
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard begin(RetainingSubscription(subscription, parent)) else { return }
        parent = nil
        downstream.receive(subscription: self)
    }

    @inlinable
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard isLive else { return .none }
        let more = downstream.receive(input)
        if more != .none { requestUpstream(more) }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if end(cancelsUpstream: false) { downstream.receive(completion: completion) }
    }
}

/// A subscription that retains the object that it comes from.
private struct RetainingSubscription: Abandonable {
    let subscription: any Subscription
    let source: AnyObject?

    init(_ subscription: any Subscription, _ source: AnyObject?) {
        self.subscription = subscription
        self.source = source
    }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var _deliversSerially: Bool { subscription._deliversSerially }
    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }
    func cancel() { subscription.cancel() }
    func abandon() { subscription.abandonIfPossible() }
}

/// Upstream's subscriber, and the subscription that the subject requests from. Only the multicast keeps the subject
/// alive.
@usableFromInline
final class MulticastConnection<S: Subject>: Conduit, Subscriber {
    @usableFromInline typealias Input = S.Output
    @usableFromInline typealias Failure = S.Failure
    @usableFromInline let anchor: SubjectAnchor<S>

    @inlinable
    init(_ anchor: SubjectAnchor<S>) { self.anchor = anchor }

    @usableFromInline
    func receive(subscription: any Subscription) {
        if begin(subscription) { anchor.use { $0.send(subscription: self) } }
    }

    /// Takes effect also before the subscription has arrived.
    @usableFromInline
    override func cancel() {
        endEarly()
        end(cancelsUpstream: true)
    }

    @inlinable
    func receive(_ input: S.Output) -> Subscribers.Demand {
        if isLive { anchor.use { $0.send(input) } }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<S.Failure>) {
        if end(cancelsUpstream: false) { anchor.use { $0.send(completion: completion) } }
    }
}
