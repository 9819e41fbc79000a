import Synchronization

/// The engine of publishers that have their values ready and deliver them as far as they are asked: `Just`, sequences,
/// `Future`. It is the subscription; the values and the subscriber are in its `work`.
///
/// Whoever asks delivers, unless somebody is at it already, further up the stack or on another thread: then that one
/// goes on. Cancelling, and the end, let go of the work; one that is running is let go of when it returns.
///
///     credit: what was asked for and isn't delivered; .max = everything, `stopped` = the end
@usableFromInline
final class Pump: Subscription {
    /// Delivers while `next()` says so, and returns what it is to be called for again.
    @usableFromInline typealias Work = (Pump) -> Void
    @usableFromInline static var stopped: Int { -1 }

    private struct State {
        var work: Work?
        var isRunning = false
        /// Asked or woken while running.
        var mustRunAgain = false
    }
    @usableFromInline let credit = Atomic<Int>(0)
    private let state = Lock(State())

    /// Whether asking for nothing is no error, as with sequences.
    private let toleratesNone: Bool

    @usableFromInline
    init(toleratesNone: Bool = false) { self.toleratesNone = toleratesNone }

    /// Gives it its work; call it before anyone can ask.
    @usableFromInline
    func prepare(_ work: @escaping Work) {
        state.withLockUnchecked { $0.work = work }
    }

    /// Spends one value's worth of credit; false if there is none left.
    @inlinable @inline(__always)
    func next() -> Bool {
        let now = credit.load(ordering: .relaxed)
        if now == .max { return true }
        return now > 0 && credit.spendCredit()
    }

    /// What the subscriber returned with a value.
    @inlinable @inline(__always)
    func add(_ demand: Subscribers.Demand) {
        if demand != .none { credit.grantCredit(demand) }
    }

    /// Whether it was cancelled or has ended.
    @inlinable
    var isStopped: Bool { credit.load(ordering: .relaxed) == Self.stopped }

    /// Ends it; false if it had ended.
    @usableFromInline
    @discardableResult
    func stop() -> Bool {
        guard credit.exchange(Self.stopped, ordering: .relaxed) != Self.stopped else { return false }
        let work = state.withLockUnchecked { state in
            defer { state.work = nil }
            return state.work
        }
        _ = consume work
        return true
    }

    @usableFromInline
    func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0 || toleratesNone, "A subscriber must ask for at least one value")
        credit.grantCredit(demand)
        run()
    }

    @usableFromInline
    func cancel() { stop() }

    /// Works, on this thread, unless it's at work.
    @usableFromInline
    func run() {
        guard
            var work = state.withLockUnchecked({ state -> Work? in
                if state.isRunning { state.mustRunAgain = true }
                guard !state.isRunning else { return nil }
                state.isRunning = state.work != nil
                return state.work
            })
        else { return }
        while true {
            work(self)
            let again = state.withLockUnchecked { state -> Work? in
                state.isRunning = state.mustRunAgain && state.work != nil
                state.mustRunAgain = false
                return state.isRunning ? state.work : nil
            }
            guard let again else { return }
            work = again
        }
    }
}
