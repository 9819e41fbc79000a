import Foundation

/// A value in the user's defaults.
///
/// - A write is stored at once, so that it outlives the process and other programs see it when they start; views with the same key see it in the next pass, each evaluated once. An equal write does nothing.
/// - Only a view that reads it is evaluated on a change; handing `$property` down is no read (B10).
/// - A change made through `UserDefaults` itself is noticed where the system tells, by `UserDefaults.didChangeNotification`; on Linux
///   it doesn't, so post that, or write through an `AppStorage` of your own.
/// - The default stands for a value that is missing or of another kind, and stays the first one that the view had (U15).
/// - The store is the one given here, else the one that `defaultAppStorage(_:)` sets above, else the standard one.
/// - Any thread may read and write it. A write from within a body is dropped with a diagnostic (U20).
/// - Outside of a mounted view it reads and writes the store itself.
@propertyWrapper
public struct AppStorage<Value>: StoredDynamicProperty {
    private let property: StoredProperty<Value>
    private let store: UserDefaults?
    private var slot: StoredValueSlot<Value>?

    private init(_ property: StoredProperty<Value>, _ store: UserDefaults?) {
        self.property = property
        self.store = store
    }

    public var wrappedValue: Value {
        get { slot?.binding?.wrappedValue ?? property.read(store ?? .standard) }
        nonmutating set { projectedValue.wrappedValue = newValue }
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        if let binding = slot?.binding { return binding }
        let (property, store) = (property, store ?? .standard)
        return Binding(
            get: { property.read(store) },
            set: { if !property.isStored($0, in: store) { property.write($0, to: store) } })
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
        slot?.follow(property) { store ?? $0.defaultAppStorage }
    }

    public static func inputsAreEqual(_ lhs: AppStorage<Value>, _ rhs: AppStorage<Value>) -> Bool {
        lhs.property.key == rhs.property.key && lhs.store === rhs.store
    }
}

// MARK: - What can be stored

extension AppStorage {
    /// A truth value, a number, a text, a URL, data or a date.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value: StorableValue {
        self.init(StoredProperty(key, wrappedValue), store)
    }

    /// A value of these types that may be missing. Nil removes it from the store.
    public init<V: StorableValue>(_ key: String, store: UserDefaults? = nil) where Value == V? {
        self.init(StoredProperty(key), store)
    }

    /// A value with a raw value that is an integer. One that has no meaning (any more) is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StoredProperty(raw: key, wrappedValue), store)
    }

    /// A value with a raw value that is a text. One that has no meaning (any more) is the default.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StoredProperty(raw: key, wrappedValue), store)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(StoredProperty(raw: key), store)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(StoredProperty(raw: key), store)
    }
}

// MARK: - The store

extension EnvironmentValues {
    /// The user defaults that `AppStorage` properties without a store of their own use.
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

    var watchers: StoreWatchers { UserDefaults.allWatchers }

    /// One list for all stores: two of them may be the same one, and notifications don't tell which key changed.
    private static let allWatchers: StoreWatchers = {
        let watchers = StoreWatchers()
        _ = NotificationCenter.default.addObserver(
            forName: UserDefaults.didChangeNotification, object: nil, queue: nil
        ) { _ in watchers.changed() }
        return watchers
    }()
}
