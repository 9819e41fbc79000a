import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

/// An operator that leaves out 1 and delivers 2.
struct Swallowing: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let apply: (Source) -> AnyPublisher<Int, any Error>

    init(_ name: String, _ apply: @escaping (Source) -> any Publisher<Int, Fault>) {
        testDescription = name
        self.apply = { widen(apply($0)) }
    }
    init(trying name: String, _ apply: @escaping (Source) -> any Publisher<Int, any Error>) {
        testDescription = name
        self.apply = { erase(apply($0)) }
    }
}

private func widen(_ publisher: some Publisher<Int, Fault>) -> AnyPublisher<Int, any Error> {
    publisher.mapError { $0 as any Error }.eraseToAnyPublisher()
}
private func erase(_ publisher: some Publisher<Int, any Error>) -> AnyPublisher<Int, any Error> {
    publisher.eraseToAnyPublisher()
}

private let swallowing: [Swallowing] = [
    Swallowing("filter") { $0.filter { $0 > 1 } },
    Swallowing("compactMap") { $0.compactMap { $0 > 1 ? $0 : nil } },
    Swallowing("drop(while:)") { $0.drop { $0 < 2 } },
    Swallowing("output(in:)") { $0.output(in: 1...) },
    Swallowing("filter and filter") { $0.filter { $0 > 0 }.filter { $0 > 1 } },
    Swallowing(trying: "tryFilter") { $0.tryFilter { $0 > 1 } },
    Swallowing(trying: "tryCompactMap") { $0.tryCompactMap { $0 > 1 ? $0 : nil } },
    Swallowing(trying: "tryDrop(while:)") { $0.tryDrop { $0 < 2 } },
]

@Suite("Operators that leave values out")
struct FilteringTests {
    @Test("A value that is left out is answered with a demand of one", arguments: swallowing)
    fileprivate func swallowed(_ row: Swallowing) {
        let source = Source()
        let recorder = Recorder<Int, any Error>(demand: .max(1))
        row.apply(source).subscribe(recorder)
        expectNoDifference(source.requested, .max(1))
        expectNoDifference(source.send(1), .max(1))
        expectNoDifference(source.send(2), .none)
        expectNoDifference(recorder.values, [2])
    }

    @Test("The second of two filters doesn't receive what the first rejects") func fusedFilters() {
        var seen: [Int] = []
        let ints = Ints()
        let fused: Publishers.Filter<Ints> = ints.filter { $0 > 1 }.filter {
            seen.append($0)
            return $0 < 3
        }
        let tried: Publishers.TryFilter<Ints> = ints.filter { $0 > 1 }.tryFilter { $0 < 3 }.filter { $0 > 0 }
        let (a, b) = (Recorder<Int, Never>(), Recorder<Int, any Error>())
        fused.subscribe(a)
        tried.subscribe(b)
        for value in 1...3 { ints.send(value) }
        expectNoDifference(seen, [2, 3])
        #expect(a.values == [2] && b.values == [2])
    }

    @Test("removeDuplicates compares the value delivered last with the new one") func removeDuplicates() {
        var compared: [String] = []
        let recorder = Recorder<Int, Never>()
        [1, 2, 4, 5].publisher.removeDuplicates { last, new in
            compared.append("\(last)\(new)")
            return new - last < 2
        }.subscribe(recorder)
        expectNoDifference(compared, ["12", "14", "45"])
        expectNoDifference(recorder.values, [1, 4])
    }

    @Test("drop(while:) doesn't call its closure again once it has returned false") func dropWhile() {
        var calls = 0
        let recorder = Recorder<Int, Never>()
        [1, 2, 1].publisher.drop { value in
            calls += 1
            return value < 2
        }.subscribe(recorder)
        expectNoDifference(recorder.values, [2, 1])
        expectNoDifference(calls, 2)
    }

    @Test("prefix(while:) cancels upstream at the first no, then finishes") func prefixWhile() {
        let source = Source()
        let recorder = Recorder<Int, Fault>()
        source.prefix { $0 < 2 }.subscribe(recorder)
        source.send(1)
        source.send(2)
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test("ignoreOutput requests everything, and delivers the completion only") func ignoreOutput() {
        let source = Source()
        let recorder = Recorder<Never, Fault>(demand: .none)
        source.ignoreOutput().subscribe(recorder)
        expectNoDifference(source.requested, .unlimited)
        expectNoDifference(source.send(1), .none)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.completion, .failure(.upstream))
    }

    // MARK: dropFirst

