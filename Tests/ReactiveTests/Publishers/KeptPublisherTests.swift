import ReactiveTesting
import Testing

@testable import Reactive

private typealias Ints = PassthroughSubject<Int, Never>

@Suite("A subscription keeps its publisher")
struct KeptPublisherTests {
    @Test("A subject that only its subscriber knows goes on delivering, until that is cancelled") func subject() {
        weak var weakSubject: Ints?
        func make() -> AnyPublisher<Int, Never> {
            let subject = Ints()
            weakSubject = subject
            return subject.eraseToAnyPublisher()
        }
        var values: [Int] = []
        let sink = make().sink { values.append($0) }
        weakSubject?.send(1)
        weakSubject?.send(2)
        expectNoDifference(values, [1, 2])
        sink.cancel()
        #expect(weakSubject == nil)
    }

    @Test("A subscription keeps its publisher behind any operator, and with any subscriber") func behindOperators() {
        let chains: [(String, (Ints) -> AnyPublisher<Int, Never>)] = [
            ("map", { $0.map { $0 }.eraseToAnyPublisher() }),
            ("filter", { $0.filter { _ in true }.eraseToAnyPublisher() }),
            ("share", { $0.share().eraseToAnyPublisher() }),
            ("autoconnect", { $0.makeConnectable().autoconnect().eraseToAnyPublisher() }),
            ("merge", { $0.merge(with: Empty()).eraseToAnyPublisher() }),
            ("flatMap", { $0.flatMap { Just($0) }.eraseToAnyPublisher() }),
            ("handleEvents", { $0.handleEvents().eraseToAnyPublisher() }),
            ("an inner publisher", { subject in Just(()).flatMap { subject }.eraseToAnyPublisher() }),
        ]
        for (name, chain) in chains {
            weak var weakSubject: Ints?
            func make() -> AnyPublisher<Int, Never> {
                let subject = Ints()
                weakSubject = subject
                return chain(subject)
            }
            var values: [Int] = []
            let sink = make().sink { values.append($0) }
            weakSubject?.send(1)
            expectNoDifference(values, [1], "\(name)")
            sink.cancel()
            #expect(weakSubject == nil, "\(name)")

            let recorder = Recorder<Int, Never>()
            make().subscribe(recorder)
            weakSubject?.send(1)
            expectNoDifference(recorder.values, [1], "\(name)")
            recorder.cancel()
            #expect(weakSubject == nil, "\(name)")
        }
    }

    @Test("The completion releases the publisher, though the cancellable is kept") func completion() {
        weak var weakSubject: CurrentValueSubject<Int, Never>?
        func make() -> AnyPublisher<Int, Never> {
            let subject = CurrentValueSubject<Int, Never>(0)
            weakSubject = subject
            return subject.eraseToAnyPublisher()
        }
        var values: [Int] = []
        let sinks = [make()].flatMap { publisher in (0..<3).map { i in publisher.sink { values.append($0 * 10 + i) } } }
        weakSubject?.value = 1
        expectNoDifference(values, [0, 1, 2, 10, 11, 12])
        weakSubject?.send(completion: .finished)
        #expect(weakSubject == nil)
        withExtendedLifetime(sinks) {}
    }

    @Test("Cancelling the last subscriber releases the publisher, even from inside a delivery") func last() {
        weak var weakSubject: Ints?
        var sinks: [AnyCancellable] = []
        var log: [String] = []
        do {
            let subject = Ints()
            weakSubject = subject
            for name in ["a", "b"] {
                sinks.append(
                    subject.sink { value in
                        log.append("\(name)\(value)")
                        if value == 2, name == "b" { sinks = [] }
                    })
            }
        }
        weakSubject?.send(1)
        #expect(weakSubject != nil)
        weakSubject?.send(2)
        expectNoDifference(log, ["a1", "b1", "a2", "b2"])
        #expect(weakSubject == nil)
    }

    @Test("A new subscriber retains the publisher again after all have left") func anew() {
        weak var weakSubject: Ints?
        let recorder = Recorder<Int, Never>()
        do {
            let subject = Ints()
            weakSubject = subject
            subject.sink { _ in }.cancel()
            subject.subscribe(recorder)
        }
        weakSubject?.send(1)
        expectNoDifference(recorder.values, [1])
        recorder.cancel()
        #expect(weakSubject == nil)
    }

    @Test("A subject without subscribers is released, and cancels its upstream") func unused() {
        let upstream = Ints()
        var log: [String] = []
        do {
            let subject = Ints()
            let recorder = Recorder<Int, Never>()
            subject.subscribe(recorder)
            upstream.handleEvents(receiveCancel: { log.append("cancel") }).subscribe(
                AnySubscriber<Int, Never>(
                    receiveSubscription: { [weak subject] in subject?.send(subscription: $0) },
                    receiveValue: { _ in .none }))
            recorder.cancel()
            #expect(log.isEmpty)
        }
        expectNoDifference(log, ["cancel"])
    }

    @Test("An object's publisher that only its subscribers know goes on telling of changes") func objectWillChange() {
        weak var weakPublisher: ObservableObjectPublisher?
        var count = 0
        func make() -> AnyPublisher<Void, Never> {
            let publisher = ObservableObjectPublisher()
            weakPublisher = publisher
            return publisher.eraseToAnyPublisher()
        }
        let sink = make().sink { count += 1 }
        weakPublisher?.send()
        expectNoDifference(count, 1)
        sink.cancel()
        #expect(weakPublisher == nil)
    }

    @Test("$x keeps the property's value to subscribe to, and not the object") func published() {
        final class Model: ObservableObject { @Published var value = 1 }
        weak var weakModel: Model?
        var values: [Int] = []
        let publisher: Published<Int>.Publisher
        do {
            let model = Model()
            weakModel = model
            publisher = model.$value
            model.value = 2
        }
        #expect(weakModel == nil)
        let sink = publisher.sink { values.append($0) }
        expectNoDifference(values, [2])
        withExtendedLifetime(sink) {}
    }

    @Test("An object that has a subject, and a cancellable of it whose closure captures it weakly, is freed")
    func cycle() {
        final class Model {
            let subject = Ints()
            var bag = Set<AnyCancellable>()
            var value = 0
            init() { subject.map { $0 }.sink { [weak self] in self?.value = $0 }.store(in: &bag) }
        }
        weak var weakModel: Model?
        weak var weakSubject: Ints?
        do {
            let model = Model()
            (weakModel, weakSubject) = (model, model.subject)
            model.subject.send(1)
            expectNoDifference(model.value, 1)
        }
        #expect(weakModel == nil && weakSubject == nil)
    }

    @Test("Subscribing, sending and cancelling on several threads frees the subject in the end") func threads() async {
        for _ in 0..<100 {
            weak var weakSubject: Ints?
            do {
                let subject = Ints()
                weakSubject = subject
                await onThreads(3) { thread in
                    for i in 0..<30 {
                        let sink = subject.sink { _ in }
                        if thread == 0 { subject.send(i) }
                        sink.cancel()
                    }
                }
            }
            #expect(weakSubject == nil)
        }
    }
}
