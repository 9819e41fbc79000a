import ReactiveTesting
import Testing

@testable import Reactive

/// An upstream under the test's control, which breaks the rules when told to.
final class Source: Publisher, @unchecked Sendable {
    typealias Output = Int
    typealias Failure = Fault
    var subscriber: AnySubscriber<Int, Fault>?
    var requested = Subscribers.Demand.none
    var cancelled = 0
    var subscriptions = 0
    /// Takes the subscribers in place of this one, for tests that need a publisher for several threads.
    var substitute: AnyPublisher<Int, Fault>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Fault {
        if let substitute { return substitute.receive(subscriber: subscriber) }
        self.subscriber = AnySubscriber(subscriber)
        connect()
    }
    /// Hands out a subscription; calling it again is against the rules.
    func connect() {
        subscriptions += 1
        subscriber?.receive(subscription: SourceSubscription(self))
    }
    @discardableResult
    func send(_ value: Int) -> Subscribers.Demand { subscriber?.receive(value) ?? .none }
    func send(completion: Subscribers.Completion<Fault>) { subscriber?.receive(completion: completion) }
}

final class SourceSubscription: Subscription {
    let source: Source
    init(_ source: Source) { self.source = source }
    func request(_ demand: Subscribers.Demand) { source.requested += demand }
    func cancel() {
        source.cancelled += 1
        if source.cancelled == 1 { source.subscriber = nil }
    }
}

enum Fault: Error, Equatable { case upstream, closure }

/// Kept by an operator's closures, to see when they are let go of.
final class ClosureToken {}

/// One operator, as all the rules see it.
struct Row: CustomTestStringConvertible, @unchecked Sendable {
    let name: String
    /// Applies the operator to the source; its closures keep the token.
    let apply: (Source, ClosureToken) -> AnyPublisher<Int, any Error>
    /// It asks for everything by itself (C12).
    var isFold = false
    /// What it asks upstream for when downstream asks for three, if that isn't the same.
    var asks: Subscribers.Demand?
    var testDescription: String { name }

    init(
        _ name: String, isFold: Bool = false, asks: Subscribers.Demand? = nil,
        _ apply: @escaping (Source, ClosureToken) -> any Publisher<Int, Fault>
    ) {
        self.name = name
        self.isFold = isFold
        self.asks = asks
        self.apply = { widen(apply($0, $1)) }
    }
    init(
        trying name: String, isFold: Bool = false,
        _ apply: @escaping (Source, ClosureToken) -> any Publisher<Int, any Error>
    ) {
        self.name = name
        self.isFold = isFold
        self.apply = { erase(apply($0, $1)) }
    }
}

private func widen(_ publisher: some Publisher<Int, Fault>) -> AnyPublisher<Int, any Error> {
    publisher.mapError { $0 as any Error }.eraseToAnyPublisher()
}
private func erase(_ publisher: some Publisher<Int, any Error>) -> AnyPublisher<Int, any Error> {
    publisher.eraseToAnyPublisher()
}

/// Uses the token, so that the closure keeps it.
func keep<T>(_ token: ClosureToken, _ value: T) -> T { withExtendedLifetime(token) { value } }

let contractRows: [Row] =
    basicContractRows + mappingContractRows + foldingContractRows + recoveringContractRows + joinRows
    + timingContractRows + sharingContractRows

private let basicContractRows: [Row] = [
    Row("map") { source, token in source.map { keep(token, $0) } },
    Row("mapError") { source, token in source.mapError { keep(token, $0) } },
    Row("filter") { source, token in source.filter { keep(token, $0 > 0) } },
    Row("compactMap") { source, token in source.compactMap { keep(token, $0) } },
    Row("removeDuplicates") { source, token in source.removeDuplicates { keep(token, $0 == $1) } },
    Row("scan") { source, token in source.scan(0) { keep(token, $0 + $1) } },
    Row("dropFirst") { source, token in source.dropFirst(0).map { keep(token, $0) } },
    Row("prefix") { source, token in source.prefix(100).map { keep(token, $0) } },
    Row("drop(while:)") { source, token in source.drop { keep(token, $0 < 0) } },
    Row("prefix(while:)") { source, token in source.prefix { keep(token, $0 > 0) } },
    Row("handleEvents") { source, token in source.handleEvents(receiveOutput: { _ in keep(token, ()) }) },
    Row("eraseToAnyPublisher") { source, token in source.map { keep(token, $0) }.eraseToAnyPublisher() },
    Row(trying: "tryMap") { source, token in source.tryMap { keep(token, $0) } },
    Row(trying: "tryFilter") { source, token in source.tryFilter { keep(token, $0 > 0) } },
    Row(trying: "tryCompactMap") { source, token in source.tryCompactMap { keep(token, $0) } },
    Row(trying: "tryRemoveDuplicates") { source, token in source.tryRemoveDuplicates { keep(token, $0 == $1) } },
    Row(trying: "tryScan") { source, token in source.tryScan(0) { keep(token, $0 + $1) } },
    Row(trying: "tryDrop(while:)") { source, token in source.tryDrop { keep(token, $0 < 0) } },
    Row(trying: "tryPrefix(while:)") { source, token in source.tryPrefix { keep(token, $0 > 0) } },
]

