import Synchronization

/// What a `@Published` property stores: its value and, once somebody asked for them, its publishers.
///
///     hub ≠ nil ⇒ outside of a set, hub.latest = value
///
/// `value` and the creation of `hub` are guarded by `lock`. Both publishers are installed once and then stay.
@usableFromInline
final class PublishedBox<Value> {
    @usableFromInline let value: UnsafeMutablePointer<Value>
    @usableFromInline let lock = Lock(())
    /// Owned `ObservableObjectPublisher`.
    @usableFromInline let changes = Atomic<UnsafeRawPointer?>(nil)
    /// Owned `ReplayHub<Value, Never>`.
    @usableFromInline let hub = Atomic<UnsafeRawPointer?>(nil)
    /// What `assign(to:)` keeps going for as long as this lives (C32).
    private let assignments = Lock<[AnyCancellable]>([])

    @inlinable
    init(_ initial: Value) {
        value = .allocate(capacity: 1)
        value.initialize(to: initial)
    }

    @usableFromInline
    deinit {
        for assignment in assignments.withLockUnchecked({ $0 }) { assignment.cancel() }
        value.deinitialize(count: 1)
        value.deallocate()
        if let raw = changes.load(ordering: .acquiring) {
            Unmanaged<ObservableObjectPublisher>.fromOpaque(raw).release()
        }
        if let raw = hub.load(ordering: .acquiring) {
            Unmanaged<ReplayHub<Value, Never>>.fromOpaque(raw).release()
        }
    }

    @inlinable @inline(__always)
    func get() -> Value {
        lock.withLockUnchecked { _ in value.pointee }
    }

    /// Publishes, then stores (C25): `objectWillChange`, the projected publisher with the new value, the value.
    @inlinable @inline(__always)
    func set(_ new: Value) {
        if let raw = changes.load(ordering: .acquiring) {
            Unmanaged<ObservableObjectPublisher>.fromOpaque(raw)._withUnsafeGuaranteedRef { $0.send() }
        }
        var old = new
        let isStored = lock.withLockUnchecked { _ in
            guard hub.load(ordering: .relaxed) == nil else { return false }
            swap(&old, &value.pointee)
            return true
        }
        if !isStored { publishAndStore(new) }
        _ = consume old
    }

    /// Inside the hub's gate, so that two threads that set at once leave the same value here and in the hub.
    @usableFromInline
    func publishAndStore(_ new: Value) {
        let hub = projected()
        let isOutermost = hub.gate.enter()
        hub.store(new, storesAnyway: true)
        hub.deliver(new)
        // A set from inside this delivery has stored its own value in the hub: this one has the last word (C27).
        hub.store(new, storesAnyway: true)
        var old = new
        lock.withLockUnchecked { _ in swap(&old, &value.pointee) }
        if isOutermost { hub.leave() }
        _ = consume old
    }

    /// The hub behind `$x`, made at the first use.
    @usableFromInline
    func projected() -> ReplayHub<Value, Never> {
        lock.withLockUnchecked { _ in
            if let raw = hub.load(ordering: .acquiring) {
                return Unmanaged<ReplayHub<Value, Never>>.fromOpaque(raw).takeUnretainedValue()
            }
            let new = ReplayHub<Value, Never>(value.pointee, name: "Published")
            hub.store(UnsafeRawPointer(Unmanaged.passRetained(new).toOpaque()), ordering: .releasing)
            return new
        }
    }

    // MARK: - Installing

    /// The installed publisher; installs `candidate`, or a new one, if there is none.
    func publisher(installing candidate: ObservableObjectPublisher? = nil) -> ObservableObjectPublisher {
        if let raw = changes.load(ordering: .acquiring) {
            return Unmanaged<ObservableObjectPublisher>.fromOpaque(raw).takeUnretainedValue()
        }
        let new = Unmanaged.passRetained(candidate ?? ObservableObjectPublisher())
        let result = changes.compareExchange(
            expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing)
        if result.exchanged { return new.takeUnretainedValue() }
        new.release()
        return Unmanaged<ObservableObjectPublisher>.fromOpaque(result.original.unsafelyUnwrapped).takeUnretainedValue()
    }

    func keep(_ assignment: AnyCancellable) {
        assignments.withLockUnchecked { $0.append(assignment) }
    }
}

/// `@unchecked`: see the guards above.
extension PublishedBox: @unchecked Sendable where Value: Sendable {}
