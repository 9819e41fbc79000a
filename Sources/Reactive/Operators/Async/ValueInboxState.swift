/// What a `ValueInbox` knows, and what it does with what happens to it: a pure state machine.
///
///     waiting ≠ []                        ⇒  kept = []  ∧  connection ≠ over
///     failure ≠ nil                       ⇒  connection = over
///     buffering = onDemand                ⇒  asked ≥ waiting.count, unless connection = over
///     buffering ≠ onDemand                ⇒  asked = 0
///     buffering = bufferingOldest(n), bufferingNewest(n)  ⇒  kept.count ≤ max(n, 0)
@usableFromInline
struct ValueInboxState<Output, Failure: Error> {
    enum Connection {
        case awaited
        case live(any Subscription)
        case over
    }
    /// What a call of `next()` gets.
    @usableFromInline
    enum Answer {
        case value(Output)
        case failure(Failure)
        case end
    }
    #if DEBUG
        // Says when it is resumed twice, or never.
        typealias Waiter = CheckedContinuation<UncheckedSendable<Answer>, Never>
    #else
        typealias Waiter = UnsafeContinuation<UncheckedSendable<Answer>, Never>
    #endif

    let buffering: AsyncBuffering
    private(set) var connection = Connection.awaited
    /// Calls of `next()`, in order.
    private(set) var waiting = Fifo<Waiter>()
    private(set) var kept = Fifo<Output>()
    /// A failure that nobody has been told of.
    private(set) var failure: Failure?
    /// How many values upstream owes: it was asked for them, or will be once its subscription is there.
    private(set) var asked = Subscribers.Demand.none

    init(buffering: AsyncBuffering) { self.buffering = buffering }

    // MARK: - From upstream

    /// What to ask the subscription for; nil if it is to be cancelled.
    mutating func connect(_ subscription: any Subscription) -> Subscribers.Demand? {
        guard case .awaited = connection else { return nil }
        connection = .live(subscription)
        return buffering == .onDemand ? asked : .unlimited
    }

    enum Receipt {
        case answer(Waiter)
        /// All of them, without a value.
        case dismiss(Fifo<Waiter>)
        case keep
        /// To be released outside of the lock.
        case drop(Output?)
        case refuse
    }

    /// What to do with a value. One that comes before the subscription is dropped, and sends away those who wait.
    mutating func receive(_ value: Output) -> Receipt {
        switch connection {
        case .over: return .drop(nil)
        case .awaited:
            defer { waiting = Fifo() }
            return .dismiss(waiting)
        case .live: break
        }
        if buffering == .onDemand {
            guard asked > 0 else { return .refuse }
            asked -= 1
        }
        if let first = waiting.popFirst() { return .answer(first) }
        switch buffering {
        case .onDemand, .unbounded: break
        case .bufferingOldest(let limit):
            guard kept.count < limit else { return .drop(nil) }
        case .bufferingNewest(let limit):
            guard limit > 0 else { return .drop(nil) }
            kept.append(value)
            return kept.count > limit ? .drop(kept.popFirst()) : .keep
        }
        kept.append(value)
        return .keep
    }

    /// What an end leaves: to be used, and released, outside of the lock.
    struct Ending {
        let connection: Connection
        var waiting: Fifo<Waiter>
        var dropped = Fifo<Output>()
        var failure: Failure?
    }

    /// Ends this; nil if it had ended. What is kept stays, and so does a failure if nobody waits to be told.
    mutating func finish(_ completion: Subscribers.Completion<Failure>) -> Ending? {
        if case .over = connection { return nil }
        if case .failure(let error) = completion, waiting.isEmpty { failure = error }
        defer {
            connection = .over
            waiting = Fifo()
        }
        return Ending(connection: connection, waiting: waiting)
    }

    // MARK: - From the iterator

    /// What can be had without waiting.
    mutating func poll() -> Answer? {
        if let value = kept.popFirst() { return .value(value) }
        guard case .over = connection else { return nil }
        return failure.take().map(Answer.failure) ?? .end
    }

    enum Wait {
        case answer(Answer)
        /// One value.
        case request(any Subscription)
        case wait
    }

    mutating func wait(_ waiter: Waiter) -> Wait {
        if let answer = poll() { return .answer(answer) }
        waiting.append(waiter)
        guard buffering == .onDemand else { return .wait }
        asked += 1
        if case .live(let subscription) = connection { return .request(subscription) }
        return .wait
    }

    /// Ends this, and keeps nothing; nil if there is nothing to cancel.
    mutating func cancel() -> Ending? {
        if case .over = connection, kept.isEmpty, failure == nil { return nil }
        defer {
            self = Self(buffering: buffering)
            connection = .over
        }
        return Ending(connection: connection, waiting: waiting, dropped: kept, failure: failure)
    }

    func checkInvariants() {
        kept.checkInvariants()
        waiting.checkInvariants()
        let isOver = if case .over = connection { true } else { false }
        precondition(waiting.isEmpty || (kept.isEmpty && !isOver))
        precondition(failure == nil || isOver)
        switch buffering {
        case .onDemand: precondition(isOver || asked >= waiting.count)
        case .unbounded: precondition(asked == 0)
        case .bufferingOldest(let limit), .bufferingNewest(let limit):
            precondition(asked == 0 && kept.count <= max(limit, 0))
        }
    }
}
