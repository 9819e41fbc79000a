import Foundation

/// What a run loop is to do at dates, and how it is woken: one timer, for all of it and for good.
///
/// One timer, because some systems never release a timer, nor its block, and because a loop that sleeps notices a timer
/// whose date is changed, but not what it is to perform. The timer only says that something is due. The loop then
/// performs it, so that an action can run the loop in its turn and others run meanwhile.
///
///     timer.fireDate ≤ agenda.first.due, or the loop is about to `drain`
///     mustWake ⇒ timer.fireDate ≤ now, or the loop is about to `drain`
///
/// Mutable state: that of `State`, guarded by the lock. The timer's date is set under it, too, so that the last
/// word is that of who knows all items. Nothing else happens under the lock.
///
/// `@unchecked`: a run loop isn't `Sendable`, but what is called here from other threads, `perform` and the timer's
/// date, is safe to.
final class LoopAgenda: @unchecked Sendable {
    typealias Ticket = Agenda<Date>.Ticket

    private struct State {
        var agenda = Agenda<Date>()
        /// The loop has something to perform, and the timer hasn't fired since.
        var mustWake = false
    }
    /// Repeating, the timer stays valid; it is always set to another date before.
    private static let years: TimeInterval = 300_000_000
    private static let all = Lock<[ObjectIdentifier: LoopAgenda]>([:])

    private weak var loop: RunLoop?
    private let timer: Timer
    private let state = Lock(State())

    /// The agenda of a loop. Its timer keeps the loop from having nothing to wait for.
    static func of(_ loop: RunLoop) -> LoopAgenda {
        let (agenda, orphans) = all.withLockUnchecked { all -> (LoopAgenda, [LoopAgenda]) in
            if let agenda = all[ObjectIdentifier(loop)], agenda.loop === loop { return (agenda, []) }
            let agenda = LoopAgenda(loop)
            // Those of threads that have ended. Let go of outside, with what they were to do.
            let orphans = all.values.filter { $0.loop == nil }
            all = all.filter { $0.value.loop != nil }
            all[ObjectIdentifier(loop)] = agenda
            return (agenda, orphans)
        }
        _ = consume orphans
        return agenda
    }

    private init(_ loop: RunLoop) {
        final class Link: @unchecked Sendable {
            weak var agenda: LoopAgenda?
        }
        let link = Link()
        self.loop = loop
        timer = Timer(fire: .distantFuture, interval: Self.years, repeats: true) { _ in
            link.agenda?.fire()
        }
        link.agenda = self
        loop.add(timer, forMode: .default)
    }

    /// Makes the loop look at what it is to perform, if it sleeps.
    func wake() {
        state.withLockUnchecked { state in
            guard !state.mustWake else { return }
            state.mustWake = true
            arm(state)
        }
    }

    /// Adds something to do at or after a date, once; after what has the same date already.
    @discardableResult
    func add(at date: Date, _ work: @escaping () -> Void) -> Ticket {
        state.withLockUnchecked { state in
            // What is no date is due.
            let ticket = state.agenda.add(at: date > .distantPast ? date : .distantPast, work)
            if state.agenda.first == ticket { arm(state) }
            return ticket
        }
    }

    /// Removes it, unless it was begun.
    func remove(_ ticket: Ticket) {
        let work = state.withLockUnchecked { $0.agenda.remove(ticket) }
        _ = consume work
    }

    /// On the loop's thread, which performs what it is to before it sleeps again.
    private func fire() {
        state.withLockUnchecked { $0.mustWake = false }
        loop?.perform { [self] in drain() }
    }

    /// Does what is due, in order. On the loop's thread.
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

/// An action that repeats on a run loop. It is on the agenda again when it has run.
///
///     action ≠ nil  ⇔  not cancelled
///     ticket ≠ nil  ⇔  on the agenda
final class LoopRepetition: @unchecked Sendable {
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
