/// All sides of a join.
@usableFromInline
protocol SideGroup {
    associatedtype Output
    /// The sides' `isLatest`.
    static var isLatest: Bool { get }
    var sides: [AnySide] { get }
    /// Takes a value of each side. All must be ready.
    func take(_ tally: inout JoinTally) -> Output
}

// One group of a pack of sides would serve all arities. But the compiler doesn't specialise packs, which multiplies the
// cost of a value. So the groups of two, three and four sides are written out, each with the subscribing that
// `combineLatest` and `zip` share.

@usableFromInline
struct TwoSides<A: Side, B: Side>: SideGroup {
    @usableFromInline let a: A, b: B
    @inlinable @inline(__always)
    init(_ a: A, _ b: B) { (self.a, self.b) = (a, b) }
    @inlinable static var isLatest: Bool { A.isLatest }
    @inlinable var sides: [AnySide] { [a, b] }
    @inlinable @inline(__always)
    func take(_ tally: inout JoinTally) -> (A.Value, B.Value) { (a.take(&tally), b.take(&tally)) }

    /// Subscribes `downstream` to the join of two upstreams.
    @inlinable @inline(__always)
    func join<P: Publisher, Q: Publisher, D: Subscriber>(_ p: P, _ q: Q, for downstream: D)
    where
        P.Output == A.Value, Q.Output == B.Value, D.Input == Output,
        P.Failure == D.Failure, Q.Failure == D.Failure
    {
        let join = Join(downstream, self)
        join.subscribe(a, to: p, 0)
        join.subscribe(b, to: q, 1)
    }
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

    /// Subscribes `downstream` to the join of three upstreams.
    @inlinable @inline(__always)
    func join<P: Publisher, Q: Publisher, R: Publisher, D: Subscriber>(_ p: P, _ q: Q, _ r: R, for downstream: D)
    where
        P.Output == A.Value, Q.Output == B.Value, R.Output == C.Value, D.Input == Output,
        P.Failure == D.Failure, Q.Failure == D.Failure, R.Failure == D.Failure
    {
        let join = Join(downstream, self)
        join.subscribe(a, to: p, 0)
        join.subscribe(b, to: q, 1)
        join.subscribe(c, to: r, 2)
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

    /// Subscribes `downstream` to the join of four upstreams.
    @inlinable @inline(__always)
    func join<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, Downstream: Subscriber>(
        _ p: P, _ q: Q, _ r: R, _ s: S, for downstream: Downstream
    )
    where
        P.Output == A.Value, Q.Output == B.Value, R.Output == C.Value, S.Output == D.Value,
        Downstream.Input == Output, P.Failure == Downstream.Failure, Q.Failure == Downstream.Failure,
        R.Failure == Downstream.Failure, S.Failure == Downstream.Failure
    {
        let join = Join(downstream, self)
        join.subscribe(a, to: p, 0)
        join.subscribe(b, to: q, 1)
        join.subscribe(c, to: r, 2)
        join.subscribe(d, to: s, 3)
    }
}

/// Any number of sides. A delivery costs many times what it costs with the groups above.
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

    /// Subscribes `downstream` to the join of as many upstreams as there are sides.
    @inlinable
    func join<Failure: Error, D: Subscriber>(
        _ upstreams: repeat any Publisher<(each S).Value, Failure>, for downstream: D
    ) where D.Input == (repeat (each S).Value), D.Failure == Failure {
        let join = Join(downstream, self)
        var slot = 0
        for (upstream, side) in repeat (each upstreams, each all) {
            join.subscribe(side, to: upstream, slot)
            slot += 1
        }
    }
}