@Suite("The rules that all operators keep")
struct ContractTests {
    @Test("The subscription comes first, once, and the completion last, once", arguments: contractRows)
    func order(_ row: Row) {
        let source = Source()
        let recorder = Recorder<Int, any Error>()
        row.apply(source, ClosureToken()).subscribe(recorder)
        source.send(1)
        source.send(2)
        source.send(completion: .finished)
        guard case .subscription = recorder.events.first, case .completion(.finished) = recorder.events.last else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(recorder.values.count == (row.isFold ? 1 : 2))
        #expect(recorder.completionCount == 1)
    }

    @Test("A failure passes, widened where a closure may throw", arguments: contractRows)
    func failure(_ row: Row) {
        let source = Source()
        let recorder = Recorder<Int, any Error>()
        row.apply(source, ClosureToken()).subscribe(recorder)
        source.send(completion: .failure(.upstream))
        guard case .failure(let error) = recorder.completion else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(error as? Fault == .upstream)
    }

    @Test("Demand reaches upstream as it is, or as everything for a fold (C12)", arguments: contractRows)
    func demand(_ row: Row) {
        let source = Source()
        let recorder = Recorder<Int, any Error>(demand: .max(3))
        row.apply(source, ClosureToken()).subscribe(recorder)
        #expect(source.requested == (row.asks ?? (row.isFold ? .unlimited : .max(3))))
    }

    @Test(
        "Cancelling cancels upstream and lets go of the closures, though the AnyCancellable is kept",
        arguments: contractRows)
    func cancel(_ row: Row) {
        let source = Source()
        var seen: [Int] = []
        weak var token: ClosureToken?
        var publisher: AnyPublisher<Int, any Error>?
        do {
            let closureToken = ClosureToken()
            token = closureToken
            publisher = row.apply(source, closureToken)
        }
        let cancellable = publisher?.sink(receiveCompletion: { _ in seen.append(-1) }) { seen.append($0) }
        publisher = nil
        source.send(1)
        let before = seen
        #expect(token != nil)
        cancellable?.cancel()
        #expect(source.cancelled == 1)
        #expect(token == nil)
        source.send(2)
        source.send(completion: .finished)
        #expect(seen == before)
        withExtendedLifetime(cancellable) {}
    }

    @Test("An end lets go of the closures, though the AnyCancellable is kept", arguments: contractRows)
    func ending(_ row: Row) {
        for completion in [Subscribers.Completion<Fault>.finished, .failure(.upstream)] {
            let source = Source()
            weak var token: ClosureToken?
            weak var sinkToken: ClosureToken?
            var cancellable: AnyCancellable?
            var ends = 0
            do {
                let (closureToken, kept) = (ClosureToken(), ClosureToken())
                (token, sinkToken) = (closureToken, kept)
                cancellable = row.apply(source, closureToken)
                    .sink(receiveCompletion: { _ in keep(kept, ends += 1) }) { _ in keep(kept, ()) }
            }
            source.send(1)
            #expect(token != nil && sinkToken != nil)
            source.send(completion: completion)
            #expect(ends == 1 && sinkToken == nil)
            source.subscriber = nil
            #expect(token == nil)
            withExtendedLifetime(cancellable) {}
        }
    }

    @Test("An early end cancels upstream before the last value, and nothing sent meanwhile comes through (C13)")
    func earlyEnd() {
        let subject = PassthroughSubject<Int, Never>()
        var log: [String] = []
        let sink = subject.handleEvents(receiveCancel: { log.append("cancel") }).prefix(2)
            .sink(receiveCompletion: { _ in log.append("finished") }) { value in
                log.append("\(value)")
                if value == 2 { subject.send(3) }
            }
        subject.send(1)
        subject.send(2)
        subject.send(4)
        #expect(log == ["1", "cancel", "2", "finished"])
        withExtendedLifetime(sink) {}
    }

    @Test("A throwing closure cancels upstream, then fails (C11)") func throwing() {
        let source = Source()
        let recorder = Recorder<Int, any Error>()
        source.tryMap { value in
            if value == 2 { throw Fault.closure }
            return value
        }.subscribe(recorder)
        source.send(1)
        source.send(2)
        source.send(3)
        #expect(source.cancelled == 1)
        #expect(recorder.values == [1])
        #expect(recorder.completionCount == 1)
    }

    @Test("A swallowed value is asked for again (C11)") func swallowed() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        source.filter { $0 > 1 }.removeDuplicates().drop { $0 < 3 }.subscribe(recorder)
        #expect(source.send(1) == .max(1))
        #expect(source.send(2) == .max(1))
        #expect(source.send(2) == .max(1))
        #expect(source.send(3) == .none)
        #expect(recorder.values == [3])
    }

    @Test(
        "A second subscription is cancelled",
        arguments: [
            "removeDuplicates", "reduce", "combineLatest", "collect(1)", "replaceEmpty", "append", "catch", "retry",
            "buffer", "share", "multicast",
        ] + timingContractRows.map(\.name))
    func secondSubscription(_ name: String) throws {
        let row = try #require(contractRows.first { $0.name == name })
        let source = Source()
        let recorder = Recorder<Int, any Error>()
        row.apply(source, ClosureToken()).subscribe(recorder)
        source.connect()
        #expect(source.cancelled == 1)
        #expect(recorder.events.count == 1)
    }

    @Test("A closure that sends into its own upstream is safe") func sendFromClosure() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        let sink = subject.scan(0) { sum, value in
            if value == 1 { subject.send(10) }
            return sum + value
        }.sink { got.append($0) }
        subject.send(1)
        #expect(got == [10, 1])
        withExtendedLifetime(sink) {}
    }
}
