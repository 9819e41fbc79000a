import Foundation

/// A store of values that outlive their views: user defaults, a scene.
protocol ValueStore: AnyObject {
    func item<V: StorableValue>(forKey key: String, as type: V.Type) -> StoredItem?
    /// Stores an item, or removes the value if the item is nil; notifies the observers.
    func setItem(_ item: StoredItem?, forKey key: String)
    /// The observers of changes.
    var observers: StoreObservers { get }
}

/// A stored property's key, default and conversion between values and items.
///
/// `@unchecked Sendable`: immutable. The closures capture only types. The default value may be read on any thread, so a
/// default that is an object must allow that.
struct StoredProperty<Value>: @unchecked Sendable {
    let key: String
    let defaultValue: Value
    /// Returns the stored value; nil if there is none, or one of another kind.
    private let load: (any ValueStore, String) -> Value?
    /// Returns the item to store; nil to remove the key.
    private let item: (Value) -> StoredItem?

    func read(_ store: any ValueStore) -> Value { load(store, key) ?? defaultValue }

    func write(_ value: Value, to store: any ValueStore) {
        store.setItem(item(value), forKey: key)
    }

    /// Returns whether writing the value would change nothing.
    func isStored(_ value: Value, in store: any ValueStore) -> Bool { load(store, key).flatMap(item) == item(value) }
}

extension StoredProperty {
    init(_ key: String, _ defaultValue: Value) where Value: StorableValue {
        self.init(
            key: key, defaultValue: defaultValue,
            load: { store, key in store.item(forKey: key, as: Value.self).flatMap { Value(storedItem: $0) } },
            item: { $0.storedItem })
    }

    init<V: StorableValue>(_ key: String) where Value == V? {
        self.init(
            key: key, defaultValue: nil,
            load: { store, key in store.item(forKey: key, as: V.self).flatMap { V(storedItem: $0) } },
            item: { $0?.storedItem })
    }

    init(raw key: String, _ defaultValue: Value) where Value: RawRepresentable, Value.RawValue: StorableValue {
        self.init(
            key: key, defaultValue: defaultValue,
            load: { store, key in
                store.item(forKey: key, as: Value.RawValue.self).flatMap { Value.RawValue(storedItem: $0) }
                    .flatMap { Value(rawValue: $0) }
            },
            item: { $0.rawValue.storedItem })
    }

    init<R: RawRepresentable>(raw key: String) where Value == R?, R.RawValue: StorableValue {
        self.init(
            key: key, defaultValue: nil,
            load: { store, key in
                store.item(forKey: key, as: R.RawValue.self).flatMap { R.RawValue(storedItem: $0) }
                    .flatMap { R(rawValue: $0) }
            },
            item: { $0?.rawValue.storedItem })
    }
}

// MARK: - In the graph

/// A node's copy of a stored property's value: a variable of the graph that follows the store.
///
/// `@unchecked Sendable`: immutable except `serial`, which is set before another thread can reach the cell. Both kinds
/// of stores may be used on any thread.
final class StoredCell<Value>: StoreObserver, @unchecked Sendable {
    let property: StoredProperty<Value>
    let store: any ValueStore
    /// Where the store's values were for the code that mounted the property. Other threads may know another place.
    private let place = TestSandbox.currentPlace
    private let variable: Graph.Variable<Value>
    var serial: UInt64 = 0

    init(_ property: StoredProperty<Value>, in store: any ValueStore, _ graph: Graph, named name: String) {
        self.property = property
        self.store = store
        variable = graph.variableOfAnyValue(property.read(store), named: name)
        store.observers.add(self)
    }

    deinit { store.observers.remove(self) }

    var key: String { property.key }

    /// Reads the store after a change. An equal value invalidates nothing. A change during an update is applied by the
    /// next one, because the store has it in any case.
    func refresh() { variable.follow(TestSandbox.run(at: place) { property.read(store) }) }

    /// A binding to the value. A body that reads it depends on the variable.
    var binding: Binding<Value> {
        // The binding retains the cell, so that after the node is unmounted it still reads and writes the store.
        variable.binding { [self] value in TestSandbox.run(at: place) { property.write(value, to: store) } }
    }
}

/// A node's storage for a stored property: the cell for the store and the key of the last evaluation.
final class StoredValueSlot<Value>: DynamicPropertySlot {
    private let graph: Graph
    private let name: String
    private let environment: EnvironmentValues
    /// A binding that retains the cell, for closures that outlive the node.
    private(set) var binding: Binding<Value>?
    private weak var cell: StoredCell<Value>?

    @MainActor
    init(_ node: Graph.Node, _ info: Graph.PropertyInfo) {
        graph = node.graph
        name = info.name
        environment = node.environment
    }

    /// Switches to another cell if the store or the key has changed. Called by passes, on the main actor.
    func follow(_ property: StoredProperty<Value>, in find: (EnvironmentValues) -> any ValueStore) {
        let store = find(environment)
        if let cell, cell.store === store, cell.key == property.key { return }
        let new = StoredCell(property, in: store, graph, named: name)
        cell = new
        binding = new.binding
    }
}

// MARK: - Changes

/// An observer that is notified when a value in a store may have changed.
protocol StoreObserver: AnyObject, Sendable {
    var key: String { get }
    var serial: UInt64 { get set }
    func refresh()
}

/// The observers of a store, notified in order of addition.
///
/// Invariant: serials ascend along `entries`.
final class StoreObservers: Sendable {
    private struct Entry {
        let serial: UInt64
        let key: String
        weak var observer: (any StoreObserver)?
    }
    private struct State {
        var entries: [Entry] = []
        var newest: UInt64 = 0
    }
    private let state = Lock(State())

    func add(_ observer: any StoreObserver) {
        state.withLockUnchecked { state in
            state.newest += 1
            observer.serial = state.newest
            state.entries.append(Entry(serial: state.newest, key: observer.key, observer: observer))
        }
    }

    func remove(_ observer: any StoreObserver) {
        let serial = observer.serial
        state.withLockUnchecked { state in
            var (low, high) = (0, state.entries.count)
            while low < high {
                let middle = (low + high) / 2
                if state.entries[middle].serial < serial { low = middle + 1 } else { high = middle }
            }
            if low < state.entries.count, state.entries[low].serial == serial { state.entries.remove(at: low) }
        }
    }

    /// Notifies the observers of a key; all observers if the key is nil.
    func notify(_ key: String? = nil) {
        let observers = state.withLockUnchecked { state in
            state.entries.compactMap { entry in key == nil || entry.key == key ? entry.observer : nil }
        }
        for observer in observers { observer.refresh() }
    }
}
