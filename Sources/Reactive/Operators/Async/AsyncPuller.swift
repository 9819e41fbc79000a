/// The engine of `Publishers.Async`, and its subscription: pulls elements while there is demand.
///
/// A task pulls; it ends when no more is asked for and leaves the iterator for the next one. So nothing ever waits
/// suspended for a request, and a subscription that nobody holds goes with its iterator.
///
///     phase = pulling    ⇔  exactly one task is in `pull`, or about to be; it has the iterator
///     phase = opening    ⇒  no task
///     phase = idle       ⇒  no task, credit = 0
///     phase = over       ⇔  downstream = nil;  then source = spent, once the task is back
///     task ≠ nil         ⇒  it is the one that pulls, or its work is done
///
/// All is guarded by the lock. The downstream is called by the task only, outside of it.
final class AsyncPuller<Base: AsyncSequence, Downstream: Subscriber>: Pulling, Subscription
where Downstream.Input == Base.Element, Downstream.Failure == Base.Failure {
    private enum Phase {
        /// The subscriber is getting its subscription.
        case opening
        case idle
        case pulling
        case over
    }
    private enum Source {
        case untouched(Base)
        case started(Base.AsyncIterator)
        /// The task has it, or nobody will need it.
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
        var credit = Subscribers.Demand.none
        var source: Source
        var downstream: Downstream?
        var task: Task<Void, Never>?
        /// Counts the tasks, to know whether one is still the one that pulls.
        var turn = 0

        mutating func takeSource() -> Source {
            defer { source = .spent }
            return source
        }

        /// Takes one value's worth of credit; with none left, leaves the iterator for the next task.
        mutating func spend(orLeave iterator: Base.AsyncIterator) -> Bool {
            guard phase == .pulling else { return false }
            if credit > 0 {
                credit -= 1
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

    // MARK: - From downstream

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        startIfNeeded { state in
            state.credit += demand
            return state.phase == .idle
        }
    }

    /// The subscriber has its subscription: what it asked for meanwhile may come.
    func open() {
        startIfNeeded { state in
            guard state.phase == .opening else { return false }
            state.phase = .idle
            return state.credit > 0
        }
    }

    func cancel() {
        let last = end()
        last.task?.cancel()
    }

    /// Starts a task if it must.
    private func startIfNeeded(_ must: (inout State) -> Bool) {
        let turn = state.withLockUnchecked { state -> Int? in
            guard must(&state) else { return nil }
            state.phase = .pulling
            state.turn += 1
            return state.turn
        }
        guard let turn else { return }
        let task = start(self, isolation: actor)
        let isStale = state.withLockUnchecked { state in
            if state.phase == .pulling, state.turn == turn { state.task = task }
            return state.phase == .over
        }
        if isStale { task.cancel() }
    }

    // MARK: - The task

    fileprivate func pull(isolation: isolated (any Actor)?) async {
        guard var iterator = state.withLockUnchecked({ $0.takeSource() }).iterator else { return }
        while state.withLockUnchecked({ $0.spend(orLeave: iterator) }) {
            do throws(Base.Failure) {
                guard let element = try await iterator.next(isolation: isolation) else {
                    end().downstream?.receive(completion: .finished)
                    return
                }
                guard let downstream = state.withLockUnchecked({ $0.downstream }) else { return }
                let more = downstream.receive(element)
                if more != .none { state.withLockUnchecked { $0.credit += more } }
            } catch {
                end().downstream?.receive(completion: .failure(error))
                return
            }
        }
    }

    /// Ends this; what it held is the caller's, so that it goes outside of the lock.
    private func end() -> State {
        state.withLockUnchecked { state in
            let last = state
            state = State(phase: .over, source: .spent, downstream: nil, turn: last.turn)
            return last
        }
    }

    // MARK: - Invariants

    func checkInvariants() {
        state.withLockUnchecked { state in
            precondition((state.phase == .over) == (state.downstream == nil))
            precondition(state.phase != .idle || state.credit == .none)
            if case .spent = state.source { precondition(state.phase == .over || state.phase == .pulling) }
        }
    }
}

/// What a task runs. The task knows the puller by this protocol only, because it may not know of types that could be
/// bound to an actor, as the subscriber's might: that one is called wherever the publisher says that it delivers.
private protocol Pulling: AnyObject, Sendable {
    func pull(isolation: isolated (any Actor)?) async
}

private func start(_ puller: any Pulling, isolation: (any Actor)?) -> Task<Void, Never> {
    Task { await puller.pull(isolation: isolation) }
}
