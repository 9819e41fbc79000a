import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// Counts its living instances.
private final class Value: Sendable {
    static let alive = Atomic<Int>(0)
    let number: Int
    init(_ number: Int) {
        self.number = number
        Value.alive.wrappingAdd(1, ordering: .relaxed)
    }
    deinit { Value.alive.wrappingSubtract(1, ordering: .relaxed) }
}

@Suite("Asynchronous sequences from several threads", .serialized, .timeLimit(.minutes(30)))
struct ValuesStressTests {
    private static let seeds: [UInt64] = (0..<6).map { _ in .random(in: 0...UInt64.max) }
    #if THREAD_SANITIZER
        private static let rounds = 8
    #else
        private static let rounds = 60
    #endif

    @Test("Each value reaches at most one next(), in order, and each next() returns", arguments: seeds)
    func values(_ seed: UInt64) async {
        print("values stress, seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<Self.rounds {
            let bufferings: [AsyncBuffering] = [.unbounded, .onDemand, .bufferingOldest(3), .bufferingNewest(3)]
            let buffering = bufferings[round % 4]
            let cancels = Bool.random(using: &random)
            let (consumers, sent) = (Int.random(in: 1...3, using: &random), Int.random(in: 0...40, using: &random))
            let pauses = (0..<4).map { _ in Int.random(in: 0...20, using: &random) }
            let subject = PassthroughSubject<Value, Never>()
            var got: [Int] = []
            do {
                let iterator = subject.values(buffering: buffering).makeAsyncIterator()
                let tasks = (0..<consumers).map { index in
                    Task {
                        var copy = iterator
                        var own: [Int] = []
                        while let value = await copy.next() {
                            own.append(value.number)
                            for _ in 0..<pauses[index] { await Task.yield() }
                        }
                        return own
                    }
                }
                let sender = Task {
                    for i in 0..<sent {
                        subject.send(Value(i))
                        if i % 7 == 0 { await Task.yield() }
                        iterator.owner.inbox.checkInvariants()
                    }
                    if !cancels { subject.send(completion: .finished) }
                }
                if cancels {
                    for _ in 0..<pauses[3] { await Task.yield() }
                    tasks[0].cancel()
                }
                // None of these would return if a continuation were lost.
                for task in tasks {
                    let own = await task.value
                    got += own
                    #expect(zip(own, own.dropFirst()).allSatisfy { $0 < $1 }, "seed \(seed), round \(round)")
                }
                await sender.value
                iterator.owner.inbox.checkInvariants()
            }
            let all = got.sorted()
            expectNoDifference(Set(all).count, all.count, "seed \(seed), round \(round): twice")
            if !cancels, buffering == .unbounded {
                expectNoDifference(all, Array(0..<sent), "seed \(seed), round \(round): lost")
            }
            #expect(subject.hub.subscribers.withLockUnchecked { $0.count == 0 }, "seed \(seed), round \(round)")
        }
        expectNoDifference(Value.alive.load(ordering: .relaxed), 0, "seed \(seed)")
    }

    @Test(
        "A pulled sequence arrives complete and in order, whichever thread requests, and stops when it is cancelled",
        arguments: seeds)
    func pulled(_ seed: UInt64) async {
        print("pulled sequence stress, seed \(seed)")
        var random = SeededGenerator(seed: seed)
        for round in 0..<60 {
            let cancels = Bool.random(using: &random)
            let (length, first) = (Int.random(in: 0...50, using: &random), Int.random(in: 0...3, using: &random))
            let more = Subscribers.Demand.max(Int.random(in: 0...1, using: &random))
            let recorder = Recorder<Int, Never>(demand: .max(first), more: more)
            Counter(length).publisher.subscribe(recorder)
            await onThreads(3) { thread in
                if cancels, thread == 2 { return recorder.cancel() }
                for _ in 0..<length { recorder.request(.max(1)) }
            }
            if !cancels {
                recorder.request(.max(1))
                await until { recorder.completion != nil }
                expectNoDifference(recorder.values, Array(0..<length), "seed \(seed), round \(round)")
            }
            let values = recorder.values
            expectNoDifference(values, Array(0..<values.count), "seed \(seed), round \(round)")
            #expect(recorder.completionCount <= 1)
            (recorder.subscription as? AsyncPuller<Counter, Recorder<Int, Never>>)?.checkInvariants()
        }
    }
}
