import Reactive
import ReactiveTesting
import Testing

/// Keeps its subscriber, and sends it nothing.
private final class SubscriberKeeper: Publisher {
    typealias Output = Int
    typealias Failure = Fault
    private(set) var subscriber: (any Subscriber<Int, Fault>)?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        self.subscriber = subscriber
    }
}

private final class CountedSubscription: Subscription {
    private(set) var cancellations = 0
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { cancellations += 1 }
}

@Suite("The subscriber of a try… operator")
struct TrySubscriberTests {
    @Test("is also its subscription, as in Combine: cancelled early, it cancels the subscription that arrives")
    func isSubscription() throws {
        let source = SubscriberKeeper()
        let recorder = Recorder<Int, any Error>()
        source.tryFilter { $0 > 1 }.subscribe(recorder)
        let early = try #require(source.subscriber as? any Subscription)
        expectNoDifference("\(early)", "TryFilter")
        early.cancel()
        let subscription = CountedSubscription()
        source.subscriber?.receive(subscription: subscription)
        expectNoDifference(subscription.cancellations, 1)
        #expect(recorder.events.isEmpty)
    }

    @Test("accepts the subscription that arrives if it wasn't cancelled")
    func accepts() {
        let source = SubscriberKeeper()
        let recorder = Recorder<Int, any Error>()
        source.tryFilter { $0 > 1 }.subscribe(recorder)
        let subscription = CountedSubscription()
        source.subscriber?.receive(subscription: subscription)
        expectNoDifference(subscription.cancellations, 0)
        expectNoDifference(recorder.events.count, 1)
        recorder.subscription?.cancel()
        expectNoDifference(subscription.cancellations, 1)
    }
}
