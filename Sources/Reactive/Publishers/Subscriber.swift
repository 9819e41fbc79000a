/// Receives a publisher's values.
///
/// Gets one subscription, then values as far as it asked for them, then at most one completion, all serially.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    associatedtype Input
    associatedtype Failure: Error

    /// Comes first, once. A well-behaved subscriber cancels a second one.
    func receive(subscription: any Subscription)
    /// Returns how many more values it wants, in addition to what it asked for before (C1).
    func receive(_ input: Input) -> Subscribers.Demand
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event that carries no value.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscribers' types.
public enum Subscribers {}
