import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

/// This file's subscriptions: other tests run at the same time and make theirs.
private func own() -> [Subscriptions.Live] {
    Subscriptions.live.filter { $0.file == #fileID }
}
private func lines() -> [UInt] { own().compactMap { $0.line } }

#if DEBUG
    @Suite("Live subscriptions, and where they were made", .serialized)
    struct LiveSubscriptionsTests {
        @Test("A sink is there until it is cancelled, with file, line and type") func sink() throws {
            let subject = Ints()
            let line: UInt = #line + 1
            let sink = subject.map { "\($0)" }.sink { _ in }
            let live = try #require(own().last)
            #expect(
                live.maker == "sink" && live.line == line && live.file == "ReactiveTests/LiveSubscriptionsTests.swift")
            #expect(live.publisher == "Map<PassthroughSubject<Int, Never>, String>")
            #expect(
                live.description == "ReactiveTests/LiveSubscriptionsTests.swift:\(line): sink of "
                    + "Map<PassthroughSubject<Int, Never>, String>")
            #expect(Subscriptions.liveDescription.contains(live.description + "\n"))
            #expect(Subscriptions.liveCount >= 1)
            sink.cancel()
            #expect(own().isEmpty)
        }

        @Test("They are in order of creation") func order() {
            let subject = Ints()
            let first = #line
            let a = subject.sink { _ in }
            let b = subject.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
            let c = subject.sink { _ in }
            #expect(lines() == [UInt(first) + 1, UInt(first) + 2, UInt(first) + 3])
            b.cancel()
            #expect(lines() == [UInt(first) + 1, UInt(first) + 3])
            withExtendedLifetime((a, c)) {}
        }

        @Test("One goes when its cancellable is released, and before the completion is told") func ends() {
            let subject = Ints()
            var seen: Int?
            do {
                let sink = subject.sink { _ in }
                #expect(own().count == 1)
                withExtendedLifetime(sink) {}
            }
            #expect(own().isEmpty)
            let sink = subject.sink(receiveCompletion: { _ in seen = own().count }, receiveValue: { _ in })
            #expect(own().count == 1)
            subject.send(completion: .finished)
            #expect(seen == 0 && own().isEmpty)
            withExtendedLifetime(sink) {}
        }

        @Test("One that ends while subscribing isn't there") func immediate() {
            let sink = Just(1).sink { _ in }
            #expect(own().isEmpty)
            withExtendedLifetime(sink) {}
        }

        @Test("assign(to:on:) is there until its end, and keeps its object no longer than that") func assign() {
            final class Root { var value = 0 }
            weak var weakRoot: Root?
            let subject = Ints()
            do {
                let root = Root()
                weakRoot = root
                let assignment = subject.assign(to: \.value, on: root)
                #expect(own().map(\.maker) == ["assign(to:on:)"])
                assignment.cancel()
                #expect(own().isEmpty)
                let other = subject.assign(to: \.value, on: root)
                subject.send(completion: .finished)
                #expect(own().isEmpty)
                withExtendedLifetime(other) {}
            }
            #expect(weakRoot == nil)
        }

        @Test("assign(to:) is there as long as its property") func assignToPublished() {
            final class Model: ObservableObject { @Published var value = 0 }
            let subject = Ints()
            do {
                let model = Model()
                subject.assign(to: &model.$value)
                #expect(own().map(\.maker) == ["assign(to:)"])
                withExtendedLifetime(model) {}
            }
            #expect(own().isEmpty)
        }

        @Test("values is there from making its iterator to its end") func values() async {
            let subject = Ints()
            let values = subject.values(buffering: .unbounded)
            #expect(own().isEmpty)
            do {
                let iterator = values.makeAsyncIterator()
                #expect(own().map(\.maker) == ["values"])
                withExtendedLifetime(iterator) {}
            }
            #expect(own().isEmpty)
            var iterator = values.makeAsyncIterator()
            subject.send(completion: .finished)
            #expect(own().isEmpty)
            #expect(await iterator.next() == nil)
        }

        @Test("The property values can't be told where it is, but its type is there") func plainValues() {
            struct Mine: Publisher {
                typealias Output = Int
                typealias Failure = Never
                func receive<S: Subscriber>(subscriber: S) where S.Input == Int, S.Failure == Never {}
            }
            func mine() -> [Subscriptions.Live] { Subscriptions.live.filter { $0.publisher.contains("Mine") } }
            do {
                let iterator = Mine().values.makeAsyncIterator()
                #expect(mine().map(\.description) == ["(unknown): values of Mine"])
                withExtendedLifetime(iterator) {}
            }
            #expect(mine().isEmpty)
        }

        @Test("A subscriber that somebody made himself isn't there") func ownSubscriber() {
            let subject = Ints()
            let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
            subject.subscribe(sink)
            #expect(own().isEmpty)
        }

        @Test("Subscribing and cancelling on several threads leaves none behind") func threads() async {
            let subject = Ints()
            await onThreads(4) { thread in
                for i in 0..<500 {
                    let sink = subject.sink { _ in }
                    if thread == 0 { _ = Subscriptions.live }
                    if i % 2 == 0 { sink.cancel() }
                }
            }
            #expect(own().isEmpty)
        }
    }
#else
    @Suite("Live subscriptions in a release build")
    struct LiveSubscriptionsTests {
        @Test("There are none, and a mark is nothing") func none() {
            let subject = Ints()
            let sink = subject.sink { _ in }
            #expect(Subscriptions.live.isEmpty && Subscriptions.liveCount == 0 && Subscriptions.liveDescription.isEmpty)
            #expect(MemoryLayout<LiveMark>.size == 0 && MemoryLayout<CallSite>.size == 0)
            withExtendedLifetime(sink) {}
        }
    }
#endif
