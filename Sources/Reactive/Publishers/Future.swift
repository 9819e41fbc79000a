/// Runs a closure once, at once, and delivers the result that it promises to everyone (C24).
///
/// A subscriber gets the value when it has asked for one, a failure without asking. The promise may be kept from any
/// thread; only the first time counts. Subscribers wait in order of subscription.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void

    private struct State {
        var result: Result<Output, Failure>?
        var waiting: [Pump] = []
    }
    private let state = Lock(State())

    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { self.keep($0) }
    }

    private func keep(_ result: Result<Output, Failure>) {
        let waiting = state.withLockUnchecked { state -> [Pump] in
            guard state.result == nil else { return [] }
            state.result = result
            defer { state.waiting = [] }
            return state.waiting
        }
        for pump in waiting { pump.run() }
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let pump = Pump()
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
            if state.result == nil {
                // Those that were cancelled go when the number has doubled.
                if state.waiting.count.nonzeroBitCount == 1 { state.waiting.removeAll { $0.isStopped } }
                if !pump.isStopped { state.waiting.append(pump) }
            }
            return state.result != nil
        }
        if isKept { pump.run() }
    }
}

/// `@unchecked`: all state is behind the lock.
extension Future: @unchecked Sendable where Output: Sendable {}
