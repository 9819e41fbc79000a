import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("A stubbed network")
struct StubNetworkTests {
    private let words = URL(string: "https://example.org/words")!

    private func text(_ answer: (Data, URLResponse)) -> String { String(decoding: answer.0, as: UTF8.self) }

    @Test("A request gets its stub's body, status and headers, and is recorded")
    func answers() async throws {
        let network = StubNetwork()
        network.respond(to: "https://example.org/words", with: .text("swift", status: 201))
        let answer = try await network.run { try await URLSession.shared.data(from: words) }
        #expect(text(answer) == "swift")
        let response = try #require(answer.1 as? HTTPURLResponse)
        #expect(response.statusCode == 201 && response.url == words)
        #expect(response.value(forHTTPHeaderField: "Content-Type") == "text/plain; charset=utf-8")
        var request = URLRequest(url: words)
        request.httpMethod = "POST"
        _ = try await network.run { [request] in
            try await URLSession.shared.upload(for: request, from: Data("new".utf8))
        }
        #expect(network.requests.map(\.url) == [words, words])
        #expect(network.requests[1].httpBody == Data("new".utf8))
    }

    @Test("A publisher gets stubs too, at once on a virtual clock, and late if the stub is")
    func publisher() throws {
        let (network, clock) = (StubNetwork(), VirtualClock())
        network.respond(to: "https://example.org/*", with: .json(["a", "b"], after: .seconds(2)))
        let recorder = network.run {
            VirtualClock.$current.withValue(clock) {
                URLSession.shared.dataTaskPublisher(for: words).map(\.data).record()
            }
        }
        clock.advance(by: .milliseconds(1_999))
        #expect(recorder.values == [])
        clock.advance(by: .milliseconds(1))
        #expect(try JSONDecoder().decode([String].self, from: recorder.elements[0]) == ["a", "b"])
    }

    @Test("Without a virtual clock the answer comes on another thread")
    func threads() async throws {
        let network = StubNetwork()
        network.respond(to: words.absoluteString, with: .text("x"))
        let publisher = network.run { URLSession.shared.dataTaskPublisher(for: words) }
        let recorder = publisher.map { String(decoding: $0.data, as: UTF8.self) }.record()
        #expect(try await recorder.wait(for: 1, limit: .seconds(1_800)) == ["x"])
        try await recorder.waitForCompletion(limit: .seconds(1_800))
    }

    @Test("Several responses come one after the other, and the last again and again; so a retry is tested")
    func sequence() throws {
        let (network, clock) = (StubNetwork(), VirtualClock())
        network.respond(to: words.absoluteString, with: .failure(.timedOut), .failure(.timedOut), .text("at last"))
        let recorder = network.run {
            VirtualClock.$current.withValue(clock) {
                URLSession.shared.dataTaskPublisher(for: words).retry(2).map {
                    String(decoding: $0.data, as: UTF8.self)
                }.record()
            }
        }
        clock.advance(by: .zero)
        #expect(try recorder.elements == ["at last"])
        #expect(network.requests.count == 3)
    }

    @Test("A later stub replaces an earlier one; methods and queries are told apart")
    func matching() async throws {
        let network = StubNetwork()
        network.respond(to: "https://example.org/*", with: .text("any"))
        network.respond(to: "https://example.org/words", with: .text("words"))
        network.respond(to: "https://example.org/words?q=a", with: .text("a"))
        network.respond(to: "https://example.org/words", method: "DELETE", with: .text("deleted"))
        network.respond { request in request.url?.host == "other.org" ? .text("handled") : nil }
        func answer(_ url: String, method: String = "GET") async throws -> String {
            var request = URLRequest(url: URL(string: url)!)
            request.httpMethod = method
            return try await network.run { [request] in text(try await URLSession.shared.data(for: request)) }
        }
        #expect(try await answer("https://example.org/else") == "any")
        #expect(try await answer("https://example.org/words") == "words")
        #expect(try await answer("https://example.org/words?q=b#c") == "words")
        #expect(try await answer("https://example.org/words?q=a") == "a")
        #expect(try await answer("https://example.org/words", method: "DELETE") == "deleted")
        #expect(try await answer("https://other.org/") == "handled")
    }

    @Test("A request without a stub fails, and is reported with its method and URL")
    func missing() throws {
        let (network, clock) = (StubNetwork(), VirtualClock())
        var recorder: Recorder<URLSession.DataTaskPublisher.Output, URLError>?
        let reported = Diagnostics.collect {
            recorder = VirtualClock.$current.withValue(clock) {
                network.run { URLSession.shared.dataTaskPublisher(for: words).record() }
            }
        }
        clock.advance(by: .zero)
        #expect(try recorder?.failure.code == .cannotConnectToHost)
        #expect(reported.map(\.kind) == [.unimplemented])
        #expect(reported.first?.message.contains("GET https://example.org/words has no stub") == true)
    }

    @Test("A handler's error is the request's failure")
    func handlerError() async {
        struct Other: Error {}
        let network = StubNetwork()
        network.respond { request in
            if request.url?.path == "/a" { throw URLError(.badServerResponse) }
            throw Other()
        }
        for (path, code) in [("a", URLError.Code.badServerResponse), ("b", .unknown)] {
            let error = await #expect(throws: URLError.self) {
                try await network.run {
                    try await URLSession.shared.data(from: URL(string: "https://example.org/\(path)")!)
                }
            }
            #expect(error?.code == code)
        }
    }

    @Test("A cancelled subscription gets nothing; a cancelled task fails")
    func cancelling() async {
        let (network, clock) = (StubNetwork(), VirtualClock())
        network.respond(to: words.absoluteString, with: .text("late", after: .seconds(1)))
        let recorder = network.run {
            VirtualClock.$current.withValue(clock) { URLSession.shared.dataTaskPublisher(for: words).record() }
        }
        recorder.cancel()
        clock.advance(by: .seconds(2))
        #expect(recorder.events.count == 1 && clock.jobCount == 0)

        let url = words
        let task = VirtualClock.$current.withValue(clock) {
            network.run { Task { try await URLSession.shared.data(from: url) } }
        }
        task.cancel()
        let error = await #expect(throws: URLError.self) { try await task.value }
        #expect(error?.code == .cancelled)
    }
}
