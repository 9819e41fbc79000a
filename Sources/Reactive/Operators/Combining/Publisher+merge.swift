extension Publisher {
    /// Delivers the values of both, as they come; finishes when both have, fails when one does (C14).
    ///
    /// Each is asked for one value at a time, until downstream asks for everything: then both are. A value that comes
    /// without demand waits. A failure cancels the other and drops what waits.
    @_transparent
    public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge<Self, P> {
        Publishers.Merge(self, other)
    }

    /// Delivers the values of both, as they come; finishes when both have, fails when one does (C14).
    @_transparent
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }

    /// Delivers the values of any number of publishers of any types (C14). For up to eight there are types of their own.
    @_disfavoredOverload @inlinable
    public func merge(
        with other: any Publisher<Output, Failure>, _ others: any Publisher<Output, Failure>...
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany(
            [eraseToAnyPublisher(), other.eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
    }

    /// Delivers the values of three publishers, as they come (C14).
    @_transparent
    public func merge<P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>>(
        with p: P, _ q: Q
    ) -> Publishers.Merge3<Self, P, Q> {
        Publishers.Merge3(self, p, q)
    }

    /// Delivers the values of four publishers, as they come (C14).
    @_transparent
    public func merge<P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>>(
        with p: P, _ q: Q, _ r: R
    ) -> Publishers.Merge4<Self, P, Q, R> {
        Publishers.Merge4(self, p, q, r)
    }

    /// Delivers the values of five publishers, as they come (C14).
    @_transparent
    public func merge<
        P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>,
        S: Publisher<Output, Failure>
    >(
        with p: P, _ q: Q, _ r: R, _ s: S
    ) -> Publishers.Merge5<Self, P, Q, R, S> {
        Publishers.Merge5(self, p, q, r, s)
    }

    /// Delivers the values of six publishers, as they come (C14).
    @_transparent
    public func merge<
        P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>,
        S: Publisher<Output, Failure>, T: Publisher<Output, Failure>
    >(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
    ) -> Publishers.Merge6<Self, P, Q, R, S, T> {
        Publishers.Merge6(self, p, q, r, s, t)
    }

    /// Delivers the values of seven publishers, as they come (C14).
    @_transparent
    public func merge<
        P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>,
        S: Publisher<Output, Failure>, T: Publisher<Output, Failure>, U: Publisher<Output, Failure>
    >(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U
    ) -> Publishers.Merge7<Self, P, Q, R, S, T, U> {
        Publishers.Merge7(self, p, q, r, s, t, u)
    }

    /// Delivers the values of eight publishers, as they come (C14).
    @_transparent
    public func merge<
        P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>,
        S: Publisher<Output, Failure>, T: Publisher<Output, Failure>, U: Publisher<Output, Failure>,
        V: Publisher<Output, Failure>
    >(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U, _ v: V
    ) -> Publishers.Merge8<Self, P, Q, R, S, T, U, V> {
        Publishers.Merge8(self, p, q, r, s, t, u, v)
    }
}

extension Publishers.Merge {
    @_transparent
    public func merge<C: Publisher<Output, Failure>>(with c: C) -> Publishers.Merge3<A, B, C> {
        Publishers.Merge3(a, b, c)
    }

    @_transparent
    public func merge<C: Publisher<Output, Failure>, D: Publisher<Output, Failure>>(
        with c: C, _ d: D
    ) -> Publishers.Merge4<A, B, C, D> {
        Publishers.Merge4(a, b, c, d)
    }

    @_transparent
    public func merge<C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>>(
        with c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E> {
        Publishers.Merge5(a, b, c, d, e)
    }

    @_transparent
    public func merge<
        C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
        F: Publisher<Output, Failure>
    >(
        with c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @_transparent
    public func merge<
        C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
        F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
    >(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @_transparent
    public func merge<
        C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
        F: Publisher<Output, Failure>, G: Publisher<Output, Failure>, H: Publisher<Output, Failure>
    >(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge3 {
    @_transparent
    public func merge<D: Publisher<Output, Failure>>(with d: D) -> Publishers.Merge4<A, B, C, D> {
        Publishers.Merge4(a, b, c, d)
    }

    @_transparent
    public func merge<D: Publisher<Output, Failure>, E: Publisher<Output, Failure>>(
        with d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E> {
        Publishers.Merge5(a, b, c, d, e)
    }

    @_transparent
    public func merge<D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>>(
        with d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @_transparent
    public func merge<
        D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>,
        G: Publisher<Output, Failure>
    >(
        with d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @_transparent
    public func merge<
        D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>,
        G: Publisher<Output, Failure>, H: Publisher<Output, Failure>
    >(
        with d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge4 {
    @_transparent
    public func merge<E: Publisher<Output, Failure>>(with e: E) -> Publishers.Merge5<A, B, C, D, E> {
        Publishers.Merge5(a, b, c, d, e)
    }

    @_transparent
    public func merge<E: Publisher<Output, Failure>, F: Publisher<Output, Failure>>(
        with e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @_transparent
    public func merge<E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>>(
        with e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @_transparent
    public func merge<
        E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>,
        H: Publisher<Output, Failure>
    >(
        with e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge5 {
    @_transparent
    public func merge<F: Publisher<Output, Failure>>(with f: F) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    @_transparent
    public func merge<F: Publisher<Output, Failure>, G: Publisher<Output, Failure>>(
        with f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @_transparent
    public func merge<F: Publisher<Output, Failure>, G: Publisher<Output, Failure>, H: Publisher<Output, Failure>>(
        with f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge6 {
    @_transparent
    public func merge<G: Publisher<Output, Failure>>(with g: G) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    @_transparent
    public func merge<G: Publisher<Output, Failure>, H: Publisher<Output, Failure>>(
        with g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge7 {
    @_transparent
    public func merge<H: Publisher<Output, Failure>>(with h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}
