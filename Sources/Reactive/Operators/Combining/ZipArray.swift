extension Collection where Element: Publisher {
    /// Delivers arrays: of the first values of all publishers of the collection, then of their second values, and so
    /// on.
    ///
    /// Combine has no such form. It isn't named `zip`, which would hide the function of that name in extensions of
    /// collections.
    ///
    /// - **Demand:** Each publisher gets downstream's demand. Values of publishers that are ahead wait for their
    ///   partners; their number isn't limited.
    /// - **Completion:** Finishes as soon as a publisher has finished and all its values are delivered; cancels the
    ///   others. Finishes at once, without a value, if the collection is empty.
    /// - **Failure:** Fails when any fails, cancels the others, and drops the waiting values.
    /// - **Order:** Subscribes in the order of the collection. Delivers serially, also when values arrive on several
    ///   threads.
    ///
    /// Complexity: O(*n*) for each array, where *n* is the number of publishers.
    ///
    /// ```swift
    /// let columns = [[1, 2, 3].publisher, [10, 20].publisher]
    /// let sink = columns.zipped().sink { print($0) }
    /// // [1, 10]
    /// // [2, 20]
    /// ```
    ///
    /// - Returns: A publisher of arrays, whose values are in the order of the collection.
    @_disfavoredOverload @inlinable
    public func zipped() -> Publishers.ZipArray<Element> { Publishers.ZipArray(self) }
}

extension Publishers {
    /// A publisher that delivers the values of any number of upstreams of one type in arrays, each value once.
    ///
    /// Without upstreams, it finishes at once. See `zipped()` of collections.
    ///
    /// ```swift
    /// let sink = Publishers.ZipArray([Just(1), Just(2)]).sink { print($0) }    // [1, 2]
    /// ```
    public struct ZipArray<Upstream: Publisher>: Publisher {
        /// The values that belong together, in the order of the upstreams.
        public typealias Output = [Upstream.Output]
        public typealias Failure = Upstream.Failure

        /// The upstreams, in the order of subscription.
        public let publishers: [Upstream]

        /// Makes a publisher of a sequence of upstreams. Complexity: O(*n*), where *n* is their number.
        ///
        /// - Parameter upstream: The upstreams; the sequence must be finite.
        @inlinable
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            SideArray.join(publishers, QueueSide<Upstream.Output>.init, for: subscriber)
        }
    }
}

extension Publishers.ZipArray: Equatable where Upstream: Equatable {}
extension Publishers.ZipArray: Sendable where Upstream: Sendable {}
