import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

private struct Point {
    var x: Int
    var y: Int
    var name: String
}

/// Throws at 3.
private func checked(_ value: Int) throws -> Int {
    if value == 3 { throw Fault.closure }
    return value
}

/// An operator that throws at 3, to be subscribed to.
struct Throwing: CustomTestStringConvertible, @unchecked Sendable {
    let testDescription: String
    let apply: (Publishers.HandleEvents<PassthroughSubject<Int, Fault>>) -> AnyPublisher<Int, any Error>

    init(
        _ name: String,
        _ apply: @escaping (Publishers.HandleEvents<PassthroughSubject<Int, Fault>>) -> any Publisher<Int, any Error>
    ) {
        testDescription = name
        self.apply = { erase(apply($0)) }
    }
}

private func erase(_ publisher: some Publisher<Int, any Error>) -> AnyPublisher<Int, any Error> {
    publisher.eraseToAnyPublisher()
}

private let throwingOperators: [Throwing] = [
    Throwing("tryMap") { $0.tryMap { try checked($0) } },
    Throwing("tryFilter") { $0.tryFilter { try checked($0) > 0 } },
    Throwing("tryCompactMap") { $0.tryCompactMap { try checked($0) } },
    Throwing("tryScan") { $0.tryScan(0) { try checked($1) } },
    Throwing("tryRemoveDuplicates") { $0.tryRemoveDuplicates { try checked($1) == $0 } },
    Throwing("tryDrop(while:)") { $0.tryDrop { try checked($0) < 0 } },
    Throwing("tryPrefix(while:)") { $0.tryPrefix { try checked($0) > 0 } },
    Throwing("encode") { $0.encode(encoder: PlainCoder { _ = try checked($0) }) },
    Throwing("decode") { $0.decode(type: Int.self, decoder: PlainCoder { _ = try checked($0) }) },
]

@Suite("Operators that make something of each value")
struct MappingTests {
    @Test("map with key paths delivers properties, two and three of them as a tuple") func keyPaths() {
        let points = [Point(x: 1, y: 2, name: "a"), Point(x: 3, y: 4, name: "b")].publisher
        let x = Recorder<Int, Never>()
        points.map(\.x).subscribe(x)
        expectNoDifference(x.values, [1, 3])
        let both = Recorder<(Int, Int), Never>()
        points.map(\.x, \.y).subscribe(both)
        expectNoDifference(both.values.map { $0.0 + $0.1 }, [3, 7])
        let all = Recorder<(Int, Int, String), Never>()
        points.map(\.x, \.y, \.name).subscribe(all)
        expectNoDifference(all.values.map { "\($0.0)\($0.1)\($0.2)" }, ["12a", "34b"])
        expectNoDifference(points.map(\.x).keyPath, \Point.x)
    }

    @Test("replaceNil delivers a value in place of each nil") func replaceNil() {
        let recorder = Recorder<Int, Never>()
        [1, nil, 3].publisher.replaceNil(with: 0).subscribe(recorder)
        expectNoDifference(recorder.values, [1, 0, 3])
    }

    @Test("Two closures in a row become one operator") func fusion() {
        let ints = Ints()
        let map: Publishers.Map<Ints, String> = ints.map { $0 + 1 }.map { "\($0)" }
        let tryMap: Publishers.TryMap<Ints, Int> = ints.map { $0 + 1 }.tryMap { try checked($0) }.map { $0 * 10 }
        let compactMap: Publishers.CompactMap<Ints, Int> = ints.compactMap { $0 > 1 ? $0 : nil }.map { $0 + 1 }
        let tryCompact: Publishers.TryCompactMap<Ints, Int> = ints.tryCompactMap { try checked($0) }.compactMap { $0 }
        let strings = Recorder<String, Never>()
        map.subscribe(strings)
        let tens = Recorder<Int, any Error>()
        tryMap.subscribe(tens)
        let compacted = Recorder<Int, Never>()
        compactMap.subscribe(compacted)
        let tried = Recorder<Int, any Error>()
        tryCompact.subscribe(tried)
        for value in [0, 1, 2, 3] { ints.send(value) }
        expectNoDifference(strings.values, ["1", "2", "3", "4"])
        #expect(tens.values == [10, 20] && tens.completionCount == 1)
        expectNoDifference(compacted.values, [3, 4])
        #expect(tried.values == [0, 1, 2] && tried.completionCount == 1)
    }

    @Test("A closure that throws cancels upstream, then fails", arguments: throwingOperators)
    fileprivate func throwing(_ row: Throwing) {
        let subject = PassthroughSubject<Int, Fault>()
        var log: [String] = []
        let recorder = row.apply(subject.handleEvents(receiveCancel: { log.append("cancel") }))
            .sink(receiveCompletion: { log.append($0.isFailure ? "failure" : "finished") }) { _ in }
        subject.send(3)
        subject.send(3)
        expectNoDifference(log, ["cancel", "failure"])
        withExtendedLifetime(recorder) {}
    }

