/// What one node sets for the subtree below it. Nodes find it as their `scope`.
///
/// Invariants: no key twice in `entries`; a node that read a key's value depends on the entry of the nearest scope
/// that has the key.
@MainActor
public final class EnvironmentScope: Scope {
    // Changed on the main actor during passes only; read by whoever reads an environment.
    @exclusivity(unchecked)
    nonisolated(unsafe) private var entries: [EnvironmentEntryBase] = []
    private nonisolated let parent: EnvironmentScope?
    private weak var owner: Node?

    /// A scope for the subtree below `owner`, within the one that `owner` inherits.
    public init(below owner: Node) {
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
        if values.written.map(\.key) == entries.map(\.key) {
            for (write, entry) in zip(values.written, entries) { write.store(in: entry) }
        } else {
            entries = values.written.map { $0.makeEntry() }
            markReaders()
        }
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

    /// Marks all nodes below that read any environment: other keys are set now, so the entries they depend on may be
    /// the wrong ones. Rare, since the keys that a modifier sets seldom change.
    private func markReaders() {
        guard let owner else { return }
        var stack: [Node] = [owner]
        while let node = stack.popLast() {
            if node !== owner, node.readsEnvironment {
                node.setNeedsUpdate(because: .environment("(other keys are set)"))
            }
            for index in 0..<node.childCount { stack.append(node.child(at: index)) }
        }
    }
}

extension Node {
    /// The values that this node inherits.
    public final var environment: EnvironmentValues { EnvironmentValues(inheritedBy: scope as? EnvironmentScope) }
}

/// The value of one key in one scope.
class EnvironmentEntryBase: Source {
    let key: ObjectIdentifier
    let name: String

    init(key: ObjectIdentifier, name: String) {
        self.key = key
        self.name = name
    }
}

final class EnvironmentEntry<Value>: EnvironmentEntryBase {
    private var value: Value

    init(key: ObjectIdentifier, name: String, value: Value) {
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
        if !isEqual { markDependents(because: .environment(name)) }
    }
}
