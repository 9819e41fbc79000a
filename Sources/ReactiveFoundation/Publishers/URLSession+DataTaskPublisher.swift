import Foundation

#if canImport(FoundationNetworking)
    import FoundationNetworking
#endif

extension URLSession {
    /// Loads a URL: delivers the data and the response, then finishes. See `DataTaskPublisher`.
    public func dataTaskPublisher(for url: URL) -> DataTaskPublisher { dataTaskPublisher(for: URLRequest(url: url)) }

    /// Loads what a request asks for: delivers the data and the response, then finishes. See `DataTaskPublisher`.
    public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
        DataTaskPublisher(request: request, session: self)
    }

    /// Makes a data task for each subscriber, and delivers what it loads, on the session's queue.
    ///
    /// The task is made and started when the subscriber first asks for something, which must not be nothing. One value,
    /// then the end; a load that failed fails with its `URLError`, or with `.unknown` if it gave another error, or
    /// neither error nor response. Cancelling cancels the task.
    public struct DataTaskPublisher: Publisher, Sendable {
        public typealias Output = (data: Data, response: URLResponse)
        public typealias Failure = URLError

        public let request: URLRequest
        public let session: URLSession

        public init(request: URLRequest, session: URLSession) {
            self.request = request
            self.session = session
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let feed = Feed("DataTaskPublisher", of: PassthroughSubject<Output, Failure>(), toleratesNone: false)
            let load = Load { [self, weak feed] in
                // The running task owns the feed, so that its result is delivered also to who keeps no subscription.
                session.dataTask(with: request) { [feed] data, response, error in
                    if error == nil, let response {
                        feed?.end(with: (data ?? Data(), response), .finished)
                    } else {
                        feed?.end(with: nil, .failure(error as? URLError ?? URLError(.unknown)))
                    }
                }
            }
            feed.connect(subscriber, to: .init(onRequest: { load.request() }, onCancel: { load.cancel() }))
        }
    }
}

/// A task that is made at the first request, and resumed at each.
///
///     idle → starting → running → cancelled, or to cancelled from any
///
/// The session's code runs outside of the lock: who finds it starting only counts.
private final class Load {
    fileprivate enum State {
        case idle
        case starting(requests: Int)
        case running(URLSessionDataTask)
        case cancelled
    }
    private let state = Lock(State.idle)
    private let makeTask: () -> URLSessionDataTask

    init(_ makeTask: @escaping () -> URLSessionDataTask) { self.makeTask = makeTask }

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
    /// Counts a request while starting; returns what the state was before.
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
