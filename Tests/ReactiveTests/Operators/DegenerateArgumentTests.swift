import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Reactive

@Suite("Arguments that make no sense, or hardly any")
struct DegenerateArgumentTests {
    /// The values that a publisher delivers with unlimited demand, and the diagnostics of making and running it.
    private func outcome<P: Publisher>(_ make: () -> P) -> (values: [P.Output], ends: Bool, diagnostics: [String]) {
        let recorder = Recorder<P.Output, P.Failure>()
        let diagnostics = Diagnostics.collect { make().subscribe(recorder) }
        return (recorder.values, recorder.completionCount == 1, diagnostics.map(\.message))
    }
    private let numbers = [1, 2, 3].publisher

    @Test("collect with a count below 1 is reported, and collects one at a time", arguments: [0, -1, .min])
    func collect(_ count: Int) {
        let result = outcome { numbers.collect(count) }
        #expect(result.values == [[1], [2], [3]] && result.ends)
        expectNoDifference(
            result.diagnostics, ["Invalid count \(count) for collect on Sequence<Array<Int>, Never>; using 1."])
        expectNoDifference(numbers.collect(count), numbers.collect(1))
        let fine = outcome { numbers.collect(1) }
        #expect(fine.values == [[1], [2], [3]] && fine.diagnostics.isEmpty)
    }

    @Test("collect by time or count does the same", arguments: [0, -1])
    func collectByTimeOrCount(_ count: Int) {
        let scheduler = TestScheduler()
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<[Int], Never>()
        let diagnostics = Diagnostics.collect {
            subject.collect(.byTimeOrCount(scheduler, .seconds(1), count)).subscribe(recorder)
        }
        for value in 1...2 { subject.send(value) }
        scheduler.advance()
        expectNoDifference(recorder.values, [[1], [2]])
        expectNoDifference(
            diagnostics.map(\.message),
            [
                "Invalid count \(count) for collect on PassthroughSubject<Int, Never>; using 1."
            ])
        recorder.cancel()
    }

    @Test("buffer with a negative size is reported, and has room for nothing", arguments: [-1, .min])
    func buffer(_ size: Int) {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>()
        let diagnostics = Diagnostics.collect {
            subject.buffer(size: size, prefetch: .byRequest, whenFull: .dropOldest).subscribe(recorder)
        }
        subject.send(1)
        subject.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        expectNoDifference(
            diagnostics.map(\.message),
            [
                "Invalid size \(size) for buffer on PassthroughSubject<Int, Never>; using 0."
            ])
        let keepsFull = outcome { numbers.buffer(size: size, prefetch: .keepFull, whenFull: .dropNewest) }
        #expect(keepsFull.values.isEmpty && !keepsFull.ends && keepsFull.diagnostics.count == 1)
    }

    @Test("Zero is a number of values like others: no diagnostic") func zero() {
        let prefix = outcome { numbers.map { $0 }.prefix(0) }
        #expect(prefix.values.isEmpty && prefix.ends && prefix.diagnostics.isEmpty)
        let empty = outcome { numbers.map { $0 }.output(in: 2..<2) }
        #expect(empty.values.isEmpty && empty.ends && empty.diagnostics.isEmpty)
        let beyond = outcome { numbers.map { $0 }.output(in: 7...) }
        #expect(beyond.values.isEmpty && beyond.ends && beyond.diagnostics.isEmpty)
        let drop = outcome { numbers.map { $0 }.dropFirst(0) }
        #expect(drop.values == [1, 2, 3] && drop.ends && drop.diagnostics.isEmpty)
        let all = outcome { numbers.map { $0 }.dropFirst(.max) }
        #expect(all.values.isEmpty && all.ends && all.diagnostics.isEmpty)
        let retry = outcome { Fail<Int, Fault>(error: .upstream).retry(0) }
        #expect(retry.values.isEmpty && retry.ends && retry.diagnostics.isEmpty)
        let merged = outcome { Publishers.MergeMany([Just<Int>]()) }
        #expect(merged.values.isEmpty && merged.ends && merged.diagnostics.isEmpty)
        let combined = outcome { [Just<Int>]().combineLatest().map(\.count) }
        #expect(combined.values.isEmpty && combined.ends && combined.diagnostics.isEmpty)
        let zipped = outcome { [Just<Int>]().zipped().map(\.count) }
        #expect(zipped.values.isEmpty && zipped.ends && zipped.diagnostics.isEmpty)
        let nothing = outcome { Record<Int, Never>(output: [], completion: .finished) }
        #expect(nothing.values.isEmpty && nothing.ends)
        let repeated = outcome { Publishers.Sequence<EmptyCollection<Int>, Never>(sequence: .init()) }
        #expect(repeated.values.isEmpty && repeated.ends)
    }

    @Test("A time of zero or less is due at the scheduler's next run", arguments: [0, -1, -1_000])
    func times(_ seconds: Int) {
        let operators: [(String, (PassthroughSubject<Int, Never>, TestScheduler) -> AnyPublisher<Int, Never>)] = [
            ("delay", { $0.delay(for: .seconds(seconds), scheduler: $1).eraseToAnyPublisher() }),
            ("debounce", { $0.debounce(for: .seconds(seconds), scheduler: $1).eraseToAnyPublisher() }),
            (
                "throttle",
                { $0.throttle(for: .seconds(seconds), scheduler: $1, latest: true).eraseToAnyPublisher() }
            ),
            (
                "collect",
                { $0.collect(.byTime($1, .seconds(seconds))).compactMap(\.last).eraseToAnyPublisher() }
            ),
        ]
        for (name, make) in operators {
            let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
            let recorder = Recorder<Int, Never>()
            let diagnostics = Diagnostics.collect { make(subject, scheduler).subscribe(recorder) }
            for value in 1...2 {
                subject.send(value)
                expectNoDifference(recorder.values.count, value - 1, "\(name)")
                scheduler.run()
                expectNoDifference(recorder.values.last, value, "\(name)")
            }
            subject.send(completion: .finished)
            scheduler.run()
            #expect(recorder.values == [1, 2] && recorder.completionCount == 1 && diagnostics.isEmpty, "\(name)")
        }
    }

    @Test("The time between two values is never less than nothing") func measureInterval() {
        let (subject, scheduler) = (PassthroughSubject<Int, Never>(), TestScheduler())
        let recorder = Recorder<TestTime.Stride, Never>()
        subject.measureInterval(using: scheduler).subscribe(recorder)
        subject.send(1)
        scheduler.advance(by: .seconds(-5))
        subject.send(2)
        scheduler.advance(by: .seconds(2))
        subject.send(3)
        expectNoDifference(recorder.values.map(\.nanoseconds), [0, 0, 2_000_000_000])
    }
}
