/// The engine of operators with memory and one upstream: what happens to one value.
///
/// A step knows no lock, no cancellation, no status: it reads and writes its memory, and says through the outlet what
/// becomes of the value. It must not keep access to its memory while it calls a closure, which may lead back to it.
@usableFromInline
protocol Step<Input, Output> {
    associatedtype Input
    associatedtype Output
    associatedtype Failure: Error
    associatedtype NewFailure: Error
    associatedtype Memory

    func receive<D: Subscriber>(_ input: Input, _ outlet: Outlet<D, Memory>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == NewFailure

    func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<NewFailure>
}

extension Step where Failure == NewFailure {
    @inlinable
    func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<Failure> { completion }
}

extension Step where NewFailure == any Error {
    @inlinable
    func translate(_ completion: Subscribers.Completion<Failure>) -> Subscribers.Completion<any Error> {
        completion.erased
    }
}

/// What a step can do with a value.
@usableFromInline
struct Outlet<Downstream: Subscriber, Memory> {
    @usableFromInline let downstream: Downstream
    @usableFromInline let conduit: MemoryConduit<Memory>

    @inlinable @inline(__always)
    init(downstream: Downstream, conduit: MemoryConduit<Memory>) {
        self.downstream = downstream
        self.conduit = conduit
    }

    @inlinable @inline(__always)
    var memory: Memory {
        get { conduit.memory.pointee }
        nonmutating set { conduit.memory.pointee = newValue }
    }

    @inlinable @inline(__always)
    func emit(_ value: Downstream.Input) -> Subscribers.Demand { downstream.receive(value) }

    /// Swallows the value and asks for another one in its place (C11).
    @inlinable @inline(__always)
    func skip() -> Subscribers.Demand { .max(1) }

    /// Cancels upstream, then emits a last value, if any, and finishes.
    @inlinable
    func finish(_ last: Downstream.Input) -> Subscribers.Demand {
        guard conduit.end(cancelsUpstream: true) else { return .none }
        _ = downstream.receive(last)
        downstream.receive(completion: .finished)
        return .none
    }

    @inlinable
    func finish() -> Subscribers.Demand {
        guard conduit.end(cancelsUpstream: true) else { return .none }
        downstream.receive(completion: .finished)
        return .none
    }

    /// Cancels upstream, then fails (C11).
    @inlinable
    func fail(_ error: Downstream.Failure) -> Subscribers.Demand {
        guard conduit.end(cancelsUpstream: true) else { return .none }
        downstream.receive(completion: .failure(error))
        return .none
    }
}

/// The subscriber that runs a step in a conduit.
@usableFromInline
struct Stepper<S: Step, Downstream: Subscriber>: Subscriber
where Downstream.Input == S.Output, Downstream.Failure == S.NewFailure {
    @usableFromInline typealias Input = S.Input
    @usableFromInline typealias Failure = S.Failure

    @usableFromInline let step: S
    @usableFromInline let outlet: Outlet<Downstream, S.Memory>

    @inlinable @inline(__always)
    init(_ step: S, memory: S.Memory, downstream: Downstream) {
        self.step = step
        outlet = Outlet(downstream: downstream, conduit: MemoryConduit(memory))
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(outlet.conduit) }

    @inlinable
    func receive(subscription: any Subscription) {
        if outlet.conduit.begin(subscription) { outlet.downstream.receive(subscription: outlet.conduit) }
    }

    @inlinable @inline(__always)
    func receive(_ input: S.Input) -> Subscribers.Demand {
        guard outlet.conduit.isLive else { return .none }
        return step.receive(input, outlet)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<S.Failure>) {
        guard outlet.conduit.end(cancelsUpstream: false) else { return }
        outlet.downstream.receive(completion: step.translate(completion))
    }
}
