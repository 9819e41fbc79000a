import Synchronization

/// The part of a `PublishedBox` that doesn't depend on its value: the publisher of its object.
@usableFromInline
class PublishedBoxBase {
    /// The object's publisher; set once.
    @usableFromInline final let changes = AtomicReference<ObservableObjectPublisher>()

    @usableFromInline init() {}

    @usableFromInline
    deinit {
        installed?._withUnsafeGuaranteedRef { $0.noteLoss() }
        changes.release()
    }

    /// The publisher, for use as long as this lives; nil if none is installed.
    @inline(__always)
    final var installed: Unmanaged<ObservableObjectPublisher>? { changes.object }

    /// Returns the installed publisher, after installing a new one for the object if there is none.
    final func publisher(for object: UnsafeRawPointer) -> ObservableObjectPublisher {
        if installed == nil { changes.set(ObservableObjectPublisher(for: object)) }
        return installed.uncheckedUnwrapped.takeUnretainedValue()
    }

    /// Installs the publisher, unless there is one.
    final func install(_ publisher: ObservableObjectPublisher) {
        if installed == nil { changes.set(publisher) }
    }
}

/// The storage of a `@Published` property: its value and, from the first use on, its publishers.
///
///     hub ≠ nil    ⇒ outside of a set, hub.latest = value
///     borrower ≠ 0 ⇒ hub = nil, and only the thread `borrower`, which changes the value in place, uses `value`
///     wasSetInside ⇒ a delivery of `$x` is under way, and a subscriber has set the property
///     value has a value
///
/// `value`, `borrower` and the creation of `hub` are guarded by `lock`, `wasSetInside` by the hub's gate. Order: the
/// gates of `changes` and of `hub` before `lock`. Both publishers are installed once and then stay.
@usableFromInline
final class PublishedBox<Value>: PublishedBoxBase {
    @usableFromInline let value: ValueMemory<Value>
    @usableFromInline let lock = Lock(())
    /// The thread that is changing the value in place; 0 if none is.
    @exclusivity(unchecked) @usableFromInline final var borrower: UInt = 0
    @exclusivity(unchecked) @usableFromInline final var wasSetInside = false
    /// The publisher behind `$x`; set once, under the lock.
    @usableFromInline let hub = AtomicReference<ReplayHub<Value, Never>>()
    /// The subscriptions of `assign(to:)`, which last as long as this does.
    private let assignments = Lock(Assignments())
    private struct Assignments {
        /// The subscriptions by ticket; nil until the publisher has returned from subscribing.
        var running: [Int: AnyCancellable?] = [:]
        var lastTicket = 0
    }

    @inlinable
    init(_ initial: Value) {
        value = ValueMemory(initial)
        super.init()
    }

    @usableFromInline
    deinit {
        let running = assignments.withLockUnchecked { $0.running }
        for (_, assignment) in running.sorted(by: { $0.key < $1.key }) { assignment?.cancel() }
        value.destroy()
        hub.release()
    }

    @inlinable @inline(__always)
    func get() -> Value {
        lock.withLockUnchecked { _ in
            settle()
            return value.value
        }
    }

    /// Publishes, then stores: sends `objectWillChange`, then the new value to `$x`, then stores it.
    ///
    /// For callers that keep this alive; the setter of `Published`, which doesn't, has its own version.
    func set(_ new: Value) {
        if let hub = changeHub?.takeUnretainedValue() {
            storeOutside(new, hub, hub.announce())
        } else {
            store(new)
        }
    }

    /// The hub of the object's publisher, for use as long as this lives; nil if no publisher is installed.
    @inlinable @inline(__always)
    var changeHub: Unmanaged<ChangeHub>? {
        guard let publisher = changes.object else { return nil }
        return publisher._withUnsafeGuaranteedRef { .passUnretained($0.hub) }
    }

    /// Swaps the value with the stored one; returns false without doing so if `$x` was ever used, whose subscribers
    /// come first. Runs no foreign code.
    @inlinable @inline(__always)
    func exchange(_ value: inout Value) -> Bool {
        if hub.isSet { return false }
        return lock.withLockUnchecked { _ in
            settle()
            guard !hub.isSet else { return false }
            swap(&value, &self.value.pointer.pointee)
            return true
        }
    }

    /// Like `exchange`, inside of a gate: also returns false, instead of waiting, while another thread changes the
    /// value in place.
    @inlinable @inline(__always)
    func tryExchange(_ value: inout Value) -> Bool {
        if hub.isSet { return false }
        return lock.withLockUnchecked { _ in
            if !PlainMemory.isPlain(Value.self), borrower != 0 { return false }
            guard !hub.isSet else { return false }
            swap(&value, &self.value.pointer.pointee)
            return true
        }
    }

    /// Delivers the new value to the subscribers of `$x`, if it was ever used, and stores it.
    @usableFromInline
    func store(_ new: Value) {
        var old = new
        if !exchange(&old) { publishAndStore(new) }
        _ = consume old
    }

