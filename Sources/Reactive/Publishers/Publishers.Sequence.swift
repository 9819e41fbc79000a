extension Publishers {
    /// Delivers the elements of a sequence, as they are asked for, then finishes.
    ///
    /// Each subscriber gets an iterator of its own. Finishes with the last element, or on subscribing if there is none.
    /// Asking for nothing does nothing. Its `map`, `filter`, `scan` … run at once, over the whole sequence: for one without
    /// an end put them before `publisher` (`numbers.lazy.map { … }.publisher`).
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        public let sequence: Elements

        @inlinable
        public init(sequence: Elements) { self.sequence = sequence }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            Pump.deliver(contentsOf: sequence, completion: .finished, to: subscriber, as: "Sequence")
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
