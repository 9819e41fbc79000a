import Foundation

/// The subscription of publishers that have a source outside of here, which is to be started and stopped: an observer of
/// notifications, a data task.
///
/// Combine's rules (demand, serial delivery, nothing after the end) are those of a subject. The feed adds the source:
///
///     subscriber ──► feed ──► seat ──► subject ──► tap ──► subscriber
///                      └────► source (which must not own the feed, unless it is sure to end)
///
/// A feed that nobody holds any more is cancelled.
///
///     source ≠ nil  ⇒  neither cancelled nor ended
///
/// `@unchecked`: all state is behind the lock or the subject's.
final class Feed<Output, Failure: Error>: Abandonable, CustomStringConvertible, @unchecked Sendable {
    /// What the feed does with its source.
    struct Source {
        /// Called for every request, after it was counted.
        var onRequest: () -> Void = {}
        /// Called once, when the subscriber cancels before the source has ended.
        var onCancel: () -> Void
    }
    private struct State {
        var seat: (any Subscription)?
        var source: Source?
    }
    private let subject: PassthroughSubject<Output, Failure>
    private let state = Lock(State())
    let description: String
    private let toleratesNone: Bool

    var _deliversSerially: Bool { true }

    /// - Parameter toleratesNone: whether asking for nothing is no error.
    init(_ description: String, of subject: PassthroughSubject<Output, Failure>, toleratesNone: Bool) {
        self.description = description
        self.subject = subject
        self.toleratesNone = toleratesNone
    }

    deinit { cancel() }

    /// Gives the subscriber its subscription. Call it once.
    func connect<S: Subscriber>(_ subscriber: S, to source: Source) where S.Input == Output, S.Failure == Failure {
        state.withLockUnchecked { $0.source = source }
        // The tap, which knows the feed weakly, needs it until the subscriber has it.
        withExtendedLifetime(self) { subject.receive(subscriber: Tap(feed: self, downstream: subscriber)) }
    }

    /// The source has ended: delivers its last value, if there is one, and the completion, unless it was cancelled or
    /// has ended before. For a feed with a subject of its own.
    func end(with value: Output?, _ completion: Subscribers.Completion<Failure>) {
        guard state.withLockUnchecked({ $0.source.take() }) != nil else { return }
        if let value { subject.send(value) }
        subject.send(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        if demand == .none {
            precondition(toleratesNone, "\(description): a subscriber must ask for at least one value")
            return
        }
        let (seat, source) = state.withLockUnchecked { ($0.seat, $0.source) }
        seat?.request(demand)
        source?.onRequest()
    }

    func cancel() {
        let (seat, source) = state.withLockUnchecked { ($0.seat.take(), $0.source.take()) }
        seat?.cancel()
        source?.onCancel()
    }

    func abandon() { cancel() }

    fileprivate func take(_ seat: any Subscription) { state.withLockUnchecked { $0.seat = seat } }
}

/// Passes everything on, and the feed in place of the subject's own subscription.
private struct Tap<Downstream: Subscriber>: Subscriber {
    weak var feed: Feed<Downstream.Input, Downstream.Failure>?
    let downstream: Downstream
    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    func receive(subscription: any Subscription) {
        guard let feed else { return subscription.cancel() }
        feed.take(subscription)
        downstream.receive(subscription: feed)
    }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) { downstream.receive(completion: completion) }
}
