/// The engine of operators that join several upstreams, or that put time between up- and downstream.
///
/// The operator is a pure `Machine`: events go in, effects come out. The junction calls it under its lock, collects the
/// effects in order, and performs them outside of the lock, one after the other: whoever finds effects being performed
/// leaves its own to that one, further up the stack or on another thread. So downstream is called serially, and what
/// is sent from inside a delivery comes after it.
///
/// After a completion or a cancellation no event reaches the machine and no effect downstream; upstreams that haven't
/// ended are cancelled, and the machine and the downstream are let go of.
///
///     isPerforming ⇔ somebody will look at `effects` again;   machine = nil ⇔ it has ended
@usableFromInline
protocol Machine {
    associatedtype Output
    associatedtype Failure: Error
    /// What the upstreams and the clock have to say.
    associatedtype Event

    mutating func handle(_ event: Event, _ effects: inout [Effect<Output, Failure>])
    /// Downstream asks. `demand` isn't `.none`.
    mutating func request(_ demand: Subscribers.Demand, _ effects: inout [Effect<Output, Failure>])
}

/// What a machine wants done.
@usableFromInline
enum Effect<Output, Failure: Error> {
    /// Downstream's answer comes back through `request`.
    case emit(Output)
    case complete(Subscribers.Completion<Failure>)
    case requestUpstream(Int, Subscribers.Demand)
    case perform(() -> Void)
}

@usableFromInline
final class Junction<M: Machine>: Subscription {
    @usableFromInline typealias Effects = [Effect<M.Output, M.Failure>]

    private struct State {
        var machine: M?
        var downstream: AnySubscriber<M.Output, M.Failure>?
        var upstreams: [(any Subscription)?]
        var effects: Effects = []
        var isPerforming = false
    }
    private let state: Lock<State>

    /// `upstreams` is how many there will be.
    @usableFromInline
    init(_ machine: M, upstreams: Int, downstream: AnySubscriber<M.Output, M.Failure>) {
        state = Lock(
            unchecked: State(
                machine: machine, downstream: downstream, upstreams: Array(repeating: nil, count: upstreams)))
    }

    // MARK: - In

    /// Takes the subscription of one upstream; false, and cancels it, if it isn't wanted.
    @usableFromInline
    func connect(_ index: Int, _ subscription: any Subscription) -> Bool {
        let isWanted = state.withLockUnchecked { state in
            guard state.machine != nil, state.upstreams[index] == nil else { return false }
            state.upstreams[index] = subscription
            return true
        }
        if !isWanted { subscription.cancel() }
        return isWanted
    }

    /// An upstream has ended: it isn't asked nor cancelled any more.
    @usableFromInline
    func disconnect(_ index: Int) {
        let gone = state.withLockUnchecked { state in
            defer { if !state.upstreams.isEmpty { state.upstreams[index] = nil } }
            return state.upstreams.isEmpty ? nil : state.upstreams[index]
        }
        _ = consume gone
    }

    @usableFromInline
    func send(_ event: M.Event) {
        step { $0.handle(event, &$1) }
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        guard demand > 0 else { return }
        step { $0.request(demand, &$1) }
    }

    @usableFromInline
    func cancel() {
        let last = end()
        for upstream in last.upstreams { upstream?.cancel() }
    }

    // MARK: - Out

    private func step(_ change: (inout M, inout Effects) -> Void) {
        let mustPerform = state.withLockUnchecked { state in
            // The machine is moved out and back, so that it is changed in place.
            guard var machine = state.machine.take() else { return false }
            change(&machine, &state.effects)
            state.machine = machine
            guard !state.isPerforming, !state.effects.isEmpty else { return false }
            state.isPerforming = true
            return true
        }
        if mustPerform { perform() }
    }

    private func perform() {
        while true {
            let next = state.withLockUnchecked { state -> (Effects, AnySubscriber<M.Output, M.Failure>)? in
                guard let downstream = state.downstream, !state.effects.isEmpty else {
                    state.isPerforming = false
                    return nil
                }
                var effects: Effects = []
                swap(&effects, &state.effects)
                return (effects, downstream)
            }
            guard let (effects, downstream) = next else { return }
            for effect in effects {
                // Whether it was cancelled meanwhile.
                guard state.withLockUnchecked({ $0.machine != nil }) else { break }
                perform(effect, downstream)
            }
        }
    }

    private func perform(_ effect: Effect<M.Output, M.Failure>, _ downstream: AnySubscriber<M.Output, M.Failure>) {
        switch effect {
        case .emit(let value):
            let more = downstream.receive(value)
            if more != .none { step { $0.request(more, &$1) } }
        case .complete(let completion):
            let last = end()
            for upstream in last.upstreams { upstream?.cancel() }
            downstream.receive(completion: completion)
        case .requestUpstream(let index, let demand):
            let upstream = state.withLockUnchecked { $0.upstreams.isEmpty ? nil : $0.upstreams[index] }
            upstream?.request(demand)
        case .perform(let action):
            action()
        }
    }

    /// Ends this; what it held is the caller's, so that it goes outside of the lock.
    private func end() -> State {
        state.withLockUnchecked { state in
            let last = state
            state = State(machine: nil, downstream: nil, upstreams: [], isPerforming: last.isPerforming)
            return last
        }
    }
}

/// The subscriber at one of a junction's upstreams.
@usableFromInline
struct Inlet<M: Machine, Input, Failure: Error>: Subscriber {
    @usableFromInline let junction: Junction<M>
    @usableFromInline let index: Int
    @usableFromInline let onValue: (Input) -> M.Event
    @usableFromInline let onCompletion: (Subscribers.Completion<Failure>) -> M.Event
    /// Sent when the subscription is there.
    @usableFromInline let onConnection: M.Event?

    @usableFromInline
    init(
        _ junction: Junction<M>, _ index: Int, onConnection: M.Event? = nil, onValue: @escaping (Input) -> M.Event,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> M.Event
    ) {
        self.junction = junction
        self.index = index
        self.onValue = onValue
        self.onCompletion = onCompletion
        self.onConnection = onConnection
    }

    @usableFromInline
    var combineIdentifier: CombineIdentifier { CombineIdentifier(junction) }

    @usableFromInline
    func receive(subscription: any Subscription) {
        if junction.connect(index, subscription), let onConnection { junction.send(onConnection) }
    }

    @usableFromInline
    func receive(_ input: Input) -> Subscribers.Demand {
        junction.send(onValue(input))
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        junction.disconnect(index)
        junction.send(onCompletion(completion))
    }
}
