// `merge(with:)` on the result of a merge makes one merge of all publishers, instead of nesting.

extension Publishers.Merge {
    /// Adds a publisher to this merge.
    ///
    /// - Parameter c: The publisher to add.
    /// - Returns: One merge of all three publishers.
    @_transparent
    public func merge<C: Publisher<Output, Failure>>(with c: C) -> Publishers.Merge3<A, B, C> {
        Publishers.Merge3(a, b, c)
    }

    /// Adds two publishers to this merge.
    ///
    /// - Parameters:
    ///   - c: The first publisher to add.
    ///   - d: The second publisher to add.
    /// - Returns: One merge of all four publishers.
    @_transparent
    public func merge<C: Publisher<Output, Failure>, D: Publisher<Output, Failure>>(
        with c: C, _ d: D
    ) -> Publishers.Merge4<A, B, C, D> {
        Publishers.Merge4(a, b, c, d)
    }

    /// Adds three publishers to this merge.
    ///
    /// - Parameters:
    ///   - c: The first publisher to add.
    ///   - d: The second publisher to add.
    ///   - e: The third publisher to add.
    /// - Returns: One merge of all five publishers.
    @_transparent
    public func merge<C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>>(
        with c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E> {
        Publishers.Merge5(a, b, c, d, e)
    }

    /// Adds four publishers to this merge.
    ///
    /// - Parameters:
    ///   - c: The first publisher to add.
    ///   - d: The second publisher to add.
    ///   - e: The third publisher to add.
    ///   - f: The fourth publisher to add.
    /// - Returns: One merge of all six publishers.
    @_transparent
    public func merge<
        C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
        F: Publisher<Output, Failure>
    >(
        with c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds five publishers to this merge.
    ///
    /// - Parameters:
    ///   - c: The first publisher to add.
    ///   - d: The second publisher to add.
    ///   - e: The third publisher to add.
    ///   - f: The fourth publisher to add.
    ///   - g: The fifth publisher to add.
    /// - Returns: One merge of all seven publishers.
    @_transparent
    public func merge<
        C: Publisher<Output, Failure>, D: Publisher<Output, Failure>, E: Publisher<Output, Failure>,
        F: Publisher<Output, Failure>, G: Publisher<Output, Failure>
    >(
        with c: C, _ d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds six publishers to this merge.
    ///
    /// - Parameters:
    ///   - c: The first publisher to add.
    ///   - d: The second publisher to add.
    ///   - e: The third publisher to add.
    ///   - f: The fourth publisher to add.
    ///   - g: The fifth publisher to add.
    ///   - h: The sixth publisher to add.
    /// - Returns: One merge of all eight publishers.
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
    /// Adds a publisher to this merge.
    ///
    /// - Parameter d: The publisher to add.
    /// - Returns: One merge of all four publishers.
    @_transparent
    public func merge<D: Publisher<Output, Failure>>(with d: D) -> Publishers.Merge4<A, B, C, D> {
        Publishers.Merge4(a, b, c, d)
    }

    /// Adds two publishers to this merge.
    ///
    /// - Parameters:
    ///   - d: The first publisher to add.
    ///   - e: The second publisher to add.
    /// - Returns: One merge of all five publishers.
    @_transparent
    public func merge<D: Publisher<Output, Failure>, E: Publisher<Output, Failure>>(
        with d: D, _ e: E
    ) -> Publishers.Merge5<A, B, C, D, E> {
        Publishers.Merge5(a, b, c, d, e)
    }

    /// Adds three publishers to this merge.
    ///
    /// - Parameters:
    ///   - d: The first publisher to add.
    ///   - e: The second publisher to add.
    ///   - f: The third publisher to add.
    /// - Returns: One merge of all six publishers.
    @_transparent
    public func merge<D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>>(
        with d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds four publishers to this merge.
    ///
    /// - Parameters:
    ///   - d: The first publisher to add.
    ///   - e: The second publisher to add.
    ///   - f: The third publisher to add.
    ///   - g: The fourth publisher to add.
    /// - Returns: One merge of all seven publishers.
    @_transparent
    public func merge<
        D: Publisher<Output, Failure>, E: Publisher<Output, Failure>, F: Publisher<Output, Failure>,
        G: Publisher<Output, Failure>
    >(
        with d: D, _ e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds five publishers to this merge.
    ///
    /// - Parameters:
    ///   - d: The first publisher to add.
    ///   - e: The second publisher to add.
    ///   - f: The third publisher to add.
    ///   - g: The fourth publisher to add.
    ///   - h: The fifth publisher to add.
    /// - Returns: One merge of all eight publishers.
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
    /// Adds a publisher to this merge.
    ///
    /// - Parameter e: The publisher to add.
    /// - Returns: One merge of all five publishers.
    @_transparent
    public func merge<E: Publisher<Output, Failure>>(with e: E) -> Publishers.Merge5<A, B, C, D, E> {
        Publishers.Merge5(a, b, c, d, e)
    }

    /// Adds two publishers to this merge.
    ///
    /// - Parameters:
    ///   - e: The first publisher to add.
    ///   - f: The second publisher to add.
    /// - Returns: One merge of all six publishers.
    @_transparent
    public func merge<E: Publisher<Output, Failure>, F: Publisher<Output, Failure>>(
        with e: E, _ f: F
    ) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds three publishers to this merge.
    ///
    /// - Parameters:
    ///   - e: The first publisher to add.
    ///   - f: The second publisher to add.
    ///   - g: The third publisher to add.
    /// - Returns: One merge of all seven publishers.
    @_transparent
    public func merge<E: Publisher<Output, Failure>, F: Publisher<Output, Failure>, G: Publisher<Output, Failure>>(
        with e: E, _ f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds four publishers to this merge.
    ///
    /// - Parameters:
    ///   - e: The first publisher to add.
    ///   - f: The second publisher to add.
    ///   - g: The third publisher to add.
    ///   - h: The fourth publisher to add.
    /// - Returns: One merge of all eight publishers.
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
    /// Adds a publisher to this merge.
    ///
    /// - Parameter f: The publisher to add.
    /// - Returns: One merge of all six publishers.
    @_transparent
    public func merge<F: Publisher<Output, Failure>>(with f: F) -> Publishers.Merge6<A, B, C, D, E, F> {
        Publishers.Merge6(a, b, c, d, e, f)
    }

    /// Adds two publishers to this merge.
    ///
    /// - Parameters:
    ///   - f: The first publisher to add.
    ///   - g: The second publisher to add.
    /// - Returns: One merge of all seven publishers.
    @_transparent
    public func merge<F: Publisher<Output, Failure>, G: Publisher<Output, Failure>>(
        with f: F, _ g: G
    ) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds three publishers to this merge.
    ///
    /// - Parameters:
    ///   - f: The first publisher to add.
    ///   - g: The second publisher to add.
    ///   - h: The third publisher to add.
    /// - Returns: One merge of all eight publishers.
    @_transparent
    public func merge<F: Publisher<Output, Failure>, G: Publisher<Output, Failure>, H: Publisher<Output, Failure>>(
        with f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge6 {
    /// Adds a publisher to this merge.
    ///
    /// - Parameter g: The publisher to add.
    /// - Returns: One merge of all seven publishers.
    @_transparent
    public func merge<G: Publisher<Output, Failure>>(with g: G) -> Publishers.Merge7<A, B, C, D, E, F, G> {
        Publishers.Merge7(a, b, c, d, e, f, g)
    }

    /// Adds two publishers to this merge.
    ///
    /// - Parameters:
    ///   - g: The first publisher to add.
    ///   - h: The second publisher to add.
    /// - Returns: One merge of all eight publishers.
    @_transparent
    public func merge<G: Publisher<Output, Failure>, H: Publisher<Output, Failure>>(
        with g: G, _ h: H
    ) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}

extension Publishers.Merge7 {
    /// Adds a publisher to this merge.
    ///
    /// - Parameter h: The publisher to add.
    /// - Returns: One merge of all eight publishers.
    @_transparent
    public func merge<H: Publisher<Output, Failure>>(with h: H) -> Publishers.Merge8<A, B, C, D, E, F, G, H> {
        Publishers.Merge8(a, b, c, d, e, f, g, h)
    }
}
