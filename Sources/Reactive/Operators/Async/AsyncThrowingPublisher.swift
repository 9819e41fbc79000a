extension Publisher {
    /// The values as an asynchronous sequence that ends when the publisher finishes and throws when it fails.
    ///
    /// It requests one value per call of `next()`, as Combine's does. Values that a subject sends between two calls are
    /// lost; `values(buffering:)` can buffer them. ``AsyncThrowingPublisher`` documents the failure.
    ///
    /// ```swift
    /// func show(_ numbers: some Publisher<Int, any Error>) async throws {
    ///     for try await number in numbers.values { print(number) }
    /// }
    /// ```
    @inlinable
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }

    /// The values as an asynchronous sequence that can buffer values that no call of `next()` waits for.
    ///
    /// Combine has no such method. ``AsyncThrowingPublisher`` documents the failure.
    ///
    /// ```swift
    /// func show(_ messages: PassthroughSubject<String, any Error>) async throws {
    ///     for try await message in messages.values(buffering: .bufferingNewest(10)) { print(message) }
    /// }
    /// ```
    ///
    /// - Parameter buffering: The demand, and the values that are buffered. See ``AsyncBuffering``.
    /// - Returns: An asynchronous sequence of the values.
    @inlinable
    public func values(buffering: AsyncBuffering) -> AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self, buffering: buffering)
    }
}

/// The values of a publisher that can fail, as an asynchronous sequence. Returned by `Publisher.values`.
///
/// Subscribing, cancelling and the order of calls are those of ``AsyncPublisher``. A failure is thrown once: by the
/// first call of `next()` that waits for it, or by the first call after the buffered values. All other calls get nil.
/// As with Combine's sequence, a loop throws `any Error`; the iterator's methods throw the publisher's failure type.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    // P.Failure would crash the compiler (Swift 6.3) for a `rethrows` function over this sequence inside a do-catch.
    public typealias Failure = any Error
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
        public typealias Failure = any Error

        @usableFromInline let owner: ValueInboxOwner<P.Output, P.Failure>

        @inlinable
        init(owner: ValueInboxOwner<P.Output, P.Failure>) { self.owner = owner }

        /// Waits for the next value.
        ///
        /// - Returns: The next value; nil after the end, or when the task is cancelled.
        /// - Throws: The publisher's failure, once.
        public mutating func next() async throws(P.Failure) -> P.Output? { try await next(isolation: nil) }

        /// Waits for the next value on an actor.
        ///
        /// - Parameter actor: The actor that the call runs on; nil for none.
        /// - Returns: The next value; nil after the end, or when the task is cancelled.
        /// - Throws: The publisher's failure, once.
        public mutating func next(isolation actor: isolated (any Actor)?) async throws(P.Failure) -> P.Output? {
            switch await owner.inbox.next(isolation: actor) {
            case .value(let value): return value
            case .failure(let error): throw error
            case .end: return nil
            }
        }
    }
}

extension AsyncThrowingPublisher: Sendable where P: Sendable {}
extension AsyncThrowingPublisher.Iterator: Sendable where P.Output: Sendable {}
