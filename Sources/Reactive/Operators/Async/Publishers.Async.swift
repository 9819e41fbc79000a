extension AsyncSequence where Self: Sendable {
    /// A publisher of the elements that pulls each element on demand and delivers on the concurrency pool.
    ///
    /// ``Publishers/Async`` documents demand, order and cancellation.
    ///
    /// ```swift
    /// let stream = AsyncStream<Int> { continuation in
    ///     continuation.yield(1)
    ///     continuation.finish()
    /// }
    /// let sink = stream.publisher.sink { print($0) }  // 1
    /// ```
    @inlinable
    public var publisher: Publishers.Async<Self> { Publishers.Async(self) }
}

extension AsyncSequence {
    /// Makes a publisher of the elements that pulls each element on demand and delivers on an actor.
    ///
    /// Use it for a sequence that isn't `Sendable`, which never leaves the actor, or to deliver on a given actor, such
    /// as the main actor. Without an actor it doesn't compile.
    ///
    /// ```swift
    /// @MainActor
    /// func show(_ stream: AsyncStream<Int>) -> AnyCancellable {
    ///     stream.publisher(on: MainActor.shared).sink { print($0) }
    /// }
    /// ```
    ///
    /// - Parameter actor: The actor to pull and deliver on; by default the caller's.
    /// - Returns: A publisher bound to the actor. ``Publishers/Async`` documents demand, order and cancellation.
    public func publisher(on actor: isolated any Actor = #isolation) -> Publishers.Async<Self> {
        Publishers.Async(self, on: actor)
    }
}

extension Publishers {
    /// A publisher of the elements of an asynchronous sequence. Combine has no such publisher.
    ///
    /// Each subscriber gets an iterator of its own, made at its first request.
    ///
    /// - **Demand:** An element is pulled only on demand. So the end is noticed only by a subscriber that requests more
    ///   elements than there are.
    /// - **Completion:** Finishes when the sequence ends.
    /// - **Failure:** Fails with the error that the sequence throws.
    /// - **Order:** Delivers serially, in the sequence's order, after the subscription. A task exists while there is
    ///   demand; it inherits the priority and the task-local values of the request.
    ///
    /// A cancellation cancels the task, releases the subscriber at once, and releases the iterator when the current
    /// call of its `next()` has returned.
    ///
    /// **Sendability.** The sequence must be `Sendable`, unless it is bound to an actor or transferred by
    /// `init(sending:)`, which makes an actor for it. Iterators and elements needn't be: one task at a time uses an
    /// iterator, and elements go directly to the subscriber. The subscriber is called on the pool or the actor and must
    /// allow that; `receive(on:)` delivers elsewhere.
    ///
    /// ```swift
    /// let stream = AsyncStream<Int> { $0.finish() }
    /// let sink = Publishers.Async(stream).sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// ```
    public struct Async<Base: AsyncSequence>: Publisher {
        public typealias Output = Base.Element
        public typealias Failure = Base.Failure

        /// Belongs to the actor, if there is one; must not be read outside of it.
        @usableFromInline let sequence: Base
        @usableFromInline let actor: (any Actor)?

        /// Makes a publisher that delivers on the concurrency pool.
        ///
        /// - Parameter sequence: The sequence of the values.
        @inlinable
        public init(_ sequence: Base) where Base: Sendable {
            self.sequence = sequence
            actor = nil
        }

        /// Makes a publisher that pulls and delivers on an actor. The sequence doesn't leave the actor.
        ///
        /// - Parameters:
        ///   - sequence: The sequence of the values.
        ///   - actor: The actor; by default the caller's.
        public init(_ sequence: Base, on actor: isolated any Actor = #isolation) {
            self.sequence = sequence
            self.actor = actor
        }

        /// Makes a publisher that owns a sequence that isn't `Sendable`. It pulls and delivers on an actor of its own,
        /// which all its subscribers share.
        ///
        /// - Parameter sequence: The sequence of the values; must not be used elsewhere afterwards.
        public init(sending sequence: sending Base) {
            self.sequence = sequence
            actor = SequenceOwner()
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let puller = AsyncPuller(sequence, on: actor, for: subscriber)
            subscriber.receive(subscription: puller)
            puller.open()
        }
    }
}

extension Publishers.Async: Sendable where Base: Sendable {}

/// The actor of a sequence that was transferred to a publisher.
private actor SequenceOwner {}
