/// What a join keeps of one upstream's values. Guarded by the join's turnstile.
@usableFromInline
class AnySide {
    /// Whether there is something to offer.
    @usableFromInline var isReady: Bool { false }
    /// Upstream has finished; true if nothing more can come of the join.
    @usableFromInline func end() -> Bool { false }
    /// Lets go of the values.
    @usableFromInline func clear() {}
    func checkInvariants() {}

    @usableFromInline init() {}
}

@usableFromInline
protocol Side<Value>: AnySide {
    associatedtype Value
    /// Whether a side offers its newest value again and again, as in combineLatest, or each value once, as in zip.
    static var isLatest: Bool { get }
    /// Takes in a value; true if this side has something to offer now and hadn't before.
    func put(_ value: Value) -> Bool
    /// Offers a value; there is one.
    func take(_ tally: inout JoinTally) -> Value
}

/// What a join counts of its sides.
@usableFromInline
struct JoinTally {
    /// The sides that have nothing to offer.
    @usableFromInline var missing: Int
    /// A side has ended and has nothing left.
    @usableFromInline var isExhausted = false

    @inlinable @inline(__always)
    init(missing: Int) { self.missing = missing }
}

/// A side of combineLatest: the newest value (C16).
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

/// A side of zip: the values that nothing has been paired with yet (C17).
///
///     hasEnded ⇒ nothing is taken in any more
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

/// The sides of a join together.
@usableFromInline
protocol SideGroup {
    associatedtype Output
    /// Of which kind they are.
    static var isLatest: Bool { get }
    var sides: [AnySide] { get }
    /// Takes a value of each; all are ready.
    func take(_ tally: inout JoinTally) -> Output
}

// A pack of sides would do for all arities, but the compiler doesn't specialise it, which makes a value cost many times as
// much. So the small ones are written out, which is all that differs between them.

@usableFromInline
struct TwoSides<A: Side, B: Side>: SideGroup {
    @usableFromInline let a: A, b: B
    @inlinable @inline(__always)
    init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    @inlinable static var isLatest: Bool { A.isLatest }
    @inlinable var sides: [AnySide] { [a, b] }
    @inlinable @inline(__always)
    func take(_ tally: inout JoinTally) -> (A.Value, B.Value) { (a.take(&tally), b.take(&tally)) }
}

@usableFromInline
struct ThreeSides<A: Side, B: Side, C: Side>: SideGroup {
    @usableFromInline let a: A, b: B, c: C
    @inlinable @inline(__always)
    init(_ a: A, _ b: B, _ c: C) { (self.a, self.b, self.c) = (a, b, c) }
    @inlinable static var isLatest: Bool { A.isLatest }
    @inlinable var sides: [AnySide] { [a, b, c] }
    @inlinable @inline(__always)
    func take(_ tally: inout JoinTally) -> (A.Value, B.Value, C.Value) {
        (a.take(&tally), b.take(&tally), c.take(&tally))
    }
}

@usableFromInline
struct FourSides<A: Side, B: Side, C: Side, D: Side>: SideGroup {
    @usableFromInline let a: A, b: B, c: C, d: D
    @inlinable @inline(__always)
    init(_ a: A, _ b: B, _ c: C, _ d: D) { (self.a, self.b, self.c, self.d) = (a, b, c, d) }
    @inlinable static var isLatest: Bool { A.isLatest }
    @inlinable var sides: [AnySide] { [a, b, c, d] }
    @inlinable @inline(__always)
    func take(_ tally: inout JoinTally) -> (A.Value, B.Value, C.Value, D.Value) {
        (a.take(&tally), b.take(&tally), c.take(&tally), d.take(&tally))
    }
}

@usableFromInline
struct ManySides<each S: Side>: SideGroup {
    @usableFromInline let all: (repeat each S)
    @inlinable @inline(__always)
    init(_ all: repeat each S) { self.all = (repeat each all) }
    @inlinable
    static var isLatest: Bool {
        for side in repeat (each S).self { return side.isLatest }
        return true
    }
    @inlinable
    var sides: [AnySide] {
        var sides: [AnySide] = []
        for side in repeat each all { sides.append(side) }
        return sides
    }
    @inlinable
    func take(_ tally: inout JoinTally) -> (repeat (each S).Value) { (repeat (each all).take(&tally)) }
}
