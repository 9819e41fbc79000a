import Synchronization

/// Cancels what it holds when told to, or else when it is released.
///
/// Cancelling is idempotent, and may happen on any thread and on several at once: what it holds is cancelled exactly
/// once, and let go. It emits no completion (C9).
public final class AnyCancellable: Cancellable, Hashable {
    /// What to call; nil once it was called. An owned `Target`.
    @usableFromInline let target: Atomic<UnsafeRawPointer?>
    /// Takes the object out of the target and cancels it; knows its type and holds nothing.
    @usableFromInline let perform: (AnyObject) -> Void

    /// Cancels by calling the closure.
    @inlinable
    public convenience init(_ cancel: @escaping () -> Void) {
        self.init(owning: CancelClosure(cancel)) { unsafeDowncast($0, to: CancelClosure.self).closure() }
    }

    /// Wraps another cancellable.
    @inlinable
    public convenience init<C: Cancellable>(_ canceller: C) {
        self.init { canceller.cancel() }
    }

    @inlinable
    init(owning object: AnyObject, perform: @escaping (AnyObject) -> Void) {
        target = Atomic(UnsafeRawPointer(Unmanaged.passRetained(object).toOpaque()))
        self.perform = perform
    }

    @inlinable
    deinit { cancel() }

    @inlinable
    public func cancel() {
        guard let taken = target.exchange(nil, ordering: .acquiringAndReleasing) else { return }
        perform(Unmanaged<AnyObject>.fromOpaque(taken).takeRetainedValue())
    }

    /// Keeps this in a collection.
    @inlinable
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Keeps this in a set.
    @inlinable
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `@unchecked`: the target is taken by one atomic exchange. What it cancels takes care of itself, as every
/// `Cancellable` must.
extension AnyCancellable: @unchecked Sendable {}

@usableFromInline
final class CancelClosure {
    @usableFromInline let closure: () -> Void
    @inlinable init(_ closure: @escaping () -> Void) { self.closure = closure }
}
