import Foundation
import FoundationAdditions
import ReactiveFoundation
import Testing
import ReactiveTesting

@Suite("The bytes of a stubbed response")
struct StubbedBytesTests {
    @Test("Every session's bytes come from the stubbed network, as lines too")
    func bytes() async throws {
        let url = try #require(URL(string: "https://example.org/lines"))
        for session in [URLSession.shared, URLSession(configuration: .default)] {
            let network = StubNetwork()
            network.respond(to: url.absoluteString, with: .text("one\ntwo"))
            let lines = try await network.run {
                var lines: [String] = []
                for try await line in try await session.bytes(from: url).0.lines { lines.append(line) }
                for try await line in try await session.bytes(for: URLRequest(url: url)).0.lines { lines.append(line) }
                return lines
            }
            expectNoDifference(lines, ["one", "two", "one", "two"])
            expectNoDifference(network.requests.map(\.url), [url, url])
        }
    }
}
