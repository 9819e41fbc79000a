import Foundation

/// A property whose value is stored in user defaults. Views that read it are evaluated when it changes.
///
/// ```swift
/// struct Settings: View {
///     @AppStorage("userName") private var name = "Anonymous"
///
///     var body: some View {
///         TextField("Name", text: $name)
///     }
/// }
/// ```
///
/// - Writing: A write is stored at once. Views with the same key see it in the next pass, each evaluated once. An equal
///   write does nothing.
/// - Reading: Only views that read the value depend on it; passing `$property` to a child is no read.
/// - Other writers: The property and `UserDefaults` are one store. Any write through any `UserDefaults` object of the
///   same suite updates the views: `set(_:forKey:)`, `removeObject(forKey:)`, `register(defaults:)` and the methods for
///   domains. A write during an update is applied by the next one.
/// - Conversions: A stored number is read as a Boolean, an integer or a floating-point number if it has that value.
/// - Tests: In a program that links `ReactiveTesting`, on Linux, user defaults are empty at the start of each test, and
///   in memory; see "Testing models" there.
/// - Default: It stands for a missing value and for one of another type. A view keeps the first default it had.
/// - Store: The one passed to the initializer, otherwise `EnvironmentValues.defaultAppStorage`, which is the standard
///   one by default.
/// - Outside a mounted view: Reads and writes go to the store directly.
/// - Isolation: Any thread may read and write. A write while a body is evaluated is dropped and reported as a
///   diagnostic.
@propertyWrapper
public struct AppStorage<Value>: StoredDynamicProperty {
    private let property: StoredProperty<Value>
    private let store: UserDefaults?
    private var slot: StoredValueSlot<Value>?

    private init(_ property: StoredProperty<Value>, _ store: UserDefaults?) {
        self.property = property
        self.store = store
    }

    /// The stored value, or the default.
    public var wrappedValue: Value {
        get { slot?.binding?.wrappedValue ?? property.read(store ?? .standard) }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the stored value. It stays valid after the view is unmounted.
    public var projectedValue: Binding<Value> {
        if let binding = slot?.binding { return binding }
        let (property, store) = (property, store ?? .standard)
        return Binding(
            get: { property.read(store) },
            set: { if !property.isStored($0, in: store) { property.write($0, to: store) } })
    }

    // MARK: In the graph

    /// Creates the node's storage for this property. Called by the graph.
    ///
    /// - Parameters:
    ///   - node: The node that contains the property.
    ///   - info: The property's name and position.
    @MainActor
    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        StoredValueSlot<Value>(node, info)
    }

    /// Connects the property to the node's storage. Called by the graph.
    ///
    /// - Parameter slot: The storage created by `makeSlot(for:_:)`.
    @MainActor
    public mutating func attach(_ slot: DynamicPropertySlot) {
        // The slot comes from `makeSlot(for:_:)`.
        self.slot = uncheckedDowncast(slot, to: StoredValueSlot<Value>.self)
    }

    /// True: the graph calls `update()` before each evaluation.
    public static var needsUpdate: Bool { true }

    /// Reads the environment's store. Called by the graph before each evaluation.
    public mutating func update() {
        slot?.follow(property) { store ?? $0.defaultAppStorage }
    }

    /// Returns whether both properties have the same key and store.
    ///
    /// - Parameters:
    ///   - lhs: The old property.
    ///   - rhs: The new property.
    public static func inputsAreEqual(_ lhs: AppStorage<Value>, _ rhs: AppStorage<Value>) -> Bool {
        lhs.property.key == rhs.property.key && lhs.store === rhs.store
    }
}

// MARK: - Initializers by type

extension AppStorage {
    /// Creates a property for a Boolean, a number, a string, a URL, data or a date.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, used if the store has no value of this type.
    ///   - key: The key in the store.
    ///   - store: The user defaults; nil for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: StorableValue {
        self.init(StoredProperty(key, wrappedValue), store)
    }

    /// Creates a property for an optional value of these types. Nil stands for no stored value; writing it removes the
    /// key.
    ///
    /// - Parameters:
    ///   - key: The key in the store.
    ///   - store: The user defaults; nil for those of the environment.
    public init<V: StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
        self.init(StoredProperty(key), store)
    }

    /// Creates a property for a value with an integer raw value. An invalid stored raw value counts as none.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, used if the store has no value of this type.
    ///   - key: The key in the store.
    ///   - store: The user defaults; nil for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredProperty(raw: key, wrappedValue), store)
    }

    /// Creates a property for a value with a string raw value. An invalid stored raw value counts as none.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, used if the store has no value of this type.
    ///   - key: The key in the store.
    ///   - store: The user defaults; nil for those of the environment.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredProperty(raw: key, wrappedValue), store)
    }

    /// Creates a property for an optional value with an integer raw value. Writing nil removes the key.
    ///
    /// - Parameters:
    ///   - key: The key in the store.
    ///   - store: The user defaults; nil for those of the environment.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(StoredProperty(raw: key), store)
    }

    /// Creates a property for an optional value with a string raw value. Writing nil removes the key.
    ///
    /// - Parameters:
    ///   - key: The key in the store.
    ///   - store: The user defaults; nil for those of the environment.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(StoredProperty(raw: key), store)
    }
}

// MARK: - The store

extension EnvironmentValues {
    /// The user defaults of `AppStorage` properties without their own store. The standard ones by default.
    public var defaultAppStorage: UserDefaults {
        get { self[DefaultAppStorageKey.self] }
        set { self[DefaultAppStorageKey.self] = newValue }
    }
}

private struct DefaultAppStorageKey: EnvironmentKey {
    static var defaultValue: UserDefaults { .standard }
}

extension UserDefaults: ValueStore {
    func item<V: StorableValue>(forKey key: String, as type: V.Type) -> StoredItem? {
        V.storedItem(in: self, forKey: key)
    }

    var observers: StoreObservers { UserDefaults.allObservers }

    /// One list for all stores: two `UserDefaults` objects may share a store, and notifications don't name the key.
    static let allObservers: StoreObservers = {
        let observers = StoreObservers()
        #if os(Linux)
            // The replaced methods notify the observers of each key.
            FoundationMethods.replace()
        #else
            _ = NotificationCenter.default.addObserver(
                forName: UserDefaults.didChangeNotification, object: nil, queue: nil
            ) { _ in observers.notify() }
        #endif
        return observers
    }()
}
