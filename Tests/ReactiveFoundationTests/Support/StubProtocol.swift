import Foundation
import ReactiveFoundation

/// Answers URLs of the scheme `stub` without a network: by their host, `data`, `empty`, `fail` or `hang`.
final class StubProtocol: URLProtocol {
    /// What was loaded and stopped, by URL.
    static let starts = Lock<[URL: Tally]>([:])
    static let stops = Lock<[URL: Tally]>([:])

    static func session() -> URLSession {
        let configuration = URLSessionConfiguration.ephemeral
        configuration.protocolClasses = [StubProtocol.self]
        return URLSession(configuration: configuration)
    }

    /// A URL of its own for each test.
    static func url(_ kind: String) -> URL { URL(string: "stub://\(kind)/\(UUID().uuidString)")! }

    static func starts(of url: URL) -> Tally { tally(starts, url) }
    static func stops(of url: URL) -> Tally { tally(stops, url) }

    private static func tally(_ all: borrowing Lock<[URL: Tally]>, _ url: URL) -> Tally {
        all.withLockUnchecked { all in
            let tally = all[url] ?? Tally()
            all[url] = tally
            return tally
        }
    }

    override class func canInit(with request: URLRequest) -> Bool { request.url?.scheme == "stub" }
    override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

    override func startLoading() {
        guard let url = request.url, let client else { return }
        Self.starts(of: url).add()
        let response = URLResponse(
            url: url, mimeType: "text/plain", expectedContentLength: -1, textEncodingName: "utf-8")
        switch url.host {
        case "data", "empty":
            client.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
            if url.host == "data" { client.urlProtocol(self, didLoad: Data("hello".utf8)) }
            client.urlProtocolDidFinishLoading(self)
        case "fail":
            client.urlProtocol(self, didFailWithError: URLError(.networkConnectionLost))
        default: break
        }
    }

    override func stopLoading() {
        if let url = request.url { Self.stops(of: url).add() }
    }
}
