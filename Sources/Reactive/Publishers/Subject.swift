/// A publisher that delivers what its clients send.
///
/// ```swift
/// let subject = PassthroughSubject<Int, Never>()
/// let subscription = subject.sink { print($0) }
/// subject.send(1) // prints 1
/// ```
public protocol Subject<Output, Failure>: AnyObject, Publisher {
    /// Delivers a value to every subscriber that has requested one, in order of subscription, before it returns.
    ///
    /// - Parameter value: The value to deliver.
    func send(_ value: Output)
    /// Ends the subject. Only the first completion is delivered.
    ///
    /// - Parameter completion: The end: finished, or a failure.
    func send(completion: Subscribers.Completion<Failure>)
    /// Attaches an upstream, from which the subject then requests values.
    ///
    /// - Parameter subscription: The upstream's subscription.
    func send(subscription: any Subscription)
}

extension Subject where Output == Void {
    /// Delivers an event without a value.
    @inlinable
    public func send() { send(()) }
}

/// A subscriber that passes values and the completion to a subject.
///
/// It is also the subscription that the subject attaches as its upstream, so the subject decides the demand.
///
///     subject ⇄ this ⇄ upstream, until cancelled or completed; then this owns neither
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

    /// Drops values before the subscription.
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

    /// Ends the connection; returns its state for the caller to release outside the lock.
    private func take() -> State {
        state.withLockUnchecked { state in
            defer { state = .over }
            return state
        }
    }
}

/// A subscription that knows whether it has ended.
protocol Endable {
    var isOver: Bool { get }
}
