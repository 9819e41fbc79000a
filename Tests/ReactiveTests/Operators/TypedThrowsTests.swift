import Testing

@testable import Reactive

private enum MyError: Error, Equatable { case a }

private func typed(_ value: Int) throws(MyError) -> String {
    if value > 1 { throw .a }
    return "\(value)"
}
private func untyped(_ value: Int) throws -> String { try typed(value) }
private func failure<P: Publisher>(of publisher: P) -> P.Failure.Type { P.Failure.self }

@Suite("try… operators keep a closure's concrete error type")
struct TypedThrowsTests {
    let never = PassthroughSubject<Int, Never>()
    private let mine = PassthroughSubject<Int, MyError>()
    let any = PassthroughSubject<Int, any Error>()

    @Test("A closure that says what it throws gives that failure, if upstream's is the same or Never")
    func typedClosures() {
        #expect(failure(of: never.tryMap(typed)) == MyError.self)
        #expect(failure(of: mine.tryMap(typed)) == MyError.self)
        #expect(failure(of: mine.tryMap { value throws(MyError) in try typed(value) }) == MyError.self)
        #expect(failure(of: any.tryMap(typed)) == (any Error).self)
    }

    @Test("Any other gives any Error, as in Combine")
    func untypedClosures() {
        #expect(failure(of: never.tryMap(untyped)) == (any Error).self)
        #expect(failure(of: mine.tryMap(untyped)) == (any Error).self)
        #expect(failure(of: mine.tryMap { try untyped($0) }) == (any Error).self)
        #expect(failure(of: never.tryMap { $0 * 2 }) == (any Error).self)
        #expect(failure(of: mine.tryMap { $0 * 2 }) == (any Error).self)
        #expect(failure(of: any.tryMap { $0 * 2 }) == (any Error).self)
        let erased: AnyPublisher<Int, any Error> = mine.tryMap { $0 * 2 }.eraseToAnyPublisher()
        #expect(failure(of: erased) == (any Error).self)
    }

    @Test("The error arrives as what it is")
    func arrives() {
        var got: [MyError] = []
        let sink = mine.tryMap(typed).sink(
            receiveCompletion: { if case .failure(let error) = $0 { got.append(error) } }, receiveValue: { _ in })
        mine.send(1)
        mine.send(2)
        #expect(got == [.a])
        withExtendedLifetime(sink) {}
    }
}
