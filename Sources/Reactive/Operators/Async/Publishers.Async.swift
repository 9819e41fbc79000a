extension AsyncSequence where Self: Sendable {
    /// Delivers the elements, each pulled when it is asked for, from the concurrency pool; see `Publishers.Async`.
    @inlinable
    public var publisher: Publishers.Async<Self> { Publishers.Async(self) }
}

extension AsyncSequence {
    /// Delivers the elements, each pulled when it is asked for, on an actor: the caller's, if nothing else is said.
    ///
    /// This is the way for a sequence that isn't `Sendable`, since it never leaves the actor; outside of one it doesn't
    /// compile. Also the way to have any sequence's elements delivered on, say, the main actor.
    public func publisher(on actor: isolated any Actor = #isolation) -> Publishers.Async<Self> {
        Publishers.Async(self, on: actor)
    }
}

extension Publishers {
    /// Delivers the elements of an asynchronous sequence, then finishes, or fails with what the sequence throws.
    ///
    /// Each subscriber gets an iterator of its own, made when it first asks. An element is pulled when it has been
    /// asked for and not before, so the end is noticed only by a subscriber that asks for more than there is. Elements
    /// come serially and in order, none before the subscriber has its subscription in hands. While the sequence is
    /// asked a task exists, with the priority and task-local values of whoever asked; cancelling the subscription
    /// cancels the task, lets go of the subscriber at once, and of the iterator as soon as it returns.
    ///
    /// **What must be Sendable.** The sequence, unless it is bound to an actor, where everything happens then, or is
    /// given away for good (`init(sending:)`), in which case an actor is made for it. The iterator need not be: it is
    /// used by one task at a time. Elements need not be either, as they go straight from the iterator to the
    /// subscriber. The subscriber is called from the pool or the actor, as by every publisher
    /// that delivers in the background, and must be made for that; `receive(on:)` brings the elements elsewhere.
    public struct Async<Base: AsyncSequence>: Publisher {
        public typealias Output = Base.Element
        public typealias Failure = Base.Failure

        /// Not for others to read: it belongs to the actor, if there is one.
        @usableFromInline let sequence: Base
        @usableFromInline let actor: (any Actor)?

        /// Delivers from the concurrency pool.
        @inlinable
        public init(_ sequence: Base) where Base: Sendable {
            self.sequence = sequence
            actor = nil
        }

        /// Pulls and delivers on an actor, which the sequence doesn't leave.
        public init(_ sequence: Base, on actor: isolated any Actor = #isolation) {
            self.sequence = sequence
            self.actor = actor
        }

        /// Takes a sequence that isn't `Sendable` and that nobody else has. Pulls and delivers on an actor of its own, so
        /// that several subscribers get their elements in turns.
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

/// Has a sequence to itself.
private actor SequenceOwner {}
