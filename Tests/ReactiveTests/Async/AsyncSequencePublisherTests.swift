import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// The numbers below a limit; counts how many were pulled.
struct Counter: AsyncSequence, Sendable {
    final class Pulls: Sendable {
        let count = Atomic<Int>(0)
        let iterators = Atomic<Int>(0)
    }
    let limit: Int
    let pulls = Pulls()
    init(_ limit: Int) { self.limit = limit }

    struct AsyncIterator: AsyncIteratorProtocol {
        let limit: Int
        let pulls: Pulls
        var number = 0
        mutating func next() async -> Int? {
            pulls.count.wrappingAdd(1, ordering: .relaxed)
            await Task.yield()
            guard number < limit else { return nil }
            defer { number += 1 }
            return number
        }
    }
    func makeAsyncIterator() -> AsyncIterator {
        pulls.iterators.wrappingAdd(1, ordering: .relaxed)
        return AsyncIterator(limit: limit, pulls: pulls)
    }
}

/// Gives a number, then throws.
private struct Failing: AsyncSequence, Sendable {
    typealias Failure = Fault
    struct AsyncIterator: AsyncIteratorProtocol {
        var isFirst = true
        mutating func next() async throws(Fault) -> Int? { try await next(isolation: nil) }
        mutating func next(isolation actor: isolated (any Actor)?) async throws(Fault) -> Int? {
            guard isFirst else { throw .upstream }
            isFirst = false
            return 1
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}

/// Not `Sendable`, and neither are its elements.
private struct Bound: AsyncSequence {
    final class Element { var number = 0 }
    final class Memory { var given = 0 }
    let memory = Memory()
    struct AsyncIterator: AsyncIteratorProtocol {
        let memory: Memory
        mutating func next() async -> Element? { await next(isolation: nil) }
        mutating func next(isolation actor: isolated (any Actor)?) async -> Element? {
            MainActor.assertIsolated()
            guard memory.given < 3 else { return nil }
            memory.given += 1
            let element = Element()
            element.number = memory.given
            return element
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(memory: memory) }
}

/// Not `Sendable`: its iterators count in a memory that they share, and notice when two are at it.
private struct Shared: AsyncSequence {
    final class Memory { var given = 0 }
    let memory = Memory()
    struct AsyncIterator: AsyncIteratorProtocol {
        let memory: Memory
        mutating func next() async -> Int? { await next(isolation: nil) }
        mutating func next(isolation actor: isolated (any Actor)?) async -> Int? {
            actor?.assertIsolated()
            guard memory.given < 1_000 else { return nil }
            memory.given += 1
            return memory.given
        }
    }
    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(memory: memory) }
}

@Suite("An asynchronous sequence as a publisher", .timeLimit(.minutes(30)))
struct AsyncSequencePublisherTests {
    @Test("All elements come in order, then the end") func all() async {
        let recorder = Recorder<Int, Never>()
        Counter(1_000).publisher.subscribe(recorder)
        await until { recorder.completion != nil }
        expectNoDifference(recorder.values, Array(0..<1_000))
        expectNoDifference(recorder.completion, .finished)
    }

    @Test("An element is pulled when it is requested, not before") func backPressure() async {
        let counter = Counter(3)
        let recorder = Recorder<Int, Never>(demand: .none)
        counter.publisher.subscribe(recorder)
        let puller = recorder.subscription as? AsyncPuller<Counter, Recorder<Int, Never>>
        for _ in 0..<50 { await Task.yield() }
        expectNoDifference(counter.pulls.count.load(ordering: .relaxed), 0)
        expectNoDifference(counter.pulls.iterators.load(ordering: .relaxed), 0)
        recorder.request(.max(2))
        await until { recorder.values.count == 2 }
        for _ in 0..<50 { await Task.yield() }
        expectNoDifference(counter.pulls.count.load(ordering: .relaxed), 2)
        puller?.checkInvariants()
        recorder.request(.max(1))
        await until { recorder.values.count == 3 }
        // Only a request beyond the last element finds the end.
        for _ in 0..<50 { await Task.yield() }
        #expect(recorder.completion == nil)
        recorder.request(.max(1))
        await until { recorder.completion != nil }
        expectNoDifference(recorder.values, [0, 1, 2])
        expectNoDifference(counter.pulls.iterators.load(ordering: .relaxed), 1)
        puller?.checkInvariants()
    }

    @Test("Demand returned for a value counts") func returnedDemand() async {
        let recorder = Recorder<Int, Never>(demand: .max(1), more: .max(1))
        Counter(100).publisher.subscribe(recorder)
        await until { recorder.completion != nil }
        expectNoDifference(recorder.values, Array(0..<100))
    }

