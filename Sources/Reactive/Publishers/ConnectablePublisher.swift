/// A publisher that subscribes to its upstream only when it is connected.
///
/// Several subscribers can therefore subscribe before the first value. `autoconnect()` connects with the first
/// subscriber.
///
/// ```swift
/// let numbers = [1, 2, 3].publisher.makeConnectable()
/// let first = numbers.sink { print("first", $0) }
/// let second = numbers.sink { print("second", $0) }
/// let connection = numbers.connect()
/// ```
public protocol ConnectablePublisher<Output, Failure>: Publisher {
    /// Starts delivery.
    ///
    /// - Returns: The connection; cancelling it stops delivery.
    func connect() -> any Cancellable
}
