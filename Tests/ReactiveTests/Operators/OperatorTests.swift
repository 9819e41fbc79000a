import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Reactive

@Suite("What is particular to single operators and publishers")
struct OperatorTests {
    private typealias Ints = PassthroughSubject<Int, Never>

    @Test("A sequence delivers as requested, and finishes with its last element") func sequence() {
        let recorder = Recorder<Int, Never>(demand: .max(2))
        [1, 2, 3].publisher.subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2)])
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .value(3), .completion(.finished)])
    }

    @Test("Requesting from a sequence inside a delivery doesn't recurse") func sequenceReentrancy() {
        var recorder: Recorder<Int, Never>?
        recorder = Recorder(demand: .max(1), onValue: { _ in recorder?.request(.max(1)) })
        (0..<100_000).publisher.subscribe(recorder!)
        expectNoDifference(recorder?.values.count, 100_000)
        recorder = nil
    }

    @Test("Just, Empty and Fail") func simplePublishers() {
        let just = Recorder<Int, Never>()
        Just(1).subscribe(just)
        expectNoDifference(just.events, [.subscription, .value(1), .completion(.finished)])
        let empty = Recorder<Int, Never>()
        Empty().subscribe(empty)
        expectNoDifference(empty.events, [.subscription, .completion(.finished)])
        let fail = Recorder<Int, Fault>()
        Fail(error: .upstream).subscribe(fail)
        expectNoDifference(fail.events, [.subscription, .completion(.failure(.upstream))])
    }

    @Test("A future runs once and replays; the second promise is ignored") func future() {
        var runs = 0
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> {
            runs += 1
            promise = $0
        }
        let early = Recorder<Int, Never>()
        future.subscribe(early)
        promise?(.success(1))
        promise?(.success(2))
        let late = Recorder<Int, Never>()
        future.subscribe(late)
        expectNoDifference(runs, 1)
        expectNoDifference(early.events, [.subscription, .value(1), .completion(.finished)])
        expectNoDifference(late.events, early.events)
    }

    @Test("A fold delivers its result when it is requested") func foldWaits() {
        let recorder = Recorder<[Int], Never>(demand: .none)
        [1, 2].publisher.collect().subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription])
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .value([1, 2]), .completion(.finished)])
    }

    @Test("First takes one and cancels; last waits; prefix(0) finishes at once") func firstLastPrefix() {
        let source = Source()
        let first = Recorder<Int, Fault>()
        source.first().subscribe(first)
        source.send(1)
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(first.events, [.subscription, .value(1), .completion(.finished)])
        let last = Recorder<Int, Never>()
        [1, 2, 3].publisher.last().subscribe(last)
        expectNoDifference(last.values, [3])
        let none = Recorder<Int, Never>()
        [1].publisher.prefix(0).subscribe(none)
        expectNoDifference(none.events, [.subscription, .completion(.finished)])
    }

    @Test("merge finishes after both and fails with the first") func merge() {
        let (a, b) = (Ints(), Ints())
        let recorder = Recorder<Int, Never>()
        a.merge(with: b).subscribe(recorder)
        a.send(1)
        b.send(2)
        a.send(completion: .finished)
        b.send(3)
        b.send(completion: .finished)
        expectNoDifference(recorder.values, [1, 2, 3])
        expectNoDifference(recorder.completionCount, 1)
        let (source, other) = (Source(), Source())
        let failing = Recorder<Int, Fault>()
        source.merge(with: other).subscribe(failing)
        source.send(completion: .failure(.upstream))
        expectNoDifference(other.cancelled, 1)
        expectNoDifference(failing.completionCount, 1)
    }

    @Test("combineLatest starts when both have a value, and finishes when both have") func combineLatest() {
        let (a, b) = (Ints(), Ints())
        var got: [String] = []
        let sink = a.combineLatest(b).sink(receiveCompletion: { _ in got.append("end") }) { got.append("\($0)\($1)") }
        a.send(1)
        a.send(2)
        b.send(3)
        a.send(4)
        a.send(completion: .finished)
        b.send(5)
        b.send(completion: .finished)
        expectNoDifference(got, ["23", "43", "45", "end"])
        withExtendedLifetime(sink) {}
    }

    @Test("replaceError delivers a value in place of a failure, when it is requested") func replaceError() {
        let source = Source()
        let recorder = Recorder<Int, Never>(demand: .max(1))
        source.replaceError(with: 9).subscribe(recorder)
        source.send(1)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.values, [1])
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(9), .completion(.finished)])
    }

    @Test("Negative and zero demand trap") func badDemand() async {
        expectMessage(
            "negative",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Subscribers.Demand.max(-1)
            })
        expectMessage(
            "at least one value",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let recorder = Recorder<Int, Never>(demand: .none)
                PassthroughSubject<Int, Never>().subscribe(recorder)
                recorder.request(.none)
            })
    }

    @Test("Demand saturates and never goes negative") func demand() {
        expectNoDifference(Subscribers.Demand.max(.max - 1) + .max(5), .unlimited)
        expectNoDifference(Subscribers.Demand.max(1) - .max(5), .none)
        expectNoDifference(Subscribers.Demand.unlimited - 5, .unlimited)
        #expect(Subscribers.Demand.max(3) * 2 == 6)
        #expect(Subscribers.Demand.max(3) < .unlimited)
    }

    @Test("A test scheduler runs in the order of date, then of scheduling") func testScheduler() {
        let scheduler = TestScheduler()
        var log: [String] = []
        let start = scheduler.now
        scheduler.schedule(after: start.advanced(by: .seconds(2))) { log.append("c") }
        scheduler.schedule(after: start.advanced(by: .seconds(1))) {
            log.append("a")
            scheduler.schedule { log.append("a2") }
        }
        scheduler.schedule(after: start.advanced(by: .seconds(1))) { log.append("b") }
        let timer = scheduler.schedule(after: start, interval: .seconds(1)) { log.append("t") }
        scheduler.advance(by: .seconds(2))
        timer.cancel()
        scheduler.run()
        expectNoDifference(log, ["t", "a", "b", "t", "a2", "c", "t"])
    }
}
