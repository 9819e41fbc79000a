import Reactive
import ReactiveTesting
import Testing

private typealias Ints = Recorder<Int, Never>

private final class Token {}

@Suite("Publishers that have their values ready")
struct ConveniencePublisherTests {
    /// Each delivers 1 and finishes, and was made to hold on to the token if it can.
    private static let single: [(String, AnyPublisher<Int, Never>)] = [
        ("Just", Just(1).eraseToAnyPublisher()),
        ("Optional", Optional(1).publisher.eraseToAnyPublisher()),
        ("Result", Result<Int, Never>.success(1).publisher.eraseToAnyPublisher()),
        ("Sequence", [1].publisher.eraseToAnyPublisher()),
        ("Record", Record<Int, Never>(output: [1], completion: .finished).eraseToAnyPublisher()),
        ("Future", Future<Int, Never> { $0(.success(1)) }.eraseToAnyPublisher()),
        ("Deferred", Deferred { Just(1) }.eraseToAnyPublisher()),
    ]

    @Test("A value arrives when it is requested, once, with the completion", arguments: single.indices)
    func waitsForDemand(_ index: Int) {
        let publisher = Self.single[index].1
        let recorder = Ints(demand: .none)
        publisher.subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription], "\(Self.single[index].0)")
        recorder.request(.max(100))
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test(
        "A subscription that is cancelled before a request delivers nothing and releases its subscriber",
        arguments: single.indices)
    func cancel(_ index: Int) {
        weak var token: Token?
        var subscription: (any Subscription)?
        do {
            let held = Token()
            token = held
            let recorder = Ints(demand: .none, onValue: { _ in withExtendedLifetime(held) {} })
            Self.single[index].1.subscribe(recorder)
            subscription = recorder.subscription
        }
        #expect(token != nil, "\(Self.single[index].0)")
        subscription?.cancel()
        #expect(token == nil)
        subscription?.request(.max(1))
    }

    @Test("A request from inside a delivery is ignored by a single value, and continues a sequence")
    func recursion() {
        for (name, publisher) in Self.single {
            var recorder: Ints?
            recorder = Ints(demand: .max(1), onValue: { _ in recorder?.request(.unlimited) })
            publisher.subscribe(recorder!)
            expectNoDifference(recorder?.events, [.subscription, .value(1), .completion(.finished)], "\(name)")
        }
        var recorder: Ints?
        recorder = Ints(demand: .max(1), onValue: { _ in recorder?.request(.max(1)) })
        (1...4).publisher.subscribe(recorder!)
        expectNoDifference(recorder?.values, [1, 2, 3, 4])
        recorder = nil
    }

    @Test("A request of zero traps for a single value, naming the publisher, and does nothing for a sequence")
    func zeroDemand() async {
        let sequence = Ints(demand: .none)
        [1].publisher.subscribe(sequence)
        sequence.request(.none)
        #expect(sequence.values.isEmpty)
        sequence.request(.max(1))
        expectNoDifference(sequence.values, [1])
        expectMessage(
            "Just",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let recorder = Recorder<Int, Never>(demand: .none)
                Just(1).subscribe(recorder)
                recorder.request(.none)
            })
        expectMessage(
            "Future",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let recorder = Recorder<Int, Never>(demand: .none)
                Future<Int, Never> { _ in }.subscribe(recorder)
                recorder.request(.none)
            })
    }

    @Test("A publisher without a value completes on subscription, without a request") func nothing() {
        let none = Ints(demand: .none)
        Int?.none.publisher.subscribe(none)
        expectNoDifference(none.events, [.subscription, .completion(.finished)])
        let empty = Ints(demand: .none)
        EmptyCollection<Int>().publisher.subscribe(empty)
        expectNoDifference(empty.events, [.subscription, .completion(.finished)])
        let failed = Recorder<Int, Fault>(demand: .none)
        Result<Int, Fault>.failure(.upstream).publisher.subscribe(failed)
        expectNoDifference(failed.events, [.subscription, .completion(.failure(.upstream))])
        let fail = Recorder<Int, Fault>(demand: .none)
        Fail<Int, Fault>(error: .upstream).subscribe(fail)
        expectNoDifference(fail.events, failed.events)
        let silent = Ints()
        Empty<Int, Never>(completeImmediately: false).subscribe(silent)
        expectNoDifference(silent.events, [.subscription])
    }

    @Test("Each subscriber iterates a sequence of its own, at most one element beyond its demand")
    func iteratesAnew() {
        var asked = 0
        let counter = sequence(state: 0) { (state: inout Int) -> Int? in
            asked += 1
            state += 1
            return state
        }
        let recorder = Ints(demand: .max(2))
        AnySequence { counter }.publisher.subscribe(recorder)
        expectNoDifference(recorder.values, [1, 2])
        expectNoDifference(asked, 3)
        recorder.cancel()
        recorder.request(.max(5))
        expectNoDifference(asked, 3)
    }

    @Test("A deferred publisher is created for each subscriber") func deferred() {
        var made = 0
        let deferred = Deferred { () -> Just<Int> in
            made += 1
            return Just(made)
        }
        expectNoDifference(made, 0)
        var values: [Int] = []
        for _ in 0..<2 { _ = deferred.sink { values.append($0) } }
        expectNoDifference(values, [1, 2])
    }

    // MARK: - Future

    @Test("A future runs once, at once, and replays; a second promise is ignored") func future() {
        var runs = 0
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> {
            runs += 1
            promise = $0
        }
        expectNoDifference(runs, 1)
        var order: [String] = []
        let early = (0..<3).map { index in
            future.sink(receiveCompletion: { _ in }) { order.append("\(index): \($0)") }
        }
        promise?(.success(7))
        promise?(.success(8))
        promise?(.failure(.closure))
        expectNoDifference(order, ["0: 7", "1: 7", "2: 7"])
        let late = Recorder<Int, Fault>()
        future.subscribe(late)
        expectNoDifference(late.events, [.subscription, .value(7), .completion(.finished)])
        expectNoDifference(runs, 1)
        withExtendedLifetime(early) {}
    }

    @Test("A future's failure comes unasked, its value doesn't") func futureFailure() {
        var promise: Future<Int, Fault>.Promise?
        let future = Future<Int, Fault> { promise = $0 }
        let recorder = Recorder<Int, Fault>(demand: .none)
        future.subscribe(recorder)
        promise?(.failure(.upstream))
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
    }

    @Test("A future releases a cancelled subscription at once") func futureCancel() {
        var promise: Future<Int, Never>.Promise?
        let future = Future<Int, Never> { promise = $0 }
        weak var token: Token?
        weak var subscription: AnyObject?
        do {
            let held = Token()
            token = held
            let recorder = Ints(onValue: { _ in withExtendedLifetime(held) {} })
            future.subscribe(recorder)
            subscription = recorder.subscription as AnyObject
            recorder.cancel()
        }
        #expect(token == nil)
        #expect(subscription == nil)
        promise?(.success(1))
    }

    // MARK: - Record

    @Test("A recording can be made, coded and replayed, and takes nothing after its end") func record() async {
        let record = Record<Int, Fault> {
            $0.receive(1)
            $0.receive(2)
            $0.receive(completion: .failure(.upstream))
        }
        for demand: Subscribers.Demand in [.unlimited, .max(2)] {
            let recorder = Recorder<Int, Fault>(demand: demand)
            record.subscribe(recorder)
            expectNoDifference(
                recorder.events, [.subscription, .value(1), .value(2), .completion(.failure(.upstream))])
        }
        var open = Record<Int, Fault> { $0.receive(1) }.recording
        open.receive(2)
        #expect(open.output == [1, 2] && open.completion == .finished)
        expectMessage(
            "Record.Recording",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var over = Record<Int, Never>.Recording(output: [])
                over.receive(1)
            })
        expectMessage(
            "Record.Recording",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                var over = Record<Int, Never>.Recording()
                over.receive(completion: .finished)
                over.receive(completion: .finished)
            })
    }

    // MARK: - Descriptions

    @Test("A subscription's description names its publisher") func descriptions() {
        func name<P: Publisher>(_ publisher: P) -> String {
            let recorder = Recorder<P.Output, P.Failure>(demand: .none)
            publisher.subscribe(recorder)
            return recorder.subscription.map { "\($0)" } ?? "none"
        }
        expectNoDifference(name(Just(1)), "Just")
        expectNoDifference(name(Optional(1).publisher), "Optional")
        expectNoDifference(name(Result<Int, Never>.success(1).publisher), "Once")
        expectNoDifference(name([1, 2].publisher), "[1, 2]")
        expectNoDifference(name((1...3).publisher), "1...3")
        expectNoDifference(name(Record<Int, Never>(output: [1], completion: .finished)), "[1]")
        expectNoDifference(name(Empty<Int, Never>()), "Empty")
        expectNoDifference(name(Future<Int, Never> { _ in }), "Future")
        expectNoDifference(name(PassthroughSubject<Int, Never>()), "PassthroughSubject")
        expectNoDifference(name(CurrentValueSubject<Int, Never>(1)), "CurrentValueSubject")
        expectNoDifference(name(ObservableObjectPublisher()), "ObservableObjectPublisher")
    }

    @Test("Equal publishers are equal") func equality() {
        #expect(Just(1) == Just(1) && Just(1) != Just(2))
        expectNoDifference([1].publisher, [1].publisher)
        expectNoDifference(Optional(1).publisher, Optional.Publisher(1))
        #expect(Result<Int, Fault>.Publisher(.upstream) != Result<Int, Fault>.Publisher(1))
        #expect(Empty<Int, Never>() != Empty<Int, Never>(completeImmediately: false))
        #expect(Fail<Int, Fault>(error: .upstream) == Fail(outputType: Int.self, failure: .upstream))
    }
}
