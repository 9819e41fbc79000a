extension Publisher {
    /// Delivers the first values of both, then the second ones, and so on (C17).
    ///
    /// Asks both as it is asked. What one side is ahead waits, however much. Finishes as soon as one that has finished has
    /// nothing left; fails when one fails, which cancels the other and drops what waits.
    @_transparent
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Delivers what the closure makes of the values that belong together.
    @_transparent
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        Publishers.Zip(self, other).map(transform)
    }

    /// Delivers the first values of three publishers, then the second ones, and so on, as `zip` of two does (C17).
    @_transparent
    public func zip<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.Zip3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2)
    }

    /// Delivers what the closure makes of the values that belong together.
    @_transparent
    public func zip<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.Zip3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.Zip3(self, publisher1, publisher2).map(transform)
    }

    /// Delivers the first values of four publishers, then the second ones, and so on, as `zip` of two does (C17).
    @_transparent
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.Zip4<Self, P, Q, R> where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.Zip4(self, publisher1, publisher2, publisher3)
    }

    /// Delivers what the closure makes of the values that belong together.
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
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B

        @_transparent
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sides = TwoSides(QueueSide<A.Output>(), QueueSide<B.Output>())
            let core = Join(subscriber, sides)
            subscriber.receive(subscription: core)
            a.receive(subscriber: JoinInlet(core, sides.a, 0))
            b.receive(subscriber: JoinInlet(core, sides.b, 1))
        }
    }

    public struct Zip3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C

        @_transparent
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sides = ThreeSides(QueueSide<A.Output>(), QueueSide<B.Output>(), QueueSide<C.Output>())
            let core = Join(subscriber, sides)
            subscriber.receive(subscription: core)
            a.receive(subscriber: JoinInlet(core, sides.a, 0))
            b.receive(subscriber: JoinInlet(core, sides.b, 1))
            c.receive(subscriber: JoinInlet(core, sides.c, 2))
        }
    }

    public struct Zip4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure, C.Failure == D.Failure {
        public typealias Output = (A.Output, B.Output, C.Output, D.Output)
        public typealias Failure = A.Failure

        public let a: A
        public let b: B
        public let c: C
        public let d: D

        @_transparent
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sides = FourSides(
                QueueSide<A.Output>(), QueueSide<B.Output>(), QueueSide<C.Output>(), QueueSide<D.Output>())
            let core = Join(subscriber, sides)
            subscriber.receive(subscription: core)
            a.receive(subscriber: JoinInlet(core, sides.a, 0))
            b.receive(subscriber: JoinInlet(core, sides.b, 1))
            c.receive(subscriber: JoinInlet(core, sides.c, 2))
            d.receive(subscriber: JoinInlet(core, sides.d, 3))
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