    /// Leaves the hub's gate, in which the caller has announced the change, and stores the value outside of it, since
    /// this may wait.
    @inlinable
    func storeOutside(_ new: Value, _ hub: ChangeHub, _ entry: Hub.Entry) {
        hub.goOnOutside(entry)
        var old = new
        if !exchange(&old) { publishAndStore(new) }
        _ = consume old
        hub.endOutside()
    }

    /// Delivers and stores the value inside of the gate of `$x`, so that two threads that set at once leave the same
    /// value here and in the hub. The caller keeps this alive.
    @inlinable
    func publishAndStore(_ new: Value) {
        let hub = self.hub.object ?? Unmanaged.passUnretained(projected())
        var old = new
        hub._withUnsafeGuaranteedRef { hub in
            let entry = hub.enter()
            let isOutermost = entry == .first
            if !isOutermost {
                wasSetInside = true
                reportOverwriting(entry)
            }
            hub.store(new, storesAnyway: true, isOutermost: isOutermost)
            hub.deliver(new)
            // A subscriber that set the property has stored its own value in the hub; the set that is under way
            // overwrites it.
            if wasSetInside {
                hub.store(new, storesAnyway: true, isOutermost: isOutermost)
                if isOutermost { wasSetInside = false }
            }
            lock.withLockUnchecked { _ in swap(&old, &value.pointer.pointee) }
            hub.leave(entry)
        }
        _ = consume old
    }

    /// Reports, in debug builds, a set that another set overwrites. Only a delivery of this property holds the gate: it
    /// called the code that sets, or waits for the thread that does.
    @usableFromInline
    func reportOverwriting(_ entry: Hub.Entry) {
        #if DEBUG
            let circumstance =
                entry == .borrowed
                ? "on another thread, while a delivery of it was waiting for that thread" : "by a subscriber of its own"
            Diagnostics.report(
                Diagnostic(
                    .overwrittenWhilePublishing,
                    "A @Published \(Value.self) was set \(circumstance); "
                        + "the value is delivered, and then overwritten by the set that is under way. Set it after the delivery."
                ))
        #endif
    }

    /// The hub behind `$x`, created at the first use.
    @usableFromInline
    func projected() -> ReplayHub<Value, Never> {
        if let hub = hub.object { return hub.takeUnretainedValue() }
        return lock.withLockUnchecked { _ in
            settle()
            if let hub = hub.object { return hub.takeUnretainedValue() }
            let new = ReplayHub<Value, Never>(value.value, name: "Published")
            hub.set(new)
            return new
        }
    }

    // MARK: - Changing in place

    /// The address of the value, to be changed without a copy until `giveBack`. Nil if the caller has to change a copy:
    /// `$x` must deliver the new value before it is stored, or the value is plain, and a copy costs nothing.
    @inlinable @inline(__always)
    func borrow() -> UnsafeMutablePointer<Value>? {
        PlainMemory.isPlain(Value.self) ? nil : borrowPlace()
    }

    @usableFromInline
    func borrowPlace() -> UnsafeMutablePointer<Value>? {
        let isMine = lock.withLockUnchecked { _ in
            settle()
            guard !hub.isSet else { return false }
            borrower = ThreadIdentity.current
            return true
        }
        return isMine ? value.pointer : nil
    }

    @usableFromInline
    func giveBack() {
        lock.withLockUnchecked { _ in borrower = 0 }
    }

    /// Waits, under the lock, until no thread changes the value in place.
    @inlinable @inline(__always)
    func settle() {
        if !PlainMemory.isPlain(Value.self), borrower != 0 { awaitReturn() }
    }

    /// Waits for other threads to finish their changes in place, during which there is no old value. A thread that
    /// would wait for itself violates exclusivity, as with any stored property.
    @usableFromInline
    func awaitReturn() {
        while borrower != 0 {
            precondition(
                borrower != ThreadIdentity.current,
                "A @Published property was used within its own change in place, for instance in the closure of its sort. "
                    + "Copy the value first.")
            lock.relinquish { ThreadIdentity.yield() }
        }
    }

    // MARK: - Assignments

    /// Returns a ticket for an assignment, for `keep`, which follows unless the assignment ends first.
    func makeAssignment() -> Int {
        assignments.withLockUnchecked { assignments in
            assignments.lastTicket += 1
            assignments.running[assignments.lastTicket] = .some(nil)
            return assignments.lastTicket
        }
    }

    func keep(_ assignment: AnyCancellable, ticket: Int) {
        assignments.withLockUnchecked { assignments in
            if assignments.running[ticket] != nil { assignments.running[ticket] = assignment }
        }
    }

    func endAssignment(_ ticket: Int) {
        let ended = assignments.withLockUnchecked { $0.running.removeValue(forKey: ticket) }
        _ = consume ended
    }
}

// Unchecked: see the guards above.
extension PublishedBox: @unchecked Sendable where Value: Sendable {}
