/// A publisher that fails on subscribing.
///
/// ```swift
/// struct Offline: Error {}
/// let failing = Fail<Int, Offline>(error: Offline())
/// ```
///
/// The failure doesn't depend on demand and arrives on the subscribing thread.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error to deliver.
    public let error: Failure

    /// Creates a failing publisher.
    ///
    /// - Parameter error: The error to deliver.
    public init(error: Failure) { self.error = error }

    /// Creates a failing publisher of an explicit output type.
    ///
    /// - Parameters:
    ///   - outputType: The type of the values that are never delivered.
    ///   - failure: The error to deliver.
    public init(outputType: Output.Type, failure: Failure) { error = failure }

    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
