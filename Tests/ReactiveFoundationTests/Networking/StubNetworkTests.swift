import Foundation
import Reactive
import ReactiveFoundation
import ReactiveTesting
import Testing

/// Entries that closures on any thread append.
private final class Notes<Entry: Sendable>: Sendable {
    private let all = Lock<[Entry]>([])
    var entries: [Entry] { all.withLock { $0 } }
    func append(_ entry: Entry) { all.withLock { $0.append(entry) } }
}

@Suite("A stubbed network")
struct StubNetworkTests {
    private let words = URL(string: "https://example.org/words")!

    private func text(_ answer: (Data, URLResponse)) -> String { String(decoding: answer.0, as: UTF8.self) }

    @Test("A request gets its stub's body, status and headers, and is recorded")
    func answers() async throws {
        let network = StubNetwork()
        network.respond(to: "https://example.org/words", with: .text("swift", status: 201))
        let answer = try await network.run { try await URLSession.shared.data(from: words) }
        expectNoDifference(text(answer), "swift")
        let response = try #require(answer.1 as? HTTPURLResponse)
        #expect(response.statusCode == 201 && response.url == words)
        expectNoDifference(response.value(forHTTPHeaderField: "Content-Type"), "text/plain; charset=utf-8")
        var request = URLRequest(url: words)
        request.httpMethod = "POST"
        _ = try await network.run { [request] in
            try await URLSession.shared.upload(for: request, from: Data("new".utf8))
        }
        expectNoDifference(network.requests.map(\.url), [words, words])
        expectNoDifference(network.requests[1].httpBody, Data("new".utf8))
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
        expectNoDifference(recorder.values, [])
        clock.advance(by: .milliseconds(1))
        try expectNoDifference(JSONDecoder().decode([String].self, from: recorder.elements[0]), ["a", "b"])
    }

    @Test("Without a virtual clock the answer comes on another thread")
    func threads() async throws {
        let network = StubNetwork()
        network.respond(to: words.absoluteString, with: .text("x"))
        let publisher = network.run { URLSession.shared.dataTaskPublisher(for: words) }
        let recorder = publisher.map { String(decoding: $0.data, as: UTF8.self) }.record()
        try await expectNoDifference(recorder.wait(for: 1, limit: .seconds(1_800)), ["x"])
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
        try expectNoDifference(recorder.elements, ["at last"])
        expectNoDifference(network.requests.count, 3)
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
        try await expectNoDifference(answer("https://example.org/else"), "any")
        try await expectNoDifference(answer("https://example.org/words"), "words")
        try await expectNoDifference(answer("https://example.org/words?q=b#c"), "words")
        try await expectNoDifference(answer("https://example.org/words?q=a"), "a")
        try await expectNoDifference(answer("https://example.org/words", method: "DELETE"), "deleted")
        try await expectNoDifference(answer("https://other.org/"), "handled")
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
        try expectNoDifference(recorder?.failure.code, .cannotConnectToHost)
        expectNoDifference(reported.map(\.kind), [.unimplemented])
        expectNoDifference(reported.first?.message.contains("GET https://example.org/words has no stub"), true)
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
            expectNoDifference(error?.code, code)
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
        expectNoDifference(error?.code, .cancelled)
    }

    // MARK: Every way to send a request

