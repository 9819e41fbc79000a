import Synchronization

/// A sink's closures; nil once released. A structure, because a closure that passes through a generic function by
/// itself is wrapped.
@usableFromInline
struct SinkCalls<Input, Failure: Error> {
    @usableFromInline var onValue: ((Input) -> Void)?
    @usableFromInline var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
}

/// A sink's closure for values, where it is called as it is. It can't be copied, so that a call doesn't retain it.
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

    static func seat(_ state: UInt) -> Unmanaged<Seat>? {
        state > over ? .fromOpaque(UnsafeRawPointer(bitPattern: state).unsafelyUnwrapped) : nil
    }

    /// Whether whoever ends a sink in this state owns its subscription.
    static func owns(_ state: UInt) -> Bool { state == guarded || state == direct }
}

extension Atomic<UInt> {
    /// Returns whether the value was the old one, and sets the new one then.
    borrowing func swap(_ old: UInt, for new: UInt) -> Bool {
        compareExchange(expected: old, desired: new, ordering: .acquiringAndReleasing).exchanged
    }
}
