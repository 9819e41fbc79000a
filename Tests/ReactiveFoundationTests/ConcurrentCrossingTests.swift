import Dispatch
import ReactiveFoundation
import ReactiveTesting
import Synchronization
import Testing

/// Runs jobs on a concurrent queue, each after a short random time, so that they overtake each other.
private struct JitteryScheduler: Scheduler {
    typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    typealias SchedulerOptions = Never
    let queue = DispatchQueue.global()

    var now: SchedulerTimeType { queue.now }
    var minimumTolerance: SchedulerTimeType.Stride { queue.minimumTolerance }

    func schedule(options: Never?, _ action: @escaping () -> Void) {
        schedule(after: now, tolerance: minimumTolerance, options: nil, action)
    }
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        let jitter = SchedulerTimeType.Stride.microseconds(Int.random(in: 0...200))
        queue.schedule(after: date.advanced(by: jitter), tolerance: tolerance, options: nil, action)
    }
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        queue.schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// Says when the completion has come, and whether two deliveries ever overlapped.
private final class Witness<Input: Sendable>: Subscriber, Sendable {
    typealias Failure = Never
    let recorder = Recorder<Input, Never>()
    let isBusy = Atomic<Bool>(false)
    let overlaps = Atomic<Int>(0)
    let ended = DispatchSemaphore(value: 0)

    func receive(subscription: any Subscription) { recorder.receive(subscription: subscription) }
    func receive(_ input: Input) -> Subscribers.Demand {
        alone { recorder.receive(input) }
    }
    func receive(completion: Subscribers.Completion<Never>) {
        alone { recorder.receive(completion: completion) }
        ended.signal()
    }

    private func alone<T>(_ body: () -> T) -> T {
        if isBusy.exchange(true, ordering: .relaxed) { overlaps.add(1, ordering: .relaxed) }
        defer { isBusy.store(false, ordering: .relaxed) }
        return body()
    }

    /// All that came.
    func wait() -> [Input] {
        ended.wait()
        return recorder.values
    }
}

@Suite("Operators with a concurrent scheduler")
struct ConcurrentCrossingTests {
    private typealias Ints = PassthroughSubject<Int, Never>

    @Test("Values keep their order and the completion is last on a concurrent scheduler", arguments: 1...5)
    func order(_ round: Int) {
        let subject = Ints()
        let (plain, jittery) = (Witness<Int>(), Witness<Int>())
        let (delayed, timed) = (Witness<Int>(), Witness<Int>())
        subject.receive(on: DispatchQueue.global()).subscribe(plain)
        subject.receive(on: JitteryScheduler()).subscribe(jittery)
        subject.delay(for: .microseconds(50), scheduler: JitteryScheduler()).subscribe(delayed)
        subject.timeout(.seconds(1000), scheduler: JitteryScheduler()).subscribe(timed)
        for value in 0..<500 { subject.send(value) }
        subject.send(completion: .finished)
        for witness in [plain, jittery, delayed, timed] {
            expectNoDifference(witness.wait(), Array(0..<500))
            expectNoDifference(witness.recorder.events.last, .completion(.finished))
            expectNoDifference(witness.overlaps.load(ordering: .relaxed), 0)
        }
    }

    @Test("Groups lose nothing and keep their order, debounce and throttle keep theirs", arguments: 1...5)
    func grouping(_ round: Int) {
        let subject = Ints()
        let groups = Witness<[Int]>()
        let (debounced, throttled) = (Witness<Int>(), Witness<Int>())
        let interval = DispatchQueue.SchedulerTimeType.Stride.microseconds(100)
        subject.collect(.byTimeOrCount(JitteryScheduler(), interval, 7)).subscribe(groups)
        subject.debounce(for: .microseconds(1), scheduler: JitteryScheduler()).subscribe(debounced)
        subject.throttle(for: interval, scheduler: JitteryScheduler(), latest: true).subscribe(throttled)
        for value in 0..<2000 { subject.send(value) }
        subject.send(completion: .finished)
        expectNoDifference(groups.wait().flatMap { $0 }, Array(0..<2000))
        let (quiet, rare) = (debounced.wait(), throttled.wait())
        #expect(quiet == quiet.sorted() && rare == rare.sorted())
        expectNoDifference(rare.last, 1999)
        expectNoDifference(groups.overlaps.load(ordering: .relaxed) + throttled.overlaps.load(ordering: .relaxed), 0)
    }

    @Test("Nothing comes once cancelled from the scheduler's side, whatever is on its way", arguments: 1...20)
    func cancelling(_ round: Int) {
        let subject = Ints()
        let queue = DispatchQueue(label: "cancelling")
        let recorder = Recorder<Int, Never>()
        subject.receive(on: queue).subscribe(recorder)
        let sent = DispatchSemaphore(value: 0)
        DispatchQueue.global().async {
            for value in 0..<200 { subject.send(value) }
            sent.signal()
        }
        let count = queue.sync {
            recorder.cancel()
            return recorder.values.count
        }
        sent.wait()
        queue.sync {}
        expectNoDifference(recorder.values.count, count)
    }

