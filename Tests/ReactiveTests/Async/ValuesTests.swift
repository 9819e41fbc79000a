import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// An upstream under the test's control, that several tasks may ask and cancel.
private final class SharedSource: Publisher, Sendable {
    typealias Output = Int
    typealias Failure = Fault
    private struct State {
        var subscriber: AnySubscriber<Int, Fault>?
        var requested = Subscribers.Demand.none
        var cancelled = 0
    }
    private let state = Lock(State())
    var requested: Subscribers.Demand { state.withLockUnchecked { $0.requested } }
    var cancelled: Int { state.withLockUnchecked { $0.cancelled } }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        state.withLockUnchecked { $0.subscriber = AnySubscriber(subscriber) }
        subscriber.receive(subscription: Connection(source: self))
    }
    func send(_ value: Int) { _ = state.withLockUnchecked { $0.subscriber }?.receive(value) }
    func send(completion: Subscribers.Completion<Fault>) {
        state.withLockUnchecked { $0.subscriber }?.receive(completion: completion)
    }

    private final class Connection: Subscription {
        let source: SharedSource
        init(source: SharedSource) { self.source = source }
        func request(_ demand: Subscribers.Demand) { source.state.withLockUnchecked { $0.requested += demand } }
        func cancel() { source.state.withLockUnchecked { $0.cancelled += 1 } }
    }
}

private typealias Ints = PassthroughSubject<Int, Never>

/// What an iterator gives, to the end.
private func rest<I: AsyncIteratorProtocol>(_ iterator: inout I) async throws -> [I.Element] {
    var all: [I.Element] = []
    while let value = try await iterator.next() { all.append(value) }
    return all
}

@Suite("A publisher's values as an asynchronous sequence", .timeLimit(.minutes(30)))
struct ValuesTests {
    @Test("A loop receives all values of a demand-driven publisher, and ends with it") func loop() async {
        var got: [Int] = []
        for await value in (1...5).publisher.values { got.append(value) }
        expectNoDifference(got, [1, 2, 3, 4, 5])
    }

    @Test("values requests one value for each next(), and none before") func demand() async {
        let source = SharedSource()
        var iterator = source.values.makeAsyncIterator()
        expectNoDifference(source.requested, .none)
        for i in 1...3 {
            let inbox = iterator.owner.inbox
            let sender = Task {
                await until { inbox.waitingCount == 1 }
                source.send(i)
            }
            let value = try? await iterator.next()
            await sender.value
            #expect(value == i && source.requested == .max(i))
        }
    }

    @Test("values(buffering: .unbounded) loses nothing of a subject, however slow the consumer") func unbounded() async
    {
        let subject = Ints()
        let plain = subject.values.makeAsyncIterator()
        var iterator = subject.values(buffering: .unbounded).makeAsyncIterator()
        for i in 0..<100 { subject.send(i) }
        subject.send(completion: .finished)
        var got: [Int] = []
        while let value = await iterator.next() {
            got.append(value)
            await Task.yield()
        }
        expectNoDifference(got, Array(0..<100))
        // Combine's way: all of it came between two calls.
        var lossy = plain
        let lost = await lossy.next()
        #expect(lost == nil)
    }

    @Test(
        "A limited buffer keeps the oldest or newest of the values 1…5",
        arguments: [
            (AsyncBuffering.bufferingOldest(2), [1, 2]), (.bufferingOldest(9), [1, 2, 3, 4, 5]),
            (.bufferingOldest(0), []), (.bufferingOldest(-1), []), (.bufferingOldest(.min), []),
            (.bufferingNewest(2), [4, 5]), (.bufferingNewest(9), [1, 2, 3, 4, 5]),
            (.bufferingNewest(0), []), (.bufferingNewest(-1), []), (.onDemand, []),
        ] as [(AsyncBuffering, [Int])])
    func limited(_ buffering: AsyncBuffering, _ kept: [Int]) async throws {
        let subject = Ints()
        var iterator = subject.values(buffering: buffering).makeAsyncIterator()
        for i in 1...5 { subject.send(i) }
        iterator.owner.inbox.checkInvariants()
        subject.send(completion: .finished)
        try await expectNoDifference(rest(&iterator), kept)
    }

