extension Publisher {
    /// Delivers the latest values of any number of publishers (C16).
    ///
    /// For up to four there are types of their own, which are many times as fast. There is no form with a closure:
    /// `map`'s names the parts, as in `.map { a, b, c, d, e in … }` or `.map { $0 + $4 }` (the compiler doesn't take `$0.4`).
    @_disfavoredOverload @inlinable
    public func combineLatest<T, each U>(
        _ other: any Publisher<T, Failure>, _ others: repeat any Publisher<each U, Failure>
    ) -> Publishers.CombineLatestMany<Failure, Output, T, repeat each U> {
        Publishers.CombineLatestMany(self, other, repeat each others)
    }
}

extension Publishers {
    /// `CombineLatest` of any number of publishers, at least one; they are erased, as a pack can't tell that their failures agree.
    public struct CombineLatestMany<Failure: Error, each T>: Publisher {
        public typealias Output = (repeat each T)

        public let publishers: (repeat any Publisher<each T, Failure>)

        @_transparent
        public init(_ publishers: repeat any Publisher<each T, Failure>) { self.publishers = (repeat each publishers) }

        @inlinable
        public func receive<S: Subscriber>(subscriber: S) where S.Input == (repeat each T), S.Failure == Failure {
            let sides = ManySides(repeat LatestSide<each T>())
            let core = Join(subscriber, sides)
            subscriber.receive(subscription: core)
            var slot = 0
            for (publisher, side) in repeat (each publishers, each sides.all) {
                publisher.receive(subscriber: JoinInlet(core, side, slot))
                slot += 1
            }
        }
    }
}
