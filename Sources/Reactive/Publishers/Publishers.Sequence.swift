extension Publishers {
    /// Delivers the elements of a sequence, as they are asked for, then finishes.
    ///
    /// Each subscriber gets an iterator of its own. Finishes with the last element, or on subscribing if there is none.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        @inlinable
        public init(sequence: Elements) { self.sequence = sequence }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var iterator = sequence.makeIterator()
            // One ahead, to know which one is the last.
            var upcoming = iterator.next()
            if upcoming == nil {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            let pump = Pump(toleratesNone: true)
            pump.prepare { pump in
                while pump.next() {
                    guard let value = upcoming else { return }
                    upcoming = iterator.next()
                    if upcoming == nil {
                        guard pump.stop() else { return }
                        _ = subscriber.receive(value)
                        return subscriber.receive(completion: .finished)
                    }
                    pump.add(subscriber.receive(value))
                }
            }
            subscriber.receive(subscription: pump)
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// Delivers the elements, as they are asked for.
    @inlinable
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
