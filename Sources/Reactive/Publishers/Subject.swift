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

/// Passes what a publisher delivers on to a subject.
final class SubjectSubscriber<S: Subject>: Subscriber, Cancellable {
    private enum State {
        case waiting
        case connected(any Subscription)
        case over
    }
    private let subject: S
    private let state = Lock(State.waiting)

    init(_ subject: S) { self.subject = subject }

    func receive(subscription: any Subscription) {
        let isFirst = state.withLockUnchecked { state in
            guard case .waiting = state else { return false }
            state = .connected(subscription)
            return true
        }
        guard isFirst else { return subscription.cancel() }
        subject.send(subscription: subscription)
    }

    func receive(_ input: S.Output) -> Subscribers.Demand {
        subject.send(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<S.Failure>) {
        let last = state.withLockUnchecked { state in
            defer { state = .over }
            return state
        }
        if case .connected = last { subject.send(completion: completion) }
    }

    func cancel() {
        let last = state.withLockUnchecked { state in
            defer { state = .over }
            return state
        }
        if case .connected(let subscription) = last { subscription.cancel() }
    }
}
