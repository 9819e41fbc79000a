import Foundation
import ReactiveFoundation
import ReactiveSchedulersTesting
import ReactiveTesting
import Testing

// The blocks of the page TestingModels, line for line: a test compares them.

// Not private: the page's block begins here.
final class SearchModel: ObservableObject {
    @Published var query = ""
    @Published private(set) var results: [String] = []
    @Published private(set) var isLoading = false

    init(
        scheduler: AnySchedulerOf<DispatchQueue> = .main,
        search: @escaping (String) -> AnyPublisher<[String], Never>
    ) {
        let queries = $query.dropFirst().removeDuplicates()
            .debounce(for: .milliseconds(300), scheduler: scheduler)
        queries
            .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = true })
            .map(search)
            .switchToLatest()
            .handleEvents(receiveOutput: { [weak self] _ in self?.isLoading = false })
            .assign(to: &$results)
    }
}

@Suite("Guide: testing models")
struct TestingModelsTests {
    @Test("A search waits until typing pauses")
    func debounce() {
        let queue = DispatchQueue.test
        let model = SearchModel(scheduler: queue.eraseToAnyScheduler()) {
            Just([$0.uppercased()]).eraseToAnyPublisher()
        }
        model.query = "sw"
        queue.advance(by: .milliseconds(200))
        model.query = "swift"
        queue.advance(by: .milliseconds(299))
        #expect(model.results == [])
        queue.advance(by: .milliseconds(1))
        #expect(model.results == ["SWIFT"])
    }

    @Test("The state while a service loads can be seen")
    func loading() {
        let queue = DispatchQueue.test
        let model = SearchModel(scheduler: queue.eraseToAnyScheduler()) { query in
            Just([query]).delay(for: .seconds(2), scheduler: queue).eraseToAnyPublisher()
        }
        let loading = model.$isLoading.record()
        model.query = "a"
        queue.advance(by: .seconds(1))
        #expect(model.isLoading)
        queue.run()
        #expect(model.results == ["a"])
        #expect(loading.values == [false, true, false])
    }

    @Test("A timer of the main run loop follows a virtual clock")
    @MainActor func clock() {
        withVirtualTime { clock in
            let ticks = Timer.publish(every: 60, on: .main, in: .default).autoconnect().record()
            clock.advance(by: .seconds(300))
            #expect(ticks.values.count == 5)
        }
    }

    @Test("An immediate scheduler waits for nothing, an unimplemented one reports its use")
    func others() {
        let model = SearchModel(scheduler: .immediate) { Just([$0]).eraseToAnyPublisher() }
        model.query = "a"
        #expect(model.results == ["a"])

        let idle = SearchModel(scheduler: .unimplemented("search")) { _ in Empty().eraseToAnyPublisher() }
        let reported = Diagnostics.collect { idle.query = "a" }
        #expect(reported.contains { $0.kind == .unimplemented })
    }

    @Test("A debounced publisher is compared with a diagram")
    func marbles() throws {
        let scheduler = TestScheduler()
        let typing = try scheduler.publisher(marbles: "a-b 400ms c 400ms |")
        let searches = typing.debounce(for: .milliseconds(300), scheduler: scheduler)
        #expect(try scheduler.marbles(of: searches) == "302ms b 400ms c 100ms |")
        #expect(typing.subscriptions == ["^"])
    }

    @Test("A failure is a symbol of a diagram, and a malformed one an error")
    func failure() throws {
        let scheduler = TestScheduler()
        let attempts = try scheduler.publisher(marbles: "-a-#", values: ["a": 1], failure: URLError(.timedOut))
        let safe = attempts.map { $0 * 10 }.replaceError(with: 0)
        #expect(try scheduler.marbles(of: safe, values: ["x": 10, "y": 0]) == "-x-(y|)")
        #expect(throws: MarbleError.self) { try scheduler.publisher(marbles: "-(ab") }
    }

    @Test("A recorder's values are read in order")
    func recorder() throws {
        let subject = PassthroughSubject<Int, URLError>()
        let recorder = subject.scan(0, +).record()
        subject.send(1)
        subject.send(2)
        #expect(try recorder.next() == 1)
        #expect(try recorder.next() == 3)
        #expect(throws: RecorderError.self) { try recorder.next() }
        subject.send(completion: .failure(URLError(.timedOut)))
        #expect(try recorder.failure.code == .timedOut)
    }

    @Test("Values of another thread are waited for")
    func waiting() async throws {
        let queue = DispatchQueue(label: "service")
        let recorder = [1, 2, 3].publisher.receive(on: queue).record()
        let values = try await recorder.wait(for: 3, limit: .seconds(60))
        #expect(values == [1, 2, 3])
    }

    @Test("Values with many members are compared by their members")
    func members() {
        struct Book: Equatable {
            var title: String
            var authors: [String]
            var isLent = false
        }
        var book = Book(title: "Dune", authors: ["Herbert"])
        book.isLent = true
        expectNoDifference(book, Book(title: "Dune", authors: ["Herbert"], isLent: true))
    }

    @Test("A request that failed is repeated, in virtual time")
    func requests() throws {
        let (network, clock) = (StubNetwork(), VirtualClock())
        network.respond(
            to: "https://example.org/words", with: .failure(.timedOut), .json(["a", "b"], after: .seconds(2)))
        let words = network.run {
            VirtualClock.$current.withValue(clock) {
                URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org/words")!)
                    .retry(1)
                    .map(\.data)
                    .decode(type: [String].self, decoder: JSONDecoder())
                    .record()
            }
        }
        clock.advance(by: .seconds(2))
        #expect(try words.elements == [["a", "b"]])
        #expect(network.requests.count == 2)
    }

    @Test("A request of an asynchronous function is answered")
    func data() async throws {
        let network = StubNetwork()
        network.respond(to: "https://example.org/words", with: .text("a b"))
        let (data, _) = try await network.run {
            try await URLSession.shared.data(from: URL(string: "https://example.org/words")!)
        }
        #expect(String(decoding: data, as: UTF8.self) == "a b")
    }

    #if os(Linux)
        @Test("User defaults and folders are the test's own")
        func defaults() throws {
            UserDefaults.standard.set("Ada", forKey: "name")
            let name = AppStorage(wrappedValue: "nobody", "name")
            #expect(name.wrappedValue == "Ada")
            let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)[0]
            #expect(try FileManager.default.contentsOfDirectory(atPath: documents.path).isEmpty)
        }
    #endif
}
