import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("URLSession.dataTaskPublisher")
struct DataTaskTests {
    private typealias Answer = URLSession.DataTaskPublisher.Output
    private typealias Answers = Recorder<Answer, URLError>
    private let session = StubProtocol.session()

    /// Records until the end, and returns then.
    private func answers(to url: URL, of publisher: URLSession.DataTaskPublisher) async -> Answers {
        let (recorder, ended) = (Answers(), Tally())
        publisher.handleEvents(receiveCompletion: { _ in ended.add() }).subscribe(recorder)
        await ended.reaches(1)
        return recorder
    }

    @Test("Data and response come together, then the end", arguments: ["data", "empty"])
    func success(_ kind: String) async {
        let url = StubProtocol.url(kind)
        let recorder = await answers(to: url, of: session.dataTaskPublisher(for: url))
        expectNoDifference(
            recorder.values.map { String(decoding: $0.data, as: UTF8.self) }, [kind == "data" ? "hello" : ""])
        expectNoDifference(recorder.values.map { $0.response.url }, [url])
        expectNoDifference(StubProtocol.starts(of: url).count, 1)
    }

    @Test("A load that failed fails with its URLError") func failure() async {
        let url = StubProtocol.url("fail")
        let recorder = await answers(to: url, of: session.dataTaskPublisher(for: URLRequest(url: url)))
        #expect(recorder.values.isEmpty)
        guard case .failure(let error)? = recorder.completion else {
            Issue.record("It didn't fail")
            return
        }
        expectNoDifference(error.code, .networkConnectionLost)
    }

    @Test("Nothing is loaded before a request, and each subscriber loads") func demand() async {
        let url = StubProtocol.url("data")
        let publisher = session.dataTaskPublisher(for: url)
        let (recorder, ended) = (Answers(demand: .none), Tally())
        publisher.handleEvents(receiveCompletion: { _ in ended.add() }).subscribe(recorder)
        expectNoDifference(StubProtocol.starts(of: url).count, 0)
        recorder.request(.max(1))
        await ended.reaches(1)
        #expect(recorder.values.count == 1 && StubProtocol.starts(of: url).count == 1)
        _ = await answers(to: url, of: publisher)
        expectNoDifference(StubProtocol.starts(of: url).count, 2)
    }

    @Test("Cancelling cancels the task, and nothing is delivered then") func cancelling() async {
        let url = StubProtocol.url("hang")
        let recorder = Answers()
        session.dataTaskPublisher(for: url).subscribe(recorder)
        await StubProtocol.starts(of: url).reaches(1)
        recorder.cancel()
        recorder.cancel()
        recorder.request(.max(1))
        await StubProtocol.stops(of: url).reaches(1)
        #expect(recorder.events.count == 1 && StubProtocol.starts(of: url).count == 1)
    }

    @Test("A subscriber that cancels before a request loads nothing, and retains nothing") func cancellingFirst() {
        let url = StubProtocol.url("data")
        weak var released: Answers?
        var subscription: (any Subscription)?
        do {
            let recorder = Answers(demand: .none)
            released = recorder
            session.dataTaskPublisher(for: url).subscribe(recorder)
            subscription = recorder.subscription
            subscription?.cancel()
            subscription?.request(.unlimited)
        }
        #expect(released == nil && StubProtocol.starts(of: url).count == 0)
    }

    @Test("A subscriber that cancels when the value comes gets no completion") func cancellingInside() async {
        let url = StubProtocol.url("data")
        let tally = Tally()
        let events = Lock<[String]>([])
        let sink = Lock<AnyCancellable?>(nil)
        let cancellable = session.dataTaskPublisher(for: url)
            .sink(
                receiveCompletion: { _ in events.withLockUnchecked { $0.append("end") } },
                receiveValue: { _ in
                    events.withLockUnchecked { $0.append("value") }
                    sink.withLockUnchecked { $0 }?.cancel()
                    tally.add()
                })
        sink.withLockUnchecked { $0 = cancellable }
        await tally.reaches(1)
        _ = await answers(to: url, of: session.dataTaskPublisher(for: url))
        expectNoDifference(events.withLockUnchecked { $0.first }, "value")
    }

    @Test("Asking and cancelling on two threads at once starts one task at most", .timeLimit(.minutes(30)))
    func asking() {
        for _ in 0..<100 {
            let url = StubProtocol.url("hang")
            let recorder = Answers(demand: .none)
            session.dataTaskPublisher(for: url).subscribe(recorder)
            DispatchQueue.concurrentPerform(iterations: 2) { number in
                if number == 0 { recorder.request(.max(1)) } else { recorder.cancel() }
            }
            recorder.cancel()
            #expect(recorder.events.count == 1 && StubProtocol.starts(of: url).count <= 1)
        }
    }

    @Test("A request of zero traps, naming the publisher") func zeroDemand() async {
        let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
            let recorder = Recorder<URLSession.DataTaskPublisher.Output, URLError>(demand: .none)
            URLSession.shared.dataTaskPublisher(for: URL(string: "stub://data")!).subscribe(recorder)
            recorder.request(.none)
        }
        // Optimised, a trap has no words.
        #if DEBUG
            let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
            #expect(message.contains("DataTaskPublisher"))
        #else
            #expect(result != nil)
        #endif
    }

    @Test("The publisher's arguments can be read") func properties() {
        let url = StubProtocol.url("data")
        let publisher = session.dataTaskPublisher(for: url)
        #expect(publisher.request == URLRequest(url: url) && publisher.session === session)
    }
}
