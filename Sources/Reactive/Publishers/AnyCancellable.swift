import Synchronization

/// A type-erased cancellable that cancels when it is released.
///
/// Cancellation is idempotent and safe on any thread. It runs the wrapped action once, releases it, and delivers no
/// completion. Store the value for as long as the subscription is needed:
///
/// ```swift
/// var cancellables: Set<AnyCancellable> = []
/// let subject = PassthroughSubject<Int, Never>()
/// subject.sink { print($0) }.store(in: &cancellables)
/// subject.send(1)          // prints 1
/// cancellables.removeAll() // cancels
/// subject.send(2)          // prints nothing
/// ```
public final class AnyCancellable: Cancellable, Hashable {
    /// The owned object that `perform` cancels; nil after cancellation.
    @usableFromInline let target: Atomic<UnsafeRawPointer?>
    /// Cancels the object. It knows the object's type and captures nothing.
    @usableFromInline let perform: (AnyObject) -> Void

    /// Creates a cancellable that runs a closure.
    ///
    /// - Parameter cancel: The cancellation action, called at most once, on the thread that cancels or releases this.
    @inlinable
    public convenience init(_ cancel: @escaping () -> Void) {
        // The object passed to `perform` is the one given here.
        self.init(owning: CancelClosure(cancel)) { unsafeDowncast($0, to: CancelClosure.self).closure() }
    }

    /// Creates a cancellable that cancels another one.
    ///
    /// - Parameter canceller: The cancellable to wrap; retained until cancellation.
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

    /// Cancels the wrapped activity and releases it. Later calls do nothing.
    @inlinable
    public func cancel() {
        guard let taken = target.exchange(nil, ordering: .acquiringAndReleasing) else { return }
        perform(Unmanaged<AnyObject>.fromOpaque(taken).takeRetainedValue())
    }

    /// Appends this cancellable to a collection.
    ///
    /// - Parameter collection: The collection that keeps the subscription alive.
    @inlinable
    public func store<C: RangeReplaceableCollection>(in collection: inout C) where C.Element == AnyCancellable {
        collection.append(self)
    }

    /// Inserts this cancellable into a set.
    ///
    /// - Parameter set: The set that keeps the subscription alive.
    @inlinable
    public func store(in set: inout Set<AnyCancellable>) {
        set.insert(self)
    }

    /// Returns whether both are the same object.
    public static func == (left: AnyCancellable, right: AnyCancellable) -> Bool { left === right }

    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// `@unchecked`: one atomic exchange takes the target. The wrapped action must be safe on any thread, as `Cancellable`
/// requires.
extension AnyCancellable: @unchecked Sendable {}

@usableFromInline
final class CancelClosure {
    @usableFromInline let closure: () -> Void
    @inlinable init(_ closure: @escaping () -> Void) { self.closure = closure }
}
