/// A property of an ``ObservableObject`` that announces its changes.
///
/// ```swift
/// final class Cart: ObservableObject {
///     @Published var items: [String] = []
/// }
///
/// let cart = Cart()
/// let token = cart.$items.sink { items in print(items.count) }    // prints 0
/// cart.items.append("tea")                                       // prints 1
/// ```
///
/// Setting the property publishes first and stores then: it sends `objectWillChange`, then the new value to the
/// subscribers of `$items`, then stores it; subscribers that read the property find the old value. Values aren't
/// compared: setting an equal value publishes too. If a subscriber of `$items` sets the property, that value is
/// delivered, and then overwritten by the set that is under way; debug builds report a diagnostic. See
/// <doc:ObservationContract>.
///
/// Changing the value in place publishes once: `objectWillChange` before the change, `$items` after it. A collection is
/// changed without a copy as long as `$items` was never used, since its subscribers receive the new value while the old
/// one is stored. During such a change the property can't be used: `items.sort { items.contains($0) … }` traps as with
/// any stored property, and other threads wait.
///
/// Reads, writes and changes in place are safe from any thread, each by itself: two threads that run `count += 1` on an
/// integer may lose one of the changes.
@propertyWrapper
public struct Published<Value> {
    @usableFromInline let box: PublishedBox<Value>

    /// Creates a property with an initial value, for `@Published var items: [String] = []`.
    ///
    /// - Parameter wrappedValue: the initial value.
    @inlinable
    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }

    /// Creates a property with an initial value.
    ///
    /// - Parameter initialValue: the initial value.
    @inlinable
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    /// Unavailable: only properties of classes can announce changes.
    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { fatalError("unavailable") }
        // swift-format-ignore: UseEarlyExits
        set { fatalError("unavailable") }
    }

    /// A publisher that delivers the current value at each subscriber's first request, then each new value before it is
    /// stored.
    public var projectedValue: Publisher {
        get { Publisher(box: box) }
        // `assign(to: &$x)` passes this inout; the publisher that it writes back is the same.
        set {}
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        @inlinable @inline(__always)
        get {
            // The object keeps the box alive while this runs, so that it isn't retained.
            withExtendedLifetime(object) {
                Unmanaged.passUnretained(object[keyPath: storageKeyPath].box)._withUnsafeGuaranteedRef { $0.get() }
            }
        }
        @inlinable @inline(__always)
        set {
            // The box isn't retained, which would cost as much as the rest: the object keeps it alive until foreign
            // code runs, which may replace it. The box is therefore looked up again afterwards, and that one gets the
            // value.
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
                // Inside of the gate a hub that has delivered is alive: see `ChangeHub.announce`. From here on the box
                // keeps it.
                let isDone = Unmanaged.passUnretained(object[keyPath: storageKeyPath].box)._withUnsafeGuaranteedRef {
                    $0.changeHub?.toOpaque() == hub.toOpaque() && $0.tryExchange(&value)
                }
                if isDone {
                    ChangeHub.endInside(hub, entry)
                } else {
                    object[keyPath: storageKeyPath].box.storeOutside(value, hub.takeUnretainedValue(), entry)
                }
            }
            // The old value is released here, outside of all locks.
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
        Graph.Trace.describe(address.field(Published<Value>.self, at: 0).pointee.box.get())
    }
}