    @Test("dropFirst requests the values that it drops in advance") func dropDemand() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .max(1))
        source.dropFirst(2).subscribe(recorder)
        expectNoDifference(source.requested, .max(3))
        for value in 1...3 { expectNoDifference(source.send(value), .none) }
        expectNoDifference(recorder.values, [3])
        recorder.request(.max(4))
        expectNoDifference(source.requested, .max(7))
    }

    @Test("dropFirst of more than there is delivers nothing but the completion") func dropAll() {
        let recorder = Recorder<Int, Never>()
        [1, 2].publisher.dropFirst(5).subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
    }

    @Test("Cancelling when dropFirst's subscription arrives prevents the subscription to upstream")
    func dropCancelledAtOnce() {
        let source = Source()
        let subscriber = AnySubscriber<Int, Fault>(receiveSubscription: { $0.cancel() })
        source.dropFirst().subscribe(subscriber)
        expectNoDifference(source.subscriptions, 0)
        source.dropFirst().subscribe(Recorder<Int, Fault>())
        expectNoDifference(source.subscriptions, 1)
    }

    @Test("dropFirst keeps demand until upstream subscribes, and cancels it if downstream has cancelled")
    func dropLateUpstream() {
        let (wanted, unwanted) = (Source(), Source())
        let recorder = Recorder<Int, Fault>(demand: .max(2))
        let dropper = DropSubscriber(3, downstream: recorder)
        recorder.receive(subscription: dropper)
        dropper.receive(subscription: SourceSubscription(wanted))
        expectNoDifference(wanted.requested, .max(5))
        let other = DropSubscriber(3, downstream: recorder)
        other.cancel()
        other.receive(subscription: SourceSubscription(unwanted))
        #expect(unwanted.cancelled == 1 && unwanted.requested == .none)
        expectNoDifference(other.receive(1), .none)
        expectNoDifference(recorder.values, [])
    }

    @Test("A negative count, and asking dropFirst for nothing, trap") func dropTraps() async {
        expectMessage(
            "Drop",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                Source().dropFirst(-1).subscribe(Recorder<Int, Fault>())
            })
        expectMessage(
            "Drop",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let recorder = Recorder<Int, Fault>()
                Source().dropFirst().subscribe(recorder)
                recorder.request(.none)
            })
    }

    // MARK: prefix and output

    @Test("prefix finishes with its last value, not when one more comes") func prefix() {
        let source = Source()
        let recorder = Recorder<Int, Fault>()
        source.prefix(2).subscribe(recorder)
        source.send(1)
        source.send(2)
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(2), .completion(.finished)])
        expectNoDifference(source.cancelled, 1)
    }

    @Test("A subscriber that cancels when it receives the last value receives no completion") func prefixThenCancel() {
        let source = Source()
        var recorder: Recorder<Int, Fault>?
        recorder = Recorder(onValue: { _ in recorder?.cancel() })
        source.prefix(1).subscribe(recorder!)
        source.send(1)
        expectNoDifference(recorder?.events, [.subscription, .value(1)])
        expectNoDifference(source.cancelled, 1)
        recorder = nil
    }

    @Test("output(in:) delivers the values of the range; indices that upstream doesn't reach are no error")
    func ranges() {
        func values(_ publisher: Publishers.Output<Publishers.Sequence<Range<Int>, Never>>) -> [Int] {
            let recorder = Recorder<Int, Never>()
            publisher.subscribe(recorder)
            #expect(recorder.completion == .finished && recorder.completionCount == 1)
            return recorder.values
        }
        let ints = (0..<5).publisher
        expectNoDifference(values(ints.output(at: 2)), [2])
        expectNoDifference(values(ints.output(at: 7)), [])
        expectNoDifference(values(ints.output(in: 1...2)), [1, 2])
        expectNoDifference(values(ints.output(in: ..<2)), [0, 1])
        expectNoDifference(values(ints.output(in: 3...)), [3, 4])
        expectNoDifference(values(ints.output(in: 3..<100)), [3, 4])
        expectNoDifference(values(ints.output(in: 7...9)), [])
        expectNoDifference(values(ints.output(in: 2..<2)), [])
        expectNoDifference(values(ints.prefix(.max)), [0, 1, 2, 3, 4])
    }

    @Test("prefix(0) finishes without subscribing to upstream") func prefixNone() {
        let source = Source()
        let recorder = Recorder<Int, Fault>()
        source.prefix(0).subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        expectNoDifference(source.subscriptions, 0)
    }

    @Test("Negative indices trap at once") func negativeIndices() async {
        expectMessage(
            "Output",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Source().prefix(-1)
            })
        expectMessage(
            "Output",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Source().output(at: -1)
            })
        expectMessage(
            "Output",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Source().output(in: (-2)...)
            })
        expectMessage(
            "Output",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                _ = Publishers.Output(upstream: Source(), range: -2 ..< -1)
            })
    }

    @Test("tryRemoveDuplicates traps on a value that comes before the subscription") func strict() async {
        expectMessage(
            "TryRemoveDuplicates",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let step = RemoveDuplicatesStep<Int, Fault, TryRemoveDuplicatesPolicy> { $0 == $1 }
                _ = StepSubscriber(step, memory: nil, downstream: Recorder<Int, Fault>()).receive(1)
            })
    }
}
