// The arities of merge. They differ in nothing but their number, which Swift has no way to say without giving up
// Combine's names, stored properties, or speed (a pack isn't specialised): so they are written out.

extension Publisher {
    /// Delivers the values of 3 publishers, as they come (C14).
    @inlinable @inline(__always)
    public func merge<P: Publisher, Q: Publisher>(
        with p: P, _ q: Q
    ) -> Publishers.Merge3<Self, P, Q>
    where Failure == P.Failure, Output == P.Output, Failure == Q.Failure, Output == Q.Output {
        Publishers.Merge3(self, p, q)
    }

    /// Delivers the values of 4 publishers, as they come (C14).
    @inlinable @inline(__always)
    public func merge<P: Publisher, Q: Publisher, R: Publisher>(
        with p: P, _ q: Q, _ r: R
    ) -> Publishers.Merge4<Self, P, Q, R>
    where Failure == P.Failure, Output == P.Output, Failure == Q.Failure, Output == Q.Output, Failure == R.Failure, Output == R.Output {
        Publishers.Merge4(self, p, q, r)
    }

    /// Delivers the values of 5 publishers, as they come (C14).
    @inlinable @inline(__always)
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher>(
        with p: P, _ q: Q, _ r: R, _ s: S
    ) -> Publishers.Merge5<Self, P, Q, R, S>
    where Failure == P.Failure, Output == P.Output, Failure == Q.Failure, Output == Q.Output, Failure == R.Failure, Output == R.Output, Failure == S.Failure, Output == S.Output {
        Publishers.Merge5(self, p, q, r, s)
    }

    /// Delivers the values of 6 publishers, as they come (C14).
    @inlinable @inline(__always)
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher>(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
    ) -> Publishers.Merge6<Self, P, Q, R, S, T>
    where Failure == P.Failure, Output == P.Output, Failure == Q.Failure, Output == Q.Output, Failure == R.Failure, Output == R.Output, Failure == S.Failure, Output == S.Output, Failure == T.Failure, Output == T.Output {
        Publishers.Merge6(self, p, q, r, s, t)
    }

    /// Delivers the values of 7 publishers, as they come (C14).
    @inlinable @inline(__always)
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher>(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U
    ) -> Publishers.Merge7<Self, P, Q, R, S, T, U>
    where Failure == P.Failure, Output == P.Output, Failure == Q.Failure, Output == Q.Output, Failure == R.Failure, Output == R.Output, Failure == S.Failure, Output == S.Output, Failure == T.Failure, Output == T.Output, Failure == U.Failure, Output == U.Output {
        Publishers.Merge7(self, p, q, r, s, t, u)
    }

    /// Delivers the values of 8 publishers, as they come (C14).
    @inlinable @inline(__always)
    public func merge<P: Publisher, Q: Publisher, R: Publisher, S: Publisher, T: Publisher, U: Publisher, V: Publisher>(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ v: V
    ) -> Publishers.Merge8<Self, P, Q, R, S, T, U, V>
    where Failure == P.Failure, Output == P.Output, Failure == Q.Failure, Output == Q.Output, Failure == R.Failure, Output == R.Output, Failure == S.Failure, Output == S.Output, Failure == T.Failure, Output == T.Output, Failure == U.Failure, Output == U.Output, Failure == V.Failure, Output == V.Output {
        Publishers.Merge8(self, p, q, r, s, t, u, v)
    }
}

extension Publishers.Merge {
    @inlinable @inline(__always)
    public func merge<C: Publisher>(
        with c: C
    ) -> Publishers.Merge3<A, B, C>
    where Failure == C.Failure, Output == C.Output {
        Publishers.Merge3(a, b, c)
    }

    @inlinable @inline(__always)
    public func merge<C: Publisher, D: Publisher>(
        with c: C, _ d: D
    ) -> Publishers.Merge4<A, B, C, D>
    where Failure == C.Failure, Output == C.Output, Failure == D.Failure, Output == D.Output {
        Publishers.Merge4(a, b, c, d)
    }

