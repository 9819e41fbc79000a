extension Publisher {
    /// Delivers pairs: the first values of this publisher and another one, then the second values, and so on.
    ///
    /// - **Demand:** Both publishers get downstream's demand. Values of the publisher that is ahead wait for their
    ///   partners; their number isn't limited.
    /// - **Completion:** Finishes as soon as a publisher has finished and all its values are delivered; cancels the
    ///   other.
    /// - **Failure:** Fails when either fails, cancels the other, and drops the waiting values.
    /// - **Order:** Subscribes to this publisher first. Delivers serially, also when values arrive on several threads.
    ///
    /// ```swift
    /// let numbers = [1, 2, 3].publisher
    /// let letters = ["a", "b"].publisher
    /// let sink = numbers.zip(letters).sink { print("\($0)\($1)") }
    /// // 1a
    /// // 2b
    /// ```
    ///
    /// - Parameter other: The other publisher.
    /// - Returns: A publisher of pairs, in the order of the publishers.
    @_transparent
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Delivers a value made of the first values of this publisher and another one, then of the second values, and so
    /// on.
    ///
    /// Apart from the closure, it behaves as the form without one.
    ///
    /// ```swift
    /// let sink = [1, 2].publisher.zip([10, 20].publisher) { $0 + $1 }.sink { print($0) }
    /// // 11
    /// // 22
    /// ```
    ///
    /// - Parameters:
    ///   - other: The other publisher.
    ///   - transform: Makes the value to deliver of one value of each publisher, in the order of the publishers.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        Publishers.Zip(self, other).map(transform)
    }

    /// Delivers the first values of three publishers as a tuple, then the second values, and so on.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).zip(Just(2), Just(3)).sink { print($0) }  // (1, 2, 3)
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    /// - Returns: A publisher of tuples, in the order of the publishers.
    @_transparent
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Delivers a value made of the first values of three publishers, then of the second values, and so on.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).zip(Just(2), Just(3)) { $0 + $1 + $2 }.sink { print($0) }  // 6
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    ///   - transform: Makes the value to deliver of one value of each publisher, in the order of the publishers.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2).map(transform)
    }

    /// Delivers the first values of four publishers as a tuple, then the second values, and so on.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).zip(Just(2), Just(3), Just(4)).sink { print($0) }  // (1, 2, 3, 4)
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    /// - Returns: A publisher of tuples, in the order of the publishers.
    @_transparent
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Delivers a value made of the first values of four publishers, then of the second values, and so on.
    ///
    /// Demand, completion, failure and order are those of the form with one other publisher.
    ///
    /// ```swift
    /// let sink = Just(1).zip(Just(2), Just(3), Just(4)) { $0 + $1 + $2 + $3 }.sink { print($0) }  // 10
    /// ```
    ///
    /// - Parameters:
    ///   - publisher1: The second publisher; this one is the first.
    ///   - publisher2: The third publisher.
    ///   - publisher3: The fourth publisher.
    ///   - transform: Makes the value to deliver of one value of each publisher, in the order of the publishers.
    /// - Returns: A publisher of the closure's results.
    @_transparent
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> Publishers.Map<Publishers.Zip4<Self, P, Q, R>, T>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3).map(transform)
    }
}

extension Publishers {
    /// A publisher that delivers the values of two upstreams in tuples, each value once. Made by `zip`.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// The values that belong together, in the order of the upstreams.
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
            TwoSides(QueueSide(), QueueSide()).join(a, b, for: subscriber)
        }
    }

    /// A publisher that delivers the values of three upstreams in tuples, each value once. Made by `zip`.
    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        /// The values that belong together, in the order of the upstreams.
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
            ThreeSides(QueueSide(), QueueSide(), QueueSide()).join(a, b, c, for: subscriber)
        }
    }

    /// A publisher that delivers the values of four upstreams in tuples, each value once. Made by `zip`.
    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        /// The values that belong together, in the order of the upstreams.
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
            FourSides(QueueSide(), QueueSide(), QueueSide(), QueueSide()).join(a, b, c, d, for: subscriber)
        }
    }
}

extension Publishers.Zip: Equatable
where A: Equatable, B: Equatable {}
extension Publishers.Zip3: Equatable
where A: Equatable, B: Equatable, C: Equatable {}
extension Publishers.Zip4: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}
extension Publishers.Zip: Sendable
where A: Sendable, B: Sendable {}
extension Publishers.Zip3: Sendable
where A: Sendable, B: Sendable, C: Sendable {}
extension Publishers.Zip4: Sendable
where A: Sendable, B: Sendable, C: Sendable, D: Sendable {}
