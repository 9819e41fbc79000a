import Synchronization

/// The engine of publishers whose values are ready and delivered on demand: `Just`, sequences, `Record`, `Future`.
///
/// The source is the subscription. Its `work` closure holds the values and the subscriber. The thread that requests
/// delivers, unless another call is delivering, further up the stack or on another thread: then that one continues.
/// Cancellation and the end release the closure; one that is running is released when it returns.
///
///     outstandingDemand ≥ 0        values requested and not delivered; .max = unlimited
///     outstandingDemand = stopped  cancelled or completed
@usableFromInline
class DemandDrivenSource: Subscription, CustomStringConvertible {
    /// Delivers values while `consumeDemand()` returns true. Called again after a later request.
    @usableFromInline typealias Work = (DemandDrivenSource) -> Void
    @usableFromInline static var stopped: Int { -1 }

    private struct State {
        var work: Work?
        var describe: (() -> String)?
        var isRunning = false
        /// Set by a request during a run.
        var mustRunAgain = false
    }
    @usableFromInline final let outstandingDemand = Atomic<Int>(0)
    private let state = Lock(State())

    /// Whether a request for no values is allowed, as for sequences.
    private let toleratesNone: Bool
    /// The description without a `describe` closure, or after the end.
    private let name: StaticString

    @usableFromInline
    init(name: StaticString, toleratesNone: Bool = false) {
        self.name = name
        self.toleratesNone = toleratesNone
    }

    /// Sets the work. Must be called before the subscriber receives this.
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

    /// Subtracts one value from the demand; returns false if none is left.
    @inlinable @inline(__always)
    final func consumeDemand() -> Bool {
        let now = outstandingDemand.load(ordering: .acquiring)
        if now == .max { return true }
        return now > 0 && outstandingDemand.consumeDemand()
    }

    /// Adds the demand that the subscriber returned with a value.
    @inlinable @inline(__always)
    final func addDemand(_ demand: Subscribers.Demand) {
        if demand != .none { outstandingDemand.addDemand(demand) }
    }

    /// Whether the subscription was cancelled or has completed.
    @inlinable
    final var isStopped: Bool { outstandingDemand.load(ordering: .relaxed) == Self.stopped }

    /// Ends the subscription; returns false if it had ended.
    @usableFromInline
    @discardableResult
    final func stop() -> Bool {
        guard outstandingDemand.exchange(Self.stopped, ordering: .relaxed) != Self.stopped else { return false }
        // Release the closures outside the lock: deinitializers may run any code.
        let (work, describe) = state.withLockUnchecked { state in
            defer { (state.work, state.describe) = (nil, nil) }
            return (state.work, state.describe)
        }
        withExtendedLifetime((work, describe)) {}
        didStop()
        return true
    }

    /// Called once, on the thread that stopped the source, outside all locks.
    @usableFromInline
    func didStop() {}

    @usableFromInline
    final func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0 || toleratesNone, "\(name): request(.none) isn't allowed; request at least one value")
        outstandingDemand.addDemand(demand)
        run()
    }

    @usableFromInline
    final func cancel() { stop() }

    /// Runs the work on this thread. If it is running, that run repeats it.
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

// `Value` and `Failure` are generic parameters, though the subscriber has them: without them Swift 6.3.1 crashes when
// it inlines these functions into a publisher in release builds.
extension DemandDrivenSource {
    /// Delivers one value on the first request, then finishes.
    @inlinable @inline(__always)
    static func deliver<Value, S: Subscriber>(_ value: Value, to subscriber: S, as name: StaticString)
    where S.Input == Value {
        let source = DemandDrivenSource(name: name)
        source.prepare { source in
            guard source.consumeDemand() else { return }
            _ = subscriber.receive(value)
            // False if the subscriber cancelled with the value.
            if source.stop() { subscriber.receive(completion: .finished) }
        }
        subscriber.receive(subscription: source)
    }

    /// Delivers the elements on demand, and the completion with the last one; on subscribing if there are none.
    @inlinable @inline(__always)
    static func deliver<Elements: Sequence, Failure: Error, S: Subscriber>(
        contentsOf elements: Elements, completion: Subscribers.Completion<Failure>, to subscriber: S,
        as name: StaticString
    ) where S.Input == Elements.Element, S.Failure == Failure {
        var iterator = elements.makeIterator()
        // One element ahead, to recognise the last one.
        var upcoming = iterator.next()
        if upcoming == nil {
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let source = DemandDrivenSource(name: name, toleratesNone: true)
        source.prepare(describe: { "\(elements)" }) { source in
            while source.consumeDemand() {
                guard let value = upcoming else { return }
                upcoming = iterator.next()
                let more = subscriber.receive(value)
                if upcoming == nil {
                    // False if the subscriber cancelled with the value.
                    if source.stop() { subscriber.receive(completion: completion) }
                    return
                }
                source.addDemand(more)
            }
        }
        subscriber.receive(subscription: source)
    }
}
