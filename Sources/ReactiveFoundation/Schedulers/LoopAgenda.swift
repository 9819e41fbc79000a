import Foundation

/// The dated actions of a run loop, and the timer that wakes it for them.
///
/// One timer serves all actions and is never released, for two reasons. Some systems never release a timer or its
/// block. And a sleeping loop notices a changed timer date, but not a new block to perform. The timer only signals that
/// an action is due. The loop then performs it, so an action may run the loop again while others run.
///
///     timer.fireDate ≤ agenda.first.due, or the loop is about to `drain`
///     mustWake ⇒ timer.fireDate ≤ now, or the loop is about to `drain`
///
/// The lock guards `State`. The timer's date is set under it, too, so that the last change is made with all actions
/// known. Nothing else happens under the lock.
///
/// `@unchecked`: a run loop isn't `Sendable`, but `perform` and the timer's date, used here, are safe on any thread.
final class LoopAgenda: @unchecked Sendable {
    typealias Ticket = Agenda<Date>.Ticket

    private struct State {
        var agenda = Agenda<Date>()
        /// Whether the loop has blocks to perform and the timer hasn't fired since.
        var mustWake = false
    }
    /// The interval of the timer, in seconds. It only keeps the timer valid: its date is always set before it passes.
    private static let years: TimeInterval = 300_000_000
    private static let all = Lock<[ObjectIdentifier: LoopAgenda]>([:])

    private weak var loop: RunLoop?
    private let timer: Timer
    private let state = Lock(State())

    /// Returns the agenda of a loop. From then on the loop always has a timer to wait for.
    static func of(_ loop: RunLoop) -> LoopAgenda {
        let (agenda, orphans) = all.withLockUnchecked { all -> (LoopAgenda, [LoopAgenda]) in
            if let agenda = all[ObjectIdentifier(loop)], agenda.loop === loop { return (agenda, []) }
            let agenda = LoopAgenda(loop)
            // Agendas of ended threads. They are released outside the lock, with their actions.
            let orphans = all.values.filter { $0.loop == nil }
            all = all.filter { $0.value.loop != nil }
            all[ObjectIdentifier(loop)] = agenda
            return (agenda, orphans)
        }
        _ = consume orphans
        return agenda
    }

    private init(_ loop: RunLoop) {
        final class WeakReference {
            weak var agenda: LoopAgenda?
        }
        // Set below, before the timer can fire, and never changed.
        let link = UncheckedSendable(WeakReference())
        self.loop = loop
        timer = Timer(fire: .distantFuture, interval: Self.years, repeats: true) { _ in
            link.value.agenda?.fire()
        }
        link.value.agenda = self
        loop.add(timer, forMode: .default)
    }

    /// Wakes the loop, if it sleeps, to perform its blocks.
    func wake() {
        state.withLockUnchecked { state in
            guard !state.mustWake else { return }
            state.mustWake = true
            arm(state)
        }
    }

    /// Adds an action, called once at or after a date. Actions with equal dates run in order of addition.
    @discardableResult
    func add(at date: Date, _ work: @escaping () -> Void) -> Ticket {
        state.withLockUnchecked { state in
            // A date of NaN is due at once.
            let ticket = state.agenda.add(at: date > .distantPast ? date : .distantPast, work)
            if state.agenda.first == ticket { arm(state) }
            return ticket
        }
    }

    /// Removes an action that hasn't started.
    func remove(_ ticket: Ticket) {
        let work = state.withLockUnchecked { $0.agenda.remove(ticket) }
        _ = consume work
    }

    /// Called on the loop's thread, which performs its blocks before it sleeps again.
    private func fire() {
        state.withLockUnchecked { $0.mustWake = false }
        loop?.perform { [self] in drain() }
    }

    /// Runs the due actions in order, on the loop's thread.
    private func drain() {
        while let work = next() { work() }
    }

    private func next() -> (() -> Void)? {
        state.withLockUnchecked { state in
            var work: (() -> Void)?
            if let first = state.agenda.first, first.due <= Date() { work = state.agenda.popFirst() }
            arm(state)
            return work
        }
    }

    private func arm(_ state: State) {
        timer.fireDate = state.mustWake ? Date() : state.agenda.first?.due ?? .distantFuture
    }

    func checkInvariants() {
        state.withLockUnchecked { $0.agenda.checkInvariants() }
    }
}

/// A repeating action of a run loop. It returns to the agenda after each run.
///
///     action ≠ nil  ⇔  not cancelled
///     ticket ≠ nil  ⇔  on the agenda
final class RepeatingLoopAction: Sendable {
    private struct State {
        var action: (() -> Void)?
        var ticket: LoopAgenda.Ticket?
    }
    private let state: Lock<State>
    private let agenda: LoopAgenda
    private let interval: TimeInterval

    init(of action: @escaping () -> Void, on agenda: LoopAgenda, every interval: TimeInterval) {
        state = Lock(unchecked: State(action: action))
        self.agenda = agenda
        self.interval = interval
    }

    func start(at date: Date) {
        let now = Date()
        wait(until: date > now ? date : now)
    }

    func cancel() {
        let (action, ticket) = state.withLockUnchecked { ($0.action.take(), $0.ticket.take()) }
        if let ticket { agenda.remove(ticket) }
        _ = action
    }

    private func wait(until date: Date) {
        state.withLockUnchecked { state in
            guard state.action != nil else { return }
            state.ticket = agenda.add(at: date) { [self] in tick(date) }
        }
    }

    private func tick(_ date: Date) {
        let action = state.withLockUnchecked { state in
            state.ticket = nil
            return state.action
        }
        guard let action else { return }
        action()
        wait(until: date.next(every: interval, after: Date()))
    }
}
