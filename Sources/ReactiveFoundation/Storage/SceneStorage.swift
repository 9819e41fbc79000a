import Foundation

/// A property whose value is stored with a scene, such as the selection of one window.
///
/// ```swift
/// struct Library: View {
///     @SceneStorage("selectedTab") private var selection = 0
///
///     var body: some View {
///         Button("Next") { selection += 1 }
///     }
/// }
/// ```
///
/// The value is in the scene's ``SceneStore``, which the host saves and restores.
///
/// - Writing: A write is stored at once. Views of the scene with the same key see it in the next pass, each evaluated
///   once. An equal write does nothing.
/// - Reading: Only views that read the value depend on it; passing `$property` to a child is no read.
/// - Default: It stands for a missing value and for one of another type. A view keeps the first default it had.
/// - Outside a mounted view: A read returns the default. A write is ignored and reported as a diagnostic.
/// - Isolation: Any thread may read and write. A write while a body is evaluated is dropped and reported as a
///   diagnostic.
@propertyWrapper
public struct SceneStorage<Value>: StoredDynamicProperty {
    private let property: StoredProperty<Value>
    private var slot: StoredValueSlot<Value>?

    private init(_ property: StoredProperty<Value>) {
        self.property = property
    }

    /// The stored value, or the default.
    public var wrappedValue: Value {
        get { slot?.binding?.wrappedValue ?? property.defaultValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the stored value; before the view is mounted, a constant binding to the default.
    public var projectedValue: Binding<Value> {
        if let binding = slot?.binding { return binding }
        Diagnostics.report(
            Diagnostic(
                .propertyNotInstalled,
                "SceneStorage \"\(property.key)\" was used outside a mounted view: reads return the default and writes "
                    + "are ignored. Use it in a view's body or in an action."))
        return .constant(property.defaultValue)
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
        slot?.follow(property) { $0.sceneStorage ?? SceneStore.ofProgram }
    }

    /// Returns whether both properties have the same key.
    ///
    /// - Parameters:
    ///   - lhs: The old property.
    ///   - rhs: The new property.
    public static func inputsAreEqual(_ lhs: SceneStorage<Value>, _ rhs: SceneStorage<Value>) -> Bool {
        lhs.property.key == rhs.property.key
    }
}

// MARK: - Initializers by type

extension SceneStorage {
    /// Creates a property for a Boolean, a number, a string, a URL, data or a date.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, used if the store has no value of this type.
    ///   - key: The key in the store.
    public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
        self.init(StoredProperty(key, wrappedValue))
    }

    /// Creates a property for an optional value of these types. Nil stands for no stored value; writing it removes the
    /// key.
    ///
    /// - Parameter key: The key in the store.
    public init<V: StorableValue>(_ key: String) where Value == V? {
        self.init(StoredProperty(key))
    }

    /// Creates a property for a value with an integer raw value. An invalid stored raw value counts as none.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, used if the store has no value of this type.
    ///   - key: The key in the store.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredProperty(raw: key, wrappedValue))
    }

    /// Creates a property for a value with a string raw value. An invalid stored raw value counts as none.
    ///
    /// - Parameters:
    ///   - wrappedValue: The default, used if the store has no value of this type.
    ///   - key: The key in the store.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredProperty(raw: key, wrappedValue))
    }

    /// Creates a property for an optional value with an integer raw value. Writing nil removes the key.
    ///
    /// - Parameter key: The key in the store.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(StoredProperty(raw: key))
    }

    /// Creates a property for an optional value with a string raw value. Writing nil removes the key.
    ///
    /// - Parameter key: The key in the store.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(StoredProperty(raw: key))
    }
}

// MARK: - The store

/// The stored values of a scene: items by key.
///
/// ```swift
/// let store = SceneStore()
/// store["selectedTab"] = .int(2)
/// let saved = try JSONEncoder().encode(store.values)
/// let restored = SceneStore(try JSONDecoder().decode([String: StoredItem].self, from: saved))
/// ```
///
/// A host saves ``values`` and restores them by setting it. Views are evaluated if they read a value that changes. Any
/// thread may use it.
public final class SceneStore: Sendable {
    private let items: Lock<[String: StoredItem]>
    let observers = StoreObservers()

    /// Creates a store.
    ///
    /// - Parameter values: The items by key; none by default.
    public init(_ values: [String: StoredItem] = [:]) {
        items = Lock(values)
    }

    /// All items by key. Setting it replaces all items and notifies the views that read them.
    public var values: [String: StoredItem] {
        get { items.withLock { $0 } }
        set {
            items.withLock { $0 = newValue }
            observers.notify()
        }
    }

    /// The item for a key; nil if there is none. Setting nil removes it.
    ///
    /// - Parameter key: The key of the item.
    public subscript(key: String) -> StoredItem? {
        get { items.withLock { $0[key] } }
        set {
            items.withLock { $0[key] = newValue }
            observers.notify(key)
        }
    }

    /// The store of components whose host provides none.
    static let ofProgram = SceneStore()
}

extension SceneStore: ValueStore {
    func item<V: StorableValue>(forKey key: String, as type: V.Type) -> StoredItem? { self[key] }

    func setItem(_ item: StoredItem?, forKey key: String) { self[key] = item }
}

private struct SceneStorageKey: EnvironmentKey {
    static var defaultValue: SceneStore? { nil }
}

extension EnvironmentValues {
    /// The store of `SceneStorage` properties. A host sets one for each scene; nil uses one store for the program.
    public var sceneStorage: SceneStore? {
        get { self[SceneStorageKey.self] }
        set { self[SceneStorageKey.self] = newValue }
    }
}
