import ReactiveTesting
import Synchronization
import Testing

@testable import Reactive

/// A subscriber without any lock or order of its own.
private final class BareSubscriber<Failure: Error>: Subscriber, @unchecked Sendable {
    typealias Input = Int
    let onSubscription: () -> Void
    let onValue: () -> Void
    let onCompletion: () -> Void
    @exclusivity(unchecked) var subscription: (any Subscription)?

    init(
        onSubscription: @escaping () -> Void = {}, onCompletion: @escaping () -> Void = {},
        onValue: @escaping () -> Void
    ) {
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }
    func receive(subscription: any Subscription) {
        self.subscription = subscription
        onSubscription()
    }
    func receive(_ input: Int) -> Subscribers.Demand {
        onValue()
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { onCompletion() }
}

/// A publisher, and how to make it deliver.
struct DrivenPublisher: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    /// Delivers only one value.
    var isOnce = false
    /// Returns the publisher, and what delivers a value, or ends it.
    let make: () -> (AnyPublisher<Int, any Error>, @Sendable (Int?) -> Void)

    init(
        _ name: String, isOnce: Bool = false,
        _ make: @escaping () -> (any Publisher<Int, Never>, @Sendable (Int?) -> Void)
    ) {
        testDescription = name
        self.isOnce = isOnce
        self.make = {
            let (publisher, drive) = make()
            return (widenNever(publisher), drive)
        }
    }

    /// The operator, at a subject.
    init(_ row: Row) {
        testDescription = row.name
        isOnce = row.isFold
        make = {
            let (source, subject) = (Source(), PassthroughSubject<Int, Fault>())
            source.substitute = subject.eraseToAnyPublisher()
            return (row.apply(source, ClosureToken()), { drive(subject, $0) })
        }
    }
}

private func widenNever(_ publisher: some Publisher<Int, Never>) -> AnyPublisher<Int, any Error> {
    publisher.setFailureType(to: (any Error).self).eraseToAnyPublisher()
}

private func drive(_ subject: some Subject<Int, some Error> & Sendable, _ value: Int?) {
    if let value { subject.send(value) } else { subject.send(completion: .finished) }
}

private final class DrivenModel: ObservableObject, @unchecked Sendable {
    @Published var number = 0
}

private final class KeptPromise: @unchecked Sendable {
    var keep: Future<Int, Never>.Promise?
}

private let drivenSources: [DrivenPublisher] = [
    DrivenPublisher("PassthroughSubject") {
        let subject = PassthroughSubject<Int, Never>()
        return (subject, { drive(subject, $0) })
    },
    DrivenPublisher("CurrentValueSubject") {
        let subject = CurrentValueSubject<Int, Never>(0)
        return (subject, { drive(subject, $0) })
    },
    DrivenPublisher("Published") {
        let model = DrivenModel()
        return (model.$number, { if let value = $0 { model.number = value } })
    },
    DrivenPublisher("ObservableObjectPublisher", isOnce: true) {
        let publisher = ObservableObjectPublisher()
        return (publisher.map { 0 }, { if $0 != nil { publisher.send() } })
    },
    DrivenPublisher("Future", isOnce: true) {
        let promise = KeptPromise()
        return (Future<Int, Never> { promise.keep = $0 }, { promise.keep?(.success($0 ?? 0)) })
    },
    DrivenPublisher("a subject at a subject") {
        let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        let connection = Unprotected(first.subscribe(second))
        return (second, { value in withExtendedLifetime(connection) { drive(first, value) } })
    },
]

/// Operators that can be asked for a second value when the first is delivered: not folds, nor those that have dropped
/// the others.
private let patientRows = contractRows.filter {
    $0.valueCount == 2 && !["switchToLatest", "debounce", "throttle"].contains($0.name)
}

/// All operators that deliver values.
private let drivenPublishers =
    drivenSources + contractRows.filter { $0.valueCount > 0 }.map(DrivenPublisher.init)