    @Test("scan hands upstream's own subscription on") func scanSubscription() {
        let source = Source()
        let recorder = Recorder<Int, Fault>(demand: .none)
        source.scan(0, +).subscribe(recorder)
        #expect(recorder.subscription is SourceSubscription)
        source.send(1)
        source.send(2)
        expectNoDifference(recorder.values, [1, 3])
    }

    @Test("scan starts anew for each subscriber") func scanTwice() {
        let scan = [1, 2].publisher.scan(10, +)
        for _ in 1...2 {
            let recorder = Recorder<Int, Never>()
            scan.subscribe(recorder)
            expectNoDifference(recorder.values, [11, 13])
        }
    }

    @Test("A second setFailureType replaces the first in the publisher's type") func setFailureType() {
        let ints = Ints()
        let typed: Publishers.SetFailureType<Ints, Fault> =
            ints.setFailureType(to: Never.self).setFailureType(to: Fault.self)
        let recorder = Recorder<Int, Fault>()
        typed.subscribe(recorder)
        ints.send(1)
        ints.send(completion: .finished)
        expectNoDifference(recorder.events, [.subscription, .value(1), .completion(.finished)])
    }

    @Test("measureInterval measures from the subscription, then from value to value") func measureInterval() {
        let scheduler = TestScheduler()
        let subject = Ints()
        let recorder = Recorder<TestTime.Stride, Never>()
        scheduler.advance(by: .seconds(5))
        subject.measureInterval(using: scheduler).subscribe(recorder)
        scheduler.advance(by: .seconds(2))
        subject.send(1)
        subject.send(2)
        scheduler.advance(by: .seconds(1))
        subject.send(3)
        expectNoDifference(recorder.values, [.seconds(2), .seconds(0), .seconds(1)])
    }

    // MARK: replaceError

    @Test("replaceError: demand that is left lets the replacement out at once") func replaceAtOnce() {
        let source = Source()
        let recorder = Recorder<Int, Never>(demand: .max(2))
        source.replaceError(with: 9).subscribe(recorder)
        source.send(1)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.events, [.subscription, .value(1), .value(9), .completion(.finished)])
        recorder.request(.max(1))
        expectNoDifference(recorder.completionCount, 1)
    }

    @Test("replaceError: demand returned for a value counts") func replaceAnswered() {
        let source = Source()
        let recorder = Recorder<Int, Never>(demand: .max(1), more: .max(1))
        source.replaceError(with: 9).subscribe(recorder)
        expectNoDifference(source.send(1), .max(1))
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.values, [1, 9])
    }

    @Test("replaceError: cancelling drops a replacement that waits") func replaceCancelled() {
        let source = Source()
        let recorder = Recorder<Int, Never>(demand: .none)
        source.replaceError(with: 9).subscribe(recorder)
        source.send(completion: .failure(.upstream))
        recorder.cancel()
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription])
    }

    @Test("replaceError: a subscriber that cancels when it receives the replacement receives no completion")
    func replaceThenCancel() {
        let source = Source()
        var recorder: Recorder<Int, Never>?
        recorder = Recorder(onValue: { _ in recorder?.cancel() })
        source.replaceError(with: 9).subscribe(recorder!)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder?.events, [.subscription, .value(9)])
        recorder = nil
    }

    @Test("replaceError: asking again while the replacement is delivered changes nothing") func replaceAskAgain() {
        let source = Source()
        var recorder: Recorder<Int, Never>?
        recorder = Recorder(demand: .max(1), onValue: { _ in recorder?.request(.max(1)) })
        source.replaceError(with: 9).subscribe(recorder!)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder?.events, [.subscription, .value(9), .completion(.finished)])
        recorder = nil
    }

    @Test("replaceError: an unrequested value traps") func replaceUnasked() async {
        expectMessage(
            "ReplaceError",
            of: await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
                let source = Source()
                source.replaceError(with: 9).subscribe(Recorder<Int, Never>(demand: .none))
                source.send(1)
            })
    }

    @Test("Operators without closures are Sendable, and Equatable where their upstream is") func conformances() {
        func isSendable<T: Sendable>(_: T) -> Bool { true }
        let ints = [1].publisher
        #expect(isSendable(ints.dropFirst()))
        #expect(isSendable(ints.prefix(1)))
        #expect(isSendable(ints.ignoreOutput()))
        #expect(isSendable(ints.replaceError(with: 1)))
        #expect(isSendable(ints.setFailureType(to: Fault.self)))
        #expect(isSendable(ints.assertNoFailure()))
        #expect(ints.dropFirst(2) == ints.dropFirst(2) && ints.dropFirst(2) != ints.dropFirst(3))
        expectNoDifference(ints.prefix(2), ints.output(in: 0...1))
        #expect(ints.replaceError(with: 2) != ints.replaceError(with: 3))
        expectNoDifference(ints.ignoreOutput(), ints.ignoreOutput())
    }
}
