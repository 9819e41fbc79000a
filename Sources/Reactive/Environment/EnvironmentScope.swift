/// What one node sets for the subtree below it. Nodes find it as their `scope`.
///
/// Invariants: no key twice in `entries`; a node that read a key's value in its last evaluation depends on the entry of
/// the nearest scope that has the key; if none has, on the key's absent entry in the outermost scope.
@MainActor
public final class EnvironmentScope: Graph.Scope {
    // Changed on the main actor during passes only; read by whoever reads an environment.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var entries: [EnvironmentEntryBase] = []
    /// In the outermost scope: who depends on keys that nobody sets. Touched by passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var absent: [ObjectIdentifier: EnvironmentEntryBase] = [:]
    nonisolated let parent: EnvironmentScope?
    private weak var owner: Graph.Node?
    /// The scope without a parent; nil for that one itself. Each scope keeps its parent alive, so the outermost one,
    /// too.
    nonisolated unowned(unsafe) let outermost: EnvironmentScope?
    /// The number of scopes above.
    nonisolated let level: Int32
    /// Whether a look-up in a pass went through this scope without finding its key. Touched by passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) var isPassed = false
    /// In the outermost scope: how often an entry came or went where look-ups may have been. Touched by passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) private(set) var changes: UInt32 = 0
    /// The results of look-ups that went through, in some scopes of long chains. Touched by passes only.
    @exclusivity(unchecked)
    nonisolated(unsafe) var results: LookUpResults?

    /// A scope for the subtree below `owner`, within the one that `owner` inherits.
    public init(below owner: Graph.Node) {
        self.owner = owner
        let parent = owner.scope as? EnvironmentScope
        self.parent = parent
        outermost = parent.map { $0.outermost ?? $0 }
        level = parent.map { $0.level + 1 } ?? 0
        super.init()
    }

    /// The values that the owner itself inherits.
    public var inherited: EnvironmentValues { EnvironmentValues(inheritedBy: parent) }

    /// Sets what `change` sets on the inherited values, and nothing else any more. Nodes that read a value which is
    /// another one now are marked (E2, E3). To be called in the owner's `update`, so that what `change` reads of the
    /// inherited values becomes a dependency of the owner (E4).
    public func update(_ change: (inout EnvironmentValues) -> Void) {
        settle(EnvironmentValues(inheritedBy: parent), change)
    }

    /// Sets what `change` sets, besides what is set already. Otherwise like `update`.
    public func set(_ change: (inout EnvironmentValues) -> Void) {
        settle(EnvironmentValues(inheritedBy: parent, with: entries), change)
    }

    private func settle(_ start: EnvironmentValues, _ change: (inout EnvironmentValues) -> Void) {
        var values = start
        change(&values)
        let old = entries
        var new = values.written
        for index in new.indices where !old.has(new[index]) { new[index] = place(for: new[index], among: old) }
        entries = new
        for entry in old where !new.has(entry) {
            (outermost ?? self).changes &+= 1
            entry.markDependents(because: .environment(entry.name.text))
        }
        // Nobody below has looked further up if no look-up has passed: a scope that has just been made asks no reader.
        guard isPassed else { return }
        for entry in new where !old.has(entry) {
            (outermost ?? self).changes &+= 1
            markReadersBelow(of: entry)
        }
    }

    /// The entry that keeps what was set: the one that did before, with the new value, or one of this scope's own.
    private func place(for new: EnvironmentEntryBase, among old: [EnvironmentEntryBase]) -> EnvironmentEntryBase {
        for entry in old where entry.isSamePlace(as: new) {
            entry.take(from: new)
            return entry
        }
        return new.copy()
    }

    /// Marks the nodes below that have read a newly set key: they depend on the entry further up, or on the absent one.
    private func markReadersBelow(of entry: EnvironmentEntryBase) {
        guard let owner else { return }
        guard let parent else {
            // All nodes are below the outermost scope.
            return absentEntry(for: entry.key).markDependents(because: .environment(entry.name.text))
        }
        let above = parent.find(entry.key) ?? (outermost ?? self).absentEntry(for: entry.key)
        above.markDependents(below: owner, because: .environment(entry.name.text))
    }

    /// The scope's own entry for a key.
    nonisolated func entry(for key: ObjectIdentifier) -> EnvironmentEntryBase? {
        for entry in entries where entry.key == key { return entry }
        return nil
    }

    /// In the outermost scope: what nodes depend on that looked for a key that nobody sets. To be called by passes
    /// only.
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
class EnvironmentEntryBase: Graph.Source {
    let key: ObjectIdentifier
    let name: EnvironmentName
    /// The type of the value; nil for the entry of a key that nobody sets.
    private let valueType: ObjectIdentifier?

    init(key: ObjectIdentifier, name: EnvironmentName, valueType: ObjectIdentifier?) {
        self.key = key
        self.name = name
        self.valueType = valueType
    }

    /// Whether it stands for a key that nobody sets.
    final var isAbsent: Bool { valueType == nil }

    /// Whether the entry is for the same key and has a value of the same type.
    final func isSamePlace(as other: EnvironmentEntryBase) -> Bool { key == other.key && valueType == other.valueType }

    /// The entry as one of values of a type; nil if it has none. Compares two addresses, where a cast would look up the class.
    @inline(__always)
    final func typed<Value>(_: Value.Type) -> EnvironmentEntry<Value>? {
        guard valueType == ObjectIdentifier(Value.self) else { return nil }
        return unsafeDowncast(self, to: EnvironmentEntry<Value>.self)
    }

    /// Takes the value of another entry for the same place, and marks who has read another one.
    @MainActor
    func take(from other: EnvironmentEntryBase) {}

    /// An entry with the same value, on which nobody depends.
    func copy() -> EnvironmentEntryBase { preconditionFailure("there is no value") }
}

final class EnvironmentEntry<Value>: EnvironmentEntryBase {
    @exclusivity(unchecked)
    private var comparison: Comparison?
    @exclusivity(unchecked)
    private(set) var value: Value

    init(key: ObjectIdentifier, name: EnvironmentName, value: Value) {
        self.value = value
        super.init(key: key, name: name, valueType: ObjectIdentifier(Value.self))
    }

    override func copy() -> EnvironmentEntryBase { EnvironmentEntry(key: key, name: name, value: value) }

    @MainActor
    override func take(from other: EnvironmentEntryBase) {
        let newValue = unsafeDowncast(other, to: EnvironmentEntry<Value>.self).value
        let comparison = comparison ?? .ofInputs(Value.self)
        self.comparison = comparison
        let isEqual = comparison.areEqual(value, newValue)
        value = newValue
        if !isEqual { markDependents(because: .environment(name.text)) }
    }
}
