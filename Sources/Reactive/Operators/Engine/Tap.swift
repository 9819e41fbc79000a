import Synchronization

/// The engine of operators that observe events without changing them: `handleEvents` and `print`. A handler is called
/// for each event, in both directions, before the event is forwarded.
@usableFromInline
protocol TapHandler<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    /// The operator's name in `Publishers`.
    static var name: String { get }
    /// Whether events after the end are handled too. Only an upstream that violates the protocol sends any.
    static var handlesEventsAfterEnd: Bool { get }

    func received(subscription: any Subscription)
    func received(_ input: Input)
    /// Handles the demand that downstream returned for a value, if it isn't none.
    func returned(_ demand: Subscribers.Demand)
    func received(completion: Subscribers.Completion<Failure>)
    func requested(_ demand: Subscribers.Demand)
    func cancelled()
}

/// The subscriber whose events a handler observes, and the subscription that downstream holds.
///
/// Values and completions are forwarded at any time. Demand that arrives before upstream's subscription is deferred.
@usableFromInline
final class Tap<Handler: TapHandler, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Input == Handler.Input, Downstream.Failure == Handler.Failure {
    @usableFromInline typealias Input = Handler.Input
    @usableFromInline typealias Failure = Handler.Failure

    @usableFromInline let handler: Handler
    @usableFromInline let downstream: Downstream

    @inlinable @inline(__always)
    init(_ handler: Handler, downstream: Downstream) {
        self.handler = handler
        self.downstream = downstream
        super.init()
    }

    @usableFromInline
    override var description: String { Handler.name }

    @inlinable @inline(__always)
    var isObserving: Bool { Handler.handlesEventsAfterEnd || status.load(ordering: .relaxed) != Self.over }

    @inlinable
    func receive(subscription: any Subscription) {
        if isObserving { handler.received(subscription: subscription) }
        guard begin(subscription) else { return }
        downstream.receive(subscription: self)
        let deferred = takeDeferredDemand()
        if deferred != .none { requestUpstream(deferred) }
    }

    @inlinable @inline(__always)
    func receive(_ input: Handler.Input) -> Subscribers.Demand {
        if isObserving { handler.received(input) }
        let more = downstream.receive(input)
        if more != .none, isObserving { handler.returned(more) }
        return more
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Handler.Failure>) {
        if end(cancelsUpstream: false) || endEarly() || Handler.handlesEventsAfterEnd {
            handler.received(completion: completion)
        }
        downstream.receive(completion: completion)
    }

    @inlinable
    override func request(_ demand: Subscribers.Demand) {
        if isObserving { handler.requested(demand) }
        requestOrDefer(demand)
    }

    @inlinable
    override func cancel() {
        let isEarly = status.load(ordering: .relaxed) == Self.waiting
        let (isFirst, upstream) = endTaking()
        if isFirst || isEarly || Handler.handlesEventsAfterEnd { handler.cancelled() }
        upstream?.cancel()
    }
}
