extension Publishers {
    /// A publisher that delivers the elements of a sequence and finishes.
    ///
    /// ```swift
    /// let subscription = (1...3).publisher.sink { print($0) } // prints 1, 2, 3
    /// ```
    ///
    /// - Demand: Elements are taken from the iterator and delivered as requested, on the requesting thread. A request
    ///   for no values does nothing. Each subscriber has its own iterator.
    /// - Completion: Finishes with the last element, or on subscribing if there is none.
    /// - Operators: Those that return another `Publishers.Sequence`, such as `map`, `filter` and `scan`, run at once
    ///   over the whole sequence. For an infinite sequence apply them first: `numbers.lazy.map { … }.publisher`.
    public struct Sequence<Elements: Swift.Sequence, Failure: Error>: Publisher {
        public typealias Output = Elements.Element

        /// The sequence of the values to deliver.
        public let sequence: Elements

        /// Creates a publisher of a sequence's elements.
        ///
        /// - Parameter sequence: The sequence of the values to deliver.
        @inlinable
        public init(sequence: Elements) { self.sequence = sequence }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            DemandDrivenSource.deliver(contentsOf: sequence, completion: .finished, to: subscriber, as: "Sequence")
        }
    }
}

extension Publishers.Sequence: Equatable where Elements: Equatable {}
extension Publishers.Sequence: Sendable where Elements: Sendable {}

extension Sequence {
    /// A publisher that delivers the elements as requested and finishes.
    @inlinable
    public var publisher: Publishers.Sequence<Self, Never> { Publishers.Sequence(sequence: self) }
}
