import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// Runs the closure on so many threads of the concurrency pool, and waits for all.
func onThreads(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) async {
    await withTaskGroup(of: Void.self) { group in
        for thread in 0..<count { group.addTask { body(thread) } }
    }
}

/// The first value that isn't the successor of the one before it.
private func gap(in values: [Int]) -> Int? {
    zip(values, values.dropFirst()).first { $1 != $0 + 1 }?.1
}

/// Counts, and notices when two threads are inside at once.
private final class Serial: Sendable {
    let inside = Atomic<Int>(0)
    let count = Atomic<Int>(0)
    let overlaps = Atomic<Int>(0)
    func visit() {
        if inside.wrappingAdd(1, ordering: .relaxed).newValue != 1 { overlaps.wrappingAdd(1, ordering: .relaxed) }
        count.wrappingAdd(1, ordering: .relaxed)
        inside.wrappingSubtract(1, ordering: .relaxed)
    }
}

private final class Token: Sendable {
    static let alive = Atomic<Int>(0)
    init() { Token.alive.wrappingAdd(1, ordering: .relaxed) }
    deinit { Token.alive.wrappingSubtract(1, ordering: .relaxed) }
    func use() {}
}

/// `@unchecked`: the property's storage is safe from any thread, which the compiler can't see.
private final class StressModel: ObservableObject, @unchecked Sendable {
    @Published var value = 0
    @Published var list: [Int] = []
}

/// An object without `@Published`, whose end asks for another one's publisher.
private final class Mortal: ObservableObject, Sendable {
    static let shared = Mortal()
    deinit { Mortal.shared.objectWillChange.send() }
}

/// Hands something to other threads that take care of each other.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

@Suite("Subjects from several threads", .serialized)
struct SubjectStressTests {
    @Test("Sends from several threads reach a subscriber one at a time, and all of them") func serialDelivery() async {
        let subject = PassthroughSubject<Int, Never>()
        let serial = Serial()
        let sink = subject.sink { _ in serial.visit() }
        await onThreads(4) { _ in for i in 0..<5_000 { subject.send(i) } }
        expectNoDifference(serial.count.load(ordering: .relaxed), 20_000)
        expectNoDifference(serial.overlaps.load(ordering: .relaxed), 0)
        sink.cancel()
    }

    @Test("Subscribing and cancelling while others send leaves nothing behind") func churn() async {
        let subject = PassthroughSubject<Int, Never>()
        await onThreads(4) { thread in
            for i in 0..<2_000 {
                if thread < 2 {
                    subject.send(i)
                } else {
                    let token = Token()
                    let sink = subject.sink { _ in token.use() }
                    if i % 2 == 0 { subject.send(i) }
                    sink.cancel()
                }
            }
        }
        subject.send(0)
        subject.hub.checkInvariants()
        #expect(subject.hub.subscribers.withLockUnchecked { $0.count == 0 && $0.retired.isEmpty })
        expectNoDifference(Token.alive.load(ordering: .relaxed), 0)
    }

    @Test("Cancelling from another thread while delivering, holding the subscription, lets go") func crossCancel() async
    {
        let subject = PassthroughSubject<Int, Never>()
        for _ in 0..<300 {
            let recorders = (0..<4).map { _ in
                let token = Token()
                return Recorder<Int, Never>(onValue: { _ in token.use() })
            }
            for recorder in recorders { subject.subscribe(recorder) }
            await onThreads(2) { thread in
                if thread == 0 {
                    for i in 0..<20 { subject.send(i) }
                } else {
                    for recorder in recorders { recorder.cancel() }
                }
            }
            #expect(subject.hub.subscribers.withLockUnchecked { $0.count == 0 && $0.retired.isEmpty })
        }
        subject.hub.checkInvariants()
    }

    @Test("A subscriber that joins a current value subject while others send misses and repeats nothing")
    func replay() async {
        for _ in 0..<200 {
            let subject = CurrentValueSubject<Int, Never>(0)
            let recorders = (0..<2).map { _ in Recorder<Int, Never>() }
            await onThreads(3) { thread in
                if thread == 0 {
                    for i in 1...200 { subject.send(i) }
                } else {
                    subject.subscribe(recorders[thread - 1])
                }
            }
            for recorder in recorders {
                // Consecutive from wherever it joined, to the last.
                #expect(gap(in: recorder.values) == nil && recorder.values.last == 200)
            }
        }
    }

    @Test("Finite demand is never exceeded, whichever threads request and send") func finiteDemand() async {
        let subject = PassthroughSubject<Int, Never>()
        let recorder = Recorder<Int, Never>(demand: .max(1))
        subject.subscribe(recorder)
        await onThreads(4) { thread in
            for i in 0..<1_000 {
                if thread < 2 { subject.send(i) } else { recorder.request(.max(1)) }
            }
        }
        for i in 0..<3_000 { subject.send(i) }
        expectNoDifference(recorder.values.count, 2_001)
    }

    @Test("Each subscriber receives one of several simultaneous completions, and no value after it")
    func completions() async {
        for _ in 0..<300 {
            let subject = CurrentValueSubject<Int, Never>(0)
            let recorders = (0..<4).map { _ in Recorder<Int, Never>() }
            await onThreads(4) { thread in
                subject.subscribe(recorders[thread])
                if thread < 2 { subject.send(thread) }
                subject.send(completion: .finished)
            }
            for recorder in recorders {
                expectNoDifference(recorder.completionCount, 1)
                if case .completion = recorder.events.last { continue }
                Issue.record("a value after the completion")
            }
            #expect(subject.hub.subscribers.withLockUnchecked { $0.count == 0 && $0.retired.isEmpty })
        }
    }

