/// What is known of types: found once for each type, and looked up often.
///
/// Invariant: `recent[i]` is an entry of `all`, for a type whose place is `i`.
package struct TypeTable<Value> {
    @usableFromInline var all: [ObjectIdentifier: Value] = [:]
    /// A cache indexed by a hash of the type: most look-ups are for few types, and a dictionary's hash takes longer than
    /// most uses of a value.
    @usableFromInline var recent: [(type: ObjectIdentifier, value: Value)?] = Array(repeating: nil, count: 128)

    /// Creates an empty table.
    @inlinable
    package init() {}

    /// The value for a type; nil if there is none.
    @inlinable
    package subscript(type: ObjectIdentifier) -> Value? {
        mutating get {
            let place = Int(truncatingIfNeeded: UInt(bitPattern: type) >> 4) & 127
            if let found = recent[place], found.type == type { return found.value }
            guard let known = all[type] else { return nil }
            recent[place] = (type, known)
            return known
        }
    }

    /// Adds the value for a type that has none.
    @inlinable
    package mutating func insert(_ value: Value, for type: ObjectIdentifier) { all[type] = value }
}
