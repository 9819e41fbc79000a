import Testing

@testable import Reactive

private enum MyError: Error, Equatable { case a }

private func failure<P: Publisher>(of publisher: P) -> P.Failure.Type { P.Failure.self }
private func add(_ a: Int, _ b: Int) throws(MyError) -> Int { a + b }
private func less(_ a: Int, _ b: Int) throws(MyError) -> Bool { a < b }
private func even(_ a: Int) throws(MyError) -> Bool { a % 2 == 0 }
private func untyped(_ a: Int) throws -> Bool { try even(a) }
private func recover(_ error: MyError) throws(MyError) -> Just<Int> { throw error }
private func replace(_ error: MyError) throws(MyError) -> Fail<Int, MyError> { Fail(error: error) }

@Suite("try… folds and tryCatch keep a closure's concrete error type")
struct FoldingTypedThrowsTests {
    let never = PassthroughSubject<Int, Never>()
    private let mine = PassthroughSubject<Int, MyError>()

    @Test("A closure that says what it throws gives that failure") func typedClosures() {
        #expect(failure(of: never.tryReduce(0, add)) == MyError.self)
        #expect(failure(of: mine.tryReduce(0, add)) == MyError.self)
        #expect(failure(of: never.tryMax(by: less)) == MyError.self)
        #expect(failure(of: mine.tryMax(by: less)) == MyError.self)
        #expect(failure(of: never.tryMin(by: less)) == MyError.self)
        #expect(failure(of: mine.tryMin(by: less)) == MyError.self)
        #expect(failure(of: never.tryContains(where: even)) == MyError.self)
        #expect(failure(of: mine.tryContains(where: even)) == MyError.self)
        #expect(failure(of: never.tryAllSatisfy(even)) == MyError.self)
        #expect(failure(of: mine.tryAllSatisfy(even)) == MyError.self)
        #expect(failure(of: never.tryFirst(where: even)) == MyError.self)
        #expect(failure(of: mine.tryFirst(where: even)) == MyError.self)
        #expect(failure(of: never.tryLast(where: even)) == MyError.self)
        #expect(failure(of: mine.tryLast(where: even)) == MyError.self)
        #expect(failure(of: mine.tryCatch(recover)) == MyError.self)
        #expect(failure(of: mine.tryCatch(replace)) == MyError.self)
    }

    @Test("Any other gives any Error, as in Combine") func untypedClosures() {
        #expect(failure(of: mine.tryReduce(0, +)) == (any Error).self)
        #expect(failure(of: mine.tryMax(by: <)) == (any Error).self)
        #expect(failure(of: mine.tryMin(by: <)) == (any Error).self)
        #expect(failure(of: never.tryContains(where: untyped)) == (any Error).self)
        #expect(failure(of: mine.tryAllSatisfy(untyped)) == (any Error).self)
        #expect(failure(of: mine.tryFirst { $0 > 0 }) == (any Error).self)
        #expect(failure(of: mine.tryLast { try untyped($0) }) == (any Error).self)
        #expect(failure(of: mine.tryCatch { _ in Just(1) }) == (any Error).self)
        #expect(failure(of: mine.tryCatch { _ throws -> Just<Int> in throw MyError.a }) == (any Error).self)
    }

    @Test("The error arrives as what it is") func arrives() {
        var got: [MyError] = []
        let sink = mine.tryCatch(recover).tryContains { _ throws(MyError) in throw .a }.sink(
            receiveCompletion: { if case .failure(let error) = $0 { got.append(error) } }, receiveValue: { _ in })
        mine.send(completion: .failure(.a))
        #expect(got == [.a])
        withExtendedLifetime(sink) {}
    }
}
