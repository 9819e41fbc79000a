extension Publisher {
    /// The values as an asynchronous sequence, which ends or throws when the publisher does.
    ///
    /// Asks for one value per call of `next()`, as Combine's does: what a subject sends between two calls is lost.
    /// `values(buffering:)` can be told to keep it. See `AsyncThrowingPublisher` for what subscribes, cancels and ends
    /// it.
    @inlinable
    public var values: AsyncThrowingPublisher<Self> { AsyncThrowingPublisher(self) }

    /// The values as an asynchronous sequence that keeps those which come while nobody waits for them.
    ///
    ///     for try await message in messages.values(buffering: .bufferingNewest(10)) { … }
    ///
    /// What each way of buffering asks for and loses: see `AsyncBuffering`.
    @inlinable
    public func values(buffering: AsyncBuffering) -> AsyncThrowingPublisher<Self> {
        AsyncThrowingPublisher(self, buffering: buffering)
    }
}

/// The values of a publisher that may fail as an asynchronous sequence; see `Publisher.values`.
///
/// As `AsyncPublisher`, and: a failure is thrown once, by the first call of `next()` that waits for it or comes after
/// it, when all values that were kept are out; all other calls get nil. A loop throws `any Error`, as with Combine's;
/// the iterator's own methods throw the publisher's type of failure.
public struct AsyncThrowingPublisher<P: Publisher>: AsyncSequence {
    public typealias Element = P.Output
    // Not P.Failure: a `rethrows` function over such a sequence crashes the compiler (Swift 6.3) inside of a do-catch.
    public typealias Failure = any Error
    public typealias AsyncIterator = Iterator

    @usableFromInline let publisher: P
    @usableFromInline let buffering: AsyncBuffering

    /// The values of a publisher, asked for one per call of `next()`.
    @inlinable
    public init(_ publisher: P) { self.init(publisher, buffering: .onDemand) }

    @inlinable
    init(_ publisher: P, buffering: AsyncBuffering) {
        self.publisher = publisher
        self.buffering = buffering
    }

    /// Subscribes to the publisher.
    @inlinable
    public func makeAsyncIterator() -> Iterator {
        let inbox = ValueInbox<P.Output, P.Failure>(buffering, LiveMark("values", of: P.self))
        publisher.subscribe(inbox)
        return Iterator(owner: ValueInboxOwner(inbox))
    }

    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        public typealias Failure = any Error

        @usableFromInline let owner: ValueInboxOwner<P.Output, P.Failure>

        @inlinable
        init(owner: ValueInboxOwner<P.Output, P.Failure>) { self.owner = owner }

        /// The next value, or nil at the end or when the task is cancelled; throws when the publisher fails.
        public mutating func next() async throws(P.Failure) -> P.Output? { try await next(isolation: nil) }

        /// The next value, or nil at the end or when the task is cancelled; throws when the publisher fails.
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
