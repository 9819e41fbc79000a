extension Subscribers {
    /// How many values a subscriber wants: a number from 0 up, or unlimited.
    ///
    /// Unlimited stays unlimited whatever is added or taken away. Sums and products that exceed `Int` become
    /// unlimited; differences stop at 0, also where they exceed `Int`. A negative number traps.
    @frozen
    public struct Demand: Hashable, Comparable, Sendable {
        /// One more than the greatest number stands for unlimited; this is also what is encoded.
        @usableFromInline let rawValue: UInt

        @inlinable @inline(__always)
        init(rawValue: UInt) { self.rawValue = rawValue }

        /// As credit counts it: `Int.max` stands for unlimited.
        @inlinable @inline(__always)
        init(count: Int) { rawValue = count == .max ? Self.unlimitedValue : UInt(bitPattern: count) }

        @inlinable @inline(__always)
        var count: Int { rawValue == Self.unlimitedValue ? .max : Int(bitPattern: rawValue) }

        @inlinable @inline(__always)
        static var unlimitedValue: UInt { UInt(Int.max) + 1 }

        public static var unlimited: Demand {
            @inlinable @inline(__always) get { Demand(rawValue: unlimitedValue) }
        }
        public static var none: Demand {
            @inlinable @inline(__always) get { Demand(rawValue: 0) }
        }
        /// As many as `value`, which must not be negative.
        @inlinable @inline(__always)
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand can't be negative")
            return Demand(rawValue: UInt(bitPattern: value))
        }

        /// The number, or nil if it is unlimited.
        @inlinable
        public var max: Int? { rawValue == Self.unlimitedValue ? nil : Int(bitPattern: rawValue) }
    }
}

// Those that mix with `Int` are disfavoured: else the type checker tries them for every `$0 > 1` in a chain's closures. Not
// `==` and `!=`: the two sides would be compared as `AnyHashable`, which are never equal.

extension Subscribers.Demand {
    @inlinable
    public static func + (left: Self, right: Self) -> Self {
        // No overflow: each is 2⁶³ at most, and both are only if both are unlimited.
        let sum = left.rawValue &+ right.rawValue
        return left == .unlimited || right == .unlimited || sum > unlimitedValue ? .unlimited : Self(rawValue: sum)
    }
    @inlinable
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Traps if the right side is negative and greater than the left.
    @_disfavoredOverload @inlinable
    public static func + (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (sum, overflow) = Int(bitPattern: left.rawValue).addingReportingOverflow(right)
        return overflow ? .unlimited : .max(sum)
    }
    @_disfavoredOverload @inlinable
    public static func += (left: inout Self, right: Int) { left = left + right }

    @inlinable
    public static func - (left: Self, right: Self) -> Self {
        if left == .unlimited { return left }
        return left > right ? Self(rawValue: left.rawValue - right.rawValue) : .none
    }
    @inlinable
    public static func -= (left: inout Self, right: Self) { left = left - right }
    @_disfavoredOverload @inlinable
    public static func - (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (difference, overflow) = Int(bitPattern: left.rawValue).subtractingReportingOverflow(right)
        return overflow || difference < 0 ? .none : .max(difference)
    }
    @_disfavoredOverload @inlinable
    public static func -= (left: inout Self, right: Int) { left = left - right }

    /// Traps if the right side is negative.
    @_disfavoredOverload @inlinable
    public static func * (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (product, overflow) = Int(bitPattern: left.rawValue).multipliedReportingOverflow(by: right)
        return overflow ? .unlimited : .max(product)
    }
    @_disfavoredOverload @inlinable
    public static func *= (left: inout Self, right: Int) { left = left * right }
}

extension Subscribers.Demand {
    @inlinable public static func < (left: Self, right: Self) -> Bool { left.rawValue < right.rawValue }
    @inlinable public static func == (left: Self, right: Int) -> Bool { left.max == right }
    @inlinable public static func != (left: Self, right: Int) -> Bool { !(left == right) }
    @_disfavoredOverload @inlinable public static func < (left: Self, right: Int) -> Bool {
        left.max.map { $0 < right } ?? false
    }
    @_disfavoredOverload @inlinable public static func <= (left: Self, right: Int) -> Bool {
        left.max.map { $0 <= right } ?? false
    }
    @_disfavoredOverload @inlinable public static func > (left: Self, right: Int) -> Bool { !(left <= right) }
    @_disfavoredOverload @inlinable public static func >= (left: Self, right: Int) -> Bool { !(left < right) }
    @inlinable public static func == (left: Int, right: Self) -> Bool { right == left }
    @inlinable public static func != (left: Int, right: Self) -> Bool { right != left }
    @_disfavoredOverload @inlinable public static func < (left: Int, right: Self) -> Bool { right > left }
    @_disfavoredOverload @inlinable public static func <= (left: Int, right: Self) -> Bool { right >= left }
    @_disfavoredOverload @inlinable public static func > (left: Int, right: Self) -> Bool { right < left }
    @_disfavoredOverload @inlinable public static func >= (left: Int, right: Self) -> Bool { right <= left }
}

extension Subscribers.Demand: Codable {
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
