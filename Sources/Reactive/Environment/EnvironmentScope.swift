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
    private nonisolated let parent: EnvironmentScope?
    private weak var owner: Graph.Node?

    /// A scope for the subtree below `owner`, within the one that `owner` inherits.
    public init(below owner: Graph.Node) {
        self.owner = owner
        parent = owner.scope as? EnvironmentScope
        super.init()
    }

    /// The values that the owner itself inherits.
    public var inherited: EnvironmentValues { EnvironmentValues(inheritedBy: parent) }

    /// Sets what `change` sets on the inherited values, and nothing else any more. Nodes that read a value which is
    /// another one now are marked (E2, E3). To be called in the owner's `update`, so that what `change` reads of the
    /// inherited values becomes a dependency of the owner (E4).
    public func update(_ change: (inout EnvironmentValues) -> Void) {
        var values = inherited
        change(&values)
        let old = entries
        entries = values.written.map { write in
            guard let entry = old.first(where: { $0.key == write.key }) else { return write.makeEntry() }
            write.store(in: entry)
            return entry
        }
        for entry in old where !entries.contains(where: { $0 === entry }) {
            entry.markDependents(because: .environment(entry.name.text))
        }
        for entry in entries where !old.contains(where: { $0 === entry }) { markReadersBelow(of: entry) }
    }

    /// The entry of the nearest scope that has the key.
    nonisolated func find(_ key: ObjectIdentifier) -> EnvironmentEntryBase? {
        var scope: EnvironmentScope? = self
        while let current = scope {
            for entry in current.entries where entry.key == key { return entry }
            scope = current.parent
        }
        return nil
    }

    /// What those depend on who looked for a key that nobody sets. To be called by passes only.
    nonisolated func absentEntry(for key: ObjectIdentifier) -> EnvironmentEntryBase {
        var outermost = self
        while let parent = outermost.parent { outermost = parent }
        if let entry = outermost.absent[key] { return entry }
        let entry = EnvironmentEntryBase(key: key, name: .none)
        outermost.absent[key] = entry
        return entry
    }

    /// A key is set here that was not: those below who have it from further up, or who have found none, are marked.
    private func markReadersBelow(of entry: EnvironmentEntryBase) {
        guard let owner else { return }
        let above = parent?.find(entry.key) ?? absentEntry(for: entry.key)
        for reader in above.dependents {
            reader._withUnsafeGuaranteedRef { node in
                if node.isBelow(owner) { node.setNeedsUpdate(because: .environment(entry.name.text)) }
            }
        }
    }
}

extension Graph.Node {
    fileprivate func isBelow(_ other: Graph.Node) -> Bool {
        guard depth > other.depth else { return false }
        var node: Graph.Node? = parent
        while let current = node, current.depth > other.depth { node = current.parent }
        return node === other
    }
}

extension Graph.Node {
    /// The values that this node inherits.
    public final var environment: EnvironmentValues { EnvironmentValues(inheritedBy: scope as? EnvironmentScope) }
}

/// The value of one key in one scope.
class EnvironmentEntryBase: Graph.Source {
    let key: ObjectIdentifier
    let name: EnvironmentName

    init(key: ObjectIdentifier, name: EnvironmentName) {
        self.key = key
        self.name = name
    }
}

final class EnvironmentEntry<Value>: EnvironmentEntryBase {
    private var value: Value

    init(key: ObjectIdentifier, name: EnvironmentName, value: Value) {
        self.value = value
        super.init(key: key, name: name)
    }

    func read() -> Value {
        noteRead()
        return value
    }

    @MainActor
    func set(_ newValue: Value) {
        let isEqual = Comparison.areEqualInputs(value, newValue)
        value = newValue
        if !isEqual { markDependents(because: .environment(name.text)) }
    }
}
