/// The engine of operators without memory: a struct that a value passes through.
///
/// Upstream's own subscription goes on to downstream, so that demand and cancellation don't pass here at all, nothing
/// is allocated, and a chain of relays is compiled into straight-line code. It's for operators that neither end a
/// subscription by themselves nor remember anything: `map`, but not `tryMap`, which has to cancel.
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
