extension Publisher {
    /// Delivers the elements when this has finished.
    @inlinable
    public func append(_ elements: Output...) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Delivers the elements when this has finished.
    @inlinable
    public func append<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Delivers what the other publisher delivers, when this has finished.
    ///
    /// The other one is subscribed to only then, and asked for what this one has left over of the demand.
    @inlinable
    public func append<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<Self, P>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }

    /// Delivers the elements first.
    @inlinable
    public func prepend(_ elements: Output...) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Delivers the elements first.
    @inlinable
    public func prepend<S: Swift.Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Delivers what the other publisher delivers first, and subscribes to this one when that has finished.
    @inlinable
    public func prepend<P: Publisher>(_ publisher: P) -> Publishers.Concatenate<P, Self>
    where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }
}

extension Publishers {
    /// Delivers the values of `prefix` and, when that has finished, those of `suffix`. A failure of either ends it.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        public typealias Output = Suffix.Output
        public typealias Failure = Suffix.Failure

        public let prefix: Prefix
        public let suffix: Suffix

        @_transparent
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            prefix.receive(subscriber: PrefixInlet(core: ConcatenateSuccession(subscriber, suffix)))
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}
extension Publishers.Concatenate: Sendable where Prefix: Sendable, Suffix: Sendable {}

/// Values outside of their upstream's subscription, and those that nobody asked for, are ignored.
@usableFromInline
final class ConcatenateSuccession<Suffix: Publisher, Downstream: Subscriber>: Succession<Downstream>
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    /// Kept until its turn comes.
    private let suffix: Kept<Suffix>

    @usableFromInline
    init(_ downstream: Downstream, _ suffix: Suffix) {
        self.suffix = Kept(suffix)
        super.init(downstream)
    }

    @usableFromInline
    func takeSuffix() -> Suffix? { suffix.take() }

    @usableFromInline
    override func dismantle() { _ = takeSuffix() }

    /// Whether asking for nothing is an error is upstream's to say.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { forward(demand) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ turn: Int) -> Subscribers.Demand {
        isLive(turn) && spend() ? deliver(input, turn) : .none
    }
}

@usableFromInline
struct PrefixInlet<Suffix: Publisher, Downstream: Subscriber>: Subscriber
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    @usableFromInline let core: ConcatenateSuccession<Suffix, Downstream>

    @inlinable @inline(__always)
    init(core: ConcatenateSuccession<Suffix, Downstream>) { self.core = core }

    @inlinable
    var combineIdentifier: CombineIdentifier { core.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) { core.connect(0, subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { core.receive(input, 0) }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        switch completion {
        case .finished: if core.pass(0) { core.takeSuffix()?.receive(subscriber: SuffixInlet(core: core)) }
        case .failure: if core.end(0) { core.downstream.receive(completion: completion) }
        }
    }
}

@usableFromInline
struct SuffixInlet<Suffix: Publisher, Downstream: Subscriber>: Subscriber
where Suffix.Output == Downstream.Input, Suffix.Failure == Downstream.Failure {
    @usableFromInline let core: ConcatenateSuccession<Suffix, Downstream>

    @inlinable @inline(__always)
    init(core: ConcatenateSuccession<Suffix, Downstream>) { self.core = core }

    @inlinable
    var combineIdentifier: CombineIdentifier { core.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) { core.connect(1, subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { core.receive(input, 1) }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        if core.end(1) { core.downstream.receive(completion: completion) }
    }
}