    @Test(
        "With a count of zero or less, a value still reaches a waiting next()",
        arguments: [AsyncBuffering.bufferingOldest(0), .bufferingNewest(0), .bufferingOldest(-3), .bufferingNewest(-3)])
    func zero(_ buffering: AsyncBuffering) async {
        let subject = Ints()
        var iterator = subject.values(buffering: buffering).makeAsyncIterator()
        let inbox = iterator.owner.inbox
        subject.send(1)
        let sender = Task {
            await until { inbox.waitingCount == 1 }
            subject.send(2)
            subject.send(3)
        }
        await expectNoDifference(iterator.next(), 2)
        await sender.value
    }

    @Test("Kept values come before the failure, which is thrown once, with its own type") func failure() async {
        let source = Source()
        var iterator = source.values(buffering: .unbounded).makeAsyncIterator()
        expectNoDifference(source.requested, .unlimited)
        source.send(1)
        source.send(2)
        source.send(completion: .failure(.upstream))
        var got: [Int] = []
        do throws(Fault) {
            while let value = try await iterator.next() { got.append(value) }
            Issue.record("no failure")
        } catch {
            expectNoDifference(error, .upstream)
        }
        expectNoDifference(got, [1, 2])
        let after = try? await iterator.next(isolation: nil)
        #expect(after == .some(nil))
        expectNoDifference(source.cancelled, 0)
    }

    @Test("Of several calls that wait, the first throws the failure and the others end") func failureOfMany() async {
        let source = SharedSource()
        let iterator = source.values.makeAsyncIterator()
        let tasks = (0..<3).map { index in
            Task {
                await until { iterator.owner.inbox.waitingCount == index }
                var copy = iterator
                return try await copy.next()
            }
        }
        await until { source.requested == .max(3) }
        source.send(completion: .failure(.upstream))
        await #expect(throws: Fault.upstream) { try await tasks[0].value }
        for task in tasks.dropFirst() {
            let value = try? await task.value
            #expect(value == .some(nil))
        }
    }

    @Test("Calls at once on copies get one value each, in the order of the calls", arguments: [true, false])
    func copies(_ isPlain: Bool) async {
        let source = SharedSource()
        let iterator = source.values(buffering: isPlain ? .onDemand : .unbounded).makeAsyncIterator()
        let tasks = (0..<4).map { index in
            Task {
                await until { iterator.owner.inbox.waitingCount == index }
                var copy = iterator
                return try await copy.next()
            }
        }
        await until { iterator.owner.inbox.waitingCount == 4 }
        await until { source.requested == (isPlain ? .max(4) : .unlimited) }
        iterator.owner.inbox.checkInvariants()
        for i in 1...3 { source.send(i) }
        source.send(completion: .finished)
        var got: [Int?] = []
        for task in tasks { got.append(try? await task.value) }
        expectNoDifference(got, [1, 2, 3, nil])
    }

    @Test("Two iterators have a subscription each") func twoIterators() async throws {
        let subject = Ints()
        let values = subject.values(buffering: .unbounded)
        var first = values.makeAsyncIterator()
        subject.send(1)
        var second = values.makeAsyncIterator()
        subject.send(2)
        subject.send(completion: .finished)
        try await expectNoDifference(rest(&first), [1, 2])
        try await expectNoDifference(rest(&second), [2])
    }

    @Test("Cancelling a task that waits ends all copies and cancels upstream") func cancel() async {
        let source = SharedSource()
        let iterator = source.values.makeAsyncIterator()
        let tasks = (0..<2).map { _ in
            Task {
                var copy = iterator
                return try await copy.next()
            }
        }
        await until { source.requested == .max(2) }
        tasks[0].cancel()
        for task in tasks {
            let value = try? await task.value
            #expect(value == .some(nil))
        }
        expectNoDifference(source.cancelled, 1)
        var copy = iterator
        let after = try? await copy.next()
        #expect(after == .some(nil))
    }

