/// The values that a view inherits from its ancestors.
///
/// Extend it with a computed property for each key; see ``Environment`` for an example. A look-up goes from scope to
/// scope upwards: O(1) on average in a body, O(the `environment` modifiers above) elsewhere. A read in a body makes the
/// view depend on that key only.
public struct EnvironmentValues {
    private let scope: EnvironmentScope?
    /// The entries set on this value, each key once. They are never changed, since copies of this value share them.
    @usableFromInline var written: [EnvironmentEntryBase] = []

    /// Creates values that are all defaults.
    public init() {
        scope = nil
    }

    init(inheritedBy scope: EnvironmentScope?, with written: [EnvironmentEntryBase] = []) {
        self.scope = scope
        self.written = written
    }

    /// The value of a key; its default if no ancestor sets it.
    ///
    /// - Parameter key: the key's type.
    // Inlinable: generic code of another module looks up types at run time.
    @inlinable
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = entry(for: ObjectIdentifier(key))?.typed(K.Value.self) else { return key.defaultValue }
            return entry.value
        }
        set { write(newValue, for: ObjectIdentifier(key), named: .key(key)) }
    }

    /// The entry of a key, set here or further up; nil if there is none. The evaluated node becomes a dependent of an
    /// entry further up.
    @usableFromInline
    func entry(for key: ObjectIdentifier) -> EnvironmentEntryBase? {
        for entry in written where entry.key == key { return entry }
        guard let scope else { return nil }
        guard Evaluation.unretainedNode != nil else { return scope.find(key) }
        let entry = scope.findInPass(key)
        entry.noteRead()
        return entry.isAbsent ? nil : entry
    }

    /// Returns the entries set on this value, which has none afterwards.
    mutating func takeWritten() -> [EnvironmentEntryBase] {
        let entries = written
        written = []
        return entries
    }

    @inlinable
    mutating func write<Value>(_ value: Value, for key: ObjectIdentifier, named name: EnvironmentName) {
        let new = EnvironmentEntry(key: key, name: name, value: value)
        for index in written.indices where written[index].key == key {
            written[index] = new
            return
        }
        // Many modifiers set a value and what is derived from it.
        if written.isEmpty { written.reserveCapacity(2) }
        written.append(new)
    }
}

/// The name of a key, which becomes a text only for traces.
@usableFromInline
enum EnvironmentName {
    case key(Any.Type)
    /// An object's type.
    case type(Any.Type)
    case property(StaticString)
    case none

    /// The name, for a key's type the likely name of its property: `editMode` for `EditModeKey`.
    var text: String {
        switch self {
        case .key(let type):
            let name = String(describing: type)
            let stem = name.hasSuffix("Key") ? name.dropLast(3) : name[...]
            return stem.prefix(1).lowercased() + stem.dropFirst()
        case .type(let type): return String(describing: type)
        case .property(let name): return "\(name)"
        case .none: return ""
        }
    }
}
