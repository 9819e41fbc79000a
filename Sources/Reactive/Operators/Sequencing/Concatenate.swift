extension Publisher {
    /// Delivers this publisher's values, then the listed elements.
    ///
    /// Demand, completion, failure and order are those of the form with a publisher.
    ///
    /// ```swift
    /// let sink = [1, 2].publisher.append(3, 4).sink { print($0) }  // 1, 2, 3 and 4
    /// ```
    ///
    /// - Parameter elements: The values to deliver after this publisher has finished.
    /// - Returns: A publisher of this publisher's values and the elements.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Delivers this publisher's values, then the elements of a sequence.
    ///
    /// Demand, completion, failure and order are those of the form with a publisher.
    ///
    /// ```swift
    /// let sink = Just(0).append(1...3).sink { print($0) }  // 0, 1, 2 and 3
    /// ```
    ///
    /// - Parameter elements: The values to deliver after this publisher has finished.
    /// - Returns: A publisher of this publisher's values and the elements.
    @inlinable
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Delivers this publisher's values, then those of another publisher.
    ///
    /// - **Demand:** This publisher gets downstream's demand; the other one gets the demand that this one left
    ///   unfulfilled. A value that arrives without demand is dropped.
    /// - **Completion:** Finishes when the other publisher finishes.
    /// - **Failure:** Fails when either fails. If this publisher fails, the other one isn't subscribed to.
    /// - **Order:** Subscribes to the other publisher when this one has finished.
    ///
    /// ```swift
    /// let cached = Just("cached")
    /// let loaded = PassthroughSubject<String, Never>()
    /// let sink = cached.append(loaded).sink { print($0) }  // cached
    /// loaded.send("loaded")                                // loaded
    /// ```
    ///
    /// - Parameter publisher: The publisher whose values follow.
    /// - Returns: A publisher of the values of both.
    @inlinable
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Delivers the listed elements, then this publisher's values.
    ///
    /// Demand, completion, failure and order are those of the form with a publisher.
    ///
    /// ```swift
    /// let sink = [3, 4].publisher.prepend(1, 2).sink { print($0) }  // 1, 2, 3 and 4
    /// ```
    ///
    /// - Parameter elements: The values to deliver before subscribing to this publisher.
    /// - Returns: A publisher of the elements and this publisher's values.
    @inlinable
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Delivers the elements of a sequence, then this publisher's values.
    ///
    /// Demand, completion, failure and order are those of the form with a publisher.
    ///
    /// ```swift
    /// let sink = Just(4).prepend(1...3).sink { print($0) }  // 1, 2, 3 and 4
    /// ```
    ///
    /// - Parameter elements: The values to deliver before subscribing to this publisher.
    /// - Returns: A publisher of the elements and this publisher's values.
    @inlinable
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Delivers another publisher's values, then those of this publisher.
    ///
    /// - **Demand:** The other publisher gets downstream's demand; this one gets the demand that the other one left
    ///   unfulfilled. A value that arrives without demand is dropped.
    /// - **Completion:** Finishes when this publisher finishes.
    /// - **Failure:** Fails when either fails. If the other publisher fails, this one isn't subscribed to.
    /// - **Order:** Subscribes to this publisher when the other one has finished.
    ///
    /// ```swift
    /// let sink = Just("second").prepend(Just("first")).sink { print($0) }  // first and second
    /// ```
    ///
    /// - Parameter publisher: The publisher whose values come first.
    /// - Returns: A publisher of the values of both.
    @inlinable
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }
}

extension Publishers {
    /// A publisher that delivers the values of one upstream, then those of another one. Made by `append` and `prepend`.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        /// The upstream whose values come first.
        public let prefix: Prefix
        /// The upstream whose values follow. It is subscribed to when `prefix` has finished.
        public let suffix: Suffix

        /// Makes a publisher of two upstreams, one after the other.
        ///
        /// - Parameters:
        ///   - prefix: The upstream whose values come first.
        ///   - suffix: The upstream whose values follow.
        @_transparent
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            prefix.receive(subscriber: ConcatenatePrefixSubscriber(core: ConcatenateUpstreams(subscriber, suffix)))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
extension Publishers.Concatenate: Sendable where Prefix: Sendable, Suffix: Sendable {}

/// Drops values that arrive outside of their upstream's subscription or without demand.
@usableFromInline
final class ConcatenateUpstreams<Suffix: Publisher, Downstream: Subscriber>: SequentialUpstreams<Downstream>
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    /// Taken when the prefix has finished.
    private let suffix: OneShot<Suffix>

    @usableFromInline
    init(_ downstream: Downstream, _ suffix: Suffix) {
        self.suffix = OneShot(suffix)
        super.init(downstream)
    }

    @usableFromInline
    func takeSuffix() -> Suffix? { suffix.take() }

    @usableFromInline
    override func releaseState() { _ = takeSuffix() }

    /// Forwards demand. A demand of zero isn't checked here; upstream decides whether it traps.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { forward(demand) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ index: Int) -> Subscribers.Demand {
        isLive(index) && consumeDemand() ? deliver(input, index) : .none
    }
}

@usableFromInline
struct ConcatenatePrefixSubscriber<Suffix: Publisher, Downstream: Subscriber>: SequentialSubscriber
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    @usableFromInline let core: ConcatenateUpstreams<Suffix, Downstream>
    @inlinable static var index: Int { 0 }

    @inlinable @inline(__always)
    init(core: ConcatenateUpstreams<Suffix, Downstream>) { self.core = core }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { core.receive(input, 0) }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished:
            if core.moveOn(from: 0) { core.takeSuffix()?.receive(subscriber: ConcatenateSuffixSubscriber(core: core)) }
        case .failure: if core.end(0) { core.downstream.receive(completion: completion) }
        }
    }
}

@usableFromInline
struct ConcatenateSuffixSubscriber<Suffix: Publisher, Downstream: Subscriber>: SequentialSubscriber
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    @usableFromInline let core: ConcatenateUpstreams<Suffix, Downstream>
    @inlinable static var index: Int { 1 }

    @inlinable @inline(__always)
    init(core: ConcatenateUpstreams<Suffix, Downstream>) { self.core = core }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { core.receive(input, 1) }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if core.end(1) { core.downstream.receive(completion: completion) }
    }
}
