extension Publisher {
    /// Delivers the latest values of this publisher and another one as a tuple.
    ///
    /// The first tuple is delivered once each publisher has delivered a value, then one for every value of either.
    ///
    /// - **Demand:** Both publishers get downstream's demand. A value that arrives without demand replaces the latest
    ///   one, but isn't delivered until either publisher sends again. No publisher gets more demand for a value that
    ///   made no tuple.
    /// - **Completion:** Finishes when both have finished.
    /// - **Failure:** Fails when either fails, and cancels the other.
    /// - **Order:** Subscribes to this publisher first. Delivers serially, in the order in which the values arrive,
    ///   also when they arrive on several threads.
    ///
    /// ```swift
    /// let name = CurrentValueSubject<String, Never>("Ada")
    /// let age = CurrentValueSubject<Int, Never>(36)
    /// let sink = name.combineLatest(age).sink { print("\($0), \($1)") }
    /// age.send(37)
    /// // Ada, 36
    /// // Ada, 37
    /// ```
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: A publisher of tuples, in the order of the publishers.
    @_transparent
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Delivers a value made of the latest values of this publisher and another one.
    ///
    /// Apart from the closure, it behaves as the form without one.
    ///
    /// ```swift
    /// let width = CurrentValueSubject<Int, Never>(2)
    /// let height = CurrentValueSubject<Int, Never>(3)
    /// let sink = width.combineLatest(height) { $0 * $1 }.sink { print($0) }  // 6
    /// ```
    ///
    /// - Parameters:
    ///   - other: The other publisher.
    ///   - transform: Makes the value to deliver of one value of each publisher, in the order of the publishers.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map(transform)
    }

    /// Delivers the latest values of three publishers as a tuple.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).combineLatest(Just(2), Just(3)).sink { print($0) }  // (1, 2, 3)
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    /// - Returns: A publisher of tuples, in the order of the publishers.
    @_transparent
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Delivers a value made of the latest values of three publishers.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).combineLatest(Just(2), Just(3)) { $0 + $1 + $2 }.sink { print($0) }  // 6
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    ///   - transform: Makes the value to deliver of one value of each publisher, in the order of the publishers.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
    }

    /// Delivers the latest values of four publishers as a tuple.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).combineLatest(Just(2), Just(3), Just(4)).sink { print($0) }  // (1, 2, 3, 4)
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    /// - Returns: A publisher of tuples, in the order of the publishers.
    @_transparent
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Delivers a value made of the latest values of four publishers.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).combineLatest(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { print($0) }  // 10
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    ///   - transform: Makes the value to deliver of one value of each publisher, in the order of the publishers.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3).map(transform)
    }
}

extension Publishers {
    /// A publisher that delivers the latest values of two upstreams as a tuple. Made by `combineLatest`.
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The latest values, in the order of the upstreams.
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        @_transparent
        public init(_ a: A, _ b: B) {
            (self.a, self.b) = (a, b)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            TwoSides(LatestSide(), LatestSide()).join(a, b, for: subscriber)
        }
    }

    /// A publisher that delivers the latest values of three upstreams as a tuple. Made by `combineLatest`.
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The latest values, in the order of the upstreams.
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C) {
            (self.a, self.b, self.c) = (a, b, c)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            ThreeSides(LatestSide(), LatestSide(), LatestSide()).join(a, b, c, for: subscriber)
        }
    }

    /// A publisher that delivers the latest values of four upstreams as a tuple. Made by `combineLatest`.
    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The latest values, in the order of the upstreams.
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        /// The first upstream.
        public let a: A
        /// The second upstream.
        public let b: B
        /// The third upstream.
        public let c: C
        /// The fourth upstream.
        public let d: D

        /// Makes a publisher of these upstreams.
        ///
        /// - Parameters:
        ///   - a: The first upstream.
        ///   - b: The second upstream.
        ///   - c: The third upstream.
        ///   - d: The fourth upstream.
        @_transparent
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            (self.a, self.b, self.c, self.d) = (a, b, c, d)
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            FourSides(LatestSide(), LatestSide(), LatestSide(), LatestSide()).join(a, b, c, d, for: subscriber)
        }
    }
}

extension Publishers.CombineLatest: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.CombineLatest3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.CombineLatest4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.CombineLatest: Sendable
where A: Sendable, B: Sendable {}
extension Publishers.CombineLatest3: Sendable
where A: Sendable, B: Sendable, C: Sendable {}
extension Publishers.CombineLatest4: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable {}
