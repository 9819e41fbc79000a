extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence that ends when the publisher finishes.
    ///
    /// It requests one value per call of `next()`, as Combine's does. Values that a subject sends between two calls are
    /// lost; `values(buffering:)` can buffer them. ``AsyncPublisher`` documents subscribing, cancelling and the end.
    ///
    /// ```swift
    /// func show(_ numbers: some Publisher<Int, Never>) async {
    ///     for await number in numbers.values { print(number) }
    /// }
    /// ```
    @inlinable
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }

    /// The values as an asynchronous sequence that can buffer values that no call of `next()` waits for.
    ///
    /// Combine has no such method. ``AsyncPublisher`` documents subscribing, cancelling and the end.
    ///
    /// ```swift
    /// func show(_ messages: PassthroughSubject<String, Never>) async {
    ///     for await message in messages.values(buffering: .unbounded) { print(message) }  // loses none
    /// }
    /// ```
    ///
    /// - Parameter buffering: The demand, and the values that are buffered. See ``AsyncBuffering``.
    /// - Returns: An asynchronous sequence of the values.
    @inlinable
    public func values(buffering: AsyncBuffering) -> AsyncPublisher<Self> { AsyncPublisher(self, buffering: buffering) }
}

/// A publisher's values as an asynchronous sequence. Returned by `Publisher.values`.
///
/// `makeAsyncIterator()` subscribes: each iterator has a subscription of its own, which its copies share. The
/// subscription is cancelled when a task that calls `next()` is cancelled, which ends all copies. It is also cancelled
/// when the last copy is released, for instance when a loop is left early. Buffered values are dropped then.
///
/// `next()` may be called on several copies at the same time. Each call gets a value of its own, in the order of the
/// calls, and all calls get nil at the end. The sender of a value that isn't `Sendable` must not use it afterwards.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never
    public typealias AsyncIterator = Iterator

    @usableFromInline let publisher: P
    @usableFromInline let buffering: AsyncBuffering

    /// Makes a sequence that requests one value per call of `next()`.
    ///
    /// - Parameter publisher: The publisher that an iterator subscribes to.
    @inlinable
    public init(_ publisher: P) { self.init(publisher, buffering: .onDemand) }

    @inlinable
    init(_ publisher: P, buffering: AsyncBuffering) {
        self.publisher = publisher
        self.buffering = buffering
    }

    /// Subscribes to the publisher.
    ///
    /// - Returns: An iterator with a subscription of its own.
    @inlinable
    public func makeAsyncIterator() -> Iterator { Iterator(owner: ValueInboxOwner(publisher, buffering)) }

    /// An iterator over a publisher's values. Copies share its subscription.
    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        public typealias Failure = Never

        @usableFromInline let owner: ValueInboxOwner<P.Output, Never>

        @inlinable
        init(owner: ValueInboxOwner<P.Output, Never>) { self.owner = owner }

        /// Waits for the next value.
        ///
        /// - Returns: The next value; nil after the end, or when the task is cancelled.
        public mutating func next() async -> P.Output? { await next(isolation: nil) }

        /// Waits for the next value on an actor.
        ///
        /// - Parameter actor: The actor that the call runs on; nil for none.
        /// - Returns: The next value; nil after the end, or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            if case .value(let value) = await owner.inbox.next(isolation: actor) { value } else { nil }
        }
    }
}

extension AsyncPublisher: Sendable where P: Sendable {}
extension AsyncPublisher.Iterator: Sendable where P.Output: Sendable {}
