import Foundation

/// The subscription of publishers each of whose subscribers has a source of its own outside of here: an observer of
/// notifications, a data task.
///
/// Combine's rules (demand, serial delivery, nothing after the end) are those of a subject with one subscriber. The
/// feed starts and stops the source:
///
///     subscriber ──► feed ──► seat ──► subject ──► tap ──► subscriber
///                      └────► source (which must not own the feed if it can outlive the subscriber's interest)
///
/// A feed that nobody holds any more is cancelled.
///
///     source ≠ nil  ⇒  neither cancelled nor ended
///
/// `@unchecked`: all state is behind the lock or the subject's.
final class Feed<Output, Failure: Error>: Subscription, CustomStringConvertible, @unchecked Sendable {
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
    private let subject = PassthroughSubject<Output, Failure>()
    private let state = Lock(State())
    let description: String
    private let toleratesNone: Bool

    /// - Parameter toleratesNone: whether asking for nothing is no error.
    init(_ description: String, toleratesNone: Bool) {
        self.description = description
        self.toleratesNone = toleratesNone
    }

    deinit { cancel() }

    /// Gives the subscriber its subscription. Call it once.
    func connect<S: Subscriber>(_ subscriber: S, to source: Source) where S.Input == Output, S.Failure == Failure {
        state.withLockUnchecked { $0.source = source }
        subject.receive(subscriber: Tap(feed: self, downstream: subscriber))
    }

    /// Delivers, if it was asked for.
    func send(_ value: Output) { subject.send(value) }

    /// Lets go of the source, then delivers the last value, if there is one, and the completion; once only.
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
