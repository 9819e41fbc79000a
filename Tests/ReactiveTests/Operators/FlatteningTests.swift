import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

@Suite("flatMap")
struct FlatMapTests {
    @Test("flatMap requests maxPublishers, and one more when an inner publisher ends") func maxPublishers() {
        let source = Source()
        let inner = (0..<3).map { _ in PassthroughSubject<Int, Fault>() }
        let recorder = Recorder<Int, Fault>()
        source.flatMap(maxPublishers: .max(2)) { inner[$0] }.subscribe(recorder)
        #expect(source.requested == 2)
        source.send(0)
        source.send(1)
        inner[1].send(10)
        inner[0].send(11)
        inner[1].send(completion: .finished)
        #expect(source.requested == 3)
        source.send(2)
        inner[2].send(12)
        expectNoDifference(recorder.values, [10, 11, 12])
    }

    @Test("flatMap finishes after the outer publisher and all inner ones") func finish() {
        let (source, inner) = (Source(), PassthroughSubject<Int, Fault>())
        let recorder = Recorder<Int, Fault>()
        source.flatMap { _ in inner }.subscribe(recorder)
        source.send(0)
        source.send(completion: .finished)
        inner.send(1)
        expectNoDifference(recorder.events, [.subscription, .value(1)])
        inner.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test("A failure of the outer publisher cancels the inner ones and discards the waiting values")
    func outerFailure() {
        let (source, inner) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .none)
        source.flatMap { _ in inner }.subscribe(recorder)
        source.send(0)
        inner.send(1)
        source.send(completion: .failure(.upstream))
        expectNoDifference(inner.cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
    }

    @Test("A failure of an inner one cancels the others; the outer one with its next value") func innerFailure() {
        let (source, inner) = (Source(), [Source(), Source()])
        let recorder = Recorder<Int, Fault>()
        source.flatMap { inner[$0] }.subscribe(recorder)
        source.send(0)
        source.send(1)
        inner[0].send(completion: .failure(.upstream))
        expectNoDifference(inner[1].cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
        source.send(1)
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(inner[1].subscriptions, 1)
    }

    @Test("Inner ones get one each with finite demand, everything with unlimited") func demand() {
        let (source, inner) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        source.flatMap { _ in inner }.subscribe(recorder)
        source.send(0)
        #expect(inner.requested == 1)
        expectNoDifference(inner.send(1), .max(1))
        expectNoDifference(inner.send(2), .none)
        recorder.request(.unlimited)
        expectNoDifference(inner.requested, .unlimited)
        expectNoDifference(recorder.values, [1, 2])
    }

    @Test("A Just is worth its value, whatever the demand", arguments: [true, false])
    func just(_ isErased: Bool) {
        func run<P: Publisher>(_ transform: @escaping (Int) -> P) where P.Output == Int, P.Failure == Fault {
            let source = Source()
            let recorder = Recorder<Int, Fault>(demand: .max(1))
            source.flatMap(maxPublishers: .max(1), transform).subscribe(recorder)
            let more = source.send(1)
            #expect(source.requested + more == 2)
            source.send(2)
            source.send(3)
            source.send(completion: .finished)
            expectNoDifference(recorder.events, [.subscription, .value(1)])
            recorder.request(.max(2))
            expectNoDifference(
                recorder.events, [.subscription, .value(1), .value(2), .value(3), .completion(.finished)])
        }
        if isErased {
            run { Just($0).setFailureType(to: Fault.self).eraseToAnyPublisher() }
        } else {
            run { Just($0).setFailureType(to: Fault.self) }
        }
        let direct = Recorder<Int, Never>(demand: .max(1))
        [1, 2, 3].publisher.flatMap { Just($0) }.subscribe(direct)
        expectNoDifference(direct.values, [1])
        direct.request(.max(2))
        expectNoDifference(direct.events, [.subscription, .value(1), .value(2), .value(3), .completion(.finished)])
    }

    @Test("A hundred thousand inner publishers at once, with a value waiting of each, take no quadratic time")
    func many() {
        let count = 100_000
        let gate = Ints()
        let recorder = Recorder<Int, Never>(demand: .none)
        (0..<count).publisher.flatMap { index in gate.prefix(1).map { $0 + index } }.subscribe(recorder)
        gate.send(0)
        #expect(recorder.values.isEmpty)
        recorder.request(.max(count - 1))
        recorder.request(.max(1))
        expectNoDifference(recorder.values, Array(0..<count))
        expectNoDifference(recorder.completion, .finished)
    }

    @Test("A hundred thousand one after the other use one place") func oneByOne() {
        let recorder = Recorder<Int, Never>()
        (0..<100_000).publisher.flatMap(maxPublishers: .max(1)) { [$0].publisher }.subscribe(recorder)
        expectNoDifference(recorder.values.count, 100_000)
        expectNoDifference(recorder.completion, .finished)
    }

    @Test("Inner ones that listen to one subject deliver in the order in which they were made") func order() {
        let shared = Ints()
        let recorder = Recorder<Int, Never>()
        (0..<20).publisher.flatMap { index in shared.map { _ in index } }.subscribe(recorder)
        shared.send(0)
        expectNoDifference(recorder.values, Array(0..<20))
    }

    @Test("Failures of either side are fitted to each other") func overloads() {
        let never = Recorder<Int, Never>()
        Just(1).flatMap { Just($0 + 1) }.subscribe(never)
        expectNoDifference(never.values, [2])
        let inner = Recorder<Int, Fault>()
        Just(1).flatMap { _ in Fail<Int, Fault>(error: .upstream) }.subscribe(inner)
        expectNoDifference(inner.completion, .failure(.upstream))
        let outer = Recorder<Int, Fault>()
        Fail<Int, Fault>(error: .upstream).flatMap { Just($0) }.subscribe(outer)
        expectNoDifference(outer.completion, .failure(.upstream))
        let both = Recorder<Int, Fault>()
        Fail<Int, Fault>(error: .upstream).flatMap { _ in Fail<Int, Fault>(error: .closure) }.subscribe(both)
        expectNoDifference(both.completion, .failure(.upstream))
    }

    @Test("An upstream that fails again from inside its own failure traps") func failureInFailure() async {
        expectMessage(
            "flatMap",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let source = Source()
                let subscriber = { source.subscriber }
                source.flatMap { _ in
                    Source().handleEvents(receiveCancel: { subscriber()?.receive(completion: .failure(.upstream)) })
                }.subscribe(Recorder<Int, Fault>())
                source.send(0)
                source.send(completion: .failure(.upstream))
            })
    }

    @Test("A closure that cancels is the last one called") func cancelInClosure() {
        let subject = Ints()
        var sink: AnyCancellable?
        var calls = 0
        sink = subject.flatMap { value in
            calls += 1
            sink?.cancel()
            return Just(value)
        }.sink { _ in Issue.record("a value after cancelling") }
        subject.send(1)
        subject.send(2)
        expectNoDifference(calls, 1)
    }
}

@Suite("switchToLatest")
struct SwitchToLatestTests {
    @Test("A new publisher cancels the one before") func switching() {
        let outer = PassthroughSubject<Source, Fault>()
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>()
        outer.switchToLatest().subscribe(recorder)
        outer.send(a)
        a.send(1)
        outer.send(b)
        expectNoDifference(a.cancelled, 1)
        a.send(2)
        b.send(3)
        expectNoDifference(recorder.values, [1, 3])
    }

