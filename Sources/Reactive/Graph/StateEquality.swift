/// Compares two states of one type; see `Comparison`. Where the compiler knows the type, that of numbers is an
/// instruction.
@usableFromInline
struct StateEquality<Value> {
    /// Nil for the types that `areEqual` knows.
    @usableFromInline let comparison: Comparison?

    @inlinable @inline(__always)
    init() {
        comparison =
            Value.self == Int.self || Value.self == Bool.self || Value.self == Double.self || Value.self == String.self
            ? nil : Comparison.ofStates(Value.self)
    }

    /// Whether the value in memory equals another.
    @inlinable @inline(__always)
    func areEqual(_ memory: ValueMemory<Value>, _ other: Value) -> Bool {
        // Specialised code has no casts.
        guard let comparison else { return areEqualAsKnown(memory.value, other) }
        return withUnsafePointer(to: other) { comparison.areEqual(at: memory.address, $0) }
    }

    @inlinable @inline(__always)
    func areEqualAsKnown(_ lhs: Value, _ rhs: Value) -> Bool {
        if let lhs = lhs as? Int, let rhs = rhs as? Int { return lhs == rhs }
        if let lhs = lhs as? Bool, let rhs = rhs as? Bool { return lhs == rhs }
        if let lhs = lhs as? Double, let rhs = rhs as? Double { return lhs == rhs }
        if let lhs = lhs as? String, let rhs = rhs as? String { return lhs == rhs }
        preconditionFailure("\(Value.self) has no comparison")
    }
}
