/// The values that a view inherits from its ancestors.
///
/// Extend it with a computed property for each key of yours. A lookup goes from scope to scope upwards: O(the number
/// of `environment` modifiers above). Read in a body it makes that body depend on the key read, no other (E2).
public struct EnvironmentValues {
    private let scope: EnvironmentScope?
    /// What was set on this value, each key once.
    private(set) var written: [any EnvironmentWrite] = []

    /// Only defaults.
    public init() {
        scope = nil
    }

    init(inheritedBy scope: EnvironmentScope?) {
        self.scope = scope
    }

    /// The value of a key.
    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { value(for: ObjectIdentifier(key)) ?? key.defaultValue }
        set { write(newValue, for: ObjectIdentifier(key), named: .key(key)) }
    }

    func value<Value>(for key: ObjectIdentifier) -> Value? {
        for write in written where write.key == key {
            return (write as? Written<Value>)?.value
        }
        if let entry = scope?.find(key) as? EnvironmentEntry<Value> { return entry.read() }
        if Evaluation.node != nil { scope?.absentEntry(for: key).noteRead() }
        return nil
    }

    mutating func write<Value>(_ value: Value, for key: ObjectIdentifier, named name: EnvironmentName) {
        let write = Written(key: key, name: name, value: value)
        if let index = written.firstIndex(where: { $0.key == key }) {
            written[index] = write
        } else {
            written.append(write)
        }
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

/// A value that was set for a key.
protocol EnvironmentWrite {
    var key: ObjectIdentifier { get }
    @MainActor func makeEntry() -> EnvironmentEntryBase
    /// Stores the value in an entry of the same key.
    @MainActor func store(in entry: EnvironmentEntryBase)
}

private struct Written<Value>: EnvironmentWrite {
    let key: ObjectIdentifier
    let name: EnvironmentName
    let value: Value

    func makeEntry() -> EnvironmentEntryBase {
        EnvironmentEntry(key: key, name: name, value: value)
    }

    func store(in entry: EnvironmentEntryBase) {
        (entry as? EnvironmentEntry<Value>)?.set(value)
    }
}
