extension Subscribers {
    /// The number of values that a subscriber requests: a nonnegative number, or unlimited.
    ///
    /// ```swift
    /// let demand = Subscribers.Demand.max(2) + .max(3)
    /// print(demand)              // max(5)
    /// print(demand + .unlimited) // unlimited
    /// ```
    ///
    /// Unlimited demand stays unlimited in every operation. Sums and products that exceed `Int.max` become unlimited.
    /// Differences below zero become `.none`. Operations that would need a negative number trap.
    @frozen
    public struct Demand: Hashable, Comparable, Sendable {
        /// The number of values; `Int.max` + 1 for unlimited. Also the encoded form.
        @usableFromInline let rawValue: UInt

        @inlinable @inline(__always)
        init(rawValue: UInt) { self.rawValue = rawValue }

        /// Creates a demand from an atomic count, in which `Int.max` is unlimited.
        @inlinable @inline(__always)
        init(count: Int) { rawValue = count == .max ? Self.unlimitedValue : UInt(bitPattern: count) }

        /// The number for an atomic count; `Int.max` for unlimited.
        @inlinable @inline(__always)
        var count: Int { rawValue == Self.unlimitedValue ? .max : Int(bitPattern: rawValue) }

        @inlinable @inline(__always)
        static var unlimitedValue: UInt { UInt(Int.max) + 1 }

        /// Every value, without a limit.
        public static var unlimited: Demand {
            @inlinable @inline(__always) get { Demand(rawValue: unlimitedValue) }
        }
        /// No values. A subscriber returns it to request nothing more; most publishers trap if it is requested.
        public static var none: Demand {
            @inlinable @inline(__always) get { Demand(rawValue: 0) }
        }
        /// Returns a demand for a number of values.
        ///
        /// - Parameter value: The number of values. A negative number traps.
        @inlinable @inline(__always)
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "Subscribers.Demand.max(\(value)): a demand can't be negative; use 0 or more.")
            return Demand(rawValue: UInt(bitPattern: value))
        }

        /// The number of values; nil if unlimited.
        @inlinable
        public var max: Int? { rawValue == Self.unlimitedValue ? nil : Int(bitPattern: rawValue) }
    }
}

// The operators that take an `Int` are disfavoured: otherwise the type checker tries them for every `$0 > 1` in a
// chain's closures. `==` and `!=` aren't: both sides would then be compared as `AnyHashable`, which are never equal.

extension Subscribers.Demand {
    /// Returns the sum; unlimited if it exceeds `Int.max`.
    @inlinable
    public static func + (left: Self, right: Self) -> Self {
        // `&+` wraps only if both are unlimited, 2⁶³ each.
        let sum = left.rawValue &+ right.rawValue
        return left == .unlimited || right == .unlimited || sum > unlimitedValue ? .unlimited : Self(rawValue: sum)
    }
    /// Adds a demand.
    @inlinable
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Returns the sum with a number of values. Traps if it is negative.
    @_disfavoredOverload @inlinable
    public static func + (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (sum, overflow) = Int(bitPattern: left.rawValue).addingReportingOverflow(right)
        return overflow ? .unlimited : .max(sum)
    }
    /// Adds a number of values.
    @_disfavoredOverload @inlinable
    public static func += (left: inout Self, right: Int) { left = left + right }

    /// Returns the difference; `.none` if it would be negative.
    @inlinable
    public static func - (left: Self, right: Self) -> Self {
        if left == .unlimited { return left }
        return left > right ? Self(rawValue: left.rawValue - right.rawValue) : .none
    }
    /// Subtracts a demand.
    @inlinable
    public static func -= (left: inout Self, right: Self) { left = left - right }
    /// Returns the difference from a number of values; `.none` if it would be negative.
    @_disfavoredOverload @inlinable
    public static func - (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (difference, overflow) = Int(bitPattern: left.rawValue).subtractingReportingOverflow(right)
        return overflow || difference < 0 ? .none : .max(difference)
    }
    /// Subtracts a number of values.
    @_disfavoredOverload @inlinable
    public static func -= (left: inout Self, right: Int) { left = left - right }

    /// Returns the demand multiplied by a number; unlimited if it exceeds `Int.max`.
    ///
    /// - Parameters:
    ///   - left: The demand.
    ///   - right: The factor. A negative one traps.
    @_disfavoredOverload @inlinable
    public static func * (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (product, overflow) = Int(bitPattern: left.rawValue).multipliedReportingOverflow(by: right)
        return overflow ? .unlimited : .max(product)
    }
    /// Multiplies the demand by a number.
    ///
    /// - Parameters:
    ///   - left: The demand.
    ///   - right: The factor. A negative one traps.
    @_disfavoredOverload @inlinable
    public static func *= (left: inout Self, right: Int) { left = left * right }
}

extension Subscribers.Demand {
    /// Returns whether the left demand is less. Unlimited is greater than every number.
    @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    /// Returns whether the demand is this number of values. False if unlimited.
    @inlinable public static func == (left: Self, right: Int) -> Bool { left.max == right }
    /// Returns whether the demand isn't this number of values. True if unlimited.
    @inlinable public static func != (left: Self, right: Int) -> Bool { !(left == right) }
    /// Returns whether the demand is less than the number. False if unlimited.
    @_disfavoredOverload @inlinable public static func < (left: Self, right: Int) -> Bool {
        left.max.map { $0 < right } ?? false
    }
    /// Returns whether the demand is at most the number. False if unlimited.
    @_disfavoredOverload @inlinable public static func <= (left: Self, right: Int) -> Bool {
        left.max.map { $0 <= right } ?? false
    }
    /// Returns whether the demand is greater than the number. True if unlimited.
    @_disfavoredOverload @inlinable public static func > (left: Self, right: Int) -> Bool { !(left <= right) }
    /// Returns whether the demand is at least the number. True if unlimited.
    @_disfavoredOverload @inlinable public static func >= (left: Self, right: Int) -> Bool { !(left < right) }
    /// Returns whether the demand is this number of values. False if unlimited.
    @inlinable public static func == (left: Int, right: Self) -> Bool { right == left }
    /// Returns whether the demand isn't this number of values. True if unlimited.
    @inlinable public static func != (left: Int, right: Self) -> Bool { right != left }
    /// Returns whether the number is less than the demand. True if unlimited.
    @_disfavoredOverload @inlinable public static func < (left: Int, right: Self) -> Bool { right > left }
    /// Returns whether the number is at most the demand. True if unlimited.
    @_disfavoredOverload @inlinable public static func <= (left: Int, right: Self) -> Bool { right >= left }
    /// Returns whether the number is greater than the demand. False if unlimited.
    @_disfavoredOverload @inlinable public static func > (left: Int, right: Self) -> Bool { right < left }
    /// Returns whether the number is at least the demand. False if unlimited.
    @_disfavoredOverload @inlinable public static func >= (left: Int, right: Self) -> Bool { right <= left }
}

extension Subscribers.Demand: Codable {
    /// Decodes a demand from a single unsigned number. Numbers above `Int.max` are unlimited.
    ///
    /// - Parameter decoder: The decoder to read from.
    /// - Throws: A `DecodingError` if the data isn't an unsigned number.
    public init(from decoder: any Decoder) throws {
        let value = try decoder.singleValueContainer().decode(UInt.self)
        self.init(rawValue: min(value, Self.unlimitedValue))
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(rawValue)
    }
}

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String { max.map { "max(\($0))" } ?? "unlimited" }
}