    @inlinable @inline(__always)
    public func merge<C: Publisher, D: Publisher, E: Publisher>(
        with c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where Failure == C.Failure, Output == C.Output, Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output {
        Publishers.Merge5(a, b, c, d, e)
    }

    @inlinable @inline(__always)
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where Failure == C.Failure, Output == C.Output, Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @inlinable @inline(__always)
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where Failure == C.Failure, Output == C.Output, Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @inlinable @inline(__always)
    public func merge<C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where Failure == C.Failure, Output == C.Output, Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers {
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        @inlinable
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable @inline(__always)
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let core = MergeJunction(merging: subscriber, 3)
            a.receive(subscriber: core.inlet(0))
            b.receive(subscriber: core.inlet(1))
            c.receive(subscriber: core.inlet(2))
        }
    }

    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure, A.Output == D.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable @inline(__always)
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let core = MergeJunction(merging: subscriber, 4)
            a.receive(subscriber: core.inlet(0))
            b.receive(subscriber: core.inlet(1))
            c.receive(subscriber: core.inlet(2))
            d.receive(subscriber: core.inlet(3))
        }
    }

    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        @inlinable @inline(__always)
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let core = MergeJunction(merging: subscriber, 5)
            a.receive(subscriber: core.inlet(0))
            b.receive(subscriber: core.inlet(1))
            c.receive(subscriber: core.inlet(2))
            d.receive(subscriber: core.inlet(3))
            e.receive(subscriber: core.inlet(4))
        }
    }

    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        @inlinable @inline(__always)
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let core = MergeJunction(merging: subscriber, 6)
            a.receive(subscriber: core.inlet(0))
            b.receive(subscriber: core.inlet(1))
            c.receive(subscriber: core.inlet(2))
            d.receive(subscriber: core.inlet(3))
            e.receive(subscriber: core.inlet(4))
            f.receive(subscriber: core.inlet(5))
        }
    }

    public struct Merge7<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
        }

        @inlinable @inline(__always)
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let core = MergeJunction(merging: subscriber, 7)
            a.receive(subscriber: core.inlet(0))
            b.receive(subscriber: core.inlet(1))
            c.receive(subscriber: core.inlet(2))
            d.receive(subscriber: core.inlet(3))
            e.receive(subscriber: core.inlet(4))
            f.receive(subscriber: core.inlet(5))
            g.receive(subscriber: core.inlet(6))
        }
    }

    public struct Merge8<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output, A.Failure == C.Failure, A.Output == C.Output, A.Failure == D.Failure, A.Output == D.Output, A.Failure == E.Failure, A.Output == E.Output, A.Failure == F.Failure, A.Output == F.Output, A.Failure == G.Failure, A.Output == G.Output, A.Failure == H.Failure, A.Output == H.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D
        public let e: E
        public let f: F
        public let g: G
        public let h: H

        @inlinable
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        @inlinable @inline(__always)
        public func receive<Downstream: Subscriber>(subscriber: Downstream)
        where Downstream.Input == Output, Downstream.Failure == Failure {
            let core = MergeJunction(merging: subscriber, 8)
            a.receive(subscriber: core.inlet(0))
            b.receive(subscriber: core.inlet(1))
            c.receive(subscriber: core.inlet(2))
            d.receive(subscriber: core.inlet(3))
            e.receive(subscriber: core.inlet(4))
            f.receive(subscriber: core.inlet(5))
            g.receive(subscriber: core.inlet(6))
            h.receive(subscriber: core.inlet(7))
        }
    }
}

extension Publishers.Merge3 {
    @inlinable @inline(__always)
    public func merge<D: Publisher>(
        with d: D
    ) -> Publishers.Merge4<A, B, C, D>
    where Failure == D.Failure, Output == D.Output {
        Publishers.Merge4(a, b, c, d)
    }

    @inlinable @inline(__always)
    public func merge<D: Publisher, E: Publisher>(
        with d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output {
        Publishers.Merge5(a, b, c, d, e)
    }

    @inlinable @inline(__always)
    public func merge<D: Publisher, E: Publisher, F: Publisher>(
        with d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @inlinable @inline(__always)
    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @inlinable @inline(__always)
    public func merge<D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where Failure == D.Failure, Output == D.Output, Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge4 {
    @inlinable @inline(__always)
    public func merge<E: Publisher>(
        with e: E
    ) -> Publishers.Merge5<A, B, C, D, E>
    where Failure == E.Failure, Output == E.Output {
        Publishers.Merge5(a, b, c, d, e)
    }

    @inlinable @inline(__always)
    public func merge<E: Publisher, F: Publisher>(
        with e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @inlinable @inline(__always)
    public func merge<E: Publisher, F: Publisher, G: Publisher>(
        with e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @inlinable @inline(__always)
    public func merge<E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where Failure == E.Failure, Output == E.Output, Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge5 {
    @inlinable @inline(__always)
    public func merge<F: Publisher>(
        with f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F>
    where Failure == F.Failure, Output == F.Output {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @inlinable @inline(__always)
    public func merge<F: Publisher, G: Publisher>(
        with f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @inlinable @inline(__always)
    public func merge<F: Publisher, G: Publisher, H: Publisher>(
        with f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where Failure == F.Failure, Output == F.Output, Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge6 {
    @inlinable @inline(__always)
    public func merge<G: Publisher>(
        with g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G>
    where Failure == G.Failure, Output == G.Output {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @inlinable @inline(__always)
    public func merge<G: Publisher, H: Publisher>(
        with g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where Failure == G.Failure, Output == G.Output, Failure == H.Failure, Output == H.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge7 {
    @inlinable @inline(__always)
    public func merge<H: Publisher>(
        with h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H>
    where Failure == H.Failure, Output == H.Output {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Merge4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Merge5: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}
extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}
extension Publishers.Merge7: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable {}
extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}
extension Publishers.Merge3: Sendable
where A: Sendable, B: Sendable, C: Sendable {}
extension Publishers.Merge4: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable {}
extension Publishers.Merge5: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable {}
extension Publishers.Merge6: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable {}
extension Publishers.Merge7: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable {}
extension Publishers.Merge8: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable, E: Sendable, F: Sendable, G: Sendable, H: Sendable {}
