import Foundation

/// A value that a scene keeps: one window's selection, say, which another window of the same program has for itself.
///
/// It lives in the scene's `SceneStore`, which the host saves and restores as it likes. For the rest it is as `AppStorage`: equal
/// writes do nothing, views with the same key in the same scene see each other's writes, only readers are evaluated. Outside of
/// a mounted view it is the default, and writes are ignored, with a diagnostic (U19).
@propertyWrapper
public struct SceneStorage<Value>: StoredDynamicProperty {
    private let property: StoredProperty<Value>
    private var slot: StoredValueSlot<Value>?

    private init(_ property: StoredProperty<Value>) {
        self.property = property
    }

    public var wrappedValue: Value {
        get { slot?.binding?.wrappedValue ?? property.defaultValue }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value; before the view is mounted, a constant one.
    public var projectedValue: Binding<Value> {
        if let binding = slot?.binding { return binding }
        Diagnostics.report(
            Diagnostic(
                .propertyNotInstalled,
                "Accessing SceneStorage's value outside of being installed on a View: writes to \"\(property.key)\" "
                    + "have no effect."))
        return .constant(property.defaultValue)
    }

    // MARK: In the graph

    @MainActor
    public func makeSlot(for node: Graph.Node, _ info: Graph.PropertyInfo) -> DynamicPropertySlot {
        StoredValueSlot<Value>(node, info)
    }

    @MainActor
    public mutating func attach(_ slot: DynamicPropertySlot) {
        self.slot = unsafeDowncast(slot, to: StoredValueSlot<Value>.self)
    }

    public static var needsUpdate: Bool { true }

    public mutating func update() {
        slot?.follow(property) { $0.sceneStorage ?? SceneStore.ofProgram }
    }

    public static func inputsAreEqual(_ lhs: SceneStorage<Value>, _ rhs: SceneStorage<Value>) -> Bool {
        lhs.property.key == rhs.property.key
    }
}

// MARK: - What can be stored

extension SceneStorage {
    /// A truth value, a number, a text, a URL, data or a date.
    public init(wrappedValue: Value, _ key: String) where Value: StorableValue {
        self.init(StoredProperty(key, wrappedValue))
    }

    /// A value of these types that may be missing. Nil removes it from the store.
    public init<V: StorableValue>(_ key: String) where Value == V? {
        self.init(StoredProperty(key))
    }

    /// A value with a raw value that is an integer. One that has no meaning (any more) is the default.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredProperty(raw: key, wrappedValue))
    }

    /// A value with a raw value that is a text. One that has no meaning (any more) is the default.
    public init(wrappedValue: Value, _ key: String) where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredProperty(raw: key, wrappedValue))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(StoredProperty(raw: key))
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(StoredProperty(raw: key))
    }
}

// MARK: - The store

/// What a scene keeps: items by their keys. `values` is what to save, and setting it restores: views that read something else
/// than before are evaluated. Safe to use from any thread.
public final class SceneStore: Sendable {
    private let items: Lock<[String: StoredItem]>
    let watchers = StoreWatchers()

    public init(_ values: [String: StoredItem] = [:]) {
        items = Lock(values)
    }

    public var values: [String: StoredItem] {
        get { items.withLock { $0 } }
        set {
            items.withLock { $0 = newValue }
            watchers.changed()
        }
    }

    /// One item; nil if there is none, and to remove it.
    public subscript(key: String) -> StoredItem? {
        get { items.withLock { $0[key] } }
        set {
            items.withLock { $0[key] = newValue }
            watchers.changed(key)
        }
    }

    /// That of components whose host gives them none.
    static let ofProgram = SceneStore()
}

extension SceneStore: ValueStore {
    func item<V: StorableValue>(forKey key: String, as type: V.Type) -> StoredItem? { self[key] }

    func setItem(_ item: StoredItem?, forKey key: String) {
        items.withLock { $0[key] = item }
    }
}

private struct SceneStorageKey: EnvironmentKey {
    static var defaultValue: SceneStore? { nil }
}

extension EnvironmentValues {
    /// Where `SceneStorage` properties keep their values. For hosts to set, one for each scene.
    public var sceneStorage: SceneStore? {
        get { self[SceneStorageKey.self] }
        set { self[SceneStorageKey.self] = newValue }
    }
}
