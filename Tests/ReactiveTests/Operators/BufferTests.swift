import ReactiveTesting
import Testing

@testable import Reactive

@Suite("Keeping values until they're asked for")
struct BufferTests {
    private typealias Strategy = Publishers.BufferingStrategy<Fault>

    private func full(_ whenFull: Strategy) -> (Source, Recorder<Int, Fault>) {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .none)
        source.buffer(size: 3, prefetch: .byRequest, whenFull: whenFull).subscribe(recorder)
        for value in 1...5 { source.send(value) }
        return (source, recorder)
    }

    @Test("A full buffer drops the newest or the oldest value, or fails after the requested values")
    func whenFull() {
        let (_, newest) = full(.dropNewest)
        newest.request(.max(9))
        expectNoDifference(newest.values, [1, 2, 3])
        let (_, oldest) = full(.dropOldest)
        oldest.request(.max(9))
        expectNoDifference(oldest.values, [3, 4, 5])
        var errors = 0
        let (source, failing) = full(
            .customError {
                errors += 1
                return .closure
            })
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(failing.events, [.subscription])
        failing.request(.max(2))
        expectNoDifference(failing.events, [.subscription, .value(1), .value(2), .completion(.failure(.closure))])
        expectNoDifference(errors, 1)
    }

    @Test("keepFull requests as many values as the buffer has room for, byRequest all")
    func prefetch() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .none)
        source.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest).subscribe(recorder)
        expectNoDifference(source.requested, .max(2))
        source.send(1)
        source.send(2)
        recorder.request(.max(3))
        expectNoDifference(source.requested, .max(4))
        expectNoDifference(source.send(3), .max(1))
        expectNoDifference(recorder.values, [1, 2, 3])
        let other = Source()
        other.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
        expectNoDifference(other.requested, .unlimited)
    }

    @Test("What is kept comes before the end, and before a failure of upstream", arguments: [true, false])
    func endComesLast(_ fails: Bool) {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        source.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
        for value in 1...3 { source.send(value) }
        source.send(completion: fails ? .failure(.upstream) : .finished)
        expectNoDifference(recorder.events, [.subscription, .value(1)])
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2)])
        recorder.request(.max(2))
        expectNoDifference(recorder.values, [1, 2, 3])
        expectNoDifference(recorder.completion, (fails ? .failure(.upstream) : .finished))
    }

    @Test("A failure that comes while kept values are delivered comes after them") func failureDuringDrain() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .none) { value in
            if value == 1 { source.send(completion: .failure(.upstream)) }
        }
        source.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
        for value in 1...3 { source.send(value) }
        recorder.request(.unlimited)
        expectNoDifference(
            recorder.events, [.subscription, .value(1), .value(2), .value(3), .completion(.failure(.upstream))])
    }

    @Test("Demand returned for a value applies to values received meanwhile, and to the end") func answers() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(1), more: .max(1)) { value in
            if value == 1 {
                source.send(2)
                source.send(completion: .finished)
            }
        }
        source.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
        source.send(1)
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .completion(.finished)])
    }

    @Test("The subscription comes first, though upstream sends and fails at the first request")
    func subscriptionFirst() {
        let recorder = Recorder<Int, any Error>()
        [1, 2].publisher.tryMap { value throws -> Int in
            if value == 2 { throw Fault.upstream }
            return value
        }.buffer(size: 9, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
        guard case .subscription = recorder.events.first, case .completion(.failure) = recorder.events.last else {
            Issue.record("\(recorder.events)")
            return
        }
        expectNoDifference(recorder.values, [1])
    }

    @Test("200 000 kept values come out in no time: the queue isn't quadratic") func large() {
        let subject = PassthroughSubject<Int, Never>()
        var sum = 0
        var subscription: (any Subscription)?
        let subscriber = AnySubscriber<Int, Never>(
            receiveSubscription: { subscription = $0 },
            receiveValue: {
                sum += $0
                return .none
            })
        subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(subscriber)
        for _ in 0..<200_000 { subject.send(1) }
        let start = threadTime()
        subscription?.request(.unlimited)
        expectNoDifference(sum, 200_000)
        // Well under a second, but in a sanitizer's build; a quadratic queue takes minutes.
        #expect(threadTime() - start < 10)
    }

    @Test("100 000 requests, each from inside the value before, don't grow the stack") func depth() {
        let subject = PassthroughSubject<Int, Never>()
        var recorder: Recorder<Int, Never>?
        recorder = Recorder(demand: .none) { _ in recorder?.request(.max(1)) }
        subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropOldest).subscribe(recorder!)
        for value in 0..<100_000 { subject.send(value) }
        recorder?.request(.max(1))
        expectNoDifference(recorder?.values, Array(0..<100_000))
        recorder = nil
    }

    @Test("Size 0 has room for nothing") func noRoom() {
        let source = Source()
        let recorder = Recorder<Int, Fault>()
        source.buffer(size: 0, prefetch: .byRequest, whenFull: .dropOldest).subscribe(recorder)
        source.send(1)
        source.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        let failing = Recorder<Int, Fault>()
        Source().buffer(size: 0, prefetch: .keepFull, whenFull: .dropOldest).subscribe(failing)
        let other = Source()
        other.buffer(size: 0, prefetch: .byRequest, whenFull: .customError { .closure }).subscribe(failing)
        other.send(1)
        expectNoDifference(failing.completion, .failure(.closure))
    }

    @Test("Cancelling discards the buffered values") func cancel() {
        let (source, recorder) = full(.dropNewest)
        recorder.cancel()
        expectNoDifference(source.cancelled, 1)
        recorder.request(.unlimited)
        expectNoDifference(recorder.events, [.subscription])
    }

    @Test("While one thread sends and another requests, all values arrive in order, one at a time")
    func threads() async {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .none)
        subject.buffer(size: .max, prefetch: .byRequest, whenFull: .dropNewest).subscribe(recorder)
        await onThreads(2) { thread in
            for value in 0..<10_000 { if thread == 0 { subject.send(value) } else { recorder.request(.max(1)) } }
            if thread == 0 { subject.send(completion: .finished) }
        }
        recorder.request(.max(1))
        expectNoDifference(recorder.values, Array(0..<10_000))
        expectNoDifference(recorder.completionCount, 1)
    }
}