    @Test("switchToLatest finishes when the outer and the newest publisher have, in either order") func finish() {
        for outerFirst in [true, false] {
            let outer = PassthroughSubject<Ints, Never>()
            let inner = Ints()
            let recorder = Recorder<Int, Never>()
            outer.switchToLatest().subscribe(recorder)
            outer.send(inner)
            if outerFirst { outer.send(completion: .finished) } else { inner.send(completion: .finished) }
            #expect(recorder.completion == nil)
            if outerFirst { inner.send(completion: .finished) } else { outer.send(completion: .finished) }
            expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        }
    }

    @Test("switchToLatest requests the remaining demand from the newest publisher") func demand() {
        let outer = PassthroughSubject<Source, Fault>()
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(3))
        outer.switchToLatest().subscribe(recorder)
        outer.send(a)
        #expect(a.requested == 3)
        a.send(1)
        outer.send(b)
        #expect(b.requested == 2)
        recorder.request(.max(4))
        #expect(b.requested == 6 && a.requested == 3)
    }

    @Test("A failure of either cancels the other") func failure() {
        let outer = Source()
        let inner = Source()
        let recorder = Recorder<Int, Fault>()
        outer.map { _ in inner }.switchToLatest().subscribe(recorder)
        outer.send(0)
        inner.send(completion: .failure(.upstream))
        expectNoDifference(outer.cancelled, 1)
        let (second, other) = (Source(), Source())
        let failing = Recorder<Int, Fault>()
        second.map { _ in other }.switchToLatest().subscribe(failing)
        second.send(0)
        second.send(completion: .failure(.closure))
        expectNoDifference(other.cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
        expectNoDifference(failing.events, [.subscription, .completion(.failure(.closure))])
    }

    @Test("Switching from inside a delivery keeps the remaining demand") func switchInside() {
        let outer = PassthroughSubject<Source, Fault>()
        let (a, b) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(5), more: .max(1), onValue: { if $0 == 1 { outer.send(b) } })
        outer.switchToLatest().subscribe(recorder)
        outer.send(a)
        expectNoDifference(a.send(1), .none)
        #expect(b.requested == 5)
    }

    @Test("Failures of either side are fitted to each other") func overloads() {
        let never = Recorder<Int, Never>()
        Just(Just(1)).switchToLatest().subscribe(never)
        expectNoDifference(never.values, [1])
        let inner = Recorder<Int, Fault>()
        Just(Fail<Int, Fault>(error: .upstream)).switchToLatest().subscribe(inner)
        expectNoDifference(inner.completion, .failure(.upstream))
        let outer = Recorder<Int, Fault>()
        Fail<Just<Int>, Fault>(error: .upstream).switchToLatest().subscribe(outer)
        expectNoDifference(outer.completion, .failure(.upstream))
    }

    @Test("An unrequested value, and a completion without a subscription, trap") func traps() async {
        expectMessage(
            "switchToLatest",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let (outer, inner) = (Source(), Source())
                outer.map { _ in inner }.switchToLatest().subscribe(Recorder<Int, Fault>(demand: .none))
                outer.send(0)
                inner.send(1)
            })
        expectMessage(
            "switchToLatest",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let outer = PassthroughSubject<Mute, Fault>()
                let inner = Mute()
                outer.switchToLatest().subscribe(Recorder<Int, Fault>())
                outer.send(inner)
                inner.subscriber?.receive(completion: .finished)
            })
    }

    /// Sends no subscription.
    private final class Mute: Publisher {
        typealias Output = Int
        typealias Failure = Fault
        var subscriber: AnySubscriber<Int, Fault>?

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
            self.subscriber = AnySubscriber(subscriber)
        }
    }
}
