import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

/// The subscriptions of one recording: other tests run at the same time and make theirs.
private func live(in label: String) -> [Subscriptions.Live] {
    Subscriptions.live.filter { $0.recording?.label == label }
}
private func makers(in label: String) -> [String] { live(in: label).map(\.maker) }

#if DEBUG
    @Suite("Live subscriptions")
    struct LiveSubscriptionsTests {
        @Test("A sink is listed until it is cancelled, with its publisher's type and the place of its recording")
        func sink() throws {
            let subject = Ints()
            let line: UInt = #line + 1
            let sink = Subscriptions.recording("sink") { subject.map { "\($0)" }.sink { _ in } }
            let found = try #require(live(in: "sink").last)
            #expect(found.maker == "sink" && found.publisher == "Map<PassthroughSubject<Int, Never>, String>")
            expectNoDifference(found.recording?.line, line)
            expectNoDifference(
                found.description,
                "ReactiveTests/LiveSubscriptionsTests.swift:\(line) (sink): sink of "
                    + "Map<PassthroughSubject<Int, Never>, String>")
            #expect(Subscriptions.liveDescription.contains(found.description + "\n"))
            #expect(Subscriptions.liveCount >= 1)
            sink.cancel()
            #expect(live(in: "sink").isEmpty)
        }

        @Test("They are in order of creation") func order() {
            let subject = Ints()
            Subscriptions.recording("order") {
                let a = subject.sink { _ in }
                let b = subject.map { $0 }.sink(receiveCompletion: { _ in }, receiveValue: { _ in })
                let c = subject.filter { _ in true }.sink { _ in }
                expectNoDifference(live(in: "order").map { $0.publisher.prefix(6) }, ["Passth", "Map<Pa", "Filter"])
                b.cancel()
                expectNoDifference(live(in: "order").map { $0.publisher.prefix(6) }, ["Passth", "Filter"])
                withExtendedLifetime((a, c)) {}
            }
        }

        @Test("The innermost recording counts, and one without a name has its place only") func nesting() {
            struct Mine {}
            let subject = PassthroughSubject<Mine, Never>()
            let line: UInt = #line + 1
            let (outer, inner) = Subscriptions.recording {
                (subject.sink { _ in }, Subscriptions.recording("inner") { subject.sink { _ in } })
            }
            let mine = Subscriptions.live.filter { $0.publisher == "PassthroughSubject<Mine, Never>" }
            expectNoDifference(mine.map { $0.recording?.label }, ["", "inner"])
            expectNoDifference(mine.first?.recording?.description, "ReactiveTests/LiveSubscriptionsTests.swift:\(line)")
            withExtendedLifetime((outer, inner)) {}
        }

        @Test("What a recorded task subscribes is recorded, also after it was suspended") func tasks() async {
            let subject = Ints()
            let sink = await Subscriptions.recording("task") {
                await Task {
                    await Task.yield()
                    return subject.sink { _ in }
                }.value
            }
            expectNoDifference(makers(in: "task"), ["sink"])
            sink.cancel()
        }

        @Test("Outside of a recording a subscription is known by its publisher's type alone") func unrecorded() {
            struct Mine {}
            let subject = PassthroughSubject<Mine, Never>()
            let sink = subject.sink { _ in }
            let found = Subscriptions.live.filter { $0.publisher.contains("Mine") }
            expectNoDifference(found.map(\.description), ["sink of PassthroughSubject<Mine, Never>"])
            withExtendedLifetime(sink) {}
        }

        @Test("An entry is removed when its cancellable is released, and before the completion is delivered")
        func ends() {
            let subject = Ints()
            var seen: Int?
            Subscriptions.recording("ends") {
                do {
                    let sink = subject.sink { _ in }
                    expectNoDifference(live(in: "ends").count, 1)
                    withExtendedLifetime(sink) {}
                }
                #expect(live(in: "ends").isEmpty)
                let sink = subject.sink(
                    receiveCompletion: { _ in seen = live(in: "ends").count }, receiveValue: { _ in })
                expectNoDifference(live(in: "ends").count, 1)
                subject.send(completion: .finished)
                #expect(seen == 0 && live(in: "ends").isEmpty)
                withExtendedLifetime(sink) {}
            }
        }

        @Test("A subscription that ends while subscribing isn't listed") func immediate() {
            let sink = Subscriptions.recording("immediate") { Just(1).sink { _ in } }
            #expect(live(in: "immediate").isEmpty)
            withExtendedLifetime(sink) {}
        }

        @Test("assign(to:on:) is there until its end, and keeps its object no longer than that") func assign() {
            final class Root { var value = 0 }
            weak var weakRoot: Root?
            let subject = Ints()
            Subscriptions.recording("assign") {
                let root = Root()
                weakRoot = root
                let assignment = subject.assign(to: \.value, on: root)
                expectNoDifference(makers(in: "assign"), ["assign(to:on:)"])
                assignment.cancel()
                #expect(live(in: "assign").isEmpty)
                let other = subject.assign(to: \.value, on: root)
                expectNoDifference(live(in: "assign").count, 1)
                subject.send(completion: .finished)
                #expect(live(in: "assign").isEmpty)
                withExtendedLifetime(other) {}
            }
            #expect(weakRoot == nil)
        }

        @Test("assign(to:) is there as long as its property") func assignToPublished() {
            final class Model: ObservableObject { @Published var value = 0 }
            let subject = Ints()
            Subscriptions.recording("published") {
                let model = Model()
                subject.assign(to: &model.$value)
                expectNoDifference(makers(in: "published"), ["assign(to:)"])
                withExtendedLifetime(model) {}
            }
            #expect(live(in: "published").isEmpty)
        }

        @Test("Values is there from making its iterator to its end") func values() async {
            let subject = Ints()
            let values = subject.values(buffering: .unbounded)
            Subscriptions.recording("values") {
                let iterator = values.makeAsyncIterator()
                expectNoDifference(makers(in: "values"), ["values"])
                withExtendedLifetime(iterator) {}
            }
            #expect(live(in: "values").isEmpty)
            var iterator = Subscriptions.recording("values") { subject.values.makeAsyncIterator() }
            expectNoDifference(makers(in: "values"), ["values"])
            subject.send(completion: .finished)
            #expect(live(in: "values").isEmpty)
            #expect(await iterator.next() == nil)
        }

        @Test("A custom subscriber isn't listed") func ownSubscriber() {
            let subject = Ints()
            let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }, receiveValue: { _ in })
            Subscriptions.recording("own") {
                subject.subscribe(sink)
                #expect(live(in: "own").isEmpty)
                let control = subject.sink { _ in }
                expectNoDifference(live(in: "own").count, 1)
                control.cancel()
            }
        }

        @Test("Subscribing and cancelling on several threads leaves none behind") func threads() async {
            let subject = Ints()
            await onThreads(4) { thread in
                Subscriptions.recording("threads") {
                    for i in 0..<500 {
                        let sink = subject.sink { _ in }
                        if thread == 0 { _ = Subscriptions.live }
                        if i % 2 == 0 { sink.cancel() }
                    }
                }
            }
            #expect(live(in: "threads").isEmpty)
        }
    }
#else
    @Suite("Live subscriptions in a release build")
    struct LiveSubscriptionsTests {
        @Test("In release builds nothing is recorded, and a mark has no size") func none() {
            let subject = Ints()
            let sink = Subscriptions.recording("release") { subject.sink { _ in } }
            #expect(Subscriptions.live.isEmpty && Subscriptions.liveCount == 0 && Subscriptions.liveDescription.isEmpty)
            expectNoDifference(MemoryLayout<LiveMark>.size, 0)
            withExtendedLifetime(sink) {}
        }
    }
#endif
