import Synchronization

/// A `PublishedBox`, of whatever value: what finding its object's publisher takes.
@usableFromInline
class PublishedBoxBase {
    /// Owned `ObservableObjectPublisher`; installed once.
    @usableFromInline final let changes = Atomic<UnsafeRawPointer?>(nil)

    @usableFromInline init() {}

    @usableFromInline
    deinit {
        guard let installed else { return }
        installed._withUnsafeGuaranteedRef { $0.noteLoss() }
        installed.release()
    }

    /// The publisher, if there is one. Good as long as this lives.
    @inline(__always)
    final var installed: Unmanaged<ObservableObjectPublisher>? {
        changes.load(ordering: .acquiring).map { .fromOpaque($0) }
    }

    /// The installed publisher; installs a new one for the object if there is none.
    final func publisher(for object: UnsafeRawPointer) -> ObservableObjectPublisher {
        if installed == nil { install(ObservableObjectPublisher(for: object)) }
        return installed.unsafelyUnwrapped.takeUnretainedValue()
    }

    /// Installs the publisher, unless there is one.
    final func install(_ publisher: ObservableObjectPublisher) {
        guard installed == nil else { return }
        let new = Unmanaged.passRetained(publisher)
        let result = changes.compareExchange(
            expected: nil, desired: UnsafeRawPointer(new.toOpaque()), ordering: .acquiringAndReleasing)
        if !result.exchanged { new.release() }
    }
}

/// What a `@Published` property stores: its value and, once somebody asked for them, its publishers.
///
///     hub ≠ nil    ⇒ outside of a set, hub.latest = value
///     borrower ≠ 0 ⇒ hub = nil, and `value` belongs to whoever changes it in place, alone
///     wasSetInside ⇒ a delivery of `$x` is under way, and a set was made from inside of it
///
/// `value`, `borrower` and the creation of `hub` are guarded by `lock`, `wasSetInside` by the hub's gate. Order: the gates of
/// `changes` and of `hub` before `lock`. Both publishers are installed once and then stay.
@usableFromInline
final class PublishedBox<Value>: PublishedBoxBase {
    @usableFromInline let value: UnsafeMutablePointer<Value>
    @usableFromInline let lock = Lock(())
    /// The thread that began the change in place which is under way; 0 if there is none.
    @exclusivity(unchecked) @usableFromInline final var borrower: UInt = 0
    @exclusivity(unchecked) @usableFromInline final var wasSetInside = false
    /// Owned `ReplayHub<Value, Never>`.
    @usableFromInline let hub = Atomic<UnsafeRawPointer?>(nil)
    /// What `assign(to:)` keeps going for as long as this lives (C32).
    private let assignments = Lock(Assignments())
    private struct Assignments {
        /// By ticket; nil while the publisher hasn't returned from subscribing.
        var running: [Int: AnyCancellable?] = [:]
        var lastTicket = 0
    }

    @inlinable
    init(_ initial: Value) {
        value = .allocate(capacity: 1)
        value.initialize(to: initial)
        super.init()
    }

    @usableFromInline
    deinit {
        let running = assignments.withLockUnchecked { $0.running }
        for (_, assignment) in running.sorted(by: { $0.key < $1.key }) { assignment?.cancel() }
        value.deinitialize(count: 1)
        value.deallocate()
        if let raw = hub.load(ordering: .acquiring) {
            Unmanaged<ReplayHub<Value, Never>>.fromOpaque(raw).release()
        }
    }

    @inlinable @inline(__always)
    func get() -> Value {
        lock.withLockUnchecked { _ in
            settle()
            return value.pointee
        }
    }

    /// Publishes, then stores (C25): `objectWillChange`, the projected publisher with the new value, the value. For who
    /// holds this; a property's setter, which doesn't, does the same in its own way.
    func set(_ new: Value) {
        if let hub = changeHub?.takeUnretainedValue() {
            storeOutside(new, hub, hub.announce())
        } else {
            store(new)
        }
    }

    /// Who tells of changes, if anybody ever asked. Good as long as this lives.
    @inlinable @inline(__always)
    var changeHub: Unmanaged<ChangeHub>? {
        guard let raw = changes.load(ordering: .acquiring) else { return nil }
        return Unmanaged<ObservableObjectPublisher>.fromOpaque(raw)._withUnsafeGuaranteedRef { .passUnretained($0.hub) }
    }

    /// Puts the value in, and gives the old one; not if `$x` has subscribers, or had, who must be told first. Runs nothing
    /// foreign.
    @inlinable @inline(__always)
    func exchange(_ value: inout Value) -> Bool {
        if hub.load(ordering: .relaxed) != nil { return false }
        return lock.withLockUnchecked { _ in
            settle()
            guard hub.load(ordering: .relaxed) == nil else { return false }
            swap(&value, &self.value.pointee)
            return true
        }
    }

