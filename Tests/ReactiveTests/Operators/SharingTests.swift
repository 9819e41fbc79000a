import ReactiveTesting
import Testing

@testable import Reactive

@Suite("Publishers with several subscribers")
struct SharingTests {
    private typealias Ints = PassthroughSubject<Int, Never>
    private typealias IntRecorder = Recorder<Int, Never>

    /// Counts its connections; cancelling one of them twice is once.
    private final class Connectable: ConnectablePublisher {
        typealias Output = Int
        typealias Failure = Never
        let subject = Ints()
        var connected = 0
        var cancelled = 0

        func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {
            subject.receive(subscriber: subscriber)
        }
        func connect() -> any Cancellable {
            connected += 1
            return AnyCancellable { self.cancelled += 1 }
        }
    }

    // MARK: multicast

    @Test("multicast delivers to all, in order of subscription, while connected") func multicast() {
        let subject = Ints()
        let multicast = subject.multicast { Ints() }
        var log: [String] = []
        let a = multicast.sink(receiveCompletion: { _ in log.append("a.") }) { log.append("a\($0)") }
        let b = multicast.sink(receiveCompletion: { _ in log.append("b.") }) { log.append("b\($0)") }
        subject.send(1)
        let first = multicast.connect()
        subject.send(2)
        first.cancel()
        subject.send(3)
        let second = multicast.connect()
        a.cancel()
        subject.send(4)
        subject.send(completion: .finished)
        expectNoDifference(log, ["a2", "b2", "b4", "b."])
        withExtendedLifetime((b, second)) {}
    }

    @Test("The subject is made once, at the first use") func lazySubject() {
        var made = 0
        let multicast = Ints().multicast { () -> Ints in
            made += 1
            return Ints()
        }
        expectNoDifference(made, 0)
        multicast.subscribe(IntRecorder())
        _ = multicast.connect()
        multicast.subscribe(IntRecorder())
        expectNoDifference(made, 1)
    }

    @Test("A subscriber receives what it requests, and the others don't wait for it") func multicastDemand() {
        let source = Source()
        let multicast = source.multicast { PassthroughSubject<Int, Fault>() }
        let (slow, quick) = (Recorder<Int, Fault>(demand: .max(1)), Recorder<Int, Fault>())
        multicast.subscribe(slow)
        multicast.subscribe(quick)
        let connection = multicast.connect()
        expectNoDifference(source.requested, .unlimited)
        source.send(1)
        source.send(2)
        slow.request(.max(1))
        source.send(3)
        expectNoDifference(slow.values, [1, 3])
        expectNoDifference(quick.values, [1, 2, 3])
        connection.cancel()
        expectNoDifference(source.cancelled, 1)
    }

    @Test("Values reach subscribers though the publisher itself is gone") func multicastGone() {
        let subject = Ints()
        let recorder = IntRecorder()
        var connection: (any Cancellable)?
        do {
            let multicast = subject.multicast { Ints() }
            multicast.subscribe(recorder)
            connection = multicast.connect()
        }
        subject.send(1)
        expectNoDifference(recorder.values, [1])
        withExtendedLifetime(connection) {}
    }

    @Test("A connection doesn't retain its subject, and reaches it while it exists")
    func subjectLifetime() {
        let source = Source()
        weak var dropped: PassthroughSubject<Int, Fault>?
        let kept = PassthroughSubject<Int, Fault>()
        var connections: [any Cancellable] = []
        do {
            let subject = PassthroughSubject<Int, Fault>()
            dropped = subject
            connections.append(source.multicast(subject: subject).connect())
        }
        #expect(dropped == nil)
        expectNoDifference(source.cancelled, 1)
        let recorder = Recorder<Int, Fault>()
        kept.subscribe(recorder)
        connections.append(source.multicast(subject: kept).connect())
        source.send(1)
        expectNoDifference(recorder.values, [1])
        withExtendedLifetime(connections) {}
    }

    @Test("A subscriber may subscribe another one, and cancel, from inside a value") func multicastReentrant() {
        let subject = Ints()
        let multicast = subject.makeConnectable()
        let late = IntRecorder()
        var got: [Int] = []
        var sink: AnyCancellable?
        sink = multicast.sink {
            got.append($0)
            multicast.subscribe(late)
            sink?.cancel()
        }
        let connection = multicast.connect()
        subject.send(1)
        subject.send(2)
        expectNoDifference(got, [1])
        expectNoDifference(late.values, [2])
        withExtendedLifetime(connection) {}
    }

    // MARK: autoconnect

    @Test("autoconnect connects at the first subscriber, and disconnects when all have cancelled")
    func autoconnect() {
        let upstream = Connectable()
        let publisher = upstream.autoconnect()
        let (a, b) = (IntRecorder(), IntRecorder())
        publisher.subscribe(a)
        publisher.subscribe(b)
        expectNoDifference(upstream.connected, 1)
        publisher.connections.checkInvariants()
        a.cancel()
        a.cancel()
        publisher.connections.checkInvariants()
        expectNoDifference(upstream.cancelled, 0)
        upstream.subject.send(1)
        expectNoDifference(b.values, [1])
        b.cancel()
        expectNoDifference(upstream.cancelled, 1)
        publisher.subscribe(a)
        expectNoDifference(upstream.connected, 2)
    }

