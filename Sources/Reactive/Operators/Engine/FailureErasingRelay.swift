/// Passes everything on, and erases the type of a failure.
///
/// Placed in front of the subscriber of each operator that fails with `any Error`, it lets steps and folds have one
/// failure type only. As a struct around that subscriber, it costs nothing per value.
@usableFromInline
struct FailureErasingRelay<Failure: Error, Downstream: Subscriber & Subscription>: Relay
where Downstream.Failure == any Error {
    @usableFromInline let downstream: Downstream

    @inlinable @inline(__always)
    init(downstream: Downstream) { self.downstream = downstream }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) { downstream.receive(completion: completion.erased) }
}

/// As in Combine, the subscriber that upstream receives is also the operator's subscription.
extension FailureErasingRelay: Subscription {
    @usableFromInline
    func request(_ demand: Subscribers.Demand) { downstream.request(demand) }

    @usableFromInline
    func cancel() { downstream.cancel() }
}

extension FailureErasingRelay: CustomStringConvertible where Downstream: CustomStringConvertible {
    @usableFromInline
    var description: String { downstream.description }
}
