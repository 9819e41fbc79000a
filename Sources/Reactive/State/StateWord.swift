/// The words of plain numbers; see `StateLocation`.
@usableFromInline
enum StateWord {
    /// The bytes of a number; nil for a value of another type, and of a type that only `Graph.PropertyInfo` knows.
    ///
    /// Where the compiler knows the type it is a constant nil, or an instruction.
    @inlinable @inline(__always)
    static func word<Value>(of value: Value) -> UInt64? {
        // The types are compared first, since a cast alone would also take the number out of an optional.
        if Value.self == Int.self, let value = value as? Int { return UInt64(bitPattern: Int64(value)) }
        if Value.self == Bool.self, let value = value as? Bool { return value ? 1 : 0 }
        return nil
    }
}
