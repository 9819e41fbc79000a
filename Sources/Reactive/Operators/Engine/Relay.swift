/// The engine of stateless operators: a subscriber that forwards each event to downstream.
///
/// Upstream's own subscription is forwarded to downstream. So demand and cancellations bypass the relay, nothing is
/// allocated, and a chain of relays compiles into straight-line code. It serves operators that have no state and don't
/// end a subscription by themselves: `map`, but not `tryMap`, which has to cancel.
@usableFromInline
protocol Relay: Subscriber {
    associatedtype Downstream: Subscriber
    var downstream: Downstream { get }
}

extension Relay {
    @inlinable
    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) { downstream.receive(subscription: subscription) }
}

extension Relay where Failure == Downstream.Failure {
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion) }
}
