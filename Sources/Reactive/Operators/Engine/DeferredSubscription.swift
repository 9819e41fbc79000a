/// Stands for the subscription of an upstream that sends values before it, which breaks the protocol of publishers.
///
/// Stores the demand until upstream's subscription arrives. A second subscription is cancelled.
///
///     isOver ⇒ upstream = nil and demand = none;   upstream ≠ nil ⇒ demand = none
@usableFromInline
final class DeferredSubscription: Subscription {
    private struct State {
        var upstream: (any Subscription)?
        var demand = Subscribers.Demand.none
        var isOver = false
    }
    private let state = Lock(unchecked: State())

    @usableFromInline
    init() {}

    /// Forwards the stored and all later demand to a subscription.
    func connect(to subscription: any Subscription) {
        let demand = state.withLockUnchecked { state -> Subscribers.Demand? in
            guard state.upstream == nil, !state.isOver else { return nil }
            state.upstream = subscription
            defer { state.demand = .none }
            return state.demand
        }
        guard let demand else { return subscription.cancel() }
        if demand > 0 { subscription.request(demand) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        state.withLockUnchecked { state in
            if state.upstream == nil, !state.isOver { state.demand += demand }
            return state.upstream
        }?.request(demand)
    }

    @usableFromInline
    func cancel() {
        state.withLockUnchecked { state in
            defer { state = State(isOver: true) }
            return state.upstream
        }?.cancel()
    }
}
