/// Runs a closure once, at once, and delivers the result that it promises to everyone (C24).
///
/// A subscriber gets the value when it has asked for one, a failure without asking. The promise may be kept from any
/// thread; only the first time counts. Subscribers wait in order of subscription.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        /// By ticket, which counts up in order of subscription.
        var waiting: [Int: FuturePump<Output, Failure>] = [:]
        var lastTicket = 0
    }
    private let state = Lock(State())

    /// Runs the closure before it returns. Whoever holds the promise holds the future.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.keep($0) }
    }

    private func keep(_ result: Result<Output, Failure>) {
        let waiting = state.withLockUnchecked { state -> [Int: FuturePump<Output, Failure>] in
            guard state.result == nil else { return [:] }
            state.result = result
            defer { state.waiting = [:] }
            return state.waiting
        }
        for (_, pump) in waiting.sorted(by: { $0.key < $1.key }) { pump.run() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let ticket = state.withLockUnchecked { state in
            state.lastTicket += 1
            return state.lastTicket
        }
        let pump = FuturePump(self, ticket: ticket)
        pump.prepare { [self] pump in
            guard let result = state.withLockUnchecked({ $0.result }) else { return }
            switch result {
            case .success(let value):
                guard pump.next(), pump.stop() else { return }
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case .failure(let error):
                guard pump.stop() else { return }
                subscriber.receive(completion: .failure(error))
            }
        }
        subscriber.receive(subscription: pump)
        let isKept = state.withLockUnchecked { state in
            // One that is cancelled meanwhile takes itself out, or has been: both under this lock.
            if state.result == nil, !pump.isStopped { state.waiting[ticket] = pump }
            return state.result != nil
        }
        if isKept { pump.run() }
    }

    fileprivate func forget(_ ticket: Int) {
        let cancelled = state.withLockUnchecked { $0.waiting.removeValue(forKey: ticket) }
        _ = consume cancelled
    }
}

/// A subscription to a future, which lets go of it at once when it is cancelled.
private final class FuturePump<Output, Failure: Error>: Pump {
    private weak var future: Future<Output, Failure>?
    private let ticket: Int

    init(_ future: Future<Output, Failure>, ticket: Int) {
        self.future = future
        self.ticket = ticket
        super.init(name: "Future")
    }

    override func didStop() { future?.forget(ticket) }
}

/// `@unchecked`: all state is behind the lock.
extension Future: @unchecked Sendable where Output: Sendable {}
