import Foundation

/// A network that answers requests with stubs.
///
/// While it is current, the requests of `URLSession` are recorded and answered without a real network: those of
/// `dataTaskPublisher(for:)`, and where `URLSession` comes from FoundationNetworking, as on Linux, also those of
/// `data`, `upload`, `download` and `bytes`, and of the tasks that `dataTask`, `uploadTask` and `downloadTask` return,
/// with a completion handler or a delegate. The network that is current where such a task is resumed answers it.
///
/// A session that a program creates itself is answered in programs that link `ReactiveTesting`; in others, only its
/// publishers and asynchronous methods without a delegate are. Under a virtual clock without a stubbed network these
/// requests fail: nothing reaches a real network there.
///
/// ```swift
/// let network = StubNetwork()
/// network.respond(to: "https://example.org/words", with: .text("swift"))
/// let (data, _) = try await network.run {
///     try await URLSession.shared.data(from: URL(string: "https://example.org/words")!)
/// }
/// print(network.requests.count) // 1
/// ```
///
/// A request that no stub answers fails with `URLError.cannotConnectToHost` and reports a diagnostic.
///
/// All members may be used from any thread.
public final class StubNetwork: Sendable {
    // The lock guards `State`. No handler runs under it. 0 ≤ Rule.used ≤ Rule.responses.count

    /// The network that code of the current task uses; nil for the real one.
    @TaskLocal public static var current: StubNetwork?

    fileprivate struct Rule {
        let pattern: String
        let method: String?
        let responses: [Response]
        var used = 0
    }
    fileprivate struct State {
        var requests: [URLRequest] = []
        var rules: [Rule] = []
        var handler: (@Sendable (URLRequest) throws -> Response?)?
        var observer: (@Sendable (URLRequest) -> Void)?
    }
    private let state = Lock(State())

    /// Creates a network without stubs.
    public init() {
        #if canImport(FoundationNetworking)
            StubURLProtocol.register()
        #endif
    }

    // MARK: Stubs

    /// Answers the requests for a URL.
    ///
    /// A later stub for the same URL replaces an earlier one.
    ///
    /// ```swift
    /// let network = StubNetwork()
    /// network.respond(to: "https://example.org/*", with: .failure(.timedOut), .text("at last"))
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL. Without a query it stands for the URL with any query; with a `*` at its end, for all URLs that
    ///     begin with what is before.
    ///   - method: The HTTP method, for instance `POST`; nil, the default, for all.
    ///   - responses: The responses, one for each request. The last one is repeated.
    public func respond(to url: String, method: String? = nil, with responses: Response...) {
        let rule = Rule(pattern: url, method: method, responses: responses)
        state.withLockUnchecked { $0.rules.append(rule) }
        #if canImport(FoundationNetworking)
            // The shared session may have been created before this class was used.
            StubURLProtocol.install(in: .shared)
        #endif
    }

    /// Answers the requests that no stub for a URL answers.
    ///
    /// - Parameter handler: Returns the response to a request; nil for none. Called on any thread. If it throws a
    ///   `URLError`, the request fails with it; with another error it fails with `URLError.unknown`.
    public func respond(_ handler: @escaping @Sendable (_ request: URLRequest) throws -> Response?) {
        state.withLockUnchecked { $0.handler = handler }
    }

    /// The requests so far, in order.
    public var requests: [URLRequest] { state.withLockUnchecked { $0.requests } }

    /// Has a closure called with each request, on any thread.
    package func onRequest(_ observer: @escaping @Sendable (URLRequest) -> Void) {
        state.withLockUnchecked { $0.observer = observer }
    }

    // MARK: Use

