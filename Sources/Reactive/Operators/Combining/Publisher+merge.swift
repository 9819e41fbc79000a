extension Publisher {
    /// Delivers the values of this publisher and another one as they arrive.
    ///
    /// - **Demand:** Each publisher gets demand for one value at a time, and for another one when that is delivered.
    ///   With unlimited demand from downstream, each gets unlimited demand. A value that arrives without demand waits.
    /// - **Completion:** Finishes when both have finished and no value waits.
    /// - **Failure:** Fails when either fails, cancels the other, and drops the waiting values.
    /// - **Order:** Subscribes to this publisher first. Delivers serially and keeps each publisher's order, also when
    ///   values arrive on several threads.
    ///
    /// ```swift
    /// let clicks = PassthroughSubject<String, Never>()
    /// let keys = PassthroughSubject<String, Never>()
    /// let sink = clicks.map { "click \($0)" }.merge(with: keys).sink { print($0) }
    /// clicks.send("OK")  // click OK
    /// keys.send("Esc")   // Esc
    /// ```
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: A publisher of the values of both.
    @_transparent
    public func merge<P: Publisher<Output, Failure>>(with other: P) -> Publishers.Merge<Self, P> {
        Publishers.Merge(self, other)
    }

    /// Delivers the values of this publisher and another one of the same type as they arrive.
    ///
    /// It behaves as the form with publishers of two types. Further publishers of the type can be added to the result
    /// with `Publishers.MergeMany.merge(with:)`.
    ///
    /// ```swift
    /// let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    /// let sink = a.merge(with: b).sink { print($0) }
    /// b.send(1)  // 1
    /// ```
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: A publisher of the values of both.
    @_transparent
    public func merge(with other: Self) -> Publishers.MergeMany<Self> {
        Publishers.MergeMany(self, other)
    }

    /// Delivers the values of any number of publishers of any types as they arrive.
    ///
    /// Combine has no such form. Up to eight publishers have types of their own, which deliver faster, because nothing
    /// is type-erased. Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let others = (2...9).map { Just($0) }
    /// let sink = Just(1)
    ///     .merge(
    ///         with: others[0], others[1], others[2], others[3], others[4], others[5], others[6], others[7], Empty())
    ///     .sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - other: The second publisher; this one is the first.
    ///   - others: The further publishers.
    /// - Returns: A publisher of the values of all.
    @_disfavoredOverload @inlinable
    public func merge(
        with other: any Publisher<Output, Failure>, _ others: any Publisher<Output, Failure>...
    ) -> Publishers.MergeMany<AnyPublisher<Output, Failure>> {
        Publishers.MergeMany(
            [eraseToAnyPublisher(), other.eraseToAnyPublisher()] + others.map { $0.eraseToAnyPublisher() })
    }

    /// Delivers the values of three publishers as they arrive.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).merge(with: Just(2), Just(3)).sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - p: The second publisher; this one is the first.
    ///   - q: The third publisher.
    /// - Returns: A publisher of the values of all.
    @_transparent
    public func merge<P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>>(
        with p: P, _ q: Q
    ) -> Publishers.Merge3<Self, P, Q> {
        Publishers.Merge3(self, p, q)
    }

    /// Delivers the values of four publishers as they arrive.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).merge(with: Just(2), Just(3), Just(4)).sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - p: The second publisher; this one is the first.
    ///   - q: The third publisher.
    ///   - r: The fourth publisher.
    /// - Returns: A publisher of the values of all.
    @_transparent
    public func merge<P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>>(
        with p: P, _ q: Q, _ r: R
    ) -> Publishers.Merge4<Self, P, Q, R> {
        Publishers.Merge4(self, p, q, r)
    }

    /// Delivers the values of five publishers as they arrive.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5)).sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - p: The second publisher; this one is the first.
    ///   - q: The third publisher.
    ///   - r: The fourth publisher.
    ///   - s: The fifth publisher.
    /// - Returns: A publisher of the values of all.
    @_transparent
    public func merge<
        P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>,
        S: Publisher<Output, Failure>
    >(
        with p: P, _ q: Q, _ r: R, _ s: S
    ) -> Publishers.Merge5<Self, P, Q, R, S> {
        Publishers.Merge5(self, p, q, r, s)
    }

    /// Delivers the values of six publishers as they arrive.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6)).sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - p: The second publisher; this one is the first.
    ///   - q: The third publisher.
    ///   - r: The fourth publisher.
    ///   - s: The fifth publisher.
    ///   - t: The sixth publisher.
    /// - Returns: A publisher of the values of all.
    @_transparent
    public func merge<
        P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>,
        S: Publisher<Output, Failure>, T: Publisher<Output, Failure>
    >(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T
    ) -> Publishers.Merge6<Self, P, Q, R, S, T> {
        Publishers.Merge6(self, p, q, r, s, t)
    }

    /// Delivers the values of seven publishers as they arrive.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7)).sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - p: The second publisher; this one is the first.
    ///   - q: The third publisher.
    ///   - r: The fourth publisher.
    ///   - s: The fifth publisher.
    ///   - t: The sixth publisher.
    ///   - u: The seventh publisher.
    /// - Returns: A publisher of the values of all.
    @_transparent
    public func merge<
        P: Publisher<Output, Failure>, Q: Publisher<Output, Failure>, R: Publisher<Output, Failure>,
        S: Publisher<Output, Failure>, T: Publisher<Output, Failure>, U: Publisher<Output, Failure>
    >(
        with p: P, _ q: Q, _ r: R, _ s: S, _ t: T, _ u: U
    ) -> Publishers.Merge7<Self, P, Q, R, S, T, U> {
        Publishers.Merge7(self, p, q, r, s, t, u)
    }

    /// Delivers the values of eight publishers as they arrive.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).merge(with: Just(2), Just(3), Just(4), Just(5), Just(6), Just(7), Just(8)).sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - p: The second publisher; this one is the first.
    ///   - q: The third publisher.
    ///   - r: The fourth publisher.
    ///   - s: The fifth publisher.
    ///   - t: The sixth publisher.
    ///   - u: The seventh publisher.
    ///   - v: The eighth publisher.
    /// - Returns: A publisher of the values of all.
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
