/// What an operator with one upstream does with one value, where it has memory or may end by itself.
///
/// A step has no lock, no cancellation and no status. It reads and writes its memory, and passes values on, fails or
/// finishes through its subscriber. It must not hold access to its memory while it calls a closure, because that
/// closure may send a value into the same subscription.
///
/// A step has a single failure type. A `try` operator whose upstream fails with another type puts a
/// `FailureErasingRelay` in front of the subscriber.
///
/// A step declares `Output` and `Failure` as type aliases. If they were generic parameters of these names, the compiler
/// would have to infer them from `receive`, whose type `StepSubscriber<Self, D>` depends on them. Whether Swift 6.3
/// resolves that circle depends on the order of the files.
@usableFromInline
protocol OperatorStep<Input, Output> {
    associatedtype Input
    associatedtype Output
    associatedtype Failure: Error
    associatedtype Memory

    /// The operator's response to an upstream that violates the protocol of publishers.
    static var policy: ViolationPolicy { get }
    /// The operator's name in `Publishers`. The default is the policy's name; steps that several operators share store
    /// it.
    var name: StaticString { get }

    /// Called when upstream's subscription is there, before downstream receives it.
    func connected<D: Subscriber>(_ outlet: StepSubscriber<Self, D>) where D.Input == Output, D.Failure == Failure

    /// Handles one value, and returns the additional demand.
    func receive<D: Subscriber>(_ input: Input, _ outlet: StepSubscriber<Self, D>) -> Subscribers.Demand
    where D.Input == Output, D.Failure == Failure
}

extension OperatorStep {
    @inlinable
    var name: StaticString { Self.policy.name }

    @inlinable @inline(__always)
    func connected<D: Subscriber>(_ outlet: StepSubscriber<Self, D>) where D.Input == Output, D.Failure == Failure {}
}
