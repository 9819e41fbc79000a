import Reactive

/// An upstream under the test's control; it can break the rules of a publisher.
final class Source: Publisher, @unchecked Sendable {
    typealias Output = Int
    typealias Failure = Fault
    var subscriber: AnySubscriber<Int, Fault>?
    /// The sum of the requests; demand that `receive` returns isn't part of it.
    var requested = Subscribers.Demand.none
    /// The requests, one by one.
    var requests: [Subscribers.Demand] = []
    /// How often the subscriptions were cancelled.
    var cancelled = 0
    /// How many subscriptions were handed out.
    var subscriptions = 0
    /// Receives the subscribers in place of this publisher, for tests that need a publisher for several threads.
    var substitute: AnyPublisher<Int, Fault>?
    /// Whether the source keeps its subscriber when it is cancelled, and so can go on sending to it.
    private let ignoresCancellation: Bool

    init(ignoresCancellation: Bool = false) { self.ignoresCancellation = ignoresCancellation }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        if let substitute { return substitute.receive(subscriber: subscriber) }
        self.subscriber = AnySubscriber(subscriber)
        connect()
    }
    /// Hands out a subscription; a second call breaks the rules.
    func connect() {
        subscriptions += 1
        subscriber?.receive(subscription: SourceSubscription(self))
    }
    @discardableResult
    func send(_ value: Int) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
    func send(completion: Subscribers.Completion<Fault>) { subscriber?.receive(completion: completion) }

    func cancel() {
        cancelled += 1
        if cancelled == 1, !ignoresCancellation { subscriber = nil }
    }
}

final class SourceSubscription: Subscription {
    let source: Source
    init(_ source: Source) { self.source = source }
    func request(_ demand: Subscribers.Demand) {
        source.requested += demand
        source.requests.append(demand)
    }
    func cancel() { source.cancel() }
}

enum Fault: Error, Equatable { case upstream, closure }
