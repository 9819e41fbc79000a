/// The values of the environment that one node sets for the subtree below it, which has it as its `scope`.
///
/// ```swift
/// final class TitledNode: Graph.Node {
///     private var below: EnvironmentScope?
///
///     init(in graph: Graph) {
///         super.init(graph: graph, parent: nil)
///         setNeedsUpdate(because: .mounted)
///     }
///
///     override func update() {
///         let scope = below ?? EnvironmentScope(below: self)
///         below = scope
///         scope.update { values in values[TitleKey.self] = "Title" }
///         // The children's `scope` is set to this one before they are created.
///     }
/// }
///
/// enum TitleKey: EnvironmentKey { static let defaultValue = "" }
/// ```
///
/// Invariants: no key twice in `entries`; a node that read a key's value in its last evaluation depends on the entry of
/// the nearest scope that has the key; if none has, on the key's absent entry in the outermost scope.
@MainActor
public final class EnvironmentScope: Graph.Scope {
    // Changed on the main actor during passes only; read by any thread that reads an environment.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var entries: [EnvironmentEntryBase] = []
    /// In the outermost scope: an entry for each key that was read and that no scope had. Used by passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var absent: [ObjectIdentifier: EnvironmentEntryBase] = [:]
    nonisolated let parent: EnvironmentScope?
    // A weak reference would make all further counting of references to the node slow.
    private unowned let owner: Graph.Node
    // Each scope keeps its parent alive, so the outermost one too.
    private nonisolated let outermostReference: Unowned<EnvironmentScope>?
    /// The scope without a parent; nil for that one itself.
    nonisolated var outermost: EnvironmentScope? { outermostReference?.object }
    /// The number of scopes above.
    nonisolated let level: Int32
    /// Whether a look-up in a pass went through this scope without finding its key. Used by passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) var isPassed = false
    /// In the outermost scope: the number of entries that were added or removed where look-ups may have passed. Used by
    /// passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) private(set) var changes: UInt32 = 0
    /// The cached results of look-ups that passed this scope, in some scopes of long chains. Used by passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) var results: LookUpResults?

    /// Creates a scope for the subtree below a node, within the scope that the node inherits.
    ///
    /// - Parameter owner: the node that sets the values.
    public init(below owner: Graph.Node) {
        self.owner = owner
        let parent = owner.scope as? EnvironmentScope
        self.parent = parent
        // No closures: the system would ask in each whether it runs on the main actor.
        if let parent {
            outermostReference = Unowned(parent.outermost ?? parent)
            level = parent.level + 1
        } else {
            outermostReference = nil
            level = 0
        }
        super.init()
    }

    /// The values that the owner inherits.
    public var inherited: EnvironmentValues { EnvironmentValues(inheritedBy: parent) }

    /// Replaces the values that the scope sets, and marks the nodes below that have read a value which differs now.
    ///
    /// To be called in the owner's `update`, so that the owner depends on the inherited values that `change` reads.
    /// O(the values set), plus the nodes to mark.
    ///
    /// - Precondition: the owner exists.
    ///
    /// - Parameter change: sets values; receives the inherited ones.
    public func update(_ change: (inout EnvironmentValues) -> Void) {
        var values = inherited
        change(&values)
        setEntries(of: &values)
    }

    /// Replaces the values that the scope sets, like ``update(_:)``, without the cost of a closure.
    ///
    /// - Parameter values: the inherited values, with those to set. They have no values of their own afterwards.
    package func update(to values: inout EnvironmentValues) { setEntries(of: &values) }

    /// Adds to the values that the scope sets, otherwise like ``update(_:)``.
    ///
    /// - Precondition: the owner exists.
    ///
    /// - Parameter change: sets values; receives the inherited ones with those that the scope sets.
    public func set(_ change: (inout EnvironmentValues) -> Void) {
        var values = EnvironmentValues(inheritedBy: parent, with: entries)
        change(&values)
        setEntries(of: &values)
    }

    /// Replaces the entries by those set on `values`, and marks the readers of those that differ.
    private func setEntries(of values: inout EnvironmentValues) {
        let old = entries
        var new = values.takeWritten()
        for index in new.indices where !old.has(new[index]) {
            if let same = place(for: new[index], among: old) {
                new[index] = same
            } else if !isKnownUniquelyReferenced(&new[index]) {
                // Values outside of the scope keep the entry.
                new[index] = new[index].copy()
            }
        }
        entries = new
        for entry in old where !new.has(entry) {
            (outermost ?? self).changes &+= 1
            entry.markDependents(because: .environment(entry.name.text))
        }
        // If no look-up has passed this scope, no node below depends on an entry further up.
        guard isPassed else { return }
        for entry in new where !old.has(entry) {
            (outermost ?? self).changes &+= 1
            markReadersBelow(of: entry)
        }
    }