    @Test("next() in a cancelled task ends the sequence: it discards the buffer and cancels upstream")
    func cancelled() async {
        let source = Source()
        let iterator = source.values(buffering: .unbounded).makeAsyncIterator()
        source.send(1)
        let task = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            var copy = iterator
            return try await copy.next()
        }
        let value = try? await task.value
        #expect(value == .some(nil))
        expectNoDifference(source.cancelled, 1)
        iterator.owner.inbox.checkInvariants()
    }

    @Test("Leaving a loop early cancels upstream, and releases the buffered values") func leaving() async throws {
        let source = Source()
        weak var token: ClosureToken?
        do {
            let kept = ClosureToken()
            token = kept
            let values = source.map { [kept] in $0 + (kept === kept ? 0 : 1) }.values(buffering: .unbounded)
            var iterator = values.makeAsyncIterator()
            source.send(1)
            source.send(2)
            let first = try await iterator.next()
            #expect(first == 1 && source.cancelled == 0)
        }
        expectNoDifference(source.cancelled, 1)
        #expect(token == nil)
    }

    @Test("A second subscription is cancelled, and one that comes after the end too") func secondSubscription() {
        let source = Source()
        let iterator = source.values.makeAsyncIterator()
        source.connect()
        expectNoDifference(source.cancelled, 1)
        iterator.owner.inbox.cancel()
        expectNoDifference(source.cancelled, 2)
        iterator.owner.inbox.receive(subscription: SourceSubscription(source))
        expectNoDifference(source.cancelled, 3)
    }

    @Test("An unrequested value traps in values, but not in values(buffering:)") func unasked() async {
        expectMessage(
            "values",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let source = Source()
                let iterator = source.values.makeAsyncIterator()
                source.send(1)
                withExtendedLifetime(iterator) {}
            })
        expectMessage(
            "values",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                // One value was requested and delivered.
                let source = SharedSource()
                var iterator = source.values.makeAsyncIterator()
                let sender = Task {
                    await until { source.requested == .max(1) }
                    source.send(1)
                }
                guard try await iterator.next() == 1 else { return }
                await sender.value
                source.send(2)
            })
        let source = Source()
        var iterator = source.values(buffering: .bufferingNewest(1)).makeAsyncIterator()
        source.send(1)
        let value = try? await iterator.next()
        expectNoDifference(value, 1)
    }

    @Test("On an actor, values that aren't Sendable can be looped over") @MainActor func actor() async {
        let subject = PassthroughSubject<Unsendable, Never>()
        var iterator = subject.values(buffering: .unbounded).makeAsyncIterator()
        subject.send(Unsendable(1))
        let value = await iterator.next(isolation: #isolation)?.number
        expectNoDifference(value, 1)
    }
}

private final class Unsendable {
    let number: Int
    init(_ number: Int) { self.number = number }
}

@Suite("Future.value", .timeLimit(.minutes(30)))
struct FutureValueTests {
    @Test("The value of a promise, kept before or after") func value() async throws {
        #expect(await Future<Int, Never> { $0(.success(1)) }.value == 1)
        let subject = Ints()
        let sinks = Lock<[AnyCancellable]>([])
        let future = Future<Int, Fault> { keep in
            let sink = subject.sink { keep(.success($0)) }
            sinks.withLock { $0.append(sink) }
        }
        let task = Task { try await future.value }
        subject.send(2)
        try await expectNoDifference(task.value, 2)
    }

    @Test("A failure is thrown") func failure() async {
        let future = Future<Int, Fault> { $0(.failure(.upstream)) }
        await #expect(throws: Fault.upstream) { try await future.value }
    }

    @Test("One that may fail throws CancellationError in a cancelled task") func cancel() async {
        let future = Future<Int, Fault> { _ in }
        let task = Task { try await future.value }
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
    }

    @Test("One that can't fail waits for its promise also in a cancelled task") func cancelledButWaiting() async {
        let gate = Ints()
        let promises = Lock<[AnyCancellable]>([])
        let future = Future<Int, Never> { keep in
            let sink = gate.sink { keep(.success($0)) }
            promises.withLock { $0.append(sink) }
        }
        let task = Task { await future.value }
        task.cancel()
        for _ in 0..<100 { await Task.yield() }
        gate.send(3)
        await expectNoDifference(task.value, 3)
    }
}
