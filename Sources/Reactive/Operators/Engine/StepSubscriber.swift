import Synchronization

/// Runs a step: the subscriber of upstream, and the subscription that downstream holds.
@usableFromInline
final class StepSubscriber<Step: OperatorStep, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Input == Step.Output, Downstream.Failure == Step.Failure {
    @usableFromInline typealias Input = Step.Input
    @usableFromInline typealias Failure = Step.Failure

    @usableFromInline let step: Step
    @usableFromInline let downstream: Downstream
    /// Not locked, because deliveries are serial. A closure of the step may lead back here, which the dynamic check of
    /// exclusive access would forbid.
    @exclusivity(unchecked) @usableFromInline var memory: Step.Memory

    @inlinable @inline(__always)
    init(_ step: Step, memory: Step.Memory, downstream: Downstream) {
        self.step = step
        self.memory = memory
        self.downstream = downstream
    }

    @inlinable
    func receive(subscription: any Subscription) {
        guard begin(subscription) else { return }
        step.connected(self)
        downstream.receive(subscription: self)
    }

    @inlinable @inline(__always)
    func receive(_ input: Step.Input) -> Subscribers.Demand {
        guard admits(Step.policy.earlyValue, Step.policy.lateValue) else { return .none }
        return step.receive(input, self)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Step.Failure>) {
        let policy = Step.policy
        if !end(cancelsUpstream: false) {
            guard admits(policy.earlyCompletion, policy.lateCompletion) else { return }
            // After an early completion, this subscription is waiting, or live if it has begun by itself.
            if policy.lateCompletion != .pass, !end(cancelsUpstream: false) { endEarly() }
        }
        downstream.receive(completion: completion)
    }

    /// Returns whether an event that upstream sends now is handled.
    @inlinable @inline(__always)
    func admits(_ early: ViolationPolicy.Response, _ late: ViolationPolicy.Response) -> Bool {
        let status = status.load(ordering: .relaxed)
        if status == Self.live { return true }
        switch status == Self.waiting ? early : late {
        case .pass: return true
        case .ignore: return false
        case .trap: ViolationPolicy.violated(step.name)
        case .begin:
            receive(subscription: DeferredSubscription())
            return isLive
        }
    }

    @inlinable
    override func request(_ demand: Subscribers.Demand) {
        if Step.policy.earlyRequest == .trap, status.load(ordering: .relaxed) == Self.waiting {
            ViolationPolicy.violated(step.name)
        }
        if Step.policy.trapsOnNone {
            precondition(demand > 0, "\(step.name): a subscriber must ask for at least one value")
        }
        requestUpstream(demand)
    }

    @inlinable
    override func cancel() {
        if Step.policy.countsEarlyCancel, status.load(ordering: .relaxed) == Self.waiting { endEarly() }
        super.cancel()
    }

    @usableFromInline
    override var description: String { "\(step.name)" }

    // MARK: - A step's ways to handle a value

    /// Delivers a value, and returns the demand that downstream adds.
    @inlinable @inline(__always)
    func emit(_ value: Downstream.Input) -> Subscribers.Demand { downstream.receive(value) }

    /// Drops the value, and requests another one in its place.
    @inlinable @inline(__always)
    func skip() -> Subscribers.Demand { .max(1) }

    /// Cancels upstream, delivers a last value, and finishes unless downstream cancels on receiving that value.
    @inlinable
    func finish(_ last: Downstream.Input) -> Subscribers.Demand {
        guard beginLast() else { return .none }
        let more = downstream.receive(last)
        if endLast() { downstream.receive(completion: .finished) }
        return more
    }

    /// Cancels upstream, then finishes.
    @inlinable
    func finish() -> Subscribers.Demand {
        guard end(cancelsUpstream: true) else { return .none }
        downstream.receive(completion: .finished)
        return .none
    }

    /// Cancels upstream, then fails.
    @inlinable
    func fail(_ error: Downstream.Failure) -> Subscribers.Demand {
        guard end(cancelsUpstream: true) || failsOutside() else { return .none }
        downstream.receive(completion: .failure(error))
        return .none
    }

    /// Returns true if an error thrown for a value outside of a subscription is delivered as a failure.
    @usableFromInline
    func failsOutside() -> Bool {
        if Step.policy.failsAgain { return true }
        return Step.policy.earlyValue == .pass && endEarly()
    }
}
