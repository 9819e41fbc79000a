/// The engine and the subscription of `Publishers.Async`: pulls elements while there is demand.
///
/// A task pulls. It ends when no demand is left, and stores the iterator for the next task. So no task is ever
/// suspended waiting for a request, and an unowned subscription is released with its iterator.
///
///     phase = pulling    ⇔  exactly one task is in `pull`, or about to be; it has the iterator
///     phase = opening    ⇒  no task
///     phase = idle       ⇒  no task, demand = 0
///     phase = over       ⇔  downstream = nil;  then source = spent, once the task has returned
///     task ≠ nil         ⇒  it is the pulling task, or it has ended
///
/// All state is guarded by the lock. Only the task calls downstream, outside of the lock.
final class AsyncPuller<Base: AsyncSequence, Downstream: Subscriber>: Pulling, Subscription
where Downstream.Input == Base.Element, Downstream.Failure == Base.Failure {
    private enum Phase {
        /// The subscriber is receiving its subscription.
        case opening
        case idle
        case pulling
        case over
    }
    private enum Source {
        case untouched(Base)
        case started(Base.AsyncIterator)
        /// The task has the iterator, or it isn't needed any more.
        case spent

        var iterator: Base.AsyncIterator? {
            switch self {
            case .untouched(let sequence): sequence.makeAsyncIterator()
            case .started(let iterator): iterator
            case .spent: nil
            }
        }
    }
    private struct State {
        var phase = Phase.opening
        var demand = Subscribers.Demand.none
        var source: Source
        var downstream: Downstream?
        var task: Task<Void, Never>?
        /// The number of the newest task; tells whether a task is still the pulling one.
        var taskNumber = 0

        mutating func takeSource() -> Source {
            defer { source = .spent }
            return source
        }

        /// Consumes demand for one value. Without demand, stores the iterator for the next task and returns false.
        mutating func consumeDemand(orStore iterator: Base.AsyncIterator) -> Bool {
            guard phase == .pulling else { return false }
            if demand > 0 {
                demand -= 1
                return true
            }
            phase = .idle
            source = .started(iterator)
            task = nil
            return false
        }
    }
    private let state: Lock<State>
    private let actor: (any Actor)?

    init(_ sequence: Base, on actor: (any Actor)?, for downstream: Downstream) {
        state = Lock(unchecked: State(source: .untouched(sequence), downstream: downstream))
        self.actor = actor
    }

    var _deliversSerially: Bool { true }

    // MARK: - Called by downstream

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must request at least one value")
        startIfNeeded { state in
            state.demand += demand
            return state.phase == .idle
        }
    }

    /// Called after the subscriber has received its subscription. Starts pulling if it has requested values.
    func open() {
        startIfNeeded { state in
            guard state.phase == .opening else { return false }
            state.phase = .idle
            return state.demand > 0
        }
    }

    func cancel() {
        let last = end()
        last.task?.cancel()
    }

    /// Starts a task if `must` returns true.
    private func startIfNeeded(_ must: (inout State) -> Bool) {
        let number = state.withLockUnchecked { state -> Int? in
            guard must(&state) else { return nil }
            state.phase = .pulling
            state.taskNumber += 1
            return state.taskNumber
        }
        guard let number else { return }
        let task = start(self, isolation: actor)
        let isStale = state.withLockUnchecked { state in
            if state.phase == .pulling, state.taskNumber == number { state.task = task }
            return state.phase == .over
        }
        if isStale { task.cancel() }
    }

    // MARK: - The task

    fileprivate func pull(isolation: isolated (any Actor)?) async {
        guard var iterator = state.withLockUnchecked({ $0.takeSource() }).iterator else { return }
        while state.withLockUnchecked({ $0.consumeDemand(orStore: iterator) }) {
            do throws(Base.Failure) {
                guard let element = try await iterator.next(isolation: isolation) else {
                    end().downstream?.receive(completion: .finished)
                    return
                }
                guard let downstream = state.withLockUnchecked({ $0.downstream }) else { return }
                let more = downstream.receive(element)
                if more != .none { state.withLockUnchecked { $0.demand += more } }
            } catch {
                end().downstream?.receive(completion: .failure(error))
                return
            }
        }
    }

    /// Ends this object. Returns its previous state, which the caller releases outside of the lock.
    private func end() -> State {
        state.withLockUnchecked { state in
            let last = state
            state = State(phase: .over, source: .spent, downstream: nil, taskNumber: last.taskNumber)
            return last
        }
    }

    // MARK: - Invariants

    func checkInvariants() {
        state.withLockUnchecked { state in
            precondition((state.phase == .over) == (state.downstream == nil))
            precondition(state.phase != .idle || state.demand == .none)
            if case .spent = state.source { precondition(state.phase == .over || state.phase == .pulling) }
        }
    }
}

/// The work of a task. A task uses the puller through this protocol, because it must not capture types that could be
/// isolated to an actor, such as the subscriber's type. The subscriber is called where the publisher documents it.
private protocol Pulling: AnyObject, Sendable {
    func pull(isolation: isolated (any Actor)?) async
}

private func start(_ puller: any Pulling, isolation: (any Actor)?) -> Task<Void, Never> {
    Task { await puller.pull(isolation: isolation) }
}
