/// A subscriber on the heap, whose type whoever holds it needn't know.
///
/// Values don't go through this class's table, which would be unspecialised code, but through a `Deliver` closure
/// made where the type was known. That closure captures nothing, so that letting go of the receiver is all it takes
/// to let go of the subscriber and of everything downstream.
@usableFromInline
class ReceiverBase {
    /// Hands a value to the receiver, which must be of the type the closure was made for.
    /// A plain reference, not an unmanaged one: through that the optimiser doesn't see that the receiver is read, and leaves
    /// out the stores to it.
    @usableFromInline typealias Deliver<Input> = (ReceiverBase, Input) -> Subscribers.Demand

    @usableFromInline init() {}
    @usableFromInline func receive(subscription: any Subscription) { fatalError("abstract") }
    /// Of a sink only.
    @usableFromInline func cancel() { fatalError("abstract") }
    @usableFromInline var combineIdentifier: CombineIdentifier { fatalError("abstract") }
    /// What the subscriber says of itself, or its type.
    @usableFromInline var description: String { fatalError("abstract") }
    @usableFromInline var mirror: Mirror { fatalError("abstract") }
}

@usableFromInline
class ReceiverOf<Failure: Error>: ReceiverBase {
    @usableFromInline func receive(completion: Subscribers.Completion<Failure>) { fatalError("abstract") }
}

@usableFromInline
final class Receiver<S: Subscriber>: ReceiverOf<S.Failure> {
    @usableFromInline let subscriber: S

    /// Not to be inlined: where a whole chain is local to a function, 6.3's optimiser overlooks that `deliver` reads the
    /// subscriber, and leaves out the store.
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
        { receiver, value in unsafeDowncast(receiver, to: Receiver<S>.self).subscriber.receive(value) }
    }

    /// The receiver of a subscriber, and how values get to it. A sink is its own, and an erased subscriber has one.
    /// Bit casts, because the runtime looks for bridges and conformances even where the types are the same.
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
