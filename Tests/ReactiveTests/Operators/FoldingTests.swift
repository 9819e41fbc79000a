import ReactiveTesting
import Testing

@testable import Reactive

/// Compared by its rank alone; the name distinguishes equal cards.
private struct Card: Comparable {
    let rank: Int
    let name: String
    static func < (left: Card, right: Card) -> Bool { left.rank < right.rank }
    static func == (left: Card, right: Card) -> Bool { left.rank == right.rank }
}

private func values<P: Publisher>(of publisher: P) -> [P.Output] {
    let recorder = Recorder<P.Output, P.Failure>()
    publisher.subscribe(recorder)
    return recorder.values
}

@Suite("A fold turns all values into one")
struct FoldingTests {
    private let some = [3, 1, 4, 1, 5].publisher
    private let none = [Int]().publisher

    @Test("Each fold delivers its result when upstream finishes") func results() {
        expectNoDifference(values(of: some.reduce(10, -)), [-4])
        expectNoDifference(values(of: some.count()), [5])
        expectNoDifference(values(of: some.collect()), [[3, 1, 4, 1, 5]])
        expectNoDifference(values(of: some.max()), [5])
        expectNoDifference(values(of: some.min()), [1])
        expectNoDifference(values(of: some.max { $0 % 4 < $1 % 4 }), [3])
        expectNoDifference(values(of: some.min { $0 % 4 < $1 % 4 }), [4])
        expectNoDifference(values(of: some.contains(4)), [true])
        expectNoDifference(values(of: some.contains(7)), [false])
        expectNoDifference(values(of: some.contains { $0 > 4 }), [true])
        expectNoDifference(values(of: some.allSatisfy { $0 > 1 }), [false])
        expectNoDifference(values(of: some.allSatisfy { $0 > 0 }), [true])
        expectNoDifference(values(of: some.first()), [3])
        expectNoDifference(values(of: some.first { $0 > 3 }), [4])
        expectNoDifference(values(of: some.last()), [5])
        expectNoDifference(values(of: some.last { $0 < 3 }), [1])
    }

    @Test("Each fold delivers its result for an upstream without values") func emptyResults() {
        expectNoDifference(values(of: none.reduce(10, -)), [10])
        expectNoDifference(values(of: none.count()), [0])
        expectNoDifference(values(of: none.collect()), [[]])
        expectNoDifference(values(of: none.max()), [])
        expectNoDifference(values(of: none.min()), [])
        expectNoDifference(values(of: none.contains(4)), [false])
        expectNoDifference(values(of: none.allSatisfy { _ in false }), [true])
        expectNoDifference(values(of: none.first()), [])
        expectNoDifference(values(of: none.last()), [])
    }

    @Test("max and min deliver the first of several equal values") func equalValues() {
        let cards = [Card(rank: 1, name: "a"), Card(rank: 1, name: "b")].publisher
        expectNoDifference(values(of: cards.max()).map(\.name), ["a"])
        expectNoDifference(values(of: cards.min()).map(\.name), ["a"])
    }

    @Test("The end waits for a request, with a value or without") func endWaits() {
        let recorder = Recorder<Int, Never>(demand: .none)
        none.eraseToAnyPublisher().first().subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription])
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .completion(.finished)])
        let counted = Recorder<Int, Never>(demand: .none)
        some.count().subscribe(counted)
        expectNoDifference(counted.events, [.subscription])
        counted.request(.max(1))
        expectNoDifference(counted.events, [.subscription, .value(5), .completion(.finished)])
    }

    @Test("A failure doesn't wait for a request") func failureDoesNotWait() {
        let source = Source()
        let recorder = Recorder<[Int], Fault>(demand: .none)
        source.collect().subscribe(recorder)
        source.send(1)
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
        recorder.request(.max(1))
        expectNoDifference(recorder.events.count, 2)
    }

    @Test("A result that is known early cancels upstream before it is delivered, once") func earlyResults() {
        expectEarlyEnd { $0.first() }
        expectEarlyEnd { $0.first { $0 == 1 } }
        expectEarlyEnd { $0.contains(1) }
        expectEarlyEnd { $0.contains { $0 == 1 } }
        expectEarlyEnd { $0.allSatisfy { $0 != 1 } }
        expectEarlyEnd { $0.tryFirst { $0 == 1 } }
        expectEarlyEnd { $0.tryContains { $0 == 1 } }
        expectEarlyEnd { $0.tryAllSatisfy { $0 != 1 } }
    }

    @Test("A closure that throws cancels upstream, then fails, once") func throwing() {
        fails { $0.tryReduce(0) { _, _ in throw Fault.closure } }
        fails { $0.tryMax { _, _ in throw Fault.closure } }
        fails { $0.tryMin { _, _ in throw Fault.closure } }
        fails { $0.tryContains { _ in throw Fault.closure } }
        fails { $0.tryAllSatisfy { _ in throw Fault.closure } }
        fails { $0.tryFirst { _ in throw Fault.closure } }
        fails { $0.tryLast { _ in throw Fault.closure } }
    }

    private func fails<P: Publisher>(_ fold: (Source) -> P) {
        let source = Source(ignoresCancellation: true)
        let recorder = Recorder<P.Output, P.Failure>(demand: .none)
        fold(source).subscribe(recorder)
        source.send(1)
        source.send(2)
        source.send(3)
        source.send(completion: .finished)
        expectNoDifference(source.cancelled, 1)
        expectNoDifference(recorder.events.count, 2)
        guard case .failure(let error) = recorder.completion else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(error as? Fault == .closure)
    }

    @Test("A subscriber that cancels when it receives the result receives no completion") func cancelOnResult() {
        var recorder: Recorder<Int, Never>?
        recorder = Recorder { _ in recorder?.cancel() }
        some.count().subscribe(recorder!)
        expectNoDifference(recorder?.events, [.subscription, .value(5)])
        recorder = nil
    }
}

