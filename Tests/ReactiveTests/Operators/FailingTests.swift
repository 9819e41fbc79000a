import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// Fails at once, so many times; then delivers a value and finishes. Counts its subscriptions.
private final class Shaky: Publisher {
    typealias Output = Int
    typealias Failure = Fault
    var failuresLeft: Int
    var subscriptions = 0
    var onSubscription: (() -> Void)?

    init(failures: Int) { failuresLeft = failures }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        subscriptions += 1
        onSubscription?()
        if failuresLeft > 0 {
            failuresLeft -= 1
            return Fail(error: Fault.upstream).receive(subscriber: subscriber)
        }
        Just(1).setFailureType(to: Fault.self).receive(subscriber: subscriber)
    }
}

/// A publisher without values: counts each subscription's demand, and fails it when the test requests that.
private final class Asked: Publisher, Sendable {
    typealias Output = Int
    typealias Failure = Fault
    struct State {
        var subscriber: AnySubscriber<Int, Fault>?
        var last: AskedSubscription?
    }
    let state = Lock(State())

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        let subscription = AskedSubscription()
        state.withLockUnchecked { state in
            state.subscriber = AnySubscriber(subscriber)
            state.last = subscription
        }
        subscriber.receive(subscription: subscription)
    }
    func fail() { state.withLockUnchecked { $0.subscriber.take() }?.receive(completion: .failure(.upstream)) }
}

private final class AskedSubscription: Subscription {
    let asked = Atomic<Int>(0)
    func request(_ demand: Subscribers.Demand) { asked.wrappingAdd(demand.max ?? 0, ordering: .relaxed) }
    func cancel() {}
}