    /// Runs a closure with this network as the current one, also in tasks started by it.
    ///
    /// - Parameter body: The closure.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what `body` throws.
    public func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        try StubNetwork.$current.withValue(self, operation: body)
    }

    /// Runs an asynchronous closure with this network as the current one, also in tasks started by it.
    ///
    /// - Parameters:
    ///   - isolation: The actor that runs the closure; that of the caller by default.
    ///   - body: The closure.
    /// - Returns: The closure's result.
    /// - Throws: Rethrows what `body` throws.
    public func run<Result>(
        isolation: isolated (any Actor)? = #isolation, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await StubNetwork.$current.withValue(self, operation: body, isolation: isolation)
    }

    /// Returns the response to a request under a virtual clock without a network, and reports it.
    static func withoutNetwork(_ request: URLRequest) -> Response {
        Diagnostics.report(
            Diagnostic(
                .unimplemented,
                "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(no URL)") was sent under a virtual "
                    + "clock without a stubbed network; it fails. Run the code within StubNetwork.run(_:)."))
        return .failure(.notConnectedToInternet)
    }

    /// Records a request and returns the response to it.
    package func response(to request: URLRequest) -> Response {
        let (stub, handler, observer) = state.withLockUnchecked { state in
            state.requests.append(request)
            return (state.takeResponse(to: request), state.handler, state.observer)
        }
        observer?(request)
        if let stub { return stub }
        do {
            if let response = try handler?(request) { return response }
        } catch {
            return .failure((error as? URLError)?.code ?? .unknown)
        }
        Diagnostics.report(
            Diagnostic(
                .unimplemented,
                "\(request.httpMethod ?? "GET") \(request.url?.absoluteString ?? "(no URL)") has no stub; it fails. "
                    + "Add one with respond(to:with:)."))
        return .failure(.cannotConnectToHost)
    }
}

extension StubNetwork.State {
    mutating func takeResponse(to request: URLRequest) -> StubNetwork.Response? {
        guard let index = rules.lastIndex(where: { $0.answers(request) }) else { return nil }
        let rule = rules[index]
        rules[index].used = min(rule.used + 1, rule.responses.count)
        return rule.responses.isEmpty ? nil : rule.responses[min(rule.used, rule.responses.count - 1)]
    }
}

extension StubNetwork.Rule {
    func answers(_ request: URLRequest) -> Bool {
        guard let url = request.url?.absoluteString else { return false }
        if let method, method != request.httpMethod ?? "GET" { return false }
        if pattern.hasSuffix("*") { return url.hasPrefix(pattern.dropLast()) }
        if url == pattern { return true }
        return !pattern.contains("?") && url.prefix { $0 != "?" && $0 != "#" } == pattern
    }
}

extension StubNetwork {
    /// A response to a request.
    public struct Response: Sendable {
        /// The HTTP status.
        public var status: Int
        /// The body.
        public var data: Data
        /// The header fields.
        public var headers: [String: String]
        /// The time from the request to the response.
        public var delay: Duration
        /// The error of a failure; nil for a response.
        public var error: URLError.Code?

        /// Returns a response with a body.
        ///
        /// - Parameters:
        ///   - data: The body.
        ///   - status: The HTTP status; 200 by default.
        ///   - headers: The header fields; none by default.
        ///   - delay: The time from the request to the response; on the virtual clock if there is one. Zero by default.
        public static func data(
            _ data: Data, status: Int = 200, headers: [String: String] = [:], after delay: Duration = .zero
        ) -> Response {
            Response(status: status, data: data, headers: headers, delay: delay, error: nil)
        }

        /// Returns a response with a text as its body, in UTF-8.
        ///
        /// - Parameters:
        ///   - text: The text.
        ///   - status: The HTTP status; 200 by default.
        ///   - delay: The time from the request to the response; zero by default.
        public static func text(_ text: String, status: Int = 200, after delay: Duration = .zero) -> Response {
            .data(
                Data(text.utf8), status: status, headers: ["Content-Type": "text/plain; charset=utf-8"], after: delay)
        }

        /// Returns a response with a value as its body, in JSON.
        ///
        /// - Parameters:
        ///   - value: The value. If it can't be encoded, the request fails with `URLError.cannotDecodeContentData`.
        ///   - status: The HTTP status; 200 by default.
        ///   - delay: The time from the request to the response; zero by default.
        public static func json(
            _ value: some Encodable, status: Int = 200, after delay: Duration = .zero
        ) -> Response {
            guard let data = try? JSONEncoder().encode(value) else { return .failure(.cannotDecodeContentData) }
            return .data(data, status: status, headers: ["Content-Type": "application/json"], after: delay)
        }

        /// Returns a failure.
        ///
        /// - Parameters:
        ///   - code: The code of the `URLError`.
        ///   - delay: The time from the request to the failure; zero by default.
        public static func failure(_ code: URLError.Code, after delay: Duration = .zero) -> Response {
            Response(status: 0, data: Data(), headers: [:], delay: delay, error: code)
        }

        /// Returns what a session delivers for this response.
        package func result(for request: URLRequest) -> Result<(data: Data, response: URLResponse), URLError> {
            if let error { return .failure(URLError(error)) }
            guard let url = request.url,
                let response = HTTPURLResponse(
                    url: url, statusCode: status, httpVersion: "HTTP/1.1", headerFields: headers)
            else { return .failure(URLError(.badURL)) }
            return .success((data, response))
        }
    }
}
