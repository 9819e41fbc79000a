import Foundation

/// The subscription of a publisher whose values come from an external source, which is started and stopped: a
/// notification observer, a data task.
///
/// A subject implements Combine's rules: demand, serial delivery, nothing after the end. This adds the source:
///
///     subscriber ──► this ──► hub subscription ──► subject ──► forwarder ──► subscriber
///                      └────► source (which must not own this, unless it is sure to end)
///
/// Releasing the last reference cancels.
///
///     source ≠ nil  ⇒  neither cancelled nor ended
///
/// `@unchecked`: the lock or the subject guards all state.
final class ExternalSourceSubscription<Output, Failure: Error>: Abandonable, CustomStringConvertible,
    @unchecked Sendable
{
    /// The actions that control the source.
    struct Source {
        /// Called after each request is counted.
        var onRequest: () -> Void = {}
        /// Called once, if the subscriber cancels before the source has ended.
        var onCancel: () -> Void
    }
    private struct State {
        /// The subject's own subscription.
        var upstream: (any Subscription)?
        var source: Source?
    }
    private let subject: PassthroughSubject<Output, Failure>
    private let state = Lock(State())
    let description: String
    private let toleratesNone: Bool

    var _deliversSerially: Bool { true }

    /// - Parameter toleratesNone: Whether a request for no values is allowed.
    init(_ description: String, of subject: PassthroughSubject<Output, Failure>, toleratesNone: Bool) {
        self.description = description
        self.subject = subject
        self.toleratesNone = toleratesNone
    }

    deinit { cancel() }

    /// Passes the subscription to the subscriber. Call it once.
    func connect<S: Subscriber>(_ subscriber: S, to source: Source) where S.Input == Output, S.Failure == Failure {
        state.withLockUnchecked { $0.source = source }
        // The forwarder references this weakly until the subscriber retains it.
        withExtendedLifetime(self) {
            subject.receive(subscriber: Forwarder(subscription: self, downstream: subscriber))
        }
    }

    /// Delivers the source's last value, if there is one, and the completion. Does nothing after a cancellation or an
    /// earlier end. Only for a subscription with its own subject.
    func end(with value: Output?, _ completion: Subscribers.Completion<Failure>) {
        guard state.withLockUnchecked({ $0.source.take() }) != nil else { return }
        if let value { subject.send(value) }
        subject.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none {
            precondition(toleratesNone, "\(description): request(.none) isn't allowed; request at least one value")
            return
        }
        let (upstream, source) = state.withLockUnchecked { ($0.upstream, $0.source) }
        upstream?.request(demand)
        source?.onRequest()
    }

    func cancel() {
        let (upstream, source) = state.withLockUnchecked { ($0.upstream.take(), $0.source.take()) }
        upstream?.cancel()
        source?.onCancel()
    }

    func abandon() { cancel() }

    fileprivate func setUpstream(_ upstream: any Subscription) { state.withLockUnchecked { $0.upstream = upstream } }
}

/// Forwards everything to the subscriber, with the outer subscription in place of the subject's own.
private struct Forwarder<Downstream: Subscriber>: Subscriber {
    weak var subscription: ExternalSourceSubscription<Downstream.Input, Downstream.Failure>?
    let downstream: Downstream
    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    func receive(subscription upstream: any Subscription) {
        guard let subscription else { return upstream.cancel() }
        subscription.setUpstream(upstream)
        downstream.receive(subscription: subscription)
    }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