@Suite("Going on after a failure")
struct FailingTests {
    @Test("catch continues with another publisher, from which it requests the remaining demand") func catching() {
        let (source, other) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(3))
        source.catch { _ in other }.subscribe(recorder)
        source.send(1)
        source.send(completion: .failure(.upstream))
        expectNoDifference(source.cancelled, 0)
        expectNoDifference(other.requested, .max(2))
        other.send(2)
        recorder.request(.max(4))
        expectNoDifference(source.requested, .max(3))
        expectNoDifference(other.requested, .max(6))
        other.send(completion: .failure(.closure))
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .completion(.failure(.closure))])
    }

    @Test("catch lets a finished publisher finish") func notCatching() {
        let recorder = Recorder<Int, Never>()
        [1].publisher.setFailureType(to: Fault.self).catch { _ in Just(9) }.subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test("Demand returned for a value isn't lost when upstream fails during its delivery") func handOver() {
        let (source, other) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(1), more: .max(1)) { value in
            if value == 1 { source.send(completion: .failure(.upstream)) }
        }
        source.catch { _ in other }.subscribe(recorder)
        expectNoDifference(source.send(1), .none)
        expectNoDifference(other.requested, .max(1))
    }

    @Test("tryCatch fails with what its closure throws") func tryCatching() {
        let source = Source()
        let recorder = Recorder<Int, any Error>()
        source.tryCatch { _ -> Just<Int> in throw Fault.closure }.subscribe(recorder)
        source.send(completion: .failure(.upstream))
        guard case .failure(let error) = recorder.completion else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(error as? Fault == .closure)
    }

    @Test(
        "Cancelling reaches the live publisher; inside the closure, it prevents the second subscription"
    )
    func cancel() {
        let (source, other) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        source.catch { _ in other }.subscribe(recorder)
        source.send(completion: .failure(.upstream))
        recorder.cancel()
        expectNoDifference(source.cancelled, 0)
        expectNoDifference(other.cancelled, 1)
        let (third, fourth) = (Source(), Source())
        third.catch { _ in
            recorder.cancel()
            return fourth
        }.subscribe(recorder)
        third.send(completion: .failure(.upstream))
        expectNoDifference(fourth.subscriptions, 0)
        expectNoDifference(recorder.completionCount, 0)
    }

    @Test("retry subscribes again up to its count, then passes the failure") func retrying() {
        let lucky = Shaky(failures: 2)
        let recorder = Recorder<Int, Fault>()
        lucky.retry(2).subscribe(recorder)
        expectNoDifference(lucky.subscriptions, 3)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
        let unlucky = Shaky(failures: 3)
        let other = Recorder<Int, Fault>()
        unlucky.retry(2).subscribe(other)
        expectNoDifference(unlucky.subscriptions, 3)
        expectNoDifference(other.events, [.subscription, .completion(.failure(.upstream))])
    }

    @Test("retry requests the remaining demand from each attempt") func retryDemand() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(3))
        source.retry(1).subscribe(recorder)
        source.send(1)
        source.requested = .none
        source.send(completion: .failure(.upstream))
        expectNoDifference(source.subscriptions, 2)
        expectNoDifference(source.requested, .max(2))
        source.send(2)
        expectNoDifference(recorder.values, [1, 2])
    }

    @Test("100 000 failures at once don't grow the stack") func retryDepth() {
        let shaky = Shaky(failures: 100_000)
        let recorder = Recorder<Int, Fault>()
        shaky.retry(100_000).subscribe(recorder)
        expectNoDifference(shaky.subscriptions, 100_001)
        expectNoDifference(recorder.values, [1])
    }

    @Test("A negative number, or nil, means no limit", arguments: [nil, -1]) func noLimit(_ retries: Int?) {
        let shaky = Shaky(failures: 10_000)
        let recorder = Recorder<Int, Fault>()
        Publishers.Retry(upstream: shaky, retries: retries).subscribe(recorder)
        expectNoDifference(shaky.subscriptions, 10_001)
        expectNoDifference(recorder.values, [1])
    }

    @Test("Cancelling stops a retry that would go on for ever") func cancelRetry() {
        let shaky = Shaky(failures: .max)
        let recorder = Recorder<Int, Fault>()
        shaky.onSubscription = { [unowned shaky] in if shaky.subscriptions == 1_000 { recorder.cancel() } }
        shaky.retry(-1).subscribe(recorder)
        expectNoDifference(shaky.subscriptions, 1_000)
        expectNoDifference(recorder.events, [.subscription])
    }

    @Test("The end, and cancelling, let go of the publisher and of the subscriber, though the subscription is kept")
    func letsGo() {
        weak var publisher: Shaky?
        weak var finished: Recorder<Int, Fault>?
        var subscription: (any Subscription)?
        do {
            let shaky = Shaky(failures: 1)
            let recorder = Recorder<Int, Fault>()
            publisher = shaky
            finished = recorder
            shaky.retry(1).subscribe(recorder)
            subscription = recorder.subscription
        }
        #expect(publisher == nil)
        #expect(finished == nil)
        subscription?.request(.max(1))
        withExtendedLifetime(subscription) {}
    }

    @Test("A request between two upstreams reaches the next one, once") func askedMeanwhile() async {
        let upstream = Asked()
        let recorder = Recorder<Int, Fault>(demand: .none)
        upstream.retry(-1).subscribe(recorder)
        await onThreads(3) { thread in
            for _ in 0..<3_000 { if thread == 0 { upstream.fail() } else { recorder.request(.max(1)) } }
        }
        let asked = upstream.state.withLockUnchecked { $0.last }?.asked.load(ordering: .relaxed)
        expectNoDifference(asked, 6_000)
    }

    @Test("Cancelling while upstream fails on another thread ends the subscription, and retains nothing")
    func cancelMeanwhile()
        async
    {
        for _ in 0..<200 {
            let upstream = Asked()
            let recorder = Recorder<Int, Fault>(demand: .max(1))
            upstream.catch { _ in upstream }.append(upstream).retry(-1).subscribe(recorder)
            await onThreads(2) { thread in
                for _ in 0..<20 { if thread == 0 { upstream.fail() } else { recorder.cancel() } }
            }
            expectNoDifference(recorder.events.count, 1)
        }
    }
}
