extension Publisher {
    /// Delivers the latest values of any number of publishers as a tuple.
    ///
    /// Combine has no such form. Up to four publishers have types of their own, which deliver many times as fast.
    /// Demand, completion, failure and order are those of the form with one other publisher. There is no form with a
    /// closure; use `map`, whose closure names the parts. `$0.4` doesn't compile for a tuple of this form.
    ///
    /// ```swift
    /// let tuples = Just(1).combineLatest(Just(2), Just(3), Just(4), Just(5))
    /// let sink = tuples.map { a, b, c, d, e in [a, b, c, d, e] }.sink { print($0) }  // [1, 2, 3, 4, 5]
    /// ```
    ///
    /// - Parameters:
    ///   - other: The second publisher; this one is the first.
    ///   - others: The further publishers.
    /// - Returns: A publisher of tuples, in the order of the publishers.
    @_disfavoredOverload @inlinable
    public func combineLatest<T, each U>(
        _ other: any Publisher<T, Failure>, _ others: repeat any Publisher<each U, Failure>
    ) -> Publishers.CombineLatestMany<Failure, Output, T, repeat each U> {
        Publishers.CombineLatestMany(self, other, repeat each others)
    }
}

extension Publishers {
    /// A publisher that delivers the latest values of any number of upstreams as a tuple. Made by
    /// `combineLatest`.
    ///
    /// There is at least one upstream. They are type-erased, because a pack can't require equal failure types.
    public struct CombineLatestMany<Failure: Error, each T>: Publisher {
        public typealias Output = (repeat each T)

        /// The upstreams, in the order of subscription.
        public let publishers: (repeat any Publisher<each T, Failure>)

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameter publishers: The upstreams, at least one.
        @_transparent
        public init(_ publishers: repeat any Publisher<each T, Failure>) { self.publishers = (repeat each publishers) }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == (repeat each T), S.Failure == Failure {
            ManySides(repeat LatestSide<each T>()).join(repeat each publishers, for: subscriber)
        }
    }
}
