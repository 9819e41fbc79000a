import Reactive
import Testing
import ReactiveTesting

/// Closures that a main-actor class in Swift 6 language mode passes to publishers. The compiler gives such a closure a
/// check at its entry, because the module that takes it is built in language mode 5.
@Suite("Closures of the main actor, passed to publishers")
struct MainActorClosureTests {
    private struct Oops: Error {}

    /// A way to pass a closure of the main actor to a publisher.
    enum Way: String, CaseIterable, Codable, Sendable, CustomTestStringConvertible {
        case sink, sinkOfFailing, subscriberOfClosures, sinkSubscriber, map, tryMap, compactMap, filter, scan
        case removeDuplicates, handleEvents, flatMap, `catch`, contains, multicast

        var testDescription: String { rawValue }
    }

    @MainActor
    final class Model {
        let subject = PassthroughSubject<Int, Never>()
        private let failing = PassthroughSubject<Int, any Error>()
        private(set) var values: [Int] = []
        private var subscriptions: Set<AnyCancellable> = []

        private func note(_ value: Int) -> Int {
            values.append(value)
            return value
        }

        func subscribe(by way: Way) {
            switch way {
            case .sink:
                subject.sink { [weak self] in self?.values.append($0) }.store(in: &subscriptions)
            case .sinkOfFailing:
                subject.tryMap { $0 }
                    .sink(receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.values.append($0) })
                    .store(in: &subscriptions)
            case .subscriberOfClosures:
                subject.subscribe(
                    AnySubscriber(
                        receiveSubscription: { $0.request(.unlimited) },
                        receiveValue: { [weak self] in
                            self?.values.append($0)
                            return .none
                        }))
            case .sinkSubscriber:
                subject.subscribe(
                    Subscribers.Sink(
                        receiveCompletion: { _ in }, receiveValue: { [weak self] in self?.values.append($0) }))
            case .map: observe(subject.map { self.note($0) })
            case .tryMap: observe(subject.tryMap { self.note($0) })
            case .compactMap: observe(subject.compactMap { self.note($0) })
            case .filter: observe(subject.filter { self.note($0) > 0 })
            case .scan: observe(subject.scan(0) { $0 + self.note($1) })
            case .removeDuplicates: observe(subject.prepend(0).removeDuplicates { self.note($1) == $0 })
            case .handleEvents: observe(subject.handleEvents(receiveOutput: { _ = self.note($0) }))
            case .flatMap: observe(subject.flatMap { Just(self.note($0)) })
            case .catch:
                observe(
                    subject.tryMap { _ -> Int in throw Oops() }.catch { _ in
                        self.values.append(2)
                        return Just(0)
                    })
            case .contains: observe(subject.contains { self.note($0) < 0 })
            case .multicast:
                observe(subject.map { self.note($0) }.multicast { PassthroughSubject() }.autoconnect())
            }
        }

        private func observe(_ publisher: some Publisher) {
            publisher.sink(receiveCompletion: { _ in }, receiveValue: { _ in }).store(in: &subscriptions)
        }
    }

    @Test("A closure of a main-actor class runs if a value arrives on the main actor", arguments: Way.allCases)
    @MainActor
    func onMainActor(_ way: Way) {
        let model = Model()
        model.subscribe(by: way)
        model.subject.send(2)
        expectNoDifference(model.values.last, 2)
    }

    @Test("A closure of a main-actor class runs if a task of another thread sends from the main actor")
    func hop() async {
        let values = await Task.detached {
            let model = Model()
            await model.subscribe(by: .sink)
            await MainActor.run { model.subject.send(2) }
            return await model.values
        }.value
        expectNoDifference(values, [2])
    }

    @Test("A completion handler and a cancel handler of a main-actor class run on the main actor")
    @MainActor
    func ends() {
        let (subject, end) = (PassthroughSubject<Int, Never>(), End())
        let subscription = end.sink(of: subject)
        subject.send(completion: .finished)
        expectNoDifference(end.count, 1)
        end.cancellable().cancel()
        expectNoDifference(end.count, 2)
        subscription.cancel()
    }

    @MainActor
    private final class End {
        private(set) var count = 0

        func sink(of subject: PassthroughSubject<Int, Never>) -> AnyCancellable {
            subject.sink(receiveCompletion: { _ in self.count += 1 }, receiveValue: { _ in })
        }

        func cancellable() -> AnyCancellable { AnyCancellable { self.count += 1 } }
    }

    #if !os(Windows)
        @Test("A sink of a main-actor class stops the process if a value arrives on another thread")
        func sink() async {
            await #expect(processExitsWith: .failure) { await Self.sendElsewhere(.sink) }
        }

        @Test(
            "Other closures of a main-actor class stop the process, too, if a value arrives on another thread",
            arguments: Way.allCases.filter { $0 != .sink })
        func others(_ way: Way) async {
            await #expect(processExitsWith: .failure) { [way = way as Way] in await Self.sendElsewhere(way) }
        }

        @Test("A completion handler of a main-actor class stops the process on another thread")
        func completion() async {
            await #expect(processExitsWith: .failure) {
                let subject = PassthroughSubject<Int, Never>()
                let subscription = await End().sink(of: subject)
                await Task.detached { subject.send(completion: .finished) }.value
                subscription.cancel()
            }
        }

        @Test("A cancel handler of a main-actor class stops the process on another thread")
        func cancellation() async {
            await #expect(processExitsWith: .failure) {
                let cancellable = await End().cancellable()
                await Task.detached { cancellable.cancel() }.value
            }
        }

        @Test("A closure of no actor runs on the thread that sends") func nonisolated() async {
            await #expect(processExitsWith: .success) {
                let subject = PassthroughSubject<Int, Never>()
                let subscription = Self.printing(subject)
                await Task.detached { subject.send(2) }.value
                subscription.cancel()
            }
        }

        private static func printing(_ subject: PassthroughSubject<Int, Never>) -> AnyCancellable {
            subject.sink { print($0) }
        }

        /// Subscribes on the main actor and sends from another thread.
        private static func sendElsewhere(_ way: Way) async {
            let model = Model()
            await model.subscribe(by: way)
            await Task.detached { model.subject.send(2) }.value
        }
    #endif
}
