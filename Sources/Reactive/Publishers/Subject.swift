/// A publisher that is told from outside what to publish.
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers the value to every subscriber that asked for one, in order of subscription (C7), before it returns.
    func send(_ value: Output)
    /// Ends the subject. Only the first completion counts (C5).
    func send(completion: Subscribers.Completion<Failure>)
    /// Connects an upstream, from which the subject then asks for values.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Sends an event that carries no value.
    @inlinable
    public func send() { send(()) }
}

/// Passes what a publisher delivers on to a subject, for which it is the upstream's subscription: the subject asks it,
/// as rule C4 says.
///
///     subject ⇄ this ⇄ upstream, until cancelled or completed; then this holds neither
final class SubjectSubscriber<S: Subject>: Subscriber, Subscription, Endable, CustomStringConvertible {
    private enum State {
        case waiting(S)
        case connected(S, any Subscription)
        case over
    }
    private let state: Lock<State>

    init(_ subject: S) { state = Lock(unchecked: .waiting(subject)) }

    var description: String { "Subject" }

    var isOver: Bool {
        state.withLockUnchecked { if case .over = $0 { true } else { false } }
    }

    func receive(subscription: any Subscription) {
        let subject = state.withLockUnchecked { state -> S? in
            guard case .waiting(let subject) = state else { return nil }
            state = .connected(subject, subscription)
            return subject
        }
        guard let subject else { return subscription.cancel() }
        subject.send(subscription: self)
    }

    /// Ignores values that come before the subscription.
    func receive(_ input: S.Output) -> Subscribers.Demand {
        let subject = state.withLockUnchecked { state -> S? in
            guard case .connected(let subject, _) = state else { return nil }
            return subject
        }
        subject?.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        if case .connected(let subject, _) = take() { subject.send(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = state.withLockUnchecked { state -> (any Subscription)? in
            guard case .connected(_, let upstream) = state else { return nil }
            return upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        if case .connected(_, let upstream) = take() { upstream.cancel() }
    }

    /// Ends this; what it held is the caller's, so that it goes outside of the lock.
    private func take() -> State {
        state.withLockUnchecked { state in
            defer { state = .over }
            return state
        }
    }
}

/// A subscription that can tell that nothing will come of it any more.
protocol Endable {
    var isOver: Bool { get }
}
