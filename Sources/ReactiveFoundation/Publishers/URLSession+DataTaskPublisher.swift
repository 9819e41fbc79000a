import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// Returns a publisher that loads a URL. See ``DataTaskPublisher``.
    ///
    /// ```swift
    /// let subscription = URLSession.shared.dataTaskPublisher(for: URL(string: "https://example.org")!)
    ///     .map { $0.data.count }
    ///     .replaceError(with: 0)
    ///     .sink { print("\($0) bytes") }
    /// ```
    ///
    /// - Parameter url: The URL to load.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Returns a publisher that loads a request. See ``DataTaskPublisher``.
    ///
    /// - Parameter request: The request to load.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// A publisher that runs a data task for each subscriber and delivers its data and response.
    ///
    /// - Demand: The first request creates and starts the task. A request for no values traps.
    /// - Completion: Finishes with the value.
    /// - Failure: The task's `URLError`. Other errors, and a result with neither error nor response, become
    ///   `URLError(.unknown)`.
    /// - Isolation: The value and the completion arrive on the session's delegate queue.
    /// - Cancellation: Cancels the task.
    ///
    /// The ``StubNetwork`` that is current when the publisher is created, or else when it is subscribed to, answers in
    /// place of the session. Under a virtual clock without one the request fails.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        /// The request to load.
        public let request: URLRequest
        /// The session that runs the tasks.
        public let session: URLSession
        private let network: StubNetwork?

        /// Creates a publisher that loads a request.
        ///
        /// - Parameters:
        ///   - request: The request to load.
        ///   - session: The session that runs the tasks.
        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
            network = StubNetwork.current
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let subscription = ExternalSourceSubscription(
                "DataTaskPublisher", of: PassthroughSubject<Output, Failure>(), toleratesNone: false)
            let network = network ?? StubNetwork.current
            let load = Load { [self, weak subscription] in
                if network != nil || VirtualClock.inForce != nil {
                    return StubNetwork.task(for: request, of: network) { [subscription] result in
                        switch result {
                        case .success(let answer): subscription?.end(with: answer, .finished)
                        case .failure(let error): subscription?.end(with: nil, .failure(error))
                        }
                    }
                }
                // The running task owns the subscription, so its result is delivered although the subscriber may not
                // retain the subscription.
                return session.dataTask(with: request) { [subscription] data, response, error in
                    if error == nil, let response {
                        subscription?.end(with: (data ?? Data(), response), .finished)
                    } else {
                        subscription?.end(with: nil, .failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
            }
            subscription.connect(subscriber, to: .init(onRequest: { load.request() }, onCancel: { load.cancel() }))
        }
    }
}

/// A data task that is created by the first request and resumed by each.
///
///     idle → starting → running → cancelled; any state → cancelled
///
/// The session creates the task outside the lock; requests during that are counted.
private final class Load {
    fileprivate enum State {
        case idle
        case starting(requests: Int)
        case running(any LoadingTask)
        case cancelled
    }
    private let state = Lock(State.idle)
    private let makeTask: () -> any LoadingTask

    init(_ makeTask: @escaping () -> any LoadingTask) { self.makeTask = makeTask }

    func request() {
        switch state.withLockUnchecked({ $0.noteRequest() }) {
        case .idle: start()
        case .running(let task): task.resume()
        case .starting, .cancelled: break
        }
    }

    func cancel() {
        let old = state.withLockUnchecked { state in
            defer { state = .cancelled }
            return state
        }
        if case .running(let task) = old { task.cancel() }
    }

    private func start() {
        let task = makeTask()
        let requests = state.withLockUnchecked { state -> Int? in
            guard case .starting(let requests) = state else { return nil }
            state = .running(task)
            return requests
        }
        guard let requests else { return task.cancel() }
        for _ in 0..<requests { task.resume() }
    }
}

extension Load.State {
    /// Records a request; returns the state before it.
    mutating func noteRequest() -> Self {
        defer {
            switch self {
            case .idle: self = .starting(requests: 1)
            case .starting(let requests): self = .starting(requests: requests + 1)
            case .running, .cancelled: break
            }
        }
        return self
    }
}
