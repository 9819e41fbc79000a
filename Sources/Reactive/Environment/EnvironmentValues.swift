/// The values that a view inherits from its ancestors.
///
/// Extend it with a computed property for each key of yours. A lookup goes from scope to scope upwards: in a body in
/// constant time on average, elsewhere O(the number of `environment` modifiers above). Read in a body it makes that
/// body depend on the key read, no other.
public struct EnvironmentValues {
    private let scope: EnvironmentScope?
    /// What was set on this value, each key once. Never changed once it is in here, as copies of this value share it.
    private(set) var written: [EnvironmentEntryBase] = []

    /// Only defaults.
    public init() {
        scope = nil
    }

    init(inheritedBy scope: EnvironmentScope?, with written: [EnvironmentEntryBase] = []) {
        self.scope = scope
        self.written = written
    }

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get {
            guard let entry = entry(for: ObjectIdentifier(key))?.typed(K.Value.self) else { return key.defaultValue }
            return entry.value
        }
        set { write(newValue, for: ObjectIdentifier(key), named: .key(key)) }
    }

    /// What was set for a key here, or above; nil if nothing was. What is above becomes a dependency of who is being evaluated.
    func entry(for key: ObjectIdentifier) -> EnvironmentEntryBase? {
        for entry in written where entry.key == key { return entry }
        guard let scope else { return nil }
        guard Evaluation.unretainedNode != nil else { return scope.find(key) }
        let entry = scope.findInPass(key)
        entry.noteRead()
        return entry.isAbsent ? nil : entry
    }

    mutating func write<Value>(_ value: Value, for key: ObjectIdentifier, named name: EnvironmentName) {
        let new = EnvironmentEntry(key: key, name: name, value: value)
        for index in written.indices where written[index].key == key {
            written[index] = new
            return
        }
        written.append(new)
    }
}

/// What a key is called, made into text only when somebody wants to read it.
enum EnvironmentName {
    case key(Any.Type)
    /// An object's type.
    case type(Any.Type)
    case property(StaticString)
    case none

    /// A key's name is as its property is likely spelled: `editMode` for `EditModeKey`.
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
