import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Reactive

/// debounce, throttle, collect by time: operators that choose or group by the clock.
@Suite("Values chosen and grouped in time")
struct GroupingInTimeTests {
    private typealias Ints = PassthroughSubject<Int, Never>
    private typealias IntRecorder = Recorder<Int, Never>

    // MARK: debounce

    @Test("debounce delivers after a pause, and discards the waiting value at the end") func debounce() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.debounce(for: .seconds(2), scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        expectNoDifference(recorder.values, [])
        scheduler.advance(by: .seconds(1))
        expectNoDifference(recorder.values, [2])
        subject.send(3)
        subject.send(completion: .finished)
        scheduler.run()
        expectNoDifference(recorder.events, [.subscription, .value(2), .completion(.finished)])
    }

    @Test("debounce passes the subscription at once and the completion through the scheduler") func debounceEnd() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.debounce(for: .seconds(2), scheduler: scheduler).subscribe(recorder)
        subject.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription])
        scheduler.advance()
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
    }

    @Test("debounce discards a value without demand when it is due") func debounceDemand() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder(demand: .none)
        subject.debounce(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        scheduler.run()
        recorder.request(.max(1))
        subject.send(2)
        scheduler.run()
        subject.send(3)
        scheduler.run()
        expectNoDifference(recorder.values, [2])
    }

    @Test("debounce by zero or less delivers at the scheduler's next run, and doesn't spin", arguments: [0, -5])
    func noDebounce(_ seconds: Int) {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.debounce(for: .seconds(seconds), scheduler: scheduler).subscribe(recorder)
        subject.send(1)
        expectNoDifference(recorder.values, [])
        scheduler.run()
        subject.send(2)
        subject.send(3)
        scheduler.run()
        expectNoDifference(recorder.values, [1, 3])
    }

    @Test("A debounced value is released when another one follows, and when it is cancelled") func debounceLetsGo() {
        let scheduler = TestScheduler()
        let subject = PassthroughSubject<ClosureToken, Never>()
        let recorder = Recorder<ClosureToken, Never>()
        subject.debounce(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
        weak var first: ClosureToken?
        weak var second: ClosureToken?
        do {
            let tokens = (ClosureToken(), ClosureToken())
            (first, second) = tokens
            subject.send(tokens.0)
            subject.send(tokens.1)
        }
        #expect(first == nil && second != nil)
        recorder.cancel()
        #expect(second == nil)
        scheduler.run()
        #expect(recorder.values.isEmpty)
    }

    @Test("Debounced values keep their order on any scheduler", arguments: 0..<20 as Range<UInt64>)
    func debounceOrder(_ seed: UInt64) {
        let scheduler = ScrambledScheduler(seed: seed)
        let subject = Ints()
        let recorder = IntRecorder()
        subject.debounce(for: .seconds(1), scheduler: scheduler).subscribe(recorder)
        for value in 0..<50 {
            subject.send(value)
            scheduler.run(value % 3)
        }
        scheduler.run()
        expectNoDifference(recorder.values, recorder.values.sorted())
        expectNoDifference(recorder.values.last, 49)
    }

    // MARK: throttle

    /// Values 1…8, half a second apart.
    private func throttled(latest: Bool, interval: Int) -> [Int] {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.throttle(for: .seconds(interval), scheduler: scheduler, latest: latest).subscribe(recorder)
        for value in 1...8 {
            subject.send(value)
            scheduler.advance(by: .milliseconds(500))
        }
        scheduler.run()
        return recorder.values
    }

    @Test("throttle delivers the first at once, then the latest of each interval, or its first") func throttle() {
        // 1 at 0; then the values of [0.5, 2] and (2, 4].
        expectNoDifference(throttled(latest: true, interval: 2), [1, 4, 8])
        expectNoDifference(throttled(latest: false, interval: 2), [1, 2, 5])
    }

    @Test("throttle by zero or less delivers one value for each run of the scheduler", arguments: [0, -5])
    func noThrottle(_ interval: Int) {
        expectNoDifference(throttled(latest: true, interval: interval), [1, 2, 3, 4, 5, 6, 7, 8])
    }

    @Test("throttle delivers the value that waits, then completes") func throttleEnd() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder()
        subject.throttle(for: .seconds(2), scheduler: scheduler, latest: true).subscribe(recorder)
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        subject.send(2)
        subject.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .value(1)])
        scheduler.advance(by: .seconds(1))
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test("A value and the end that come while another is being delivered keep their order") func throttleInside() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder(onValue: { value in
            guard value == 1 else { return }
            subject.send(2)
            subject.send(completion: .finished)
        })
        subject.throttle(for: .seconds(2), scheduler: scheduler, latest: true).subscribe(recorder)
        subject.send(1)
        scheduler.advance(by: .seconds(1))
        expectNoDifference(recorder.events, [.subscription, .value(1)])
        scheduler.run()
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test(
        "Throttled values keep their order on any scheduler, the last one included", arguments: 0..<20 as Range<UInt64>)
    func throttleOrder(_ seed: UInt64) {
        let scheduler = ScrambledScheduler(seed: seed)
        let subject = Ints()
        let recorder = IntRecorder()
        subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).subscribe(recorder)
        for value in 0..<50 {
            subject.send(value)
            scheduler.run(value % 3)
        }
        subject.send(completion: .finished)
        scheduler.run()
        expectNoDifference(recorder.values, recorder.values.sorted())
        expectNoDifference(recorder.values.last, 49)
        expectNoDifference(recorder.events.last, .completion(.finished))
    }

    @Test("throttle discards values without demand") func throttleDemand() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = IntRecorder(demand: .max(1))
        subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).subscribe(recorder)
        subject.send(1)
        scheduler.advance(by: .seconds(5))
        subject.send(2)
        scheduler.advance(by: .seconds(5))
        recorder.request(.max(1))
        scheduler.run()
        expectNoDifference(recorder.values, [1])
    }

    @Test("Cancelling a throttle releases its value and its subscriber") func throttleLetsGo() {
        let scheduler = TestScheduler()
        let subject = PassthroughSubject<ClosureToken, Never>()
        weak var value: ClosureToken?
        weak var subscriber: Recorder<ClosureToken, Never>?
        do {
            let recorder = Recorder<ClosureToken, Never>()
            subscriber = recorder
            subject.throttle(for: .seconds(1), scheduler: scheduler, latest: true).subscribe(recorder)
            let token = ClosureToken()
            value = token
            subject.send(token)
            recorder.cancel()
        }
        #expect(value == nil && subscriber == nil)
        scheduler.run()
    }

    // MARK: collect by time

    private func collected(
        _ strategy: (TestScheduler) -> Publishers.TimeGroupingStrategy<TestScheduler>,
        demand: Subscribers.Demand = .unlimited,
        _ body: (Source, Recorder<[Int], Fault>, TestScheduler) -> Void
    ) -> [Recorder<[Int], Fault>.Event] {
        let scheduler = TestScheduler()
        let source = Source()
        let recorder = Recorder<[Int], Fault>(demand: demand)
        source.collect(strategy(scheduler)).subscribe(recorder)
        body(source, recorder, scheduler)
        return recorder.events
    }

    @Test("collect(.byTime) delivers each interval's values, nothing for an empty interval, and the rest at the end")
    func byTime() {
        let events = collected({ .byTime($0, .seconds(2)) }) { source, recorder, scheduler in
            expectNoDifference(source.requests, [.max(1)])
            expectNoDifference(source.send(1), .max(1))
            expectNoDifference(source.send(2), .max(1))
            scheduler.advance(by: .seconds(1))
            #expect(recorder.values.isEmpty)
            scheduler.advance(by: .seconds(6))
            expectNoDifference(recorder.values, [[1, 2]])
            source.send(3)
            scheduler.advance(by: .seconds(1))
            source.send(4)
            source.send(completion: .finished)
            scheduler.run()
        }
        expectNoDifference(events, [.subscription, .value([1, 2]), .value([3]), .value([4]), .completion(.finished)])
    }

    @Test("collect(.byTimeOrCount) delivers full groups at once, and requests count values per group") func byCount() {
        let events = collected({ .byTimeOrCount($0, .seconds(2), 3) }, demand: .max(2)) { source, recorder, scheduler in
            expectNoDifference(source.requested, .max(6))
            for value in 1...4 { source.send(value) }
            #expect(recorder.values.isEmpty)
            scheduler.advance()
            expectNoDifference(recorder.values, [[1, 2, 3]])
            scheduler.advance(by: .seconds(2))
        }
        expectNoDifference(events, [.subscription, .value([1, 2, 3]), .value([4])])
    }

    @Test("collect(.byTime) requests one value for each request and each value, whatever demand is returned")
    func byTimeDemand() {
        let scheduler = TestScheduler()
        let source = Source()
        let recorder = Recorder<[Int], Fault>(demand: .max(2), more: .max(5))
        source.collect(.byTime(scheduler, .seconds(1))).subscribe(recorder)
        for value in 0..<4 {
            expectNoDifference(source.send(value), .max(1))
            if value % 2 == 1 { scheduler.advance(by: .seconds(1)) }
        }
        expectNoDifference(recorder.values, [[0, 1], [2, 3]])
        expectNoDifference(source.requests, [.max(1)])
        recorder.request(.max(7))
        recorder.request(.unlimited)
        expectNoDifference(source.requests, [.max(1), .max(1), .max(1)])
        source.send(completion: .finished)
        expectNoDifference(source.send(4), .none)
        scheduler.run()
        expectNoDifference(recorder.values, [[0, 1], [2, 3]])
    }

    @Test("collect(.byTimeOrCount) passes on demand returned for a full group, not for one that the timer closed")
    func returnedDemand() {
        let scheduler = TestScheduler()
        let source = Source()
        let recorder = Recorder<[Int], Fault>(demand: .max(1), more: .max(1))
        source.collect(.byTimeOrCount(scheduler, .seconds(1), 2)).subscribe(recorder)
        expectNoDifference(source.requests, [.max(2)])
        expectNoDifference(source.send(0), .none)
        scheduler.advance(by: .seconds(1))
        expectNoDifference(recorder.values, [[0]])
        expectNoDifference(source.requests, [.max(2)])
        // The demand returned for [0] lets the next group through all the same.
        for value in 1...2 { expectNoDifference(source.send(value), .none) }
        scheduler.advance()
        expectNoDifference(recorder.values, [[0], [1, 2]])
        expectNoDifference(source.requests, [.max(2), .max(2)])
        // A request counts whenever it is made.
        recorder.request(.max(3))
        expectNoDifference(source.requests, [.max(2), .max(2), .max(6)])
        recorder.cancel()
    }

    @Test("collect(.byTime) takes all values of a publisher that keeps to the demand")
    func byTimeTakesAll() {
        let scheduler = TestScheduler()
        let recorder = Recorder<[Int], Never>(demand: .max(1))
        (1...5).publisher.collect(.byTime(scheduler, .seconds(1))).subscribe(recorder)
        scheduler.run()
        expectNoDifference(recorder.events, [.subscription, .value([1, 2, 3, 4, 5]), .completion(.finished)])
    }

    @Test("A group waits for demand, and so does the completion behind it") func groupsWait() {
        let events = collected({ .byTime($0, .seconds(1)) }, demand: .max(1)) { source, recorder, scheduler in
            for value in 1...3 {
                source.send(value)
                scheduler.advance(by: .seconds(1))
            }
            source.send(4)
            source.send(completion: .finished)
            scheduler.run()
            expectNoDifference(recorder.events, [.subscription, .value([1])])
            recorder.request(.max(2))
            scheduler.run()
            expectNoDifference(recorder.values, [[1], [2], [3]])
            recorder.request(.max(1))
            scheduler.run()
        }
        expectNoDifference(events.suffix(2), [.value([4]), .completion(.finished)])
    }

    @Test("When upstream fails, closed groups are delivered, the open one isn't") func groupFailure() {
        let events = collected({ .byTimeOrCount($0, .seconds(1), 2) }) { source, _, scheduler in
            for value in 1...3 { source.send(value) }
            source.send(completion: .failure(.upstream))
            scheduler.run()
        }
        expectNoDifference(events, [.subscription, .value([1, 2]), .completion(.failure(.upstream))])
    }

    @Test("A count below one counts as one", arguments: [0, -3]) func noCount(_ count: Int) {
        let events = collected({ .byTimeOrCount($0, .seconds(1), count) }) { source, _, scheduler in
            source.send(1)
            source.send(2)
            source.send(completion: .finished)
            scheduler.run()
        }
        expectNoDifference(events, [.subscription, .value([1]), .value([2]), .completion(.finished)])
    }

    @Test("With an interval of zero or less, a group is closed at the scheduler's next run", arguments: [0, -5])
    func noInterval(_ seconds: Int) {
        let events = collected({ .byTime($0, .seconds(seconds)) }) { source, recorder, scheduler in
            source.send(1)
            source.send(2)
            scheduler.run()
            source.send(3)
            scheduler.run()
            source.send(completion: .finished)
            scheduler.run()
        }
        expectNoDifference(events, [.subscription, .value([1, 2]), .value([3]), .completion(.finished)])
    }

    @Test("Cancelling stops the timer and drops the open group") func groupCancel() {
        let events = collected({ .byTime($0, .seconds(1)) }) { source, recorder, scheduler in
            source.send(1)
            recorder.cancel()
            scheduler.run()
            expectNoDifference(source.cancelled, 1)
        }
        expectNoDifference(events, [.subscription])
    }

    @Test("Groups keep their order on any scheduler, and lose nothing", arguments: 0..<20 as Range<UInt64>)
    func groupOrder(_ seed: UInt64) {
        let scheduler = ScrambledScheduler(seed: seed)
        let subject = Ints()
        let recorder = Recorder<[Int], Never>(demand: .max(3), more: .max(1))
        subject.collect(.byTimeOrCount(scheduler, .seconds(1), 4)).subscribe(recorder)
        for value in 0..<10 {
            subject.send(value)
            scheduler.run(value % 2)
        }
        subject.send(completion: .finished)
        scheduler.run()
        expectNoDifference(recorder.values.flatMap { $0 }, Array(0..<10))
        expectNoDifference(recorder.events.last, .completion(.finished))
    }

    @Test("Requesting groups one by one from inside doesn't recurse") func groupsDoNotRecurse() {
        let source = Source()
        var recorder: Recorder<[Int], Fault>?
        recorder = Recorder(demand: .none) { _ in recorder?.request(.max(1)) }
        source.collect(.byTimeOrCount(ImmediateScheduler.shared, 1, 1)).subscribe(recorder!)
        for value in 0..<20_000 { source.send(value) }
        recorder?.request(.max(1))
        expectNoDifference(recorder?.values.count, 20_000)
        recorder = nil
    }

    @Test("Timing operators are Sendable if their parts are") func sendable() {
        func check(_ value: some Sendable) {}
        let (values, scheduler) = ([1, 2].publisher, TestScheduler())
        check(values.receive(on: scheduler))
        check(values.subscribe(on: scheduler))
        check(values.delay(for: .seconds(1), scheduler: scheduler))
        check(values.debounce(for: .seconds(1), scheduler: scheduler))
        check(values.throttle(for: .seconds(1), scheduler: scheduler, latest: true))
        check(values.collect(.byTime(scheduler, .seconds(1))))
        check(values.share())
        check(values.makeConnectable())
        check(values.makeConnectable().autoconnect())
    }
}
