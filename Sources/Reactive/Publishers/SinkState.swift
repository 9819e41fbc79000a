import Synchronization

/// A sink's closures; nil once released. A structure, because a closure that passes through a generic function by
/// itself is wrapped.
@usableFromInline
struct SinkClosures<Input, Failure: Error> {
    @usableFromInline var onValue: ((Input) -> Void)?
    @usableFromInline var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
}

/// A sink's closure for values, for calls without a copy. Noncopyable, so that a call doesn't retain the closure.
@usableFromInline
struct DirectCall<Input>: ~Copyable {
    @usableFromInline let call: ((Input) -> Void)?

    @usableFromInline
    init(_ call: ((Input) -> Void)?) { self.call = call }

    @inlinable var exists: Bool { @inline(__always) borrowing get { call != nil } }

    /// Not with `if let`, which would copy the closure.
    @inlinable @inline(__always)
    borrowing func deliver(_ value: Input) { call?(value) }
}

/// The values of a sink's state word; see `ClosureSink`.
enum SinkState {
    static var waiting: UInt { 0 }
    static var connecting: UInt { 1 }
    static var guarded: UInt { 2 }
    static var direct: UInt { 3 }
    static var over: UInt { 4 }

    /// The hub's subscription, if the state is its address.
    static func hubSubscription(_ state: UInt) -> Unmanaged<HubSubscription>? {
        state > over ? .fromOpaque(UnsafeRawPointer(bitPattern: state).unsafelyUnwrapped) : nil
    }

    /// Whether the thread that ends a sink in this state owns its `subscription`.
    static func owns(_ state: UInt) -> Bool { state == guarded || state == direct }
}

extension Atomic<UInt> {
    /// Replaces the old value by the new one; returns false, and changes nothing, if the value is another.
    borrowing func swap(_ old: UInt, for new: UInt) -> Bool {
        compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
    }
}
