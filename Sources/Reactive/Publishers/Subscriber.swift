/// A type that receives values from a publisher.
///
/// It receives one subscription, then at most as many values as it has requested, then at most one completion, all
/// serially.
///
/// ```swift
/// final class FirstThree: Subscriber {
///     func receive(subscription: any Subscription) { subscription.request(.max(3)) }
///     func receive(_ input: Int) -> Subscribers.Demand {
///         print(input)
///         return .none
///     }
///     func receive(completion: Subscribers.Completion<Never>) {}
/// }
///
/// (1...10).publisher.subscribe(FirstThree()) // prints 1, 2, 3
/// ```
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The type of the values.
    associatedtype Input
    /// The type of the error in a failure; `Never` for publishers that can't fail.
    associatedtype Failure: Error

    /// Receives the subscription, once, before anything else. Cancel a second subscription.
    ///
    /// - Parameter subscription: The subscription, for requests and cancellation.
    func receive(subscription: any Subscription)
    /// Receives a value.
    ///
    /// - Returns: The number of values requested in addition to earlier requests.
    func receive(_ input: Input) -> Subscribers.Demand
    /// Receives the completion. Nothing follows it.
    ///
    /// - Parameter completion: The end: finished, or a failure.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Receives an event without a value.
    ///
    /// - Returns: The number of events requested in addition to earlier requests.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of subscribers and of what they exchange with publishers.
public enum Subscribers {}
