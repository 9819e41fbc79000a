/// The state of a `ValueInbox`, as a pure state machine. Each method returns what the inbox must do.
///
///     waiting ≠ []                        ⇒  buffered = []  ∧  connection ≠ over
///     failure ≠ nil                       ⇒  connection = over
///     buffering = onDemand                ⇒  requested ≥ waiting.count, unless connection = over
///     buffering ≠ onDemand                ⇒  requested = 0
///     buffering = bufferingOldest(n), bufferingNewest(n)  ⇒  buffered.count ≤ max(n, 0)
@usableFromInline
struct ValueInboxState<Output, Failure: Error> {
    enum Connection {
        case awaited
        case live(any Subscription)
        case over
    }
    /// The result of a call of `next()`.
    @usableFromInline
    enum Answer {
        case value(Output)
        case failure(Failure)
        case end
    }
    #if DEBUG
        // Reports being resumed twice, or never.
        typealias Waiter = CheckedContinuation<UncheckedSendable<Answer>, Never>
    #else
        typealias Waiter = UnsafeContinuation<UncheckedSendable<Answer>, Never>
    #endif

    let buffering: AsyncBuffering
    private(set) var connection = Connection.awaited
    /// Calls of `next()`, in order.
    private(set) var waiting = Fifo<Waiter>()
    private(set) var buffered = Fifo<Output>()
    /// A failure that no call of `next()` has thrown yet.
    private(set) var failure: Failure?
    /// The demand that upstream hasn't fulfilled. It is requested when the subscription arrives.
    private(set) var requested = Subscribers.Demand.none

    init(buffering: AsyncBuffering) { self.buffering = buffering }

    // MARK: - Called by upstream

    /// Stores the subscription. Returns the demand to request, or nil if the subscription must be cancelled.
    mutating func connect(_ subscription: any Subscription) -> Subscribers.Demand? {
        guard case .awaited = connection else { return nil }
        connection = .live(subscription)
        return buffering == .onDemand ? requested : .unlimited
    }

    enum Receipt {
        /// Resumes a waiting call with the value.
        case answer(Waiter)
        /// Resumes all waiting calls without a value.
        case dismiss(Fifo<Waiter>)
        /// The value is buffered.
        case buffer
        /// Releases a value outside of the lock.
        case drop(Output?)
        /// The value arrived without demand.
        case refuse
    }

    /// Handles a value. One that arrives before the subscription is dropped and ends the waiting calls.
    mutating func receive(_ value: Output) -> Receipt {
        switch connection {
        case .over: return .drop(nil)
        case .awaited:
            defer { waiting = Fifo() }
            return .dismiss(waiting)
        case .live: break
        }
        if buffering == .onDemand {
            guard requested > 0 else { return .refuse }
            requested -= 1
        }
        if let first = waiting.popFirst() { return .answer(first) }
        switch buffering {
        case .onDemand, .unbounded: break
        case .bufferingOldest(let limit):
            guard buffered.count < limit else { return .drop(nil) }
        case .bufferingNewest(let limit):
            guard limit > 0 else { return .drop(nil) }
            buffered.append(value)
            return buffered.count > limit ? .drop(buffered.popFirst()) : .buffer
        }
        buffered.append(value)
        return .buffer
    }

    /// The previous state at an end, to be used and released outside of the lock.
    struct Ending {
        let connection: Connection
        var waiting: Fifo<Waiter>
        var dropped = Fifo<Output>()
        var failure: Failure?
    }

    /// Ends the inbox; returns nil if it had ended. Buffered values stay, and so does a failure that no call waits for.
    mutating func finish(_ completion: Subscribers.Completion<Failure>) -> Ending? {
        if case .over = connection { return nil }
        if case .failure(let error) = completion, waiting.isEmpty { failure = error }
        defer {
            connection = .over
            waiting = Fifo()
        }
        return Ending(connection: connection, waiting: waiting)
    }

    // MARK: - Called by the iterator

    /// Returns the result of a call of `next()`, if it needn't wait.
    mutating func poll() -> Answer? {
        if let value = buffered.popFirst() { return .value(value) }
        guard case .over = connection else { return nil }
        return failure.take().map(Answer.failure) ?? .end
    }

    enum Wait {
        case answer(Answer)
        /// Requests one value, and waits.
        case request(any Subscription)
        case wait
    }

    mutating func wait(_ waiter: Waiter) -> Wait {
        if let answer = poll() { return .answer(answer) }
        waiting.append(waiter)
        guard buffering == .onDemand else { return .wait }
        requested += 1
        if case .live(let subscription) = connection { return .request(subscription) }
        return .wait
    }

    /// Ends the inbox and empties the buffer; returns nil if there is nothing to cancel.
    mutating func cancel() -> Ending? {
        if case .over = connection, buffered.isEmpty, failure == nil { return nil }
        defer {
            self = Self(buffering: buffering)
            connection = .over
        }
        return Ending(connection: connection, waiting: waiting, dropped: buffered, failure: failure)
    }

    func checkInvariants() {
        buffered.checkInvariants()
        waiting.checkInvariants()
        let isOver = if case .over = connection { true } else { false }
        precondition(waiting.isEmpty || (buffered.isEmpty && !isOver))
        precondition(failure == nil || isOver)
        switch buffering {
        case .onDemand: precondition(isOver || requested >= waiting.count)
        case .unbounded: precondition(requested == 0)
        case .bufferingOldest(let limit), .bufferingNewest(let limit):
            precondition(requested == 0 && buffered.count <= max(limit, 0))
        }
    }
}
