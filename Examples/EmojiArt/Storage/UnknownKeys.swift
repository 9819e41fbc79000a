/// What a file contains under keys that this program doesn't know: a later version's, perhaps. They are written again
/// with each change.
///
/// They belong to the object around them: an element of a list is found again by its `id`, wherever it moves. What
/// belongs to an element goes with it.
struct UnknownKeys {
    private var members: [String: JSONValue] = [:]
    private var inMembers: [String: UnknownKeys] = [:]
    private var inElements: [JSONValue: UnknownKeys] = [:]

    /// Finds what a file contains beyond what the program writes for the same value. Nil if there is nothing.
    init?(in file: JSONValue, beyond known: JSONValue) {
        switch (file, known) {
        case (.object(let file), .object(let known)):
            for (key, value) in file {
                if let knownValue = known[key] {
                    inMembers[key] = UnknownKeys(in: value, beyond: knownValue)
                } else {
                    members[key] = value
                }
            }
        case (.array(let file), .array(let known)):
            let knownByID = Dictionary(known.map { ($0.id, $0) }) { first, _ in first }
            for element in file {
                guard let id = element.id, let known = knownByID[id] else { continue }
                inElements[id] = UnknownKeys(in: element, beyond: known)
            }
        default: break
        }
        if members.isEmpty && inMembers.isEmpty && inElements.isEmpty { return nil }
    }

    /// Adds them to what the program writes.
    func added(to known: JSONValue) -> JSONValue {
        switch known {
        case .object(let known):
            var all = members.merging(known) { $1 }
            for (key, unknown) in inMembers { all[key] = all[key].map(unknown.added) }
            return .object(all)
        case .array(let elements):
            return .array(
                elements.map { element in element.id.flatMap { inElements[$0] }?.added(to: element) ?? element })
        default: return known
        }
    }
}

extension JSONValue {
    fileprivate var id: JSONValue? {
        if case .object(let members) = self { members["id"] } else { nil }
    }
}