    @Test("A completion doesn't count as cancelling") func completionDoesNotCount() {
        let upstream = Connectable()
        let publisher = upstream.autoconnect()
        let (a, b) = (IntRecorder(), IntRecorder())
        publisher.subscribe(a)
        publisher.subscribe(b)
        upstream.subject.send(completion: .finished)
        expectNoDifference(upstream.cancelled, 0)
        a.cancel()
        b.cancel()
        expectNoDifference(upstream.cancelled, 1)
    }

    @Test("A subscriber that cancels inside its receive(subscription:) leaves nothing connected") func cancelAtOnce() {
        let upstream = Connectable()
        let publisher = upstream.autoconnect()
        publisher.subscribe(AnySubscriber<Int, Never>(receiveSubscription: { $0.cancel() }))
        expectNoDifference(upstream.connected, 0)
        let recorder = IntRecorder()
        publisher.subscribe(recorder)
        expectNoDifference(upstream.connected, 1)
        recorder.cancel()
        expectNoDifference(upstream.cancelled, 1)
    }

    @Test("A subscriber that cancels while the connection begins disconnects it") func cancelWhileConnecting() {
        var log: [String] = []
        // Without an end, so that it must be stopped from inside.
        let shared = (1...).publisher.handleEvents(receiveCancel: { log.append("cancel") }).share()
        let sink = shared.prefix(1).sink { log.append("\($0)") }
        expectNoDifference(log, ["cancel", "1"])
        withExtendedLifetime(sink) {}
    }

    @Test("One that comes from inside of another's receive(subscription:) connects for itself, as in Combine")
    func nestedSubscriber() {
        let subject = Ints()
        var log: [String] = []
        let counted = subject.handleEvents(
            receiveSubscription: { _ in log.append("subscribe") }, receiveCancel: { log.append("cancel") })
        let shared = counted.share()
        let (outer, inner) = (IntRecorder(), IntRecorder())
        let nesting = AnySubscriber<Int, Never>(
            receiveSubscription: {
                shared.subscribe(inner)
                outer.receive(subscription: $0)
            },
            receiveValue: { outer.receive($0) })
        shared.subscribe(nesting)
        // The outer one's connection takes the place of the inner one's, so that nothing comes twice.
        expectNoDifference(log, ["subscribe", "subscribe", "cancel"])
        subject.send(1)
        #expect(outer.values == [1] && inner.values == [1])
        shared.connections.checkInvariants()
        inner.cancel()
        expectNoDifference(log.count, 3)
        shared.connections.checkInvariants()
        outer.cancel()
        expectNoDifference(log, ["subscribe", "subscribe", "cancel", "cancel"])
    }

    // MARK: share

    @Test("share subscribes upstream once, and again after all have left") func share() {
        let source = Source()
        let shared = source.share()
        let (a, b) = (Recorder<Int, Fault>(), Recorder<Int, Fault>())
        shared.subscribe(a)
        shared.subscribe(b)
        expectNoDifference(source.subscriptions, 1)
        source.send(1)
        #expect(a.values == [1] && b.values == [1])
        a.cancel()
        expectNoDifference(source.cancelled, 0)
        b.cancel()
        expectNoDifference(source.cancelled, 1)
        let c = Recorder<Int, Fault>()
        shared.subscribe(c)
        expectNoDifference(source.subscriptions, 2)
        source.send(2)
        expectNoDifference(c.values, [2])
        #expect(a.values == [1] && b.values == [1])
    }

    @Test("After a synchronous upstream, the second subscriber gets only the completion") func synchronous() {
        let shared = [1, 2].publisher.share()
        let (a, b) = (IntRecorder(), IntRecorder())
        shared.subscribe(a)
        shared.subscribe(b)
        expectNoDifference(a.events, [.subscription, .value(1), .value(2), .completion(.finished)])
        expectNoDifference(b.events, [.subscription, .completion(.finished)])
    }

    @Test("One that subscribes from inside a value of a synchronous upstream doesn't connect again")
    func nestedInValue() {
        var subscriptions = 0
        let late = IntRecorder()
        let shared = [1, 2].publisher.handleEvents(receiveSubscription: { _ in subscriptions += 1 }).share()
        let sink = shared.sink { if $0 == 1 { shared.subscribe(late) } }
        expectNoDifference(subscriptions, 1)
        expectNoDifference(late.values, [2])
        withExtendedLifetime(sink) {}
    }

    @Test("A share is equal to itself only") func equality() {
        let (a, b) = (Just(1).share(), Just(1).share())
        expectNoDifference(a, a)
        #expect(a != b)
    }

    @Test("Cancelling all subscribers releases upstream, though a subscription is kept") func letsGo() {
        weak var token: ClosureToken?
        let recorder = IntRecorder()
        let subject = Ints()
        do {
            let kept = ClosureToken()
            token = kept
            subject.map { keep(kept, $0) }.share().subscribe(recorder)
        }
        #expect(token != nil)
        subject.send(1)
        recorder.cancel()
        #expect(token == nil)
        expectNoDifference(recorder.values, [1])
    }
}
