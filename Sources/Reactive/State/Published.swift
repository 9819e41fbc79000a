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
            object[keyPath: storageKeyPath].box.set(newValue)
        }
        @inlinable @inline(__always)
        _modify {
            let box = object[keyPath: storageKeyPath].box
            let announced = box.announce()
            defer { announced?._withUnsafeGuaranteedRef { $0.endChange() } }
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
    static func publisher(at address: UnsafeRawPointer) -> ObservableObjectPublisher {
        address.assumingMemoryBound(to: Published<Value>.self).pointee.box.publisher()
    }

    static func describeValue(at address: UnsafeRawPointer) -> String {
        Graph.Trace.describe(address.assumingMemoryBound(to: Published<Value>.self).pointee.box.get())
    }

    static func install(_ publisher: ObservableObjectPublisher, at address: UnsafeRawPointer) {
        _ = address.assumingMemoryBound(to: Published<Value>.self).pointee.box.publisher(installing: publisher)
    }
}
