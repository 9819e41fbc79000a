import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = AnyPublisher<Int, Fault>

/// Publishers that emit or complete as soon as they are subscribed to, or never.
private var immediatePublishers: [(name: String, publisher: Ints)] {
    [
        ("Just", Just(1).setFailureType(to: Fault.self).eraseToAnyPublisher()),
        ("a sequence", [1, 2].publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()),
        ("Empty", Empty().eraseToAnyPublisher()),
        ("Fail", Fail(error: .upstream).eraseToAnyPublisher()),
        ("a current value", CurrentValueSubject<Int, Fault>(1).eraseToAnyPublisher()),
        ("a finished subject", finished().eraseToAnyPublisher()),
        ("a future", Future { $0(.success(1)) }.eraseToAnyPublisher()),
        ("a record", Record(output: [1, 2], completion: .failure(.upstream)).eraseToAnyPublisher()),
        ("Never", Empty(completeImmediately: false).eraseToAnyPublisher()),
    ]
}

private func finished() -> PassthroughSubject<Int, Fault> {
    let subject = PassthroughSubject<Int, Fault>()
    subject.send(completion: .finished)
    return subject
}

/// Operators of two publishers.
private var pairs: [(name: String, make: (Ints, Ints) -> any Publisher)] {
    [
        ("prefix(untilOutputFrom:)", { $0.prefix(untilOutputFrom: $1) }),
        ("drop(untilOutputFrom:)", { $0.drop(untilOutputFrom: $1) }),
        ("combineLatest", { $0.combineLatest($1) }),
        ("zip", { $0.zip($1) }),
        ("merge", { $0.merge(with: $1) }),
        ("append", { $0.append($1) }),
        ("prepend", { $0.prepend($1) }),
        ("flatMap", { a, b in a.flatMap { _ in b } }),
        ("switchToLatest", { a, b in a.map { _ in b }.switchToLatest() }),
        ("catch", { a, b in a.catch { _ in b } }),
        ("tryCatch", { a, b in a.tryCatch { _ in b } }),
        ("share of both", { $0.share().merge(with: $1.share()) }),
    ]
}

/// A foreign publisher that sends its events at once, without a subscription or before it.
private struct Rude: Publisher {
    typealias Output = Int
    typealias Failure = Fault
    var values: [Int] = []
    var completion: Subscribers.Completion<Fault>?
    /// The values sent after a subscription that comes late; nil if none comes.
    var later: [Int]?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        for value in values { _ = subscriber.receive(value) }
        if let later {
            let source = Source()
            subscriber.receive(subscription: SourceSubscription(source))
            for value in later where source.requested > 0 { _ = subscriber.receive(value) }
        }
        if let completion { subscriber.receive(completion: completion) }
    }
}

/// Operators that give downstream a subscription of their own when upstream sends something before one.
private var tolerant: [(name: String, make: (Rude) -> AnyPublisher<Int, any Error>)] {
    [
        ("removeDuplicates", { $0.removeDuplicates().mapError { $0 }.eraseToAnyPublisher() }),
        ("prefix(while:)", { $0.prefix { $0 < 9 }.mapError { $0 }.eraseToAnyPublisher() }),
        ("tryPrefix(while:)", { $0.tryPrefix { $0 < 9 }.eraseToAnyPublisher() }),
        ("tryFilter", { $0.tryFilter { $0 < 9 }.eraseToAnyPublisher() }),
    ]
}

@Suite("The subscription comes first")
struct SubscriptionFirstTests {
    /// Records an issue unless a subscriber receives one subscription, first, and nothing after a completion.
    private func expectOrder<P: Publisher>(_ publisher: P, _ comment: String) {
        for demand: Subscribers.Demand in [.unlimited, .max(1), .none] {
            let recorder = Recorder<P.Output, P.Failure>(demand: demand)
            publisher.subscribe(recorder)
            var subscriptions: [Int] = []
            for (index, event) in recorder.events.enumerated() {
                switch event {
                case .subscription: subscriptions.append(index)
                case .completion: expectNoDifference(index, recorder.events.count - 1, "\(comment): \(recorder.events)")
                case .value: break
                }
            }
            expectNoDifference(subscriptions, [0], "\(comment), demand \(demand): \(recorder.events)")
        }
    }