    @Test("receive(on:) the main queue is asynchronous, also on the main thread") @MainActor func main() async {
        let subject = Ints()
        let recorder = Recorder<Int, Never>()
        subject.receive(on: DispatchQueue.main).subscribe(recorder)
        subject.send(1)
        expectNoDifference(recorder.events, [.subscription])
        await withCheckedContinuation { continuation in DispatchQueue.main.async { continuation.resume() } }
        expectNoDifference(recorder.values, [1])
    }

    @Test("A timeout fires once, though values race with it", arguments: 1...20) func timeout(_ round: Int) {
        let subject = Ints()
        let witness = Witness<Int>()
        subject.timeout(.microseconds(100), scheduler: DispatchQueue.global()).subscribe(witness)
        for value in 0..<200 { subject.send(value) }
        let values = witness.wait()
        expectNoDifference(values, Array(0..<values.count))
        expectNoDifference(witness.recorder.completionCount, 1)
        expectNoDifference(witness.overlaps.load(ordering: .relaxed), 0)
    }

    @Test("subscribe(on:) subscribes, requests and cancels on a concurrent queue", arguments: 1...20)
    func subscribeOn(_ round: Int) {
        let witness = Witness<Int>()
        (0..<100).publisher.subscribe(on: DispatchQueue.global()).subscribe(witness)
        expectNoDifference(witness.wait(), Array(0..<100))
        let (subscribed, cancelled) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
        let subscription = Lock<(any Subscription)?>(nil)
        Ints().handleEvents(receiveCancel: { cancelled.signal() }).subscribe(on: DispatchQueue.global()).subscribe(
            AnySubscriber(receiveSubscription: { new in
                subscription.withLockUnchecked { $0 = new }
                subscribed.signal()
            }))
        subscribed.wait()
        subscription.withLockUnchecked { $0 }?.cancel()
        cancelled.wait()
    }
}

@Suite("Sharing between threads")
struct ConcurrentSharingTests {
    /// Counts its connections.
    private final class Connectable: ConnectablePublisher, Sendable {
        typealias Output = Int
        typealias Failure = Never
        let subject = PassthroughSubject<Int, Never>()
        let connected = Atomic<Int>(0)
        let cancelled = Atomic<Int>(0)

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
        func connect() -> any Cancellable {
            connected.add(1, ordering: .relaxed)
            return AnyCancellable { self.cancelled.add(1, ordering: .relaxed) }
        }
    }

    @Test("Subscribers that come and go on several threads leave nothing connected") func counting() {
        let upstream = Connectable()
        let publisher = upstream.autoconnect()
        DispatchQueue.concurrentPerform(iterations: 4) { _ in
            for _ in 0..<500 {
                let recorder = Recorder<Int, Never>()
                publisher.subscribe(recorder)
                recorder.cancel()
                recorder.cancel()
            }
        }
        let connected = upstream.connected.load(ordering: .relaxed)
        #expect(connected > 0)
        expectNoDifference(upstream.cancelled.load(ordering: .relaxed), connected)
        let last = Recorder<Int, Never>()
        publisher.subscribe(last)
        expectNoDifference(upstream.connected.load(ordering: .relaxed), connected + 1)
    }

    @Test("Of subscribers that come at once, one connects") func oneConnects() {
        for _ in 0..<50 {
            let upstream = Connectable()
            let publisher = upstream.autoconnect()
            let recorders = (0..<4).map { _ in Recorder<Int, Never>() }
            DispatchQueue.concurrentPerform(iterations: 4) { publisher.subscribe(recorders[$0]) }
            expectNoDifference(upstream.connected.load(ordering: .relaxed), 1)
            upstream.subject.send(1)
            #expect(recorders.allSatisfy { $0.values == [1] })
        }
    }

    @Test("A share's values reach the remaining subscribers while others come and go") func comeAndGo() {
        let subject = PassthroughSubject<Int, Never>()
        let shared = subject.share()
        let recorder = Recorder<Int, Never>()
        shared.subscribe(recorder)
        DispatchQueue.concurrentPerform(iterations: 3) { index in
            for value in 0..<500 {
                if index == 0 {
                    subject.send(value)
                } else {
                    let other = Recorder<Int, Never>()
                    shared.subscribe(other)
                    other.cancel()
                }
            }
        }
        expectNoDifference(recorder.values, Array(0..<500))
    }

    @Test("A multicast may go while its connection delivers") func multicastGoes() {
        for _ in 0..<200 {
            let subject = PassthroughSubject<Int, Never>()
            let target = PassthroughSubject<Int, Never>()
            let recorder = Recorder<Int, Never>()
            target.subscribe(recorder)
            let holder = Lock<Publishers.Multicast<PassthroughSubject<Int, Never>, PassthroughSubject<Int, Never>>?>(
                nil)
            let multicast = subject.multicast(subject: target)
            let connection = multicast.connect()
            holder.withLockUnchecked { $0 = multicast }
            drop(consume multicast)
            DispatchQueue.concurrentPerform(iterations: 2) { index in
                if index == 0 {
                    for value in 0..<50 { subject.send(value) }
                } else {
                    let last = holder.withLockUnchecked { $0.take() }
                    _ = consume last
                }
            }
            expectNoDifference(recorder.values, Array(0..<50))
            connection.cancel()
        }
    }

    private func drop<T>(_ value: consuming T) {}
}
