import Testing

@testable import Reactive
import ReactiveTesting

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

    /// A value that isn't `Sendable`.
    private final class Box { var count = 0 }

    // The compiler chooses: the second function only takes types that may cross.
    private func mayCross<T>(_: T.Type) -> Bool { false }
    private func mayCross<T: Sendable>(_: T.Type) -> Bool { true }

    @Test("What keeps or delivers a value crosses only if the value does") func keepers() {
        #expect(mayCross(Int.self) && !mayCross(Box.self), "a control")
        #expect(mayCross(Graph.Variable<Int>.self) && !mayCross(Graph.Variable<Box>.self))
        #expect(mayCross(State<Int>.self) && !mayCross(State<Box>.self))
        #expect(mayCross(Binding<Int>.self) && !mayCross(Binding<Box>.self))
        #expect(mayCross(Published<Int>.self) && !mayCross(Published<Box>.self))
        #expect(mayCross(Published<Int>.Publisher.self) && !mayCross(Published<Box>.Publisher.self))
        #expect(mayCross(Ints.self) && !mayCross(PassthroughSubject<Box, Never>.self))
        #expect(mayCross(CurrentValueSubject<Int, Oops>.self) && !mayCross(CurrentValueSubject<Box, Oops>.self))
        #expect(mayCross(AnyPublisher<Int, Oops>.self) && !mayCross(AnyPublisher<Box, Oops>.self))
        #expect(mayCross(Future<Int, Oops>.self) && !mayCross(Future<Box, Oops>.self))
        #expect(mayCross(Just<Int>.self) && !mayCross(Just<Box>.self))
        #expect(mayCross(Record<Int, Oops>.self) && !mayCross(Record<Box, Oops>.self))
        #expect(mayCross(Record<Int, Oops>.Recording.self) && !mayCross(Record<Box, Oops>.Recording.self))
        #expect(mayCross(Optional<Int>.Publisher.self) && !mayCross(Optional<Box>.Publisher.self))
        #expect(mayCross(Result<Int, Oops>.Publisher.self) && !mayCross(Result<Box, Oops>.Publisher.self))
        #expect(mayCross(Publishers.Sequence<[Int], Oops>.self) && !mayCross(Publishers.Sequence<[Box], Oops>.self))
        #expect(mayCross(Publishers.Share<Ints>.self))
        #expect(!mayCross(Publishers.Share<PassthroughSubject<Box, Never>>.self))
        #expect(mayCross(Publishers.Contains<Ints>.self))
        #expect(mayCross(Publishers.ReplaceEmpty<Ints>.self))
        #expect(!mayCross(Publishers.ReplaceEmpty<PassthroughSubject<Box, Never>>.self))
        #expect(!mayCross(Publishers.ReplaceError<PassthroughSubject<Box, Never>>.self))
        #expect(!mayCross(Publishers.MergeMany<PassthroughSubject<Box, Never>>.self))
        #expect(!mayCross(Publishers.Zip<Ints, PassthroughSubject<Box, Never>>.self))
        #expect(mayCross(AsyncPublisher<Ints>.self) && !mayCross(AsyncPublisher<PassthroughSubject<Box, Never>>.self))
        #expect(!mayCross(Publishers.Map<Ints, Int>.self) && !mayCross(Graph.Followed<Int>.self), "they keep closures")
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
        await expectNoDifference(counter.values, Array(0..<100))
    }
}