    @Test("A failure keeps its type") func failure() async {
        let recorder = Recorder<Int, Fault>()
        Failing().publisher.subscribe(recorder)
        await until { recorder.completion != nil }
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.failure(.upstream))])
    }

    @Test("Cancelling cancels the task, and releases the subscriber at once") func cancel() async {
        let isTerminated = Atomic<Bool>(false)
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self)
        continuation.onTermination = { _ in isTerminated.store(true, ordering: .relaxed) }
        weak var weakRecorder: Recorder<Int, Never>?
        var subscription: (any Subscription)?
        do {
            let recorder = Recorder<Int, Never>()
            weakRecorder = recorder
            stream.publisher.subscribe(recorder)
            continuation.yield(1)
            await until { recorder.values == [1] }
            subscription = recorder.subscription
        }
        subscription?.cancel()
        subscription?.cancel()
        await until { isTerminated.load(ordering: .relaxed) }
        await until { weakRecorder == nil }
        subscription?.request(.unlimited)
        withExtendedLifetime(subscription) {}
    }

    @Test("After cancelling during a delivery no value arrives") func cancelInside() async {
        let counter = Counter(10)
        let box = Lock<AnyCancellable?>(nil)
        let got = Atomic<Int>(0)
        // The first value waits for the lock, so that it finds the cancellable.
        box.withLock { cancellable in
            cancellable = counter.publisher.sink { _ in
                got.wrappingAdd(1, ordering: .relaxed)
                box.withLock { $0.take() }?.cancel()
            }
        }
        await until { got.load(ordering: .relaxed) == 1 }
        for _ in 0..<100 { await Task.yield() }
        expectNoDifference(got.load(ordering: .relaxed), 1)
    }

    @Test("No value arrives before the subscriber has received its subscription") func subscriptionFirst() async {
        let early = EarlyAsker()
        Counter(1).publisher.subscribe(early)
        await until { early.got.load(ordering: .relaxed) == 1 }
        expectNoDifference(early.wasInterrupted.load(ordering: .relaxed), false)
    }

    @Test("Each subscriber has an iterator of its own") func twice() async {
        let publisher = Counter(3).publisher
        let recorders = [Recorder<Int, Never>(), Recorder<Int, Never>()]
        for recorder in recorders { publisher.subscribe(recorder) }
        for recorder in recorders {
            await until { recorder.completion != nil }
            expectNoDifference(recorder.values, [0, 1, 2])
        }
    }

    @Test("On an actor a sequence that isn't Sendable is pulled and delivered there") @MainActor func bound() async {
        var got: [Int] = []
        var isFinished = false
        let sink = Bound().publisher().sink(
            receiveCompletion: { _ in MainActor.assumeIsolated { isFinished = true } },
            receiveValue: { element in
                MainActor.assertIsolated()
                got.append(element.number)
            })
        await until { isFinished }
        expectNoDifference(got, [1, 2, 3])
        withExtendedLifetime(sink) {}
    }

    @Test("A sequence that isn't Sendable can be given away; its subscribers take turns") func givenAway() async {
        let publisher = Publishers.Async(sending: Shared())
        let recorders = [Recorder<Int, Never>(), Recorder<Int, Never>()]
        for recorder in recorders { publisher.subscribe(recorder) }
        for recorder in recorders { await until { recorder.completion != nil } }
        expectNoDifference((recorders[0].values + recorders[1].values).sorted(), Array(1...1_000))
    }

    @Test("A publisher's values as a publisher again are the same") func roundTrip() async {
        var got: [Int] = []
        for await value in Counter(20).publisher.values.publisher.values { got.append(value) }
        expectNoDifference(got, Array(0..<20))
    }

    @Test("A request of zero traps") func requestNone() async {
        expectMessage(
            "at least one value",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let recorder = Recorder<Int, Never>(demand: .none)
                Counter(1).publisher.subscribe(recorder)
                recorder.subscription?.request(.none)
            })
    }
}

/// Asks at once, and takes its time to look whether it's interrupted.
private final class EarlyAsker: Subscriber, Sendable {
    let got = Atomic<Int>(0)
    let wasInterrupted = Atomic<Bool>(false)

    func receive(subscription: any Subscription) {
        subscription.request(.unlimited)
        for _ in 0..<100_000 where got.load(ordering: .relaxed) > 0 { wasInterrupted.store(true, ordering: .relaxed) }
    }
    func receive(_ input: Int) -> Subscribers.Demand {
        got.wrappingAdd(1, ordering: .relaxed)
        return .none
    }
    func receive(completion: Subscribers.Completion<Never>) {}
}