    /// The same for who is inside a gate: doesn't wait for other threads' changes in place, but gives up.
    @inlinable @inline(__always)
    func tryExchange(_ value: inout Value) -> Bool {
        if hub.load(ordering: .relaxed) != nil { return false }
        return lock.withLockUnchecked { _ in
            if !_isPOD(Value.self), borrower != 0 { return false }
            guard hub.load(ordering: .relaxed) == nil else { return false }
            swap(&value, &self.value.pointee)
            return true
        }
    }

    /// Delivers the new value to the projected publisher's subscribers, if there ever were any, and stores it.
    @usableFromInline
    func store(_ new: Value) {
        var old = new
        if !exchange(&old) { publishAndStore(new) }
        _ = consume old
    }

    /// Stores what the caller, who is inside the hub's gate, has announced there; outside of it, since this may wait.
    @inlinable
    func storeOutside(_ new: Value, _ hub: ChangeHub, _ entry: Hub.Entry) {
        hub.goOnOutside(entry)
        var old = new
        if !exchange(&old) { publishAndStore(new) }
        _ = consume old
        hub.endOutside()
    }

    /// Inside the hub's gate, so that two threads that set at once leave the same value here and in the hub. The caller
    /// holds this.
    @inlinable
    func publishAndStore(_ new: Value) {
        let raw = self.hub.load(ordering: .acquiring)
        let hub =
            raw.map { Unmanaged<ReplayHub<Value, Never>>.fromOpaque($0) } ?? Unmanaged.passUnretained(projected())
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
            // A set from inside this delivery has stored its own value in the hub: this one has the last word (C27).
            if wasSetInside {
                hub.store(new, storesAnyway: true, isOutermost: isOutermost)
                if isOutermost { wasSetInside = false }
            }
            lock.withLockUnchecked { _ in swap(&old, &value.pointee) }
            hub.leave(entry)
        }
        _ = consume old
    }

    /// Nothing but a delivery of this property's holds the gate: it leads to this set, or waits for the thread that
    /// makes it.
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
                        + "the value is delivered, and then overwritten by the set that is under way."))
        #endif
    }

    /// The hub behind `$x`, made at the first use.
    @usableFromInline
    func projected() -> ReplayHub<Value, Never> {
        if let raw = hub.load(ordering: .acquiring) {
            return Unmanaged<ReplayHub<Value, Never>>.fromOpaque(raw).takeUnretainedValue()
        }
        return lock.withLockUnchecked { _ in
            settle()
            if let raw = hub.load(ordering: .acquiring) {
                return Unmanaged<ReplayHub<Value, Never>>.fromOpaque(raw).takeUnretainedValue()
            }
            let new = ReplayHub<Value, Never>(value.pointee, name: "Published")
            hub.store(UnsafeRawPointer(Unmanaged.passRetained(new).toOpaque()), ordering: .releasing)
            return new
        }
    }

    // MARK: - Changing in place

    /// The place of the value, to be changed without a copy and to be given back; nil if the old value must stay, because
    /// `$x` has to deliver the new one before it is stored (C25), or may stay, because copying it is nothing.
    @inlinable @inline(__always)
    func borrow() -> UnsafeMutablePointer<Value>? {
        _isPOD(Value.self) ? nil : borrowPlace()
    }

    @usableFromInline
    func borrowPlace() -> UnsafeMutablePointer<Value>? {
        let isMine = lock.withLockUnchecked { _ in
            settle()
            guard hub.load(ordering: .relaxed) == nil else { return false }
            borrower = ThreadIdentity.current
            return true
        }
        return isMine ? value : nil
    }

    @usableFromInline
    func giveBack() {
        lock.withLockUnchecked { _ in borrower = 0 }
    }

    /// Waits, under the lock, until the value is nobody's alone.
    @inlinable @inline(__always)
    func settle() {
        if !_isPOD(Value.self), borrower != 0 { awaitReturn() }
    }

    /// Lets other threads finish their changes in place. There is no old value meanwhile: a thread that waits for itself
    /// has broken the law of exclusivity, as with any stored property.
    @usableFromInline
    func awaitReturn() {
        while borrower != 0 {
            precondition(
                borrower != ThreadIdentity.current,
                "@Published: a property was used inside of a change in place of itself, such as its own sort's closure")
            lock.relinquish { ThreadIdentity.yield() }
        }
    }

    // MARK: - Assignments

    /// Announces an assignment: `keep` it, unless it ends first.
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

/// `@unchecked`: see the guards above.
extension PublishedBox: @unchecked Sendable where Value: Sendable {}
