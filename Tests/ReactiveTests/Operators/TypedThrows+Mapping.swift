import Testing

@testable import Reactive

private enum MyError: Error, Equatable { case a }

/// Can't be compared.
private struct OtherError: Error {}

private func other(_ value: Int) throws(OtherError) -> Bool { throw OtherError() }

private func typed(_ value: Int) throws(MyError) -> Bool {
    if value > 1 { throw .a }
    return true
}
private func typedSame(_ last: Int, _ new: Int) throws(MyError) -> Bool { try typed(new) && last == new }
private func typedMap(_ value: Int) throws(MyError) -> Int? { try typed(value) ? value : nil }
private func typedSum(_ sum: Int, _ value: Int) throws(MyError) -> Int { try typed(value) ? sum + value : sum }
private func untyped(_ value: Int) throws -> Bool { try typed(value) }

private func failure<P: Publisher>(of publisher: P) -> P.Failure.Type { P.Failure.self }

@Suite("try… operators that pass values one by one keep a closure's concrete error type")
struct TypedThrowsMappingTests {
    private typealias Ints = PassthroughSubject<Int, Never>
    private let never = PassthroughSubject<Int, Never>()
    private let mine = PassthroughSubject<Int, MyError>()
    private let any = PassthroughSubject<Int, any Error>()

    @Test("Over an upstream that never fails") func overNever() {
        #expect(failure(of: never.tryFilter(typed)) == MyError.self)
        #expect(failure(of: never.tryCompactMap(typedMap)) == MyError.self)
        #expect(failure(of: never.tryScan(0, typedSum)) == MyError.self)
        #expect(failure(of: never.tryRemoveDuplicates(by: typedSame)) == MyError.self)
        #expect(failure(of: never.tryDrop(while: typed)) == MyError.self)
        #expect(failure(of: never.tryPrefix(while: typed)) == MyError.self)
    }

    @Test("In a row of closures that become one operator") func fused() {
        #expect(failure(of: never.filter { $0 > 0 }.tryFilter(typed)) == MyError.self)
        #expect(failure(of: mine.filter { $0 > 0 }.tryFilter(typed)) == MyError.self)
        #expect(failure(of: never.map { $0 + 1 }.tryMap(typed)) == MyError.self)
        #expect(failure(of: mine.map { $0 + 1 }.tryMap(typed)) == MyError.self)
        let any: Publishers.TryMap<Ints, Bool> = never.tryMap { try untyped($0) }.map { !$0 }.tryMap {
            try $0 || untyped(1)
        }
        #expect(failure(of: any) == (any Error).self)
    }

    @Test("Over an upstream that fails with the same") func overSame() {
        #expect(failure(of: mine.tryFilter(typed)) == MyError.self)
        #expect(failure(of: mine.tryCompactMap(typedMap)) == MyError.self)
        #expect(failure(of: mine.tryScan(0, typedSum)) == MyError.self)
        #expect(failure(of: mine.tryRemoveDuplicates(by: typedSame)) == MyError.self)
        #expect(failure(of: mine.tryDrop(while: typed)) == MyError.self)
        #expect(failure(of: mine.tryPrefix(while: typed)) == MyError.self)
        #expect(failure(of: any.tryFilter(typed)) == (any Error).self)
    }

    @Test("An error that can't be compared keeps its type over an upstream that fails with it, not over Never")
    func incomparable() {
        let same = PassthroughSubject<Int, OtherError>()
        #expect(failure(of: same.tryFilter(other)) == OtherError.self)
        #expect(failure(of: never.tryFilter(other)) == (any Error).self)
        #expect(failure(of: never.setFailureType(to: OtherError.self).tryFilter(other)) == OtherError.self)
    }

    @Test("Closures that only say throws, or don't throw, give Combine's own types") func asInCombine() {
        let map = never.tryMap { try untyped($0) }
        let own: [any Publisher] = [
            map, never.tryFilter { try untyped($0) }, any.tryFilter { try untyped($0) }, any.tryMap { try untyped($0) },
            never.tryDrop(while: untyped), any.tryPrefix(while: untyped), any.tryScan(0) { try untyped($1) ? $0 : $1 },
        ]
        for publisher in own { #expect(!"\(type(of: publisher))".hasPrefix("TypedFailure"), "\(type(of: publisher))") }
        #expect(map.upstream === never)
        let filter: Publishers.TryFilter = never.tryFilter { try untyped($0) }
        let fused: Publishers.TryFilter<Ints> = never.filter { $0 > 0 }.tryFilter { $0 > 0 }
        let compactMap: Publishers.TryCompactMap = never.tryCompactMap { try untyped($0) ? $0 : nil }
        let scan: Publishers.TryScan = never.tryScan(0) { try untyped($1) ? $0 : $1 }
        let duplicates: Publishers.TryRemoveDuplicates = never.tryRemoveDuplicates { try untyped($1) && $0 == $1 }
        let drop: Publishers.TryDropWhile = never.tryDrop { try untyped($0) }
        let prefix: Publishers.TryPrefixWhile = never.tryPrefix { try untyped($0) }
        #expect(failure(of: filter) == (any Error).self && failure(of: fused) == (any Error).self)
        #expect(failure(of: compactMap) == (any Error).self && failure(of: scan) == (any Error).self)
        #expect(failure(of: duplicates) == (any Error).self)
        #expect(failure(of: drop) == (any Error).self && failure(of: prefix) == (any Error).self)
        #expect(failure(of: mine.tryFilter { $0 > 1 }) == (any Error).self)
        #expect(failure(of: mine.tryScan(0) { $0 + $1 }) == (any Error).self)
    }

    @Test("The error arrives as what it is") func arrives() {
        var got: [MyError] = []
        let sink = mine.tryRemoveDuplicates(by: typedSame).sink(
            receiveCompletion: { if case .failure(let error) = $0 { got.append(error) } }, receiveValue: { _ in })
        mine.send(1)
        mine.send(2)
        #expect(got == [.a])
        withExtendedLifetime(sink) {}
    }
}
