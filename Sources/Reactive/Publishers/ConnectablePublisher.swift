/// A publisher that subscribes to its upstream only when told to, so that several subscribers can be ready first.
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts delivery. Cancelling the result stops it.
    func connect() -> any Cancellable
}
