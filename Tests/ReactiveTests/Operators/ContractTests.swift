import ReactiveTesting
import Testing

@testable import Reactive

/// The publishers of the operators' folder that aren't operators.
private let withoutUpstream = ["Async": "delivers the elements of an asynchronous sequence"]

@Suite("Every operator keeps the publishers' contract")
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
        expectNoDifference(recorder.values.count, row.valueCount)
        expectNoDifference(recorder.events.count, row.valueCount + 2)
    }

    @Test("A failure of upstream reaches downstream", arguments: contractRows)
    func failure(_ row: Row) {
        if row.failure == .traps { return }
        let source = Source()
        let recorder = Recorder<Int, any Error>()
        row.apply(source, ClosureToken()).subscribe(recorder)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.completionCount, 1)
        switch (row.failure, recorder.completion) {
        case (.replaces(let value), .finished): expectNoDifference(recorder.values, [value])
        case (.passes, .failure(let error)):
            #expect(error as? Fault == .upstream)
            expectNoDifference(recorder.values, [])
        default: Issue.record("\(recorder.events)")
        }
    }

    @Test("Downstream's demand reaches upstream unchanged, or as the operator's own", arguments: contractRows)
    func demand(_ row: Row) {
        let source = Source()
        let recorder = Recorder<Int, any Error>(demand: .max(3))
        row.apply(source, ClosureToken()).subscribe(recorder)
        expectNoDifference(source.requested, (row.asks ?? .max(3)))
    }

    @Test("Cancelling cancels upstream once, and releases the closures", arguments: contractRows)
    func cancel(_ row: Row) {
        let source = Source()
        weak var token: ClosureToken?
        var cancellable: AnyCancellable?
        do {
            let closureToken = ClosureToken()
            token = closureToken
            cancellable = row.apply(source, closureToken).sink(receiveCompletion: { _ in }) { _ in }
        }
        source.send(1)
        #expect(token != nil)
        cancellable?.cancel()
        cancellable?.cancel()
        expectNoDifference(source.cancelled, 1)
        #expect(token == nil)
        withExtendedLifetime(cancellable) {}
    }

    @Test("The end releases the closures, though the AnyCancellable is kept", arguments: contractRows)
    func ending(_ row: Row) {
        for completion in row.survivableCompletions {
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

    @Test("A second subscription is cancelled, and downstream doesn't receive it", arguments: contractRows)
    func secondSubscription(_ row: Row) {
        let source = Source(ignoresCancellation: true)
        let recorder = Recorder<Int, any Error>()
        row.apply(source, ClosureToken()).subscribe(recorder)
        source.connect()
        let isLeaked = row.leaks.contains(.secondSubscription)
        expectNoDifference(source.cancelled, (isLeaked ? 0 : 1))
        expectNoDifference(recorder.events.count, (isLeaked ? 2 : 1))
    }

    @Test("Every operator has a row") func everyOperatorHasARow() throws {
        let covered = contractRows.reduce(into: Set<String>()) { $0.formUnion($1.typeNames) }
        let declared = try declaredOperators()
        #expect(declared.count > 80)
        expectNoDifference(declared.subtracting(covered), Set(withoutUpstream.keys))
    }

    @Test("An operator that ends by itself cancels upstream first, and drops what is sent meanwhile")
    func earlyEnd() {
        expectEarlyEnd { $0.prefix(1) }
        expectEarlyEnd { $0.output(at: 0) }
        expectEarlyEnd { $0.output(in: 0..<1) }
        expectEarlyEnd { $0.compactMap { $0 }.prefix(1) }
    }

    @Test("An operator that drops a value requests another one") func swallowed() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        source.filter { $0 > 1 }.removeDuplicates().drop { $0 < 3 }.subscribe(recorder)
        expectNoDifference(source.send(1), .max(1))
        expectNoDifference(source.send(2), .max(1))
        expectNoDifference(source.send(2), .max(1))
        expectNoDifference(source.send(3), .none)
        expectNoDifference(recorder.values, [3])
    }

    @Test("A closure may send into its own upstream") func sendFromClosure() {
        let subject = PassthroughSubject<Int, Never>()
        var got: [Int] = []
        let sink = subject.scan(0) { sum, value in
            if value == 1 { subject.send(10) }
            return sum + value
        }.sink { got.append($0) }
        subject.send(1)
        expectNoDifference(got, [10, 1])
        withExtendedLifetime(sink) {}
    }
}

/// Records an issue unless the operator ends on the value 1: once, after it has cancelled upstream, also if upstream
/// sends more.
func expectEarlyEnd<P: Publisher>(_ make: (Source) -> P) {
    let source = Source(ignoresCancellation: true)
    let publisher = make(source)
    var cancelledBefore: [Int] = []
    let recorder = Recorder<P.Output, P.Failure> { _ in
        cancelledBefore.append(source.cancelled)
        if cancelledBefore.count == 1 { source.send(1) }
    }
    publisher.subscribe(recorder)
    source.send(1)
    source.send(completion: .finished)
    expectNoDifference(cancelledBefore, [1], "\(P.self)")
    expectNoDifference(recorder.completionCount, 1, "\(P.self)")
    expectNoDifference(source.cancelled, 1, "\(P.self)")
}
