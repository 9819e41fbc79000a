import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Reactive

/// Operators that deliver through a scheduler: receive(on:), delay, subscribe(on:) and timeout.
@Suite("Scheduled delivery")
struct ScheduledDeliveryTests {
    private typealias Ints = PassthroughSubject<Int, Never>
    private typealias IntRecorder = Recorder<Int, Never>

    @Test("receive(on:) passes the subscription at once, values and completion through the scheduler")
    func receiveOn() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.receive(on: scheduler).subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription])
        subject.send(1)
        subject.send(2)
        subject.send(completion: .finished)
        expectNoDifference(recorder.values, [])
        scheduler.advance()
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test("Order holds whatever the scheduler does, and the completion is last", arguments: 0..<20 as Range<UInt64>)
    func order(_ seed: UInt64) {
        let scheduler = ScrambledScheduler(seed: seed)
        let subject = Ints()
        let (received, delayed) = (IntRecorder(), IntRecorder())
        subject.receive(on: scheduler).subscribe(received)
        subject.delay(for: .seconds(1), scheduler: scheduler).subscribe(delayed)
        for value in 0..<100 {
            subject.send(value)
            scheduler.run(value % 3)
        }
        subject.send(completion: .finished)
        scheduler.run()
        for recorder in [received, delayed] {
            expectNoDifference(recorder.values, Array(0..<100))
            expectNoDifference(recorder.events.last, .completion(.finished))
            expectNoDifference(recorder.completionCount, 1)
        }
    }

    @Test("Cancelling discards and releases the waiting values") func cancelling() {
        let scheduler = TestScheduler()
        let subject = PassthroughSubject<ClosureToken, Never>()
        let recorder = Recorder<ClosureToken, Never>()
        subject.receive(on: scheduler).subscribe(recorder)
        weak var waiting: ClosureToken?
        do {
            let token = ClosureToken()
            waiting = token
            subject.send(token)
        }
        #expect(waiting != nil)
        recorder.cancel()
        #expect(waiting == nil)
        scheduler.advance()
        #expect(recorder.values.isEmpty && recorder.completion == nil)
    }

    @Test("Cancelling from inside a delivery discards the later values") func cancelInside() {
        let scheduler = TestScheduler()
        let subject = Ints()
        var got: [Int] = []
        var sink: AnyCancellable?
        sink = subject.receive(on: scheduler).sink {
            got.append($0)
            sink?.cancel()
        }
        subject.send(1)
        subject.send(2)
        scheduler.run()
        expectNoDifference(got, [1])
    }

    @Test("A completion that is on its way comes though cancelled, but no value, as in Combine") func lateCancel() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.delay(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        subject.send(completion: .finished)
        recorder.cancel()
        scheduler.run()
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
    }

    @Test("A cancelled sink receives no value or completion that was scheduled before") func lateCancelOfSink() {
        let scheduler = TestScheduler()
        let subject = Ints()
        var log: [String] = []
        let sink = subject.receive(on: scheduler).sink(
            receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        let kept = Recorder<Int, Never>()
        subject.receive(on: scheduler).subscribe(kept)
        subject.send(1)
        subject.send(completion: .finished)
        sink.cancel()
        scheduler.run()
        expectNoDifference(log, [])
        expectNoDifference(kept.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test("What upstream sends after its completion is ignored", arguments: timingContractRows + sharingContractRows)
    func late(_ row: Row) {
        let source = Source()
        let recorder = Recorder<Int, any Error>()
        row.apply(source, ClosureToken()).subscribe(recorder)
        source.send(1)
        source.send(completion: .finished)
        let count = recorder.events.count
        expectNoDifference(source.send(2), .none)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.events.count, count)
        expectNoDifference(recorder.completionCount, 1)
        expectNoDifference(source.cancelled, 0)
    }

    @Test("What upstream sends before its subscription is ignored", arguments: [0, 1, 2, 3, 4, 5])
    func early(_ index: Int) {
        let upstream = Unready()
        let recorder = IntRecorder()
        let (scheduler, second) = (TestScheduler(), TestTime.Stride.seconds(1))
        switch index {
        case 0: upstream.receive(on: scheduler).subscribe(recorder)
        case 1: upstream.delay(for: second, scheduler: scheduler).subscribe(recorder)
        case 2: upstream.debounce(for: second, scheduler: scheduler).subscribe(recorder)
        case 3: upstream.throttle(for: second, scheduler: scheduler, latest: true).subscribe(recorder)
        case 4: upstream.timeout(second, scheduler: scheduler).subscribe(recorder)
        default: upstream.collect(.byTime(scheduler, second)).map(\.count).subscribe(recorder)
        }
        expectNoDifference(upstream.subscriber?.receive(1), Subscribers.Demand.none)
        upstream.subscriber?.receive(completion: .finished)
        scheduler.run()
        expectNoDifference(recorder.events, [])
    }

    /// Hands out no subscription.
    private final class Unready: Publisher {
        typealias Output = Int
        typealias Failure = Never
        var subscriber: AnySubscriber<Int, Never>?
        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            self.subscriber = AnySubscriber(subscriber)
        }
    }

    @Test("Demand reaches upstream unchanged, requested or returned for a value") func demand() {
        let scheduler = TestScheduler()
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(2), more: .max(3))
        source.receive(on: scheduler).subscribe(recorder)
        expectNoDifference(source.requested, .max(2))
        expectNoDifference(source.send(1), .none)
        scheduler.advance()
        expectNoDifference(source.requested, .max(5))
    }

    @Test("On an immediate scheduler, a value sent from inside a delivery is delivered inside it")
    func reentrant() {
        let subject = Ints()
        var log: [String] = []
        let sink = subject.receive(on: ImmediateScheduler.shared).sink { value in
            log.append("\(value)")
            if value < 3 { subject.send(value + 1) }
            log.append("/\(value)")
        }
        subject.send(1)
        expectNoDifference(log, ["1", "2", "3", "/3", "/2", "/1"])
        withExtendedLifetime(sink) {}
    }

    @Test("A delay moves each value, and the completion") func delay() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.delay(for: .seconds(2), scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        subject.send(completion: .finished)
        scheduler.advance(by: .milliseconds(999))
        expectNoDifference(recorder.values, [])
        scheduler.advance(by: .milliseconds(1))
        expectNoDifference(recorder.values, [1])
        scheduler.advance(by: .seconds(1))
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test("A delay of nothing, or less, still goes through the scheduler", arguments: [0, -5])
    func noDelay(_ seconds: Int) {
        let scheduler = TestScheduler()
        scheduler.advance(by: .seconds(10))
        let subject = Ints()
        let recorder = IntRecorder()
        subject.delay(for: .seconds(seconds), scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        subject.send(2)
        expectNoDifference(recorder.values, [])
        scheduler.advance()
        expectNoDifference(recorder.values, [1, 2])
    }

    // MARK: subscribe(on:)

    @Test("subscribe(on:) subscribes, requests and cancels on the scheduler; values come directly") func subscribeOn() {
        let scheduler = TestScheduler()
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(2))
        source.subscribe(on: scheduler).subscribe(recorder)
        expectNoDifference(source.subscriptions, 0)
        scheduler.advance()
        expectNoDifference(source.subscriptions, 1)
        expectNoDifference(recorder.events, [.subscription])
        expectNoDifference(source.requested, .max(2))
        source.send(1)
        expectNoDifference(recorder.values, [1])
        recorder.cancel()
        source.send(2)
        expectNoDifference(recorder.values, [1])
        expectNoDifference(source.cancelled, 0)
        scheduler.advance()
        expectNoDifference(source.cancelled, 1)
    }

    @Test("subscribe(on:) retains nothing if it is neither cancelled nor completed") func subscribeOnCycle() {
        weak var token: ClosureToken?
        do {
            let kept = ClosureToken()
            token = kept
            Empty<Int, Never>(completeImmediately: false).subscribe(on: ImmediateScheduler.shared).subscribe(
                AnySubscriber(receiveValue: { _ in keep(kept, .none) }))
        }
        #expect(token == nil)
    }

    @Test("subscribe(on:) traps on a request from inside a request, which only an immediate scheduler makes possible")
    func subscribeOnRecursion() async {
        expectMessage(
            "SubscribeOn",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var recorder: Recorder<Int, Never>?
                recorder = Recorder(demand: .max(1)) { _ in recorder?.request(.max(1)) }
                [1, 2].publisher.subscribe(on: ImmediateScheduler.shared).subscribe(recorder!)
            })
    }

    // MARK: timeout

    @Test("A timeout counts from the subscription, and anew from each value") func timeout() {
        let scheduler = TestScheduler()
        let source = Source()
        let recorder = Recorder<Int, Fault>()
        source.timeout(.seconds(3), scheduler: scheduler).subscribe(recorder)
        scheduler.advance(by: .seconds(2))
        source.send(1)
        scheduler.advance(by: .seconds(2))
        expectNoDifference(recorder.events, [.subscription, .value(1)])
        expectNoDifference(source.cancelled, 0)
        scheduler.advance(by: .seconds(1))
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
        scheduler.run()
        expectNoDifference(recorder.completionCount, 1)
    }

    @Test("A timeout fails with the custom error, and not once upstream has ended") func customError() {
        let scheduler = TestScheduler()
        let (late, timely) = (Source(), Source())
        let (failing, finishing) = (Recorder<Int, Fault>(), Recorder<Int, Fault>())
        late.timeout(.seconds(1), scheduler: scheduler) { .closure }.subscribe(failing)
        timely.timeout(.seconds(1), scheduler: scheduler) { .closure }.subscribe(finishing)
        timely.send(completion: .finished)
        expectNoDifference(finishing.events, [.subscription])
        scheduler.run()
        expectNoDifference(failing.events, [.subscription, .completion(.failure(.closure))])
        expectNoDifference(finishing.events, [.subscription, .completion(.finished)])
        expectNoDifference(timely.cancelled, 0)
    }

    @Test("What is on its way when time is up is delivered first", arguments: 0..<20 as Range<UInt64>)
    func timeoutOrder(_ seed: UInt64) {
        let scheduler = ScrambledScheduler(seed: seed)
        let source = Source()
        let recorder = Recorder<Int, Fault>()
        source.timeout(.seconds(1), scheduler: scheduler).subscribe(recorder)
        for value in 1...5 { source.send(value) }
        scheduler.run()
        expectNoDifference(recorder.values, [1, 2, 3, 4, 5])
        expectNoDifference(recorder.events.last, .completion(.finished))
        expectNoDifference(recorder.completionCount, 1)
    }

    @Test("Cancelling drops the values and the completion that wait for a timeout's scheduler") func timeoutCancel() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.timeout(.seconds(1), scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        subject.send(completion: .finished)
        recorder.cancel()
        scheduler.run()
        expectNoDifference(recorder.events, [.subscription])
    }

    @Test("A timeout of zero or less is due at the scheduler's next run, and doesn't spin", arguments: [0, -5])
    func noTimeout(_ seconds: Int) {
        let scheduler = TestScheduler()
        let source = Source()
        let recorder = Recorder<Int, Fault>()
        source.timeout(.seconds(seconds), scheduler: scheduler).subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription])
        scheduler.run()
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        expectNoDifference(source.cancelled, 1)
    }

    @Test("A timeout traps on a scheduler that knows no time") func timeoutImmediate() async {
        expectMessage(
            "Timeout",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Ints().timeout(1, scheduler: ImmediateScheduler.shared).sink { _ in }
            })
    }
}
