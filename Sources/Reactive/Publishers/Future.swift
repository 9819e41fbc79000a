/// A publisher of the one result that a closure promises.
///
/// The closure runs once, in the initializer. Each subscriber receives the result, also one that subscribes later.
///
/// ```swift
/// let answer = Future<Int, Never> { promise in
///     promise(.success(42))
/// }
/// let subscription = answer.sink { print($0) } // prints 42
/// ```
///
/// - Demand: The value waits for a request. A request for no values traps.
/// - Completion: Finishes with the value. A failure doesn't depend on demand.
/// - Order: Waiting subscribers receive the result in order of subscription.
/// - Isolation: The promise may be called on any thread, which then delivers; only the first call counts.
public final class Future<Output, Failure: Error>: Publisher {
    /// A closure that delivers the result of a future. Only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        /// Subscriptions that wait for the result, by ticket. Tickets ascend in order of subscription.
        var waiting: [Int: FutureSubscription<Output, Failure>] = [:]
        var lastTicket = 0
    }
    private let state = Lock(State())

    /// Creates a future and runs a closure before it returns.
    ///
    /// - Parameter attemptToFulfill: Starts the work and calls the promise with its result, now or later. The promise
    ///   retains the future.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.resolve($0) }
    }

    private func resolve(_ result: Result<Output, Failure>) {
        let waiting = state.withLockUnchecked { state -> [Int: FutureSubscription<Output, Failure>] in
            guard state.result == nil else { return [:] }
            state.result = result
            defer { state.waiting = [:] }
            return state.waiting
        }
        for (_, subscription) in waiting.sorted(by: { $0.key < $1.key }) { subscription.run() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let ticket = state.withLockUnchecked { state in
            state.lastTicket += 1
            return state.lastTicket
        }
        let subscription = FutureSubscription(self, ticket: ticket)
        subscription.prepare { [self] subscription in
            guard let result = state.withLockUnchecked({ $0.result }) else { return }
            switch result {
            case .success(let value):
                guard subscription.consumeDemand(), subscription.stop() else { return }
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case .failure(let error):
                guard subscription.stop() else { return }
                subscriber.receive(completion: .failure(error))
            }
        }
        subscriber.receive(subscription: subscription)
        let isResolved = state.withLockUnchecked { state in
            // A cancelled subscription isn't stored; one cancelled later removes itself, under this lock.
            if state.result == nil, !subscription.isStopped { state.waiting[ticket] = subscription }
            return state.result != nil
        }
        if isResolved { subscription.run() }
    }

    fileprivate func removeSubscription(_ ticket: Int) {
        let cancelled = state.withLockUnchecked { $0.waiting.removeValue(forKey: ticket) }
        _ = consume cancelled
    }
}

/// A subscription to a future. Cancellation removes it from the future at once.
private final class FutureSubscription<Output, Failure: Error>: DemandDrivenSource {
    private weak var future: Future<Output, Failure>?
    private let ticket: Int

    init(_ future: Future<Output, Failure>, ticket: Int) {
        self.future = future
        self.ticket = ticket
        super.init(name: "Future")
    }

    override func didStop() { future?.removeSubscription(ticket) }
}

/// `@unchecked`: the lock guards all state.
extension Future: @unchecked Sendable where Output: Sendable {}
