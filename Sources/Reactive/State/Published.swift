/// A property of an `ObservableObject` that says when it is about to change.
///
/// Setting it publishes first and stores then (C25): `objectWillChange`, then `$x` with the new value, then the store,
/// so that whoever is told and reads the property still finds the old value. Nothing is compared: setting an equal
/// value publishes too (C26). A value set from inside a subscriber of `$x` is delivered, then overwritten by the set
/// that is under way (C27); debug builds say so.
///
/// Changing the value in place publishes once: `objectWillChange` before the change begins, `$x` when it is done. A
/// collection is changed without a copy as long as nobody has used `$x` (whose subscribers get the new value while the
/// old one is still stored). It is then the change's alone: using the property inside of it, as in
/// `items.sort { items.contains($0) … }`, traps as with any stored property, and other threads wait.
///
/// Reading, writing and changing in place are safe from any thread, each for itself (`x += 1` reads, then writes).
@propertyWrapper
public struct Published<Value> {
    @usableFromInline let box: PublishedBox<Value>

    @inlinable
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    @inlinable
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        // swift-format-ignore: UseEarlyExits
        set { fatalError("unavailable") }
    }

    /// Delivers the current value to whoever subscribes, then each new one before it is stored.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        // `assign(to: &$x)` needs something to pass inout; there is nothing to put back.
        set {}
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        @inlinable @inline(__always)
        get {
            // The object keeps the box while this runs, so that it needn't be retained.
            withExtendedLifetime(object) {
                Unmanaged.passUnretained(object[keyPath: storageKeyPath].box)._withUnsafeGuaranteedRef { $0.get() }
            }
        }
        @inlinable @inline(__always)
        set {
            // Nothing holds the box for this, which would cost as much as the rest: the object does, until something foreign
            // runs. That may put another box in its place; so the box is looked up again afterwards, and gets the value.
            var value = newValue
            withExtendedLifetime(object) {
                let box = Unmanaged.passUnretained(object[keyPath: storageKeyPath].box)
                guard let hub = box._withUnsafeGuaranteedRef({ $0.changeHub }) else {
                    if !box._withUnsafeGuaranteedRef({ $0.exchange(&value) }) {
                        object[keyPath: storageKeyPath].box.publishAndStore(value)
                    }
                    return
                }
                let entry = hub._withUnsafeGuaranteedRef { $0.announce() }
                // Inside the gate a hub that has delivered lives: see `ChangeHub.announce`. From here on the box keeps it.
                let isDone = Unmanaged.passUnretained(object[keyPath: storageKeyPath].box)._withUnsafeGuaranteedRef {
                    $0.changeHub?.toOpaque() == hub.toOpaque() && $0.tryExchange(&value)
                }
                if isDone {
                    ChangeHub.endInside(hub, entry)
                } else {
                    object[keyPath: storageKeyPath].box.storeOutside(value, hub.takeUnretainedValue(), entry)
                }
            }
            // The old value goes here, outside of all locks.
            withExtendedLifetime(value) {}
        }
        @inlinable @inline(__always)
        _modify {
            let box = object[keyPath: storageKeyPath].box
            let announced = box.changeHub?.takeUnretainedValue()
            announced?.beginOutside()
            defer { announced?.endOutside() }
            if let place = box.borrow() {
                defer { box.giveBack() }
                yield &place.pointee
            } else {
                var copy = box.get()
                defer { box.store(copy) }
                yield &copy
            }
        }
    }
}

extension Published: Sendable where Value: Sendable {}

extension Published: PublishedField {
    static func describeValue(at address: UnsafeRawPointer) -> String {
        Graph.Trace.describe(address.assumingMemoryBound(to: Published<Value>.self).pointee.box.get())
    }
}
