import Reactive
import ReactiveTesting
import Testing

/// Deliberately not `Equatable`: the failure type must not depend on that.
private enum Refusal: Error { case tooLarge, upstream }

private func text(_ value: Int) throws(Refusal) -> String {
    if value > 1 { throw .tooLarge }
    return "\(value)"
}
private func small(_ value: Int) throws(Refusal) -> Bool { try !text(value).isEmpty }
private func same(_ last: Int, _ new: Int) throws(Refusal) -> Bool { try small(new) && last == new }
private func kept(_ value: Int) throws(Refusal) -> Int? { try small(value) ? value : nil }
private func sum(_ sum: Int, _ value: Int) throws(Refusal) -> Int { try small(value) ? sum + value : sum }
private func recover(_ error: Refusal) throws(Refusal) -> Fail<Int, Refusal> { Fail(error: error) }
private func giveUp(_ error: Refusal) throws(Refusal) -> Just<Int> { throw error }

private func failure<P: Publisher>(of publisher: P) -> P.Failure.Type { P.Failure.self }

@Suite("A try… operator with `throwing:` keeps its closure's error type")
struct TypedFailureTests {
    private let never = PassthroughSubject<Int, Never>()
    private let refusing = PassthroughSubject<Int, Refusal>()
    private let any = PassthroughSubject<Int, any Error>()

    @Test("over an upstream that fails with the same type")
    func overSame() {
        #expect(failure(of: refusing.tryMap(throwing: Refusal.self, text)) == Refusal.self)
        #expect(failure(of: refusing.tryFilter(throwing: Refusal.self, small)) == Refusal.self)
        #expect(failure(of: refusing.tryCompactMap(throwing: Refusal.self, kept)) == Refusal.self)
        #expect(failure(of: refusing.tryScan(throwing: Refusal.self, 0, sum)) == Refusal.self)
        #expect(failure(of: refusing.tryRemoveDuplicates(throwing: Refusal.self, by: same)) == Refusal.self)
        #expect(failure(of: refusing.tryDrop(throwing: Refusal.self, while: small)) == Refusal.self)
        #expect(failure(of: refusing.tryPrefix(throwing: Refusal.self, while: small)) == Refusal.self)
        #expect(failure(of: refusing.tryReduce(throwing: Refusal.self, 0, sum)) == Refusal.self)
        #expect(failure(of: refusing.tryFirst(throwing: Refusal.self, where: small)) == Refusal.self)
        #expect(failure(of: refusing.tryLast(throwing: Refusal.self, where: small)) == Refusal.self)
        #expect(failure(of: refusing.tryContains(throwing: Refusal.self, where: small)) == Refusal.self)
        #expect(failure(of: refusing.tryAllSatisfy(throwing: Refusal.self, small)) == Refusal.self)
        #expect(failure(of: refusing.tryMax(throwing: Refusal.self, by: same)) == Refusal.self)
        #expect(failure(of: refusing.tryMin(throwing: Refusal.self, by: same)) == Refusal.self)
        #expect(failure(of: refusing.tryCatch(throwing: Refusal.self, recover)) == Refusal.self)
        #expect(failure(of: any.tryMap(throwing: (any Error).self, text)) == (any Error).self)
    }

    @Test("over an upstream that never fails")
    func overNever() {
        #expect(failure(of: never.tryMap(throwing: Refusal.self, text)) == Refusal.self)
        #expect(failure(of: never.tryFilter(throwing: Refusal.self, small)) == Refusal.self)
        #expect(failure(of: never.tryCompactMap(throwing: Refusal.self, kept)) == Refusal.self)
        #expect(failure(of: never.tryScan(throwing: Refusal.self, 0, sum)) == Refusal.self)
        #expect(failure(of: never.tryRemoveDuplicates(throwing: Refusal.self, by: same)) == Refusal.self)
        #expect(failure(of: never.tryDrop(throwing: Refusal.self, while: small)) == Refusal.self)
        #expect(failure(of: never.tryPrefix(throwing: Refusal.self, while: small)) == Refusal.self)
        #expect(failure(of: never.tryReduce(throwing: Refusal.self, 0, sum)) == Refusal.self)
        #expect(failure(of: never.tryFirst(throwing: Refusal.self, where: small)) == Refusal.self)
        #expect(failure(of: never.tryLast(throwing: Refusal.self, where: small)) == Refusal.self)
        #expect(failure(of: never.tryContains(throwing: Refusal.self, where: small)) == Refusal.self)
        #expect(failure(of: never.tryAllSatisfy(throwing: Refusal.self, small)) == Refusal.self)
        #expect(failure(of: never.tryMax(throwing: Refusal.self, by: same)) == Refusal.self)
        #expect(failure(of: never.tryMin(throwing: Refusal.self, by: same)) == Refusal.self)
        #expect(failure(of: refusing.tryCatch(throwing: Refusal.self, giveUp)) == Refusal.self)
        #expect(failure(of: Just(1).tryMap(throwing: Refusal.self, text)) == Refusal.self)
        #expect(failure(of: [1].publisher.tryReduce(throwing: Refusal.self, 0, sum)) == Refusal.self)
    }

    @Test("over one that fails with another type, once mapError has converted that")
    func overConverted() {
        let converted = any.mapError { _ in Refusal.upstream }
        let typed = converted.tryMap(throwing: Refusal.self) { (value) throws(Refusal) in try text(value) }
        #expect(failure(of: typed) == Refusal.self)
    }

