/// A publisher that delivers no values. It finishes on subscribing, or never.
///
/// ```swift
/// let done = Empty<Int, Never>()
/// let silent = Empty<Int, Never>(completeImmediately: false)
/// ```
///
/// The completion doesn't depend on demand and arrives on the subscribing thread.
public struct Empty<Output, Failure: Error>: Publisher, Equatable, Sendable {
    /// Whether the publisher finishes on subscribing; otherwise it never does.
    public let completeImmediately: Bool

    /// Creates an empty publisher.
    ///
    /// - Parameter completeImmediately: Whether to finish on subscribing; true by default.
    public init(completeImmediately: Bool = true) { self.completeImmediately = completeImmediately }

    /// Creates an empty publisher of explicit types.
    ///
    /// - Parameters:
    ///   - completeImmediately: Whether to finish on subscribing; true by default.
    ///   - outputType: The type of the values.
    ///   - failureType: The type of the failure.
    public init(completeImmediately: Bool = true, outputType: Output.Type, failureType: Failure.Type) {
        self.completeImmediately = completeImmediately
    }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        if completeImmediately { subscriber.receive(completion: .finished) }
    }
}
