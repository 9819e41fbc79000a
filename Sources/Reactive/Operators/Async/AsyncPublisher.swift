extension Publisher where Failure == Never {
    /// The values as an asynchronous sequence, which ends when the publisher does.
    ///
    /// Asks for one value per call of `next()`, as Combine's does: what a subject sends between two calls is lost.
    /// `values(buffering:)` can be told to keep it. See `AsyncPublisher` for what subscribes, cancels and ends it.
    @inlinable
    public var values: AsyncPublisher<Self> { AsyncPublisher(self) }

    /// The values as an asynchronous sequence that keeps those which come while nobody waits for them.
    ///
    ///     for await message in messages.values(buffering: .unbounded) { … }  // loses nothing
    ///
    /// What each way of buffering asks for and loses: see `AsyncBuffering`.
    @inlinable
    public func values(buffering: AsyncBuffering) -> AsyncPublisher<Self> { AsyncPublisher(self, buffering: buffering) }
}

/// A publisher's values as an asynchronous sequence; see `Publisher.values`.
///
/// `makeAsyncIterator()` subscribes: each iterator has a subscription of its own, copies of one share it. It is
/// cancelled when a task is cancelled that is in `next()` or calls it, which ends all copies, and when the last copy
/// is released, so that leaving a loop early is enough. Kept values are dropped then.
///
/// `next()` may be called at once on several copies: each call gets a value of its own, in the order of the calls, and
/// all get nil at the end. A value that isn't `Sendable` must not be used any more by who sent it.
public struct AsyncPublisher<P: Publisher>: AsyncSequence where P.Failure == Never {
    public typealias Element = P.Output
    public typealias Failure = Never
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
        let inbox = ValueInbox<P.Output, Never>(buffering, LiveMark("values", of: P.self))
        publisher.subscribe(inbox)
        return Iterator(owner: ValueInboxOwner(inbox))
    }

    public struct Iterator: AsyncIteratorProtocol {
        public typealias Element = P.Output
        public typealias Failure = Never

        @usableFromInline let owner: ValueInboxOwner<P.Output, Never>

        @inlinable
        init(owner: ValueInboxOwner<P.Output, Never>) { self.owner = owner }

        /// The next value, or nil at the end or when the task is cancelled.
        public mutating func next() async -> P.Output? { await next(isolation: nil) }

        /// The next value, or nil at the end or when the task is cancelled.
        public mutating func next(isolation actor: isolated (any Actor)?) async -> P.Output? {
            if case .value(let value) = await owner.inbox.next(isolation: actor) { value } else { nil }
        }
    }
}

extension AsyncPublisher: Sendable where P: Sendable {}
extension AsyncPublisher.Iterator: Sendable where P.Output: Sendable {}
