extension Publisher {
    /// Delivers a property of each value.
    ///
    /// - **Demand:** Goes to upstream unchanged.
    /// - **Completion:** Finishes when upstream finishes.
    /// - **Failure:** Fails when upstream fails.
    ///
    /// ```swift
    /// let sink = ["Ada", "Grace"].publisher
    ///     .map(\.count)
    ///     .sink { print($0) }  // 3, 5
    /// ```
    ///
    /// - Parameter keyPath: The property. The default only serves overload resolution: `map()` doesn't compile.
    /// - Returns: A publisher of the property's values.
    @_transparent
    public func map<T>(_ keyPath: KeyPath<Output, T> = noKeyPath()) -> Publishers.MapKeyPath<Self, T> {
        Publishers.MapKeyPath(upstream: self, keyPath: keyPath)
    }

    /// Delivers two properties of each value, as a tuple.
    ///
    /// ```swift
    /// let sink = ["Ada", "Grace"].publisher
    ///     .map(\.count, \.isEmpty)
    ///     .sink { count, isEmpty in print(count, isEmpty) }  // 3 false, 5 false
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath0: The first property.
    ///   - keyPath1: The second property.
    /// - Returns: A publisher of the properties' values.
    @_transparent
    public func map<T0, T1>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>
    ) -> Publishers.MapKeyPath2<Self, T0, T1> {
        Publishers.MapKeyPath2(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1)
    }

    /// Delivers three properties of each value, as a tuple.
    ///
    /// ```swift
    /// let sink = ["Ada", "Grace"].publisher
    ///     .map(\.count, \.utf8.count, \.isEmpty)
    ///     .sink { count, bytes, isEmpty in print(count, bytes, isEmpty) }  // 3 3 false, 5 5 false
    /// ```
    ///
    /// - Parameters:
    ///   - keyPath0: The first property.
    ///   - keyPath1: The second property.
    ///   - keyPath2: The third property.
    /// - Returns: A publisher of the properties' values.
    @_transparent
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>, _ keyPath2: KeyPath<Output, T2>
    ) -> Publishers.MapKeyPath3<Self, T0, T1, T2> {
        Publishers.MapKeyPath3(upstream: self, keyPath0: keyPath0, keyPath1: keyPath1, keyPath2: keyPath2)
    }
}

/// The default argument of `map(_:)` with a key path; never called, because `map()` doesn't compile.
///
/// With a default argument, the type checker knows at once that a trailing closure isn't the key path. Without it, both
/// forms of `map` stay open while the operators inside the closures are resolved, and the time for that multiplies from
/// one `map` of a chain to the next.
@usableFromInline
func noKeyPath<Root, Value>() -> KeyPath<Root, Value> { fatalError("map: needs a key path") }

extension Publishers {
    /// A publisher that delivers a property of each value.
    public struct MapKeyPath<Upstream: Publisher, Output>: Publisher {
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The property.
        public let keyPath: KeyPath<Upstream.Output, Output>

        @_transparent @usableFromInline
        init(upstream: Upstream, keyPath: KeyPath<Upstream.Output, Output>) {
            self.upstream = upstream
            self.keyPath = keyPath
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: MapRelay(downstream: subscriber) { [keyPath] in $0[keyPath: keyPath] })
        }
    }

    /// A publisher that delivers two properties of each value.
    public struct MapKeyPath2<Upstream: Publisher, Output0, Output1>: Publisher {
        public typealias Output = (Output0, Output1)
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>

        @_transparent @usableFromInline
        init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>, keyPath1: KeyPath<Upstream.Output, Output1>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: MapRelay(downstream: subscriber) { [keyPath0, keyPath1] in
                    ($0[keyPath: keyPath0], $0[keyPath: keyPath1])
                })
        }
    }

    /// A publisher that delivers three properties of each value.
    public struct MapKeyPath3<Upstream: Publisher, Output0, Output1, Output2>: Publisher {
        public typealias Output = (Output0, Output1, Output2)
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The first property.
        public let keyPath0: KeyPath<Upstream.Output, Output0>
        /// The second property.
        public let keyPath1: KeyPath<Upstream.Output, Output1>
        /// The third property.
        public let keyPath2: KeyPath<Upstream.Output, Output2>

        @_transparent @usableFromInline
        init(
            upstream: Upstream, keyPath0: KeyPath<Upstream.Output, Output0>,
            keyPath1: KeyPath<Upstream.Output, Output1>, keyPath2: KeyPath<Upstream.Output, Output2>
        ) {
            self.upstream = upstream
            self.keyPath0 = keyPath0
            self.keyPath1 = keyPath1
            self.keyPath2 = keyPath2
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: MapRelay(downstream: subscriber) { [keyPath0, keyPath1, keyPath2] in
                    ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2])
                })
        }
    }
}
