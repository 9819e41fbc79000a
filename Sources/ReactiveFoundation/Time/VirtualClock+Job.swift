extension VirtualClock {
    /// An action scheduled on a clock, once or repeatedly. Releasing it doesn't cancel it.
    ///
    /// ```swift
    /// let clock = VirtualClock()
    /// let job = clock.schedule(every: .seconds(1)) { print("tick") }
    /// clock.advance(by: .seconds(3)) // prints "tick" three times
    /// job.cancel()
    /// ```
    public final class Job: Cancellable, Sendable {
        // action ≠ nil  ⇔  neither cancelled nor, if it runs once, started
        // ticket ≠ nil  ⇔  on the clock's agenda
        // sequence = the number of the first ticket: jobs that are due at one time run in the order in which they began
        //
        // The lock guards `State`. It is acquired before the clock's lock.
        private struct State {
            var action: (() -> Void)?
            var ticket: Agenda<Instant>.Ticket?
            var sequence: Int?
            /// Weak, because the clock's agenda retains the job.
            weak var clock: VirtualClock?
        }
        private let state: Lock<State>
        private let interval: Duration?
        private let origin: WorkOrigin?

        init(
            _ action: @escaping () -> Void, on clock: VirtualClock, every interval: Duration?,
            from origin: WorkOrigin? = nil
        ) {
            state = Lock(unchecked: State(action: action, clock: clock))
            self.interval = interval
            self.origin = origin
        }

        /// Whether the action will still run: neither cancelled nor, if it runs once, started.
        public var isPending: Bool { state.withLockUnchecked { $0.action != nil } }

        /// Cancels the job and releases its action. A running action continues.
        public func cancel() {
            let (action, work) = state.withLockUnchecked { state in
                (state.action.take(), state.ticket.take().flatMap { state.clock?.remove($0) })
            }
            _ = (action, work)
        }

        func wait(until due: Instant) {
            let clock = state.withLockUnchecked { state -> VirtualClock? in
                guard let clock = state.clock, state.action != nil else { return nil }
                let (ticket, isDue) = clock.add(at: due, sequence: state.sequence, from: origin) { [self] in run(due) }
                state.ticket = ticket
                state.sequence = ticket.sequence
                return isDue ? clock : nil
            }
            clock?.wakeOwners()
        }

        private func run(_ due: Instant) {
            let (action, clock) = state.withLockUnchecked { state in
                state.ticket = nil
                return (interval == nil ? state.action.take() : state.action, state.clock)
            }
            action?()
            guard let interval, let clock else { return }
            // Intervals that the clock has passed are skipped.
            var next = due.advanced(by: interval)
            let now = clock.now
            if next < now {
                let missed = Int64((now.seconds - due.seconds) / interval.inSeconds)
                next = due.advanced(by: .nanoseconds(interval.inNanoseconds.multiplied(clampingBy: missed)))
                while next < now { next = next.advanced(by: interval) }
            }
            wait(until: next)
        }
    }

    fileprivate func add(
        at due: Instant, sequence: Int?, from origin: WorkOrigin?, _ work: @escaping () -> Void
    ) -> (ticket: Agenda<Instant>.Ticket, isDue: Bool) {
        state.withLockUnchecked { state in
            (
                state.agenda.add(at: max(due, state.now), sequence: sequence, from: origin, work), due <= state.now
            )
        }
    }

    fileprivate func remove(_ ticket: Agenda<Instant>.Ticket) -> (() -> Void)? {
        state.withLockUnchecked { $0.agenda.remove(ticket) }
    }
}