@Suite("collect(_:) groups values by their number")
struct CollectByCountTests {
    @Test("Each group has the count's length, and the last one may be shorter") func groups() {
        expectNoDifference(values(of: (1...5).publisher.collect(2)), [[1, 2], [3, 4], [5]])
        expectNoDifference(values(of: (1...4).publisher.collect(2)), [[1, 2], [3, 4]])
        expectNoDifference(values(of: [Int]().publisher.collect(2)), [])
    }

    @Test("A request for a group requests as many values as a group has") func demand() {
        let source = Source()
        let recorder = Recorder<[Int], Fault>(demand: .max(2), more: .max(1))
        source.collect(3).subscribe(recorder)
        expectNoDifference(source.requested, .max(6))
        expectNoDifference(source.send(1), .none)
        expectNoDifference(source.send(2), .none)
        expectNoDifference(source.send(3), .max(3))
        recorder.request(.unlimited)
        expectNoDifference(source.requested, .unlimited)
    }

    @Test("A failure discards the incomplete group") func failure() {
        let source = Source()
        let recorder = Recorder<[Int], Fault>()
        source.collect(2).subscribe(recorder)
        for value in 1...3 { source.send(value) }
        source.send(completion: .failure(.upstream))
        expectNoDifference(recorder.events, [.subscription, .value([1, 2]), .completion(.failure(.upstream))])
    }
}

@Suite("replaceEmpty delivers a value in place of none")
struct ReplaceEmptyTests {
    @Test("The replacement comes when it is requested, and only if upstream sent no value") func replaces() {
        let recorder = Recorder<Int, Never>(demand: .none)
        [Int]().publisher.replaceEmpty(with: 9).subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription])
        recorder.request(.max(1))
        expectNoDifference(recorder.events, [.subscription, .value(9), .completion(.finished)])
        expectNoDifference(values(of: [1, 2].publisher.replaceEmpty(with: 9)), [1, 2])
    }

    @Test("A failure reaches downstream without a request") func failure() {
        let recorder = Recorder<Int, Fault>(demand: .none)
        Fail(error: Fault.upstream).replaceEmpty(with: 9).subscribe(recorder)
        expectNoDifference(recorder.events, [.subscription, .completion(.failure(.upstream))])
    }

    @Test("Downstream receives no more values than it has requested, and loses none") func demand() {
        let recorder = Recorder<Int, Never>(demand: .max(2))
        (1...5).publisher.replaceEmpty(with: 9).subscribe(recorder)
        expectNoDifference(recorder.values, [1, 2])
        recorder.request(.max(2))
        expectNoDifference(recorder.values, [1, 2, 3, 4])
        expectNoDifference(recorder.completionCount, 0)
        recorder.request(.max(1))
        expectNoDifference(recorder.values, [1, 2, 3, 4, 5])
        expectNoDifference(recorder.completionCount, 1)
    }

    @Test("A subscriber that cancels when it receives the replacement receives no completion")
    func cancelOnReplacement() {
        var recorder: Recorder<Int, Never>?
        recorder = Recorder { _ in recorder?.cancel() }
        [Int]().publisher.replaceEmpty(with: 9).subscribe(recorder!)
        expectNoDifference(recorder?.events, [.subscription, .value(9)])
        recorder = nil
    }

    private func values<P: Publisher>(of publisher: P) -> [P.Output] {
        let recorder = Recorder<P.Output, P.Failure>()
        publisher.subscribe(recorder)
        return recorder.values
    }
}
