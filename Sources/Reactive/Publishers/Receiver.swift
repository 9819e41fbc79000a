/// A type-erased, heap-allocated subscriber.
///
/// Values don't go through this class's witness table, which would be unspecialised code, but through a `Deliver`
/// closure made where the type was known. That closure captures nothing, so releasing the receiver releases the
/// subscriber and everything downstream.
@usableFromInline
class ReceiverBase {
    /// Passes a value to the receiver, which must be of the type that the closure was made for.
    ///
    /// A plain reference, not an unmanaged one: with an unmanaged one the optimiser overlooks that the receiver is
    /// read, and removes the stores to it.
    @usableFromInline typealias Deliver<Input> = (ReceiverBase, Input) -> Subscribers.Demand

    @usableFromInline init() {}
    @usableFromInline func receive(subscription: any Subscription) { fatalError("A receiver must override this.") }
    /// Implemented only by `ClosureSink`, the only receiver that is cancelled.
    @usableFromInline func cancel() { fatalError("A receiver must override this.") }
    @usableFromInline var combineIdentifier: CombineIdentifier { fatalError("A receiver must override this.") }
    /// The subscriber's description, or its type's name.
    @usableFromInline var description: String { fatalError("A receiver must override this.") }
    @usableFromInline var mirror: Mirror { fatalError("A receiver must override this.") }
}

@usableFromInline
class ReceiverOf<Failure: Error>: ReceiverBase {
    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) {
        fatalError("A receiver must override this.")
    }
}

@usableFromInline
final class Receiver<S: Subscriber>: ReceiverOf<S.Failure> {
    @usableFromInline let subscriber: S

    /// Not inlined: where a whole chain is local to a function, the optimiser of Swift 6.3 overlooks that `deliver`
    /// reads the subscriber, and removes the store.
    @inlinable @inline(never)
    init(_ subscriber: S) { self.subscriber = subscriber }

    @usableFromInline override func receive(subscription: any Subscription) {
        subscriber.receive(subscription: subscription)
    }
    @usableFromInline override func receive(completion: Subscribers.Completion<S.Failure>) {
        subscriber.receive(completion: completion)
    }
    @usableFromInline override var combineIdentifier: CombineIdentifier { subscriber.combineIdentifier }
    @usableFromInline override var description: String {
        (subscriber as? any CustomStringConvertible)?.description ?? "\(S.self)"
    }
    @usableFromInline override var mirror: Mirror { Mirror(reflecting: subscriber) }

    @inlinable @inline(__always)
    static var deliver: Deliver<S.Input> {
        // The closure is stored only next to a receiver of this type: see `of(_:)`.
        { receiver, value in unsafeDowncast(receiver, to: Receiver<S>.self).subscriber.receive(value) }
    }

    /// Returns a subscriber's receiver and the closure that delivers values to it. A sink is its own receiver, and an
    /// erased subscriber has one already.
    ///
    /// Bit casts between types that were found equal: `as` would search for bridges and conformances at run time.
    @inlinable @inline(__always)
    static func of(_ subscriber: S) -> (ReceiverOf<S.Failure>, Deliver<S.Input>) {
        if S.self == ClosureSink<S.Input, S.Failure>.self {
            let sink = unsafeBitCast(subscriber, to: Unmanaged<ClosureSink<S.Input, S.Failure>>.self)
            return (sink.takeUnretainedValue(), ClosureSink<S.Input, S.Failure>.deliver)
        }
        if S.self == AnySubscriber<S.Input, S.Failure>.self {
            let erased = unsafeBitCast(subscriber, to: AnySubscriber<S.Input, S.Failure>.self)
            return (erased.receiver, erased.deliver)
        }
        return (Receiver(subscriber), deliver)
    }
}
