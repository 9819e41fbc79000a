import Foundation

/// Where values are kept that outlive their views: user defaults, a scene.
protocol ValueStore: AnyObject {
    func item<V: StorableValue>(forKey key: String, as type: V.Type) -> StoredItem?
    func setItem(_ item: StoredItem?, forKey key: String)
    /// Who is to be told of changes.
    var watchers: StoreWatchers { get }
}

/// What a stored property is called, and how its values become items and items its values.
///
/// `@unchecked Sendable`: immutable; the closures capture types only, and the value is the property's default, which is
/// handed to whoever reads it, as any default value is.
struct StoredProperty<Value>: @unchecked Sendable {
    let key: String
    let defaultValue: Value
    /// Nil if there is no such item, or one of another kind.
    private let load: (any ValueStore, String) -> Value?
    /// Nil if the value is kept by keeping nothing.
    private let item: (Value) -> StoredItem?

    func read(_ store: any ValueStore) -> Value { load(store, key) ?? defaultValue }

    func write(_ value: Value, to store: any ValueStore) {
        store.setItem(item(value), forKey: key)
        store.watchers.changed(key)
    }

    /// Whether writing the value would leave the store as it is.
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

/// The newest value of a stored property, as the bodies of one node see it: a variable of the graph, which follows the store.
///
/// `@unchecked Sendable`: immutable but for `serial`, which the watchers set before anybody else knows of it; both kinds of
/// stores may be used from any thread.
final class StoredCell<Value>: StoreWatcher, @unchecked Sendable {
    let property: StoredProperty<Value>
    let store: any ValueStore
    private let variable: Graph.Variable<Value>
    var serial: UInt64 = 0

    init(_ property: StoredProperty<Value>, in store: any ValueStore, _ graph: Graph, named name: String) {
        self.property = property
        self.store = store
        variable = graph.variable(property.read(store), named: name)
        store.watchers.add(self)
    }

    deinit { store.watchers.remove(self) }

    var key: String { property.key }

    /// The store has changed. An equal value changes nothing (U2).
    func refresh() { variable.value = property.read(store) }

    /// The value, by reading which a body depends on it.
    var binding: Binding<Value> {
        // It keeps the cell: whoever has the binding when the node is gone still reads what is stored, and writes it.
        variable.binding { [self] value in property.write(value, to: store) }
    }
}

/// What a node keeps for a stored property: the cell for the store and the key that it had at the last evaluation.
final class StoredValueSlot<Value>: DynamicPropertySlot {
    private let graph: Graph
    private let name: String
    private let environment: EnvironmentValues
    /// Leads to the cell, and stays when the node is unmounted: for closures that outlive it.
    private(set) var binding: Binding<Value>?
    private weak var cell: StoredCell<Value>?

    @MainActor
    init(_ node: Graph.Node, _ info: Graph.PropertyInfo) {
        graph = node.graph
        name = info.name
        environment = node.environment
    }

    /// Called by passes, so on the main actor.
    func follow(_ property: StoredProperty<Value>, in find: (EnvironmentValues) -> any ValueStore) {
        let store = find(environment)
        if let cell, cell.store === store, cell.key == property.key { return }
        let new = StoredCell(property, in: store, graph, named: name)
        cell = new
        binding = new.binding
    }
}

// MARK: - Changes

/// Somebody who wants to know when a value in a store may have changed.
protocol StoreWatcher: AnyObject, Sendable {
    var key: String { get }
    var serial: UInt64 { get set }
    func refresh()
}

/// Those who watch a store, told in the order in which they began to.
///
/// Invariant: serials ascend along `entries`.
final class StoreWatchers: Sendable {
    private struct Entry {
        let serial: UInt64
        let key: String
        weak var watcher: (any StoreWatcher)?
    }
    private struct State {
        var entries: [Entry] = []
        var newest: UInt64 = 0
    }
    private let state = Lock(State())

    func add(_ watcher: any StoreWatcher) {
        state.withLockUnchecked { state in
            state.newest += 1
            watcher.serial = state.newest
            state.entries.append(Entry(serial: state.newest, key: watcher.key, watcher: watcher))
        }
    }

    func remove(_ watcher: any StoreWatcher) {
        let serial = watcher.serial
        state.withLockUnchecked { state in
            var (low, high) = (0, state.entries.count)
            while low < high {
                let middle = (low + high) / 2
                if state.entries[middle].serial < serial { low = middle + 1 } else { high = middle }
            }
            if low < state.entries.count, state.entries[low].serial == serial { state.entries.remove(at: low) }
        }
    }

    /// Tells those who watch a key, or everybody if it is not known which one changed.
    func changed(_ key: String? = nil) {
        let watchers = state.withLockUnchecked { state in
            state.entries.compactMap { entry in key == nil || entry.key == key ? entry.watcher : nil }
        }
        for watcher in watchers { watcher.refresh() }
    }
}