    /// Has the scope's old entry for the same key and type take the value, and returns it; nil if there is none.
    private func place(for new: EnvironmentEntryBase, among old: [EnvironmentEntryBase]) -> EnvironmentEntryBase? {
        for entry in old where entry.isSamePlace(as: new) {
            entry.take(from: new)
            return entry
        }
        return nil
    }

    /// Marks the nodes below that have read a key before the scope set it: they depend on the entry further up, or on
    /// the absent one.
    private func markReadersBelow(of entry: EnvironmentEntryBase) {
        guard let parent else {
            // All nodes are below the outermost scope.
            return absentEntry(for: entry.key).markDependents(because: .environment(entry.name.text))
        }
        let above = parent.find(entry.key) ?? (outermost ?? self).absentEntry(for: entry.key)
        above.markDependents(below: owner, because: .environment(entry.name.text))
    }

    /// Returns the value that the scope itself sets for a key; nil if it sets none. No node becomes a dependent.
    package func ownValue<K: EnvironmentKey>(of key: K.Type) -> K.Value? {
        entry(for: ObjectIdentifier(key))?.typed(K.Value.self)?.value
    }

    /// The scope's own entry for a key.
    nonisolated func entry(for key: ObjectIdentifier) -> EnvironmentEntryBase? {
        for entry in entries where entry.key == key { return entry }
        return nil
    }

    /// In the outermost scope: the entry that nodes depend on if they have read a key that no scope has. Called by
    /// passes only.
    nonisolated func absentEntry(for key: ObjectIdentifier) -> EnvironmentEntryBase {
        if let entry = absent[key] { return entry }
        let entry = EnvironmentEntryBase(key: key, name: .none, valueType: nil)
        absent[key] = entry
        return entry
    }
}

extension [EnvironmentEntryBase] {
    fileprivate func has(_ other: EnvironmentEntryBase) -> Bool {
        for entry in self where entry === other { return true }
        return false
    }
}

extension Graph.Node {
    /// The values that this node inherits.
    public final var environment: EnvironmentValues { EnvironmentValues(inheritedBy: scope as? EnvironmentScope) }
}

/// The value of one key, set on environment values or kept by a scope.
@usableFromInline
class EnvironmentEntryBase: Graph.Source {
    @usableFromInline final let key: ObjectIdentifier
    final let name: EnvironmentName
    /// The type of the value; nil for an absent entry.
    @usableFromInline final let valueType: ObjectIdentifier?

    @usableFromInline
    init(key: ObjectIdentifier, name: EnvironmentName, valueType: ObjectIdentifier?) {
        self.key = key
        self.name = name
        self.valueType = valueType
    }

    /// Whether the entry stands for a key that no scope has.
    final var isAbsent: Bool { valueType == nil }

    /// Whether the entry is for the same key and has a value of the same type.
    final func isSamePlace(as other: EnvironmentEntryBase) -> Bool { key == other.key && valueType == other.valueType }

    /// The entry with its value's type; nil if the value is of another type. Compares two addresses, where a cast would
    /// look up the class.
    @inlinable @inline(__always)
    final func typed<Value>(_: Value.Type) -> EnvironmentEntry<Value>? {
        guard valueType == ObjectIdentifier(Value.self) else { return nil }
        return uncheckedDowncast(self, to: EnvironmentEntry<Value>.self)
    }

    /// Takes the value of another entry for the same place, and marks the readers if it differs.
    @MainActor @usableFromInline
    func take(from other: EnvironmentEntryBase) {}

    /// Returns an entry with the same value and without dependents.
    @usableFromInline
    func copy() -> EnvironmentEntryBase { preconditionFailure("there is no value") }
}

@usableFromInline
final class EnvironmentEntry<Value>: EnvironmentEntryBase {
    @exclusivity(unchecked)
    @usableFromInline var comparison: Comparison?
    @exclusivity(unchecked)
    @usableFromInline var value: Value

    @inlinable
    init(key: ObjectIdentifier, name: EnvironmentName, value: Value) {
        self.value = value
        super.init(key: key, name: name, valueType: ObjectIdentifier(Value.self))
    }

    @usableFromInline
    override func copy() -> EnvironmentEntryBase { EnvironmentEntry(key: key, name: name, value: value) }

    @MainActor @usableFromInline
    override func take(from other: EnvironmentEntryBase) {
        let newValue = uncheckedDowncast(other, to: EnvironmentEntry<Value>.self).value
        let comparison = comparison ?? .ofInputs(Value.self)
        self.comparison = comparison
        let isEqual = comparison.areEqual(value, newValue)
        value = newValue
        if !isEqual { markDependents(because: .environment(name.text)) }
    }
}
