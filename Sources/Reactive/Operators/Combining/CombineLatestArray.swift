extension Collection where Element: Publisher {
    /// Delivers the latest values of all publishers of the collection as an array.
    ///
    /// The first array is delivered once each publisher has delivered a value, then one for every value of any. Combine
    /// has no such form.
    ///
    /// - **Demand:** Each publisher gets downstream's demand. A value that arrives without demand replaces the latest
    ///   one, but isn't delivered until any publisher sends again. No publisher gets more demand for a value that made
    ///   no array.
    /// - **Completion:** Finishes when all have finished; at once, without a value, if the collection is empty.
    /// - **Failure:** Fails when any fails, and cancels the others.
    /// - **Order:** Subscribes in the order of the collection. Delivers serially, in the order in which the values
    ///   arrive, also when they arrive on several threads.
    ///
    /// Complexity: O(*n*) for each array, where *n* is the number of publishers.
    ///
    /// ```swift
    /// let sensors = [20, 21, 19].map { CurrentValueSubject<Int, Never>($0) }
    /// let sink = sensors.combineLatest().sink { print($0) }    // [20, 21, 19]
    /// sensors[1].send(25)                                      // [20, 25, 19]
    /// ```
    ///
    /// - Returns: A publisher of arrays, whose values are in the order of the collection.
    @_disfavoredOverload @inlinable
    public func combineLatest() -> Publishers.CombineLatestArray<Element> { Publishers.CombineLatestArray(self) }
}

extension Publishers {
    /// A publisher that delivers the latest values of any number of upstreams of one type as an array.
    ///
    /// Without upstreams, it finishes at once. See `combineLatest()` of collections.
    ///
    /// ```swift
    /// let sink = Publishers.CombineLatestArray([Just(1), Just(2)]).sink { print($0) }    // [1, 2]
    /// ```
    public struct CombineLatestArray<Upstream: Publisher>: Publisher {
        /// The latest values, in the order of the upstreams.
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
            SideArray.join(publishers, LatestSide<Upstream.Output>.init, for: subscriber)
        }
    }
}

extension Publishers.CombineLatestArray: Equatable where Upstream: Equatable {}
extension Publishers.CombineLatestArray: Sendable where Upstream: Sendable {}
