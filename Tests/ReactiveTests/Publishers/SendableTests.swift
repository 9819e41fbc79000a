import Testing

@testable import Reactive

/// What may cross actors compiles here in Swift 6 language mode, without a warning.
@Suite("Sendable wherever it is true")
struct SendableTests {
    private struct Oops: Error {}
    private typealias Ints = PassthroughSubject<Int, Never>

    private func check<T: Sendable>(_: T.Type) {}

    @Test("Subjects, erased publishers, cancellables, values ready, and operators without closures") func types() {
        check(Ints.self)
        check(CurrentValueSubject<Int, Oops>.self)
        check(AnyPublisher<Int, Oops>.self)
        check(AnyCancellable.self)
        check(Future<Int, Oops>.self)
        check(Published<Int>.Publisher.self)
        check(Just<Int>.self)
        check(Fail<Int, Oops>.self)
        check(Empty<Int, Oops>.self)
        check(Record<Int, Oops>.self)
        check(Publishers.Sequence<[Int], Never>.self)
        check(Publishers.Merge<Ints, Ints>.self)
        check(Publishers.Zip<Ints, Ints>.self)
        check(Publishers.CombineLatest<Ints, Ints>.self)
        check(Publishers.Drop<Ints>.self)
        check(Publishers.Collect<Ints>.self)
        check(Publishers.ReceiveOn<Ints, ImmediateScheduler>.self)
        check(Publishers.Share<Ints>.self)
        check(Subscribers.Demand.self)
        check(Subscribers.Completion<Oops>.self)
    }

    private actor Counter {
        private(set) var values: [Int] = []
        private var cancellable: AnyCancellable?

        func follow(_ subject: PassthroughSubject<Int, Never>) {
            let (stream, continuation) = AsyncStream<Int>.makeStream()
            cancellable = subject.sink(
                receiveCompletion: { _ in continuation.finish() }, receiveValue: { continuation.yield($0) })
            self.stream = stream
        }
        private var stream: AsyncStream<Int>?

        func collect() async {
            guard let stream else { return }
            for await value in stream { values.append(value) }
        }
    }

    @Test("A subject made here is sent to from a task and followed by an actor") func acrossActors() async {
        let subject = PassthroughSubject<Int, Never>()
        let counter = Counter()
        await counter.follow(subject)
        await Task.detached {
            for value in 0..<100 { subject.send(value) }
            subject.send(completion: .finished)
        }.value
        await counter.collect()
        #expect(await counter.values == Array(0..<100))
    }
}