    /// The ways to load `words` with a session, each returning the body and the status.
    private static func ways(
        _ url: URL
    ) -> [(name: String, load: @Sendable (URLSession) async throws -> (data: Data, response: URLResponse?))] {
        var post = URLRequest(url: url)
        post.httpMethod = "POST"
        let (request, file) = (post, FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString))
        @Sendable func content(of file: URL?) throws -> Data {
            let file = try #require(file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try Data(contentsOf: file)
        }
        @Sendable func written(_ body: () async throws -> (data: Data, response: URLResponse?)) async throws -> (
            data: Data, response: URLResponse?
        ) {
            try Data("body".utf8).write(to: file)
            defer { try? FileManager.default.removeItem(at: file) }
            return try await body()
        }
        return [
            ("data(from:)", { try await $0.data(from: url) }),
            ("data(for:)", { try await $0.data(for: request) }),
            ("data(from:delegate:)", { try await $0.data(from: url, delegate: nil) }),
            ("data(for:delegate:)", { try await $0.data(for: request, delegate: nil) }),
            ("upload(for:from:)", { try await $0.upload(for: request, from: Data("body".utf8)) }),
            (
                "upload(for:from:delegate:)",
                { try await $0.upload(for: request, from: Data("body".utf8), delegate: nil) }
            ),
            (
                "upload(for:fromFile:)",
                { session in
                    try await written { try await session.upload(for: request, fromFile: file) }
                }
            ),
            (
                "download(from:)",
                { session in
                    let (file, response) = try await session.download(from: url)
                    return (try content(of: file), response)
                }
            ),
            (
                "download(for:)",
                { session in
                    let (file, response) = try await session.download(for: request)
                    return (try content(of: file), response)
                }
            ),
            (
                "download(from:delegate:)",
                { session in
                    let (file, response) = try await session.download(from: url, delegate: nil)
                    return (try content(of: file), response)
                }
            ),
            (
                "dataTask(with: URL)",
                { session in
                    try await finished { session.dataTask(with: url, completionHandler: $0) }
                }
            ),
            (
                "dataTask(with: URLRequest)",
                { session in
                    try await finished { session.dataTask(with: request, completionHandler: $0) }
                }
            ),
            (
                "uploadTask(with:from:)",
                { session in
                    try await finished {
                        session.uploadTask(with: request, from: Data("body".utf8), completionHandler: $0)
                    }
                }
            ),
            (
                "uploadTask(with:fromFile:)",
                { session in
                    try await written {
                        try await finished { session.uploadTask(with: request, fromFile: file, completionHandler: $0) }
                    }
                }
            ),
            (
                "downloadTask(with: URL)",
                { session in
                    try await finished { done in
                        session.downloadTask(with: url) { done($0.flatMap { try? Data(contentsOf: $0) }, $1, $2) }
                    }
                }
            ),
            (
                "downloadTask(with: URLRequest)",
                { session in
                    try await finished { done in
                        session.downloadTask(with: request) { done($0.flatMap { try? Data(contentsOf: $0) }, $1, $2) }
                    }
                }
            ),
        ]
    }

    /// Resumes a task and returns what its completion handler gets.
    private static func finished(
        _ make: (@escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void) -> URLSessionTask
    ) async throws -> (data: Data, response: URLResponse?) {
        let (data, response): (Data?, URLResponse?) = try await withCheckedThrowingContinuation { continuation in
            make { data, response, error in
                if let error {
                    continuation.resume(throwing: error)
                } else {
                    continuation.resume(returning: (data, response))
                }
            }.resume()
        }
        return (try #require(data), response)
    }

    /// Calls the superclass's initializers on an object of its own, as optimized code does for `URLSession` itself.
    private final class Subclass: URLSession, @unchecked Sendable {
        // Unchecked as the superclass, without stored properties.
    }

    @Test("Every method of every session is answered by the stub, with its body, status and recorded request")
    func everyWay() async throws {
        let sessions = [
            ("shared", URLSession.shared), ("own", URLSession(configuration: .default)),
            ("own without cache", URLSession(configuration: .ephemeral, delegate: nil, delegateQueue: nil)),
            ("subclass", Subclass(configuration: .default)),
            ("subclass without cache", Subclass(configuration: .ephemeral, delegate: nil, delegateQueue: nil)),
        ]
        for (kind, session) in sessions {
            for (name, load) in Self.ways(words) {
                let network = StubNetwork()
                network.respond(to: words.absoluteString, with: .text("swift", status: 201))
                let (data, response) = try await network.run { try await load(session) }
                expectNoDifference(String(decoding: data, as: UTF8.self), "swift", "\(name), \(kind)")
                expectNoDifference((response as? HTTPURLResponse)?.statusCode, 201, "\(name), \(kind)")
                expectNoDifference(network.requests.map(\.url), [words], "\(name), \(kind)")
                if name.hasPrefix("upload") {
                    expectNoDifference(network.requests.first?.httpBody, Data("body".utf8), "\(name), \(kind)")
                }
            }
        }
    }

    @Test("A failure of the stub is the error of each method")
    func everyFailure() async throws {
        let session = URLSession(configuration: .default)
        for (name, load) in Self.ways(words) {
            let network = StubNetwork()
            network.respond(to: words.absoluteString, with: .failure(.timedOut))
            let error = await #expect(throws: URLError.self, "\(name)") {
                try await network.run { try await load(session) }
            }
            expectNoDifference(error?.code, .timedOut, "\(name)")
        }
    }

    @Test("Under a virtual clock without a stubbed network every method fails, with a diagnostic, and sends nothing")
    func noNetwork() async throws {
        let clock = VirtualClock()
        for (name, load) in Self.ways(words) {
            let reported = Notes<Diagnostic>()
            let error = await #expect(throws: URLError.self, "\(name)") {
                try await Diagnostics.withHandler({ reported.append($0) }) {
                    VirtualClock.$current.withValue(clock) { Task { try await load(.shared) } }
                }.value
            }
            expectNoDifference(error?.code, .notConnectedToInternet, "\(name)")
            expectNoDifference(reported.entries.first?.message.contains("without a stubbed network"), true, "\(name)")
        }
    }

    @Test("A session's delegate gets the response, the data, the downloaded file and the end")
    func delegate() async throws {
        final class Delegate: NSObject, URLSessionDataDelegate, URLSessionDownloadDelegate, Sendable {
            let log = Notes<String>()
            func urlSession(_ session: URLSession, dataTask: URLSessionDataTask, didReceive data: Data) {
                log.append("data \(String(decoding: data, as: UTF8.self))")
            }
            func urlSession(
                _ session: URLSession, downloadTask: URLSessionDownloadTask, didFinishDownloadingTo location: URL
            ) {
                log.append("file \((try? String(contentsOf: location, encoding: .utf8)) ?? "none")")
            }
            func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: (any Error)?) {
                log.append("end \((error as? URLError)?.code.rawValue ?? 0)")
            }
        }
        let (delegate, network) = (Delegate(), StubNetwork())
        network.respond(to: words.absoluteString, with: .text("swift"), .text("swift"), .failure(.timedOut))
        let session = URLSession(configuration: .default, delegate: delegate, delegateQueue: nil)
        for (task, events) in [
            (session.dataTask(with: words), ["data swift", "end 0"]),
            (session.downloadTask(with: words), ["file swift", "end 0"]),
            (session.dataTask(with: words), ["end \(URLError.Code.timedOut.rawValue)"]),
        ] {
            let before = delegate.log.entries.count
            network.run { task.resume() }
            try await wait(for: "the end of the task") {
                delegate.log.entries.last?.hasPrefix("end") == true
                    && delegate.log.entries.count > before
            }
            expectNoDifference(delegate.log.entries.dropFirst(before), events[...])
        }
        session.invalidateAndCancel()
    }

    @Test("A task answers on the virtual clock after the stub's delay, and not after it was cancelled")
    func delayedTask() async throws {
        let (network, clock, log) = (StubNetwork(), VirtualClock(), Notes<String>())
        network.respond(to: words.absoluteString, with: .text("late", after: .seconds(2)))
        let make = { (name: String) in
            URLSession.shared.dataTask(with: URL(string: "https://example.org/words")!) { data, _, error in
                log.append("\(name) \(data.map { String(decoding: $0, as: UTF8.self) } ?? "nothing") \(error != nil)")
            }
        }
        let (task, cancelled) = (make("first"), make("second"))
        VirtualClock.$current.withValue(clock) {
            network.run {
                task.resume()
                cancelled.resume()
            }
        }
        expectNoDifference(network.requests.count, 2)
        try await wait(for: "the start of the loads") { clock.jobCount == 2 }
        cancelled.cancel()
        try await wait(for: "the cancellation") { clock.jobCount == 1 && log.entries.count == 1 }
        clock.advance(by: .seconds(2))
        try await wait(for: "the answer") { log.entries.count == 2 }
        expectNoDifference(log.entries, ["second nothing true", "first late false"])
    }
}
