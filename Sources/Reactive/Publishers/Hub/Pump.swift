import Synchronization

/// The engine of publishers that have their values ready and deliver them as far as they are asked: `Just`, sequences,
/// `Record`, `Future`. It is the subscription; the values and the subscriber are in its `work`.
///
/// Whoever asks delivers, unless somebody is at it already, further up the stack or on another thread: then that one
/// goes on. Cancelling, and the end, let go of the work; one that is running is let go of when it returns.
///
///     credit: what was asked for and isn't delivered; .max = everything, `stopped` = the end
@usableFromInline
class Pump: Subscription, CustomStringConvertible {
    /// Delivers while `next()` says so, and returns what it is to be called for again.
    @usableFromInline typealias Work = (Pump) -> Void
    @usableFromInline static var stopped: Int { -1 }

    private struct State {
        var work: Work?
        var describe: (() -> String)?
        var isRunning = false
        /// Asked or woken while running.
        var mustRunAgain = false
    }
    @usableFromInline final let credit = Atomic<Int>(0)
    private let state = Lock(State())

    /// Whether asking for nothing is no error, as with sequences.
    private let toleratesNone: Bool
    /// What it is called in logs, when `describe` says nothing (any more).
    private let name: StaticString

    @usableFromInline
    init(name: StaticString, toleratesNone: Bool = false) {
        self.name = name
        self.toleratesNone = toleratesNone
    }

    /// Gives it its work; call it before anyone can ask.
    @usableFromInline
    final func prepare(describe: (() -> String)? = nil, _ work: @escaping Work) {
        state.withLockUnchecked {
            $0.work = work
            $0.describe = describe
        }
    }

    @usableFromInline
    final var description: String { state.withLockUnchecked { $0.describe }?() ?? "\(name)" }

    @usableFromInline
    final var _deliversSerially: Bool { true }

    /// Spends one value's worth of credit; false if there is none left.
    @inlinable @inline(__always)
    final func next() -> Bool {
        let now = credit.load(ordering: .acquiring)
        if now == .max { return true }
        return now > 0 && credit.spendCredit()
    }

    /// What the subscriber returned with a value.
    @inlinable @inline(__always)
    final func add(_ demand: Subscribers.Demand) {
        if demand != .none { credit.grantCredit(demand) }
    }

    /// Whether it was cancelled or has ended.
    @inlinable
    final var isStopped: Bool { credit.load(ordering: .relaxed) == Self.stopped }

    /// Ends it; false if it had ended.
    @usableFromInline
    @discardableResult
    final func stop() -> Bool {
        guard credit.exchange(Self.stopped, ordering: .relaxed) != Self.stopped else { return false }
        // What goes, goes outside of the lock.
        let (work, describe) = state.withLockUnchecked { state in
            defer { (state.work, state.describe) = (nil, nil) }
            return (state.work, state.describe)
        }
        withExtendedLifetime((work, describe)) {}
        didStop()
        return true
    }

    /// Called once, by whoever stopped it, outside of all locks.
    @usableFromInline
    func didStop() {}

    @usableFromInline
    final func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0 || toleratesNone, "\(name): a subscriber must ask for at least one value")
        credit.grantCredit(demand)
        run()
    }

    @usableFromInline
    final func cancel() { stop() }

    /// Works, on this thread, unless it's at work.
    @usableFromInline
    final func run() {
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

// `Value` and `Failure` are parameters of their own, though the subscriber has them: Swift 6.3.1 crashes without them
// where it inlines these into a publisher, in release builds.
extension Pump {
    /// Delivers one value to the subscriber when it asks, then finishes.
    @inlinable @inline(__always)
    static func deliver<Value, S: Subscriber>(_ value: Value, to subscriber: S, as name: StaticString)
    where S.Input == Value {
        let pump = Pump(name: name)
        pump.prepare { pump in
            guard pump.next() else { return }
            _ = subscriber.receive(value)
            // Unless it was cancelled with the value (C9).
            if pump.stop() { subscriber.receive(completion: .finished) }
        }
        subscriber.receive(subscription: pump)
    }

    /// Delivers the elements as far as the subscriber asks, and the completion with the last of them; on subscribing
    /// if there is none.
    @inlinable @inline(__always)
    static func deliver<Elements: Sequence, Failure: Error, S: Subscriber>(
        contentsOf elements: Elements, completion: Subscribers.Completion<Failure>, to subscriber: S,
        as name: StaticString
    ) where S.Input == Elements.Element, S.Failure == Failure {
        var iterator = elements.makeIterator()
        // One ahead, to know which one is the last.
        var upcoming = iterator.next()
        if upcoming == nil {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let pump = Pump(name: name, toleratesNone: true)
        pump.prepare(describe: { "\(elements)" }) { pump in
            while pump.next() {
                guard let value = upcoming else { return }
                upcoming = iterator.next()
                let more = subscriber.receive(value)
                if upcoming == nil {
                    // Unless it was cancelled with the value (C9).
                    if pump.stop() { subscriber.receive(completion: completion) }
                    return
                }
                pump.add(more)
            }
        }
        subscriber.receive(subscription: pump)
    }
}
