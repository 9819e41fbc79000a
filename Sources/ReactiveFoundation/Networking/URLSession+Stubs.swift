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
            guard let network = StubNetwork.current else { return try await data(from: url, delegate: nil) }
            return try await network.load(URLRequest(url: url))
        }

        /// Loads a request; from a current ``StubNetwork`` if there is one.
        ///
        /// - Parameter request: The request.
        /// - Returns: The body and the response.
        /// - Throws: A `URLError`.
        public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
            guard let network = StubNetwork.current else { return try await data(for: request, delegate: nil) }
            return try await network.load(request)
        }

        /// Uploads a body; to a current ``StubNetwork`` if there is one. The recorded request then has the body.
        ///
        /// - Parameters:
        ///   - request: The request.
        ///   - bodyData: The body.
        /// - Returns: The body of the response, and the response.
        /// - Throws: A `URLError`.
        public func upload(for request: URLRequest, from bodyData: Data) async throws -> (Data, URLResponse) {
            guard let network = StubNetwork.current else {
                return try await upload(for: request, from: bodyData, delegate: nil)
            }
            var request = request
            request.httpBody = bodyData
            return try await network.load(request)
        }
    }
#endif

extension StubNetwork {
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
    ///   - completion: Called once with the result, on the virtual clock that is current when the task is resumed, or
    ///     else on another thread. Not called after a cancellation.
    func task(
        for request: URLRequest,
        _ completion: @escaping (Result<(data: Data, response: URLResponse), URLError>) -> Void
    ) -> any LoadingTask {
        StubTask(request, of: self, completion)
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
    private let network: StubNetwork

    init(
        _ request: URLRequest, of network: StubNetwork,
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
        let response = network.response(to: request)
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
