extension Subscribers {
    /// How many values a subscriber wants: a number from 0 up, or unlimited.
    ///
    /// Unlimited stays unlimited whatever is added or taken away. Sums and products that exceed `Int` become
    /// unlimited; differences stop at 0. A negative number traps.
    @frozen
    public struct Demand: Hashable, Comparable, Sendable {
        /// `Int.max` stands for unlimited.
        @usableFromInline let count: Int

        @inlinable @inline(__always)
        init(count: Int) { self.count = count }

        public static var unlimited: Demand {
            @inlinable @inline(__always) get { Demand(count: .max) }
        }
        public static var none: Demand {
            @inlinable @inline(__always) get { Demand(count: 0) }
        }
        /// As many as `value`, which must not be negative.
        @inlinable @inline(__always)
        public static func max(_ value: Int) -> Demand {
            precondition(value >= 0, "A demand can't be negative")
            return Demand(count: value)
        }

        /// The number, or nil if it is unlimited.
        @inlinable
        public var max: Int? { count == .max ? nil : count }
    }
}

extension Subscribers.Demand {
    @inlinable
    public static func + (left: Self, right: Self) -> Self {
        let (sum, overflow) = left.count.addingReportingOverflow(right.count)
        return Self(count: overflow ? .max : sum)
    }
    @inlinable
    public static func += (left: inout Self, right: Self) { left = left + right }
    /// Traps if the right side is negative and greater than the left.
    @inlinable
    public static func + (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (sum, overflow) = left.count.addingReportingOverflow(right)
        return overflow ? .unlimited : .max(sum)
    }
    @inlinable
    public static func += (left: inout Self, right: Int) { left = left + right }

    @inlinable
    public static func - (left: Self, right: Self) -> Self {
        if left == .unlimited { return left }
        return Self(count: Swift.max(0, left.count - right.count))
    }
    @inlinable
    public static func -= (left: inout Self, right: Self) { left = left - right }
    @inlinable
    public static func - (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (difference, overflow) = left.count.subtractingReportingOverflow(right)
        return overflow ? .unlimited : Self(count: Swift.max(0, difference))
    }
    @inlinable
    public static func -= (left: inout Self, right: Int) { left = left - right }

    /// Traps if the right side is negative.
    @inlinable
    public static func * (left: Self, right: Int) -> Self {
        if left == .unlimited { return left }
        let (product, overflow) = left.count.multipliedReportingOverflow(by: right)
        return overflow ? .unlimited : .max(product)
    }
    @inlinable
    public static func *= (left: inout Self, right: Int) { left = left * right }
}

extension Subscribers.Demand {
    @inlinable public static func < (left: Self, right: Self) -> Bool { left.count < right.count }
    @inlinable public static func == (left: Self, right: Int) -> Bool { left.max == right }
    @inlinable public static func != (left: Self, right: Int) -> Bool { !(left == right) }
    @inlinable public static func < (left: Self, right: Int) -> Bool { left != .unlimited && left.count < right }
    @inlinable public static func <= (left: Self, right: Int) -> Bool { left != .unlimited && left.count <= right }
    @inlinable public static func > (left: Self, right: Int) -> Bool { !(left <= right) }
    @inlinable public static func >= (left: Self, right: Int) -> Bool { !(left < right) }
    @inlinable public static func == (left: Int, right: Self) -> Bool { right == left }
    @inlinable public static func != (left: Int, right: Self) -> Bool { right != left }
    @inlinable public static func < (left: Int, right: Self) -> Bool { right > left }
    @inlinable public static func <= (left: Int, right: Self) -> Bool { right >= left }
    @inlinable public static func > (left: Int, right: Self) -> Bool { right < left }
    @inlinable public static func >= (left: Int, right: Self) -> Bool { right <= left }
}

extension Subscribers.Demand: Codable {
    public init(from decoder: any Decoder) throws {
        // Unlimited is written as one more than the greatest number.
        let raw = try decoder.singleValueContainer().decode(UInt.self)
        self.init(count: Int(exactly: raw) ?? .max)
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.singleValueContainer()
        try container.encode(self == .unlimited ? UInt(Int.max) + 1 : UInt(count))
    }
}

extension Subscribers.Demand: CustomStringConvertible {
    public var description: String { self == .unlimited ? "unlimited" : "max(\(count))" }
}
