import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking

    // The compiler prefers the methods below to FoundationNetworking's own, which have one more parameter with a
    // default value.
    extension URLSession {
        /// Loads a URL; from a current ``StubNetwork`` if there is one.
        ///
        /// - Parameter url: The URL.
        /// - Returns: The body and the response.
        /// - Throws: A `URLError`.
        public func data(from url: URL) async throws -> (Data, URLResponse) {
            guard StubNetwork.answersHere else { return try await data(from: url, delegate: nil) }
            return try await StubNetwork.loadHere(URLRequest(url: url))
        }

        /// Loads a request; from a current ``StubNetwork`` if there is one.
        ///
        /// - Parameter request: The request.
        /// - Returns: The body and the response.
        /// - Throws: A `URLError`.
        public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            guard StubNetwork.answersHere else { return try await data(for: request, delegate: nil) }
            return try await StubNetwork.loadHere(request)
        }

        /// Uploads a body; to a current ``StubNetwork`` if there is one. The recorded request then has the body.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - bodyData: The body.
        /// - Returns: The body of the response, and the response.
        /// - Throws: A `URLError`.
        public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
            guard StubNetwork.answersHere else {
                return try await upload(for: request, from: bodyData, delegate: nil)
            }
            var request = request
            request.httpBody = bodyData
            return try await StubNetwork.loadHere(request)
        }

        /// Uploads a file; to a current ``StubNetwork`` if there is one. The recorded request then has the content.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - fileURL: The file.
        /// - Returns: The body of the response, and the response.
        /// - Throws: A `URLError`, or the error of reading the file.
        public func upload(for request: URLRequest, fromFile fileURL: URL) async throws -> (Data, URLResponse) {
            guard StubNetwork.answersHere else {
                return try await upload(for: request, fromFile: fileURL, delegate: nil)
            }
            var request = request
            request.httpBody = try Data(contentsOf: fileURL)
            return try await StubNetwork.loadHere(request)
        }

        /// Downloads a URL to a file; from a current ``StubNetwork`` if there is one.
        ///
        /// - Parameter url: The URL.
        /// - Returns: The file, which isn't removed by itself, and the response.
        /// - Throws: A `URLError`.
        public func download(from url: URL) async throws -> (URL, URLResponse) {
            guard StubNetwork.answersHere else { return try await download(from: url, delegate: nil) }
            return try await download(for: URLRequest(url: url))
        }

        /// Downloads the response to a request to a file; from a current ``StubNetwork`` if there is one.
        ///
        /// - Parameter request: The request.
        /// - Returns: The file, which isn't removed by itself, and the response.
        /// - Throws: A `URLError`.
        public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
            guard StubNetwork.answersHere else { return try await download(for: request, delegate: nil) }
            let (data, response) = try await StubNetwork.loadHere(request)
            return (try TemporaryDownload.write(data), response)
        }
    }
#endif

/// The files of stubbed downloads.
enum TemporaryDownload {
    /// Writes a body to a new temporary file.
    static func write(_ data: Data) throws -> URL {
        let file = FileManager.default.temporaryDirectory.appendingPathComponent(
            "StubbedDownload_\(UUID().uuidString).tmp")
        try data.write(to: file)
        return file
    }
}

extension StubNetwork {
    /// Has the shared session's tasks answered, if it isn't created yet.
    package static func answerTasksOfSharedSession() {
        #if canImport(FoundationNetworking)
            StubURLProtocol.register()
        #endif
    }

    /// Has a new session's tasks answered.
    ///
    /// - Parameter session: The session's object.
    package static func answerTasks(ofSessionAt session: UnsafeMutableRawPointer) {
        #if canImport(FoundationNetworking)
            StubURLProtocol.install(in: Unmanaged<URLSession>.fromOpaque(session).takeUnretainedValue())
        #endif
    }

    /// Whether the running code may not use a real network.
    static var answersHere: Bool { current != nil || VirtualClock.inForce != nil }

    /// Answers a request from the current network. Without one, under a virtual clock, it fails.
    static func loadHere(_ request: URLRequest) async throws -> (Data, URLResponse) {
        guard let current else { return try withoutNetwork(request).result(for: request).get() }
        return try await current.load(request)
    }

    /// Answers a request after the response's delay.
    func load(_ request: URLRequest) async throws -> (Data, URLResponse) {
        let response = response(to: request)
        do {
            try Task.checkCancellation()
            if response.delay > .zero {
                if let clock = VirtualClock.current {
                    try await clock.sleep(until: clock.now.advanced(by: response.delay))
                } else {
                    try await ContinuousClock().sleep(until: .now + response.delay, tolerance: nil)
                }
            }
        } catch {
            throw URLError(.cancelled)
        }
        let (data, answer) = try response.result(for: request).get()
        return (data, answer)
    }

    /// Returns a task that loads a request when it is resumed.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - network: The network that answers; without one the request fails.
    ///   - completion: Called once with the result, on the virtual clock that is current when the task is resumed, or
    ///     else on another thread. Not called after a cancellation.
    static func task(
        for request: URLRequest, of network: StubNetwork?,
        _ completion: @escaping (Result<(data: Data, response: URLResponse), URLError>) -> Void
    ) -> any LoadingTask {
        StubTask(request, of: network, completion)
    }
}

/// A task of a session, or one with a stub.
protocol LoadingTask {
    /// Starts the task. Later calls have no effect.
    func resume()
    /// Cancels the task.
    func cancel()
}

extension URLSessionDataTask: LoadingTask {}

/// A task that a stub answers.
///
///     isStarted ∧ completion ≠ nil  ⇒  the result is on its way
private final class StubTask: LoadingTask, Sendable {
    private struct State {
        var isStarted = false
        var completion: ((Result<(data: Data, response: URLResponse), URLError>) -> Void)?
        var job: VirtualClock.Job?
    }
    private let state: Lock<State>
    private let request: URLRequest
    private let network: StubNetwork?

    init(
        _ request: URLRequest, of network: StubNetwork?,
        _ completion: @escaping (Result<(data: Data, response: URLResponse), URLError>) -> Void
    ) {
        self.request = request
        self.network = network
        state = Lock(unchecked: State(completion: completion))
    }

    func resume() {
        let isFirst = state.withLockUnchecked { state in
            defer { state.isStarted = true }
            return !state.isStarted && state.completion != nil
        }
        guard isFirst else { return }
        let response = network?.response(to: request) ?? StubNetwork.withoutNetwork(request)
        if let clock = VirtualClock.current {
            let job = clock.schedule(after: response.delay) { [self] in deliver(response) }
            let isOver = state.withLockUnchecked { state in
                state.job = job
                return state.completion == nil
            }
            if isOver { job.cancel() }
        } else {
            // With all arguments this calls Dispatch's own method.
            let deadline = DispatchTime.now() + response.delay.inSeconds
            DispatchQueue.global().asyncAfter(deadline: deadline, qos: .unspecified, flags: []) { [self] in
                deliver(response)
            }
        }
    }

    private func deliver(_ response: StubNetwork.Response) {
        let completion = state.withLockUnchecked { $0.completion.take() }
        completion?(response.result(for: request))
    }

    func cancel() {
        let (completion, job) = state.withLockUnchecked { ($0.completion.take(), $0.job.take()) }
        job?.cancel()
        _ = completion
    }
}
