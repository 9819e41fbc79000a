/// Runs a fold: the subscriber of upstream, and the subscription that downstream holds.
///
/// It requests unlimited values from upstream at once, and delivers the result when downstream has requested it. A
/// result that is known early is delivered after upstream is cancelled. `finished` waits for a request too, also
/// without a result; a failure doesn't wait. Everything outside of upstream's subscription is ignored, a cancellation
/// before it included: downstream can't hold this subscription yet.
///
///     outcome: pending → requested | ready → delivering → over;   ready, delivering ⇒ status = over
@usableFromInline
final class FoldSubscriber<F: Fold, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Input == F.Output, Downstream.Failure == F.Failure {
    @usableFromInline typealias Input = F.Input
    @usableFromInline typealias Failure = F.Failure

    @usableFromInline let fold: F
    @usableFromInline let downstream: Downstream
    /// Allocated by hand, because a closure of the fold may lead back here, which the dynamic check of exclusive access
    /// would forbid. Not locked, because deliveries are serial.
    @usableFromInline let memory: ValueMemory<F.Memory>
    private let outcome = Lock(Outcome.pending)

    private enum Outcome {
        case pending
        case requested
        /// The result waits for a request; nil if only the completion does.
        case ready(F.Output?)
        case delivering
        case over
    }

    @inlinable @inline(__always)
    init(_ fold: F, memory: F.Memory, downstream: Downstream) {
        self.fold = fold
        self.downstream = downstream
        self.memory = ValueMemory(memory)
        super.init()
    }

    @usableFromInline
    deinit { memory.destroy() }

    @inlinable
    func receive(subscription: any Subscription) {
        guard begin(subscription) else { return }
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
    }

    @inlinable @inline(__always)
    func receive(_ input: F.Input) -> Subscribers.Demand {
        guard isLive else { return .none }
        do throws(F.Failure) {
            if try fold.receive(input, memory.pointer) == .complete, end(cancelsUpstream: true) { emit() }
        } catch {
            if end(cancelsUpstream: true) { downstream.receive(completion: .failure(error)) }
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<F.Failure>) {
        guard end(cancelsUpstream: false) else { return }
        switch completion {
        case .finished: emit()
        case .failure: downstream.receive(completion: completion)
        }
    }

    @usableFromInline
    func emit() {
        let result = fold.result(memory.pointer)
        let isNow = outcome.withLockUnchecked { outcome in
            switch outcome {
            case .pending: outcome = .ready(result)
            case .requested:
                outcome = .delivering
                return true
            case .ready, .delivering, .over: break
            }
            return false
        }
        if isNow { deliver(result) }
    }

    private func deliver(_ result: F.Output?) {
        if let result { _ = downstream.receive(result) }
        // Cancelling meanwhile has set the outcome to `over`.
        let isFinished = outcome.withLockUnchecked { outcome in
            defer { outcome = .over }
            return if case .delivering = outcome { true } else { false }
        }
        if isFinished { downstream.receive(completion: .finished) }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        let result = outcome.withLockUnchecked { outcome -> F.Output?? in
            switch outcome {
            case .pending: outcome = .requested
            case .ready(let result):
                outcome = .delivering
                return .some(result)
            case .requested, .delivering, .over: break
            }
            return .none
        }
        if let result { deliver(result) }
    }

    @usableFromInline
    override func cancel() {
        if status.load(ordering: .relaxed) == Self.waiting { return }
        let dropped = outcome.withLockUnchecked { outcome in
            defer { outcome = .over }
            return outcome
        }
        _ = consume dropped
        super.cancel()
    }
}
