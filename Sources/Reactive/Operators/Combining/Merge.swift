extension Publishers {
    /// A publisher that delivers the values of two upstreams as they arrive. Made by `merge`.
    public struct Merge<A: Publisher, B: Publisher<A.Output, A.Failure>>: Publisher {
        public typealias Output = A.Output
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
            MergeInputs(merging: 2, for: subscriber).merge(a).merge(b)
        }
    }

    /// A publisher that delivers the values of any number of upstreams of one type as they arrive.
    ///
    /// Without upstreams, it finishes at once.
    ///
    /// ```swift
    /// let subjects = (0..<3).map { _ in PassthroughSubject<Int, Never>() }
    /// let sink = Publishers.MergeMany(subjects).sink { print($0) }
    /// subjects[2].send(7)  // 7
    /// ```
    public struct MergeMany<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The upstreams, in the order of subscription.
        public let publishers: [Upstream]

        /// Makes a publisher of the listed upstreams.
        ///
        /// - Parameter upstream: The upstreams.
        @_transparent
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes a publisher of a sequence of upstreams. Complexity: O(*n*), where *n* is their number.
        ///
        /// - Parameter upstream: The upstreams; the sequence must be finite.
        @inlinable
        public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream { publishers = Array(upstream) }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            guard !publishers.isEmpty else {
                subscriber.receive(subscription: Subscriptions.empty)
                return subscriber.receive(completion: .finished)
            }
            var inputs = MergeInputs(merging: publishers.count, for: subscriber)
            for publisher in publishers { inputs = inputs.merge(publisher) }
        }

        /// Adds an upstream. Complexity: O(*n*), where *n* is the number of upstreams.
        ///
        /// - Parameter other: The upstream to subscribe to after the others.
        /// - Returns: A publisher of all these upstreams.
        @inlinable
        public func merge(with other: Upstream) -> MergeMany<Upstream> { MergeMany(publishers + [other]) }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}
extension Publishers.Merge: Sendable where A: Sendable, B: Sendable {}
extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
extension Publishers.MergeMany: Sendable where Upstream: Sendable {}
