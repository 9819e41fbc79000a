/// A publisher that calls a closure to create a publisher for each subscriber.
///
/// ```swift
/// let now = Deferred { Just(ContinuousClock.now) }
/// let subscription = now.sink { print($0) } // the time of the subscription
/// ```
///
/// Demand, order, completion and failure are those of the created publisher. The closure runs on the subscribing
/// thread.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure

    /// The closure that creates a publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Creates a deferred publisher.
    ///
    /// - Parameter createPublisher: Called once for each subscriber, when it subscribes.
    @inlinable
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    @inlinable @inline(__always)
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