/// These find what they are for when they are built for the thread sanitizer, or run on a processor that reorders
/// memory accesses. Elsewhere they show that the deliveries come.
@Suite("What one thread does before it asks is seen by the delivery on another", .serialized)
struct HappensBeforeTests {
    @Test("A request happens before the delivery that it allows", arguments: drivenPublishers)
    func requestThenDelivery(_ driven: DrivenPublisher) {
        let (publisher, deliver) = driven.make()
        let (word, seen) = (BareWord(), Signal())
        let subscriber = BareSubscriber<any Error> { seen.reach(word.value) }
        publisher.subscribe(subscriber)
        let rounds = driven.isOnce ? 1 : 2
        let (asked, answered) = (Signal(), Atomics())
        onSystemThreads(2) { thread in
            for round in 1...rounds {
                if thread == 0 {
                    word.value = round
                    subscriber.subscription?.request(.max(1))
                    asked.reach(round)
                    guard answered.wait(for: round) else { return }
                } else {
                    guard asked.wait(for: round) else { return }
                    for value in 1...3 where seen.current < round { deliver(round * 10 + value) }
                    if seen.current < round { deliver(nil) }
                    answered.reach(round)
                }
            }
        }
        expectNoDifference(seen.current, rounds)
    }

    @Test(
        "A request that is made during a delivery comes before the next one",
        arguments: patientRows)
    func requestInsideDelivery(_ row: Row) {
        let source = Source()
        source.substitute = [1, 2, 3, 4, 5].publisher.setFailureType(to: Fault.self).eraseToAnyPublisher()
        let (word, seen, inside, asked) = (BareWord(), Signal(), Signal(), Signal())
        let subscriber = BareSubscriber<any Error> {
            if inside.current > 0 { return seen.reach(word.value) }
            inside.reach(1)
            asked.wait(for: 1)
        }
        row.apply(source, ClosureToken()).subscribe(subscriber)
        onSystemThreads(2) { thread in
            if thread == 0 {
                subscriber.subscription?.request(.max(1))
            } else if inside.wait(for: 1) {
                word.value = 7
                subscriber.subscription?.request(.max(1))
                asked.reach(1)
            }
        }
        expectNoDifference(seen.current, 7)
    }

    @Test("A subscriber needs no protection, whichever threads deliver to it in turn", arguments: drivenPublishers)
    func turns(_ driven: DrivenPublisher) {
        let (publisher, deliver) = driven.make()
        let (word, turn, ends) = (BareWord(), Signal(), Signal())
        let subscriber = BareSubscriber<any Error>(
            onSubscription: { word.value += 1 },
            onCompletion: {
                word.value += 1
                ends.add(1)
            }, onValue: { word.value += 1 })
        onSystemThreads(2) { thread in
            if thread == 0 {
                publisher.subscribe(subscriber)
                subscriber.subscription?.request(.unlimited)
                turn.reach(1)
                if turn.wait(for: 2) { deliver(2) }
                turn.reach(3)
            } else {
                if turn.wait(for: 1) { deliver(1) }
                turn.reach(2)
                if turn.wait(for: 3) { deliver(nil) }
            }
        }
        #expect(word.value >= 2 + ends.current)
    }

    @Test(
        "What a subscriber does with its subscription comes before an end on another thread",
        arguments: drivenPublishers)
    func openingThenEnd(_ driven: DrivenPublisher) {
        let (publisher, deliver) = driven.make()
        let (word, opened, ends) = (BareWord(), Signal(), Signal())
        let subscriber = BareSubscriber<any Error>(
            onSubscription: { word.value = 5 }, onCompletion: { ends.reach(word.value) }, onValue: {})
        onSystemThreads(2) { thread in
            if thread == 0 {
                publisher.subscribe(subscriber)
                opened.reach(1)
            } else if opened.wait(for: 1) {
                deliver(nil)
            }
        }
        #expect([0, 5].contains(ends.current))
    }
}

/// A number that threads wait for, and with which they see what was done before.
private final class Atomics: Sendable {
    private let number = Atomic<Int>(0)

    func reach(_ new: Int) { number.store(new, ordering: .releasing) }

    func wait(for target: Int) -> Bool {
        for _ in 0..<20_000_000 {
            if number.load(ordering: .acquiring) >= target { return true }
            ThreadIdentity.yield()
        }
        return false
    }
}