    @Test("Every operator sends it first over upstreams that emit or complete at once", arguments: contractRows)
    func upstreams(_ row: Row) {
        for (name, publisher) in immediatePublishers {
            if row.failure == .traps, name == "Fail" || name == "a record" { continue }
            let source = Source()
            source.substitute = publisher
            expectOrder(row.apply(source, ClosureToken()), "\(name)")
        }
    }

    @Test("Operators of two publishers send it first, whichever of the two emits or completes at once")
    func others() {
        for (operation, make) in pairs {
            for (first, a) in immediatePublishers {
                for (second, b) in immediatePublishers {
                    expectOrder(make(a, b), "\(operation) of \(first) and \(second)")
                }
            }
        }
    }

    @Test("Operators behind an operator of two publishers receive it first, too")
    func behind() {
        for (first, a) in immediatePublishers {
            for (second, b) in immediatePublishers {
                let publisher = a.prefix(untilOutputFrom: b)
                let comment = "\(first) until \(second)"
                expectOrder(publisher.removeDuplicates(), comment)
                expectOrder(publisher.prefix { $0 < 9 }, comment)
                expectOrder(publisher.tryPrefix { $0 < 9 }, comment)
                expectOrder(publisher.tryFilter { $0 < 9 }, comment)
                expectOrder(publisher.tryRemoveDuplicates { $0 == $1 }, comment)
                expectOrder(publisher.tryCompactMap { $0 }, comment)
            }
        }
    }

    @Test("prefix(untilOutputFrom:) whose trigger emits before upstream's subscription ends, and cancels upstream then")
    func trigger() {
        let (upstream, trigger) = (LateSource(), PassthroughSubject<Void, Never>())
        let recorder = Recorder<Int, Fault>()
        upstream.prefix(untilOutputFrom: trigger).subscribe(recorder)
        #expect(recorder.events.isEmpty)
        trigger.send()
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        upstream.source.connect()
        expectNoDifference(upstream.source.cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
    }

    @Test("A subscriber that cancels its subscription when it receives it gets no completion")
    func cancelled() {
        let recorder = AnySubscriber<Int, Fault>(
            receiveSubscription: { $0.cancel() }, receiveValue: { _ in .none },
            receiveCompletion: { Issue.record("\($0)") })
        PassthroughSubject<Int, Fault>().prefix(untilOutputFrom: Just(1)).subscribe(recorder)
    }

    @Test("A foreign publisher that sends no subscription, or sends it late, reaches downstream in order")
    func foreign() {
        for (name, make) in tolerant {
            let values = Recorder<Int, any Error>()
            make(Rude(values: [1, 2], completion: .finished)).subscribe(values)
            #expect(values.events.count == 4 && values.values == [1, 2], "\(name): \(values.events)")
            expectOrder(make(Rude(values: [1, 2], completion: .finished)), name)

            let failed = Recorder<Int, any Error>()
            make(Rude(completion: .failure(.upstream))).subscribe(failed)
            #expect(failed.completionCount == 1 && failed.events.count == 2, "\(name): \(failed.events)")

            let late = Recorder<Int, any Error>(demand: .max(3))
            make(Rude(values: [1], completion: .finished, later: [2, 3])).subscribe(late)
            #expect(late.values == [1, 2, 3] && late.events.count == 5, "\(name): \(late.events)")
            expectOrder(make(Rude(values: [1], completion: .finished, later: [2, 3])), name)
        }
    }

    @Test("A chain whose foreign publisher sends no subscription passes values and end to a sink")
    func sink() {
        var log: [String] = []
        let sink = Rude(values: [1, 1, 2], completion: .finished)
            .removeDuplicates().prefix { $0 < 9 }.tryFilter { _ in true }
            .sink(receiveCompletion: { _ in log.append("end") }, receiveValue: { log.append("\($0)") })
        expectNoDifference(log, ["1", "2", "end"])
        withExtendedLifetime(sink) {}
    }

    @Test("A chain that is cancelled cancels a subscription that comes later")
    func cancelledEarly() {
        let source = LateSource()
        let recorder = Recorder<Int, Fault>()
        source.removeDuplicates().subscribe(recorder)
        source.source.send(1)
        recorder.cancel()
        source.source.connect()
        source.source.send(2)
        #expect(source.source.cancelled == 1 && recorder.values == [1])
    }
}

/// A source that sends no subscription by itself.
private struct LateSource: Publisher {
    typealias Output = Int
    typealias Failure = Fault
    let source = Source()

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        source.subscriber = AnySubscriber(subscriber)
    }
}
