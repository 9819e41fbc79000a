/// The values that a join stores of one upstream. Guarded by the join's trampoline.
@usableFromInline
class AnySide {
    /// Whether a value can be taken.
    @usableFromInline var isReady: Bool { false }
    /// Marks the upstream as finished; returns whether the join can't deliver any more.
    @usableFromInline func end() -> Bool { false }
    /// Releases the values.
    @usableFromInline func clear() {}
    func checkInvariants() {}

    @usableFromInline init() {}
}

@usableFromInline
protocol Side<Value>: AnySide {
    associatedtype Value
    /// True if a side provides its newest value repeatedly, as in `combineLatest`; false if it provides each value
    /// once, as in `zip`.
    static var isLatest: Bool { get }
    /// Stores a value; returns whether that makes this side ready.
    func put(_ value: Value) -> Bool
    /// Takes a value. This side must be ready.
    func take(_ tally: inout JoinTally) -> Value
}

/// A join's counts of its sides.
@usableFromInline
struct JoinTally {
    /// The number of sides that aren't ready.
    @usableFromInline var missing: Int
    /// Whether a side has finished and has no value left.
    @usableFromInline var isExhausted = false

    @inlinable @inline(__always)
    init(missing: Int) { self.missing = missing }
}

/// A side of `combineLatest`: stores the newest value.
@usableFromInline
final class LatestSide<Value>: AnySide, Side {
    @exclusivity(unchecked) @usableFromInline var newest: Value?

    @inlinable @inline(__always)
    override init() {}
    @inlinable static var isLatest: Bool { true }
    @usableFromInline override var isReady: Bool { newest != nil }

    @inlinable @inline(__always)
    func put(_ value: Value) -> Bool {
        let isFirst = newest == nil
        newest = value
        return isFirst
    }
    @inlinable @inline(__always)
    func take(_ tally: inout JoinTally) -> Value { newest.unsafelyUnwrapped }

    @usableFromInline
    override func clear() { newest = nil }
}

/// A side of `zip`: stores the values that have no partners yet.
///
///     hasEnded ⇒ no value is stored any more
@usableFromInline
final class QueueSide<Value>: AnySide, Side {
    @exclusivity(unchecked) @usableFromInline var waiting = Ring<Value>()
    @exclusivity(unchecked) @usableFromInline var hasEnded = false

    @inlinable @inline(__always)
    override init() {}
    @inlinable static var isLatest: Bool { false }
    @usableFromInline override var isReady: Bool { !waiting.isEmpty }

    @inlinable @inline(__always)
    func put(_ value: Value) -> Bool {
        if hasEnded { return false }
        waiting.append(value)
        return waiting.count == 1
    }
    @inlinable @inline(__always)
    func take(_ tally: inout JoinTally) -> Value {
        let value = waiting.popFirst().unsafelyUnwrapped
        if waiting.isEmpty {
            tally.missing &+= 1
            if hasEnded { tally.isExhausted = true }
        }
        return value
    }

    @usableFromInline
    override func end() -> Bool {
        hasEnded = true
        return waiting.isEmpty
    }
    @usableFromInline
    override func clear() { waiting = Ring() }
    override func checkInvariants() { waiting.checkInvariants() }
}