    @Test("A cancellable is cancelled once, however many threads do it") func cancelOnce() async {
        for _ in 0..<500 {
            let count = Serial()
            let cancellable = AnyCancellable { count.visit() }
            await onThreads(3) { _ in cancellable.cancel() }
            expectNoDifference(count.count.load(ordering: .relaxed), 1)
        }
    }

    @Test("First set against first $x and first objectWillChange leaves one publisher and the last value")
    func published() async {
        for _ in 0..<300 {
            let model = StressModel()
            let recorder = Recorder<Int, Never>()
            await onThreads(4) { thread in
                switch thread {
                case 0: for i in 1...20 { model.value = i }
                case 1: model.$value.subscribe(recorder)
                case 2: _ = model.objectWillChange
                default: _ = model.value
                }
            }
            expectNoDifference(model.value, 20)
            expectNoDifference(recorder.values.last, 20)
            #expect(gap(in: recorder.values) == nil)
        }
    }

    @Test("Two threads that set at once leave the same value in the property and in $x") func publishedRace() async {
        let model = StressModel()
        for _ in 0..<200 {
            let recorder = Recorder<Int, Never>()
            model.$value.subscribe(recorder)
            await onThreads(2) { thread in for i in 0..<20 { model.value = i + thread * 100 } }
            expectNoDifference(recorder.values.last, model.value)
            recorder.cancel()
        }
    }

    @Test("Asking against cancelling delivers the value once or not at all") func justRace() async {
        for _ in 0..<500 {
            let recorder = Recorder<Int, Never>(demand: .none)
            Just(1).subscribe(recorder)
            let subscription = Handed(value: recorder.subscription!)
            await onThreads(3) { thread in
                if thread == 0 { subscription.value.cancel() } else { subscription.value.request(.max(1)) }
            }
            let events = recorder.events
            // Cancelled with the value, it gets no completion (C9).
            #expect([.subscription, .value(1), .completion(.finished)].starts(with: events), "\(events)")
        }
    }

    @Test("A future's promise may be kept from any thread, while others subscribe and cancel") func futureRace() async {
        for _ in 0..<300 {
            let promise = Lock<Future<Int, Never>.Promise?>(nil)
            let future = Future<Int, Never> { kept in
                let handed = Handed(value: kept)
                promise.withLock { $0 = { handed.value($0) } }
            }
            let keep = Handed(
                value: promise.withLock { promise in
                    let handed = Handed(value: promise!)
                    return handed
                }.value)
            let recorders = (0..<2).map { _ in Recorder<Int, Never>() }
            await onThreads(4) { thread in
                switch thread {
                case 0: keep.value(.success(0))
                case 1: keep.value(.success(1))
                case 2: future.subscribe(recorders[0])
                default:
                    future.subscribe(recorders[1])
                    recorders[1].cancel()
                }
            }
            let late = Recorder<Int, Never>()
            future.subscribe(late)
            #expect(recorders[0].values == late.values && recorders[0].completionCount == 1)
            #expect(recorders[1].values.isEmpty || recorders[1].values == late.values)
        }
    }

    @Test("Changes in place from several threads lose nothing, also when $x is first used meanwhile") func inPlace()
        async
    {
        for _ in 0..<50 {
            let model = StressModel()
            let recorder = Recorder<[Int], Never>()
            await onThreads(4) { thread in
                switch thread {
                case 0: for i in 0..<50 { model.list.append(i) }
                case 1: for _ in 0..<50 { _ = model.list.last }
                case 2: _ = model.objectWillChange
                default: model.$list.subscribe(recorder)
                }
            }
            expectNoDifference(model.list, Array(0..<50))
            expectNoDifference(recorder.values.last, model.list)
        }
    }

    @Test("Changes in place from two threads, as long as $x isn't used, wait for each other") func inPlaceTogether()
        async
    {
        let model = StressModel()
        await onThreads(2) { thread in for i in 0..<500 { model.list.append(i) } }
        expectNoDifference(model.list.count, 1_000)
    }

    @Test("A subject that is piped into from several threads passes everything on, until it is cancelled") func pipe()
        async
    {
        let (source, subject) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let serial = Serial()
        let sink = subject.sink { _ in serial.visit() }
        for _ in 0..<50 {
            let connection = source.subscribe(subject)
            await onThreads(3) { thread in
                if thread == 0 { connection.cancel() } else { for i in 0..<20 { source.send(i) } }
            }
        }
        expectNoDifference(serial.overlaps.load(ordering: .relaxed), 0)
        // Those that are over are swept.
        #expect(subject.hub.subscribers.withLockUnchecked { $0.upstreams.count } <= 2)
        sink.cancel()
    }

    @Test("Objects without @Published may end while others ask for their publishers") func fieldless() async {
        await onThreads(4) { _ in
            for _ in 0..<500 { _ = Mortal().objectWillChange }
        }
        #expect(Mortal.shared.objectWillChange === Mortal.shared.objectWillChange)
    }
}
