extension Publisher {
    /// Delivers through a subject, to all subscribers, once `connect()` is called; the closure makes the subject.
    @_transparent
    public func multicast<S: Subject>(_ createSubject: @escaping () -> S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers through the subject, to all subscribers, once `connect()` is called.
    @_transparent
    public func multicast<S: Subject>(subject: S) -> Publishers.Multicast<Self, S>
    where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}

extension Publishers {
    /// Subscribes upstream once per `connect()`, for all subscribers.
    ///
    /// What a subscriber gets, and in which order, is the subject's to say: with a `PassthroughSubject`, what is sent from
    /// then on (C2, C7). The closure is called once, when the subject is first needed; of two that are made at once one is
    /// dropped. Cancelling what `connect()` returns, or releasing it, ends the connection; one may connect again, until
    /// upstream has ended. Cancelling one subscriber does nothing to the others.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Failure == SubjectType.Failure, Upstream.Output == SubjectType.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let createSubject: () -> SubjectType
        private let anchor = SetOnce<SubjectAnchor<SubjectType>>()

        @inlinable
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        deinit { anchor.value?.loosen() }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            current.subject.receive(subscriber: MulticastConduit(subscriber, of: self))
        }

        @inlinable
        public func connect() -> any Cancellable { connect(announcing: { _ in }) }

        /// Connects after saying what cancels it: an upstream that delivers synchronously, and maybe without end, can be
        /// stopped from inside of a delivery.
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
            if kept !== new { new.loosen() }
            return kept
        }
    }

    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        @usableFromInline let shared: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        @inlinable
        public init(upstream: Upstream) { shared = upstream.multicast { PassthroughSubject() } }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            shared.receive(subscriber: subscriber)
        }

        @inlinable
        public func connect() -> any Cancellable { shared.connect() }
    }
}

/// `@unchecked`: apart from the upstream there is only the subject, behind its locks; the closure that makes it holds
/// nothing.
extension Publishers.MakeConnectable: @unchecked Sendable where Upstream: Sendable, Upstream.Output: Sendable {}

extension Publisher where Failure == Never {
    /// Delivers to all subscribers once `connect()` is called: `multicast` with a `PassthroughSubject`.
    @_transparent
    public func makeConnectable() -> Publishers.MakeConnectable<Self> { Publishers.MakeConnectable(upstream: self) }
}

/// One subscriber of a multicast. What it asks for in return for a value, the subject hears as a request.
///
///     multicast → subject → this → multicast, until cancelled or completed
@usableFromInline
final class MulticastConduit<Downstream: Subscriber>: Conduit, Subscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure
    @usableFromInline let downstream: Downstream
    /// Kept until the subscription comes, then with it.
    @exclusivity(unchecked) private var parent: AnyObject?

    @usableFromInline
    init(_ downstream: Downstream, of parent: AnyObject) {
        self.downstream = downstream
        self.parent = parent
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard begin(KeepingSubscription(subscription, parent)) else { return }
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

/// A subscription that keeps what it comes from.
private struct KeepingSubscription: Abandonable {
    let subscription: any Subscription
    let kept: AnyObject?

    init(_ subscription: any Subscription, _ kept: AnyObject?) {
        self.subscription = subscription
        self.kept = kept
    }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }
    var _deliversSerially: Bool { subscription._deliversSerially }
    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }
    func cancel() { subscription.cancel() }
    func abandon() { subscription.abandonIfPossible() }
}

/// Upstream's subscriber, and the subscription that the subject asks. It doesn't keep the subject: the multicast does.
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

    /// Counts also before the subscription has come.
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
