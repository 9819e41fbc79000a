extension Publisher {
    /// Delivers the latest values of both, once each has one, and then with every value of either (C16).
    ///
    /// Asks both as it is asked; what comes without demand is kept until something newer comes, and isn't delivered by
    /// itself. Finishes when both have; fails when one does, which cancels the other.
    @_transparent
    public func combineLatest<P: Publisher>(
        _ other: P
    ) -> Publishers.CombineLatest<Self, P> where Failure == P.Failure {
        Publishers.CombineLatest(self, other)
    }

    /// Delivers what the closure makes of the latest values.
    @_transparent
    public func combineLatest<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest<Self, P>, T> where Failure == P.Failure {
        Publishers.CombineLatest(self, other).map(transform)
    }

    /// Delivers the latest values of three publishers, as `combineLatest` of two does (C16).
    @_transparent
    public func combineLatest<P: Publisher, Q: Publisher>(
        _ publisher1: P, _ publisher2: Q
    ) -> Publishers.CombineLatest3<Self, P, Q> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2)
    }

    /// Delivers what the closure makes of the latest values.
    @_transparent
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ publisher1: P, _ publisher2: Q, _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> Publishers.Map<Publishers.CombineLatest3<Self, P, Q>, T> where Failure == P.Failure, P.Failure == Q.Failure {
        Publishers.CombineLatest3(self, publisher1, publisher2).map(transform)
    }

    /// Delivers the latest values of four publishers, as `combineLatest` of two does (C16).
    @_transparent
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(
        _ publisher1: P, _ publisher2: Q, _ publisher3: R
    ) -> Publishers.CombineLatest4<Self, P, Q, R>
    where Failure == P.Failure, P.Failure == Q.Failure, Q.Failure == R.Failure {
        Publishers.CombineLatest4(self, publisher1, publisher2, publisher3)
    }

    /// Delivers what the closure makes of the latest values.
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
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher
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
            let sides = TwoSides(LatestSide<A.Output>(), LatestSide<B.Output>())
            let core = Join(subscriber, sides)
            subscriber.receive(subscription: core)
            a.receive(subscriber: JoinInlet(core, sides.a, 0))
            b.receive(subscriber: JoinInlet(core, sides.b, 1))
        }
    }

    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
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
            let sides = ThreeSides(LatestSide<A.Output>(), LatestSide<B.Output>(), LatestSide<C.Output>())
            let core = Join(subscriber, sides)
            subscriber.receive(subscription: core)
            a.receive(subscriber: JoinInlet(core, sides.a, 0))
            b.receive(subscriber: JoinInlet(core, sides.b, 1))
            c.receive(subscriber: JoinInlet(core, sides.c, 2))
        }
    }

    public struct CombineLatest4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
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
                LatestSide<A.Output>(), LatestSide<B.Output>(), LatestSide<C.Output>(), LatestSide<D.Output>())
            let core = Join(subscriber, sides)
            subscriber.receive(subscription: core)
            a.receive(subscriber: JoinInlet(core, sides.a, 0))
            b.receive(subscriber: JoinInlet(core, sides.b, 1))
            c.receive(subscriber: JoinInlet(core, sides.c, 2))
            d.receive(subscriber: JoinInlet(core, sides.d, 3))
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
