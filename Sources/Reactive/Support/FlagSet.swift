/// A small set of flags on hot paths.
///
/// Without optimization, `OptionSet`'s functions are generic: each operation calls the functions of the raw value
/// through its witnesses, and a literal of two flags makes an array. These are inlined without optimization, too, so
/// that an operation is one instruction in users' debug builds and in tests. Write `Flags(.a, .b)` on hot paths, not
/// `[.a, .b]`.
@usableFromInline
package protocol FlagSet: OptionSet where RawValue: FixedWidthInteger {}

extension FlagSet {
    /// The empty set.
    @inlinable @_transparent
    package init() { self.init(rawValue: 0) }

    /// The set with the flags of two sets.
    @inlinable @_transparent
    package init(_ first: Self, _ second: Self) { self.init(rawValue: first.rawValue | second.rawValue) }

    /// The set with the flags of three sets.
    @inlinable @_transparent
    package init(_ first: Self, _ second: Self, _ third: Self) {
        self.init(rawValue: first.rawValue | second.rawValue | third.rawValue)
    }

    /// Returns whether all flags of another set are in this one.
    @inlinable @_transparent
    package func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }

    /// Returns whether no flag is in both sets.
    @inlinable @_transparent
    package func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }

    /// Returns the flags that are in at least one of the sets.
    @inlinable @_transparent
    package func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }

    /// Adds the flags of another set.
    @inlinable @_transparent
    package mutating func insert(_ other: Self) { self = Self(rawValue: rawValue | other.rawValue) }

    /// Removes the flags of another set.
    @inlinable @_transparent
    package mutating func subtract(_ other: Self) { self = Self(rawValue: rawValue & ~other.rawValue) }
}