    @Test("in a chain of several")
    func chained() {
        let chain: AnyPublisher<Int, Refusal> = never.map { $0 + 1 }
            .tryFilter(throwing: Refusal.self, small)
            .tryScan(throwing: Refusal.self, 0, sum)
            .tryContains(throwing: Refusal.self, where: small)
            .map { $0 ? 1 : 0 }
            .eraseToAnyPublisher()
        #expect(failure(of: chain) == Refusal.self)
    }

    @Test("Without `throwing:` the failure is any Error, whatever the closure declares to throw")
    func untyped() {
        let map: Publishers.TryMap = never.tryMap(text)
        let literal: Publishers.TryMap = refusing.tryMap { (value) throws(Refusal) in try text(value) }
        let filter: Publishers.TryFilter = refusing.tryFilter(small)
        let fused: Publishers.TryFilter<PassthroughSubject<Int, Never>> = never.filter { $0 > 0 }.tryFilter(small)
        let compactMap: Publishers.TryCompactMap = never.tryCompactMap(kept)
        let scan: Publishers.TryScan = refusing.tryScan(0, sum)
        let duplicates: Publishers.TryRemoveDuplicates = never.tryRemoveDuplicates(by: same)
        let drop: Publishers.TryDropWhile = refusing.tryDrop(while: small)
        let prefix: Publishers.TryPrefixWhile = never.tryPrefix(while: small)
        let reduce: Publishers.TryReduce = refusing.tryReduce(0, sum)
        let first: Publishers.TryFirstWhere = never.tryFirst(where: small)
        let last: Publishers.TryLastWhere = refusing.tryLast(where: small)
        let contains: Publishers.TryContainsWhere = never.tryContains(where: small)
        let all: Publishers.TryAllSatisfy = refusing.tryAllSatisfy(small)
        let comparisons: [Publishers.TryComparison] = [never.tryMax(by: same), never.tryMin(by: same)]
        let caught: Publishers.TryCatch = refusing.tryCatch(recover)
        #expect(failure(of: map) == (any Error).self && failure(of: literal) == (any Error).self)
        #expect(failure(of: filter) == (any Error).self && failure(of: fused) == (any Error).self)
        #expect(failure(of: compactMap) == (any Error).self && failure(of: scan) == (any Error).self)
        #expect(failure(of: duplicates) == (any Error).self && failure(of: drop) == (any Error).self)
        #expect(failure(of: prefix) == (any Error).self && failure(of: reduce) == (any Error).self)
        #expect(failure(of: first) == (any Error).self && failure(of: last) == (any Error).self)
        #expect(failure(of: contains) == (any Error).self && failure(of: all) == (any Error).self)
        #expect(comparisons.count == 2 && failure(of: comparisons[0]) == (any Error).self)
        #expect(failure(of: caught) == (any Error).self)
    }

    @Test("The thrown error arrives as what it is, after upstream is cancelled")
    func arrives() {
        let recorder = Recorder<String, Refusal>()
        var isCancelled = false
        refusing.handleEvents(receiveCancel: { isCancelled = true }).tryMap(throwing: Refusal.self, text)
            .subscribe(recorder)
        refusing.send(1)
        #expect(recorder.values == ["1"] && !isCancelled)
        refusing.send(2)
        guard case .completion(.failure(.tooLarge)) = recorder.events.last else {
            Issue.record("\(recorder.events)")
            return
        }
        #expect(isCancelled)
    }

    @Test("The error thrown while values are compared, or while a failure is handled, arrives as what it is")
    func arrivesFromOthers() {
        let (duplicates, caught) = (Recorder<Int, Refusal>(), Recorder<Int, Refusal>())
        let contained = Recorder<Bool, Refusal>()
        refusing.tryRemoveDuplicates(throwing: Refusal.self, by: same).subscribe(duplicates)
        refusing.tryCatch(throwing: Refusal.self) { (_: Refusal) throws(Refusal) -> Just<Int> in throw .tooLarge }
            .subscribe(caught)
        refusing.tryCatch(throwing: Refusal.self) { (_: Refusal) throws(Refusal) -> Just<Int> in Just(3) }
            .filter { $0 > 2 }.tryContains(throwing: Refusal.self, where: small).subscribe(contained)
        refusing.send(1)
        #expect(duplicates.values == [1] && caught.values == [1] && contained.values.isEmpty)
        refusing.send(2)
        expectNoDifference(duplicates.completion, .failure(.tooLarge))
        refusing.send(completion: .failure(.upstream))
        expectNoDifference(caught.completion, .failure(.tooLarge))
        expectNoDifference(contained.completion, .failure(.tooLarge))
        #expect(contained.values.isEmpty)
    }

    @Test("Upstream's failure arrives as what it is")
    func upstreamFailure() {
        let recorder = Recorder<Int, Refusal>()
        refusing.tryRemoveDuplicates(throwing: Refusal.self, by: same).tryReduce(throwing: Refusal.self, 0, sum)
            .tryCatch(throwing: Refusal.self, giveUp).subscribe(recorder)
        refusing.send(completion: .failure(.upstream))
        guard case .completion(.failure(.upstream)) = recorder.events.last else {
            Issue.record("\(recorder.events)")
            return
        }
    }
}
