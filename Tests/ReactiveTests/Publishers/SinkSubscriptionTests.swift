import Synchronization
import Testing

@testable import Reactive
import ReactiveTesting

/// Connects its subscriber to several publishers, or later.
private struct Careless: Publisher {
    typealias Output = Int
    typealias Failure = Never
    let connect: (AnySubscriberOf) -> Void

    struct AnySubscriberOf {
        let attach: (PassthroughSubject<Int, Never>) -> Void
    }
    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
        connect(AnySubscriberOf { $0.receive(subscriber: subscriber) })
    }
}

private final class Token: Sendable {}

/// Hands something to another thread.
private struct Handed<Value>: @unchecked Sendable {
    let value: Value
}

@Suite("A sink right behind a subject")
struct SinkSubscriptionTests {
    @Test("Of two subjects a sink keeps the first; the second one's values and end are nothing to it")
    func twoSubjects() {
        let (first, second, over) = (Ints(), Ints(), Ints())
        over.send(completion: .finished)
        var log: [String] = []
        let careless = Careless { subscriber in
            subscriber.attach(first)
            subscriber.attach(second)
            subscriber.attach(over)
        }
        let sink = careless.sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        first.send(1)
        second.send(2)
        second.send(completion: .finished)
        first.send(3)
        first.send(completion: .finished)
        first.send(4)
        expectNoDifference(log, ["1", "3", "end"])
        withExtendedLifetime(sink) {}
    }

    @Test("A sink that was cancelled before its publisher connects it gets nothing, and lets go") func cancelledBefore()
    {
        let subject = Ints()
        var later: Careless.AnySubscriberOf?
        weak var token: Token?
        var count = 0
        do {
            let held = Token()
            token = held
            let sink = Careless { later = $0 }.sink { [held] _ in
                count += 1
                withExtendedLifetime(held) {}
            }
            sink.cancel()
        }
        later?.attach(subject)
        subject.send(1)
        later = nil
        #expect(count == 0 && token == nil)
    }

    @Test(
        "Closures go at cancel and at completion, also from inside of a delivery", arguments: 0..<4, [false, true])
    func letsGo(_ way: Int, isErased: Bool) {
        let subject = Ints()
        weak var token: Token?
        var sink: AnyCancellable?
        var isAliveInside = false
        do {
            let held = Token()
            token = held
            let receive: (Int) -> Void = { [held] _ in
                if way == 1 { sink?.cancel() }
                if way == 2 { subject.send(completion: .finished) }
                withExtendedLifetime(held) { isAliveInside = token != nil }
            }
            let erased = subject.eraseToAnyPublisher().eraseToAnyPublisher()
            sink = isErased ? erased.sink(receiveValue: receive) : subject.sink(receiveValue: receive)
        }
        #expect(token != nil)
        switch way {
        case 0: sink?.cancel()
        case 3: subject.send(completion: .finished)
        default: subject.send(1)
        }
        // After a completion the cancellable is all that has them.
        if way > 1 { sink = nil }
        #expect(token == nil)
        expectNoDifference(isAliveInside, (way == 1 || way == 2))
        subject.send(2)
    }

    @Test("A sink behind erased publishers gets all, in order, and the end") func erased() {
        let subject = Ints()
        var log: [String] = []
        let erased = subject.eraseToAnyPublisher().map { $0 + 1 }.eraseToAnyPublisher().eraseToAnyPublisher()
        let sinks = [
            erased.sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("a\($0)") }),
            subject.eraseToAnyPublisher().sink { log.append("b\($0)") },
        ]
        let once = AnySubscriber<Int, Never>(
            receiveSubscription: { $0.request(.max(1)) }, receiveValue: { _ in .none })
        subject.subscribe(AnySubscriber(once))
        subject.send(1)
        subject.send(2)
        sinks[1].cancel()
        subject.send(completion: .finished)
        withExtendedLifetime(sinks) {}
        expectNoDifference(log, ["a2", "b1", "a3", "b2", "end"])
    }

    @Test("An upstream is asked by a sink's subscription") func asksUpstream() {
        let (upstream, subject) = (Ints(), Ints())
        let connection = upstream.subscribe(subject)
        var log: [Int] = []
        let sink = subject.sink { log.append($0) }
        upstream.send(1)
        expectNoDifference(log, [1])
        withExtendedLifetime((connection, sink)) {}
    }

    @Test("Connecting and cancelling at once ends the subscription and releases the closure") func race() async {
        let subject = Ints()
        let calls = Atomic<Int>(0)
        for _ in 0..<500 {
            weak var token: Token?
            do {
                let held = Token()
                token = held
                var later: Careless.AnySubscriberOf?
                let sink = Careless { later = $0 }.sink { [held] _ in
                    _ = calls.wrappingAdd(1, ordering: .relaxed)
                    withExtendedLifetime(held) {}
                }
                let (connect, cancel) = (Handed(value: later), Handed(value: sink))
                later = nil
                await withTaskGroup(of: Void.self) { group in
                    group.addTask { connect.value?.attach(subject) }
                    group.addTask { cancel.value.cancel() }
                }
            }
            let before = calls.load(ordering: .relaxed)
            subject.send(1)
            expectNoDifference(calls.load(ordering: .relaxed), before)
            #expect(token == nil)
        }
        subject.hub.checkInvariants()
        expectNoDifference(subject.hub.subscribers.withLockUnchecked { $0.count }, 0)
    }
}

private typealias Ints = PassthroughSubject<Int, Never>
