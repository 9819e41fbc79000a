extension Publisher {
    /// Delivers a value, when it is asked for one, if upstream finishes without any.
    ///
    /// As in Combine, it asks upstream for everything, to learn of the end. Values that nobody has asked for yet wait here,
    /// and the completion after them.
    @inlinable
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let output: Output

        @_transparent
        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: ReplaceEmptyCoordinator(subscriber, output))
        }
    }
}

extension Publishers.ReplaceEmpty: Equatable where Upstream: Equatable, Output: Equatable {}
extension Publishers.ReplaceEmpty: Sendable where Upstream: Sendable, Output: Sendable {}

///     completion ≠ nil ⇒ upstream has ended, and waiting ≠ [] or the replacement is still to be asked for
@usableFromInline
final class ReplaceEmptyCoordinator<Downstream: Subscriber>: BacklogCoordinator<Downstream>, FirstUpstreamSubscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline let output: Input
    @exclusivity(unchecked) @usableFromInline var isEmpty = true
    @exclusivity(unchecked) @usableFromInline var completion: Subscribers.Completion<Failure>?

    @inlinable @inline(__always)
    init(_ downstream: Downstream, _ output: Input) {
        self.output = output
        super.init(downstream)
    }

    @usableFromInline
    override func demandAdded(_ demand: Subscribers.Demand) {
        outstanding += demand
        request(0, demand)
        if drain() != nil { conclude() }
    }

    @usableFromInline
    func conclude() {
        guard waiting.isEmpty, let completion else { return }
        if isEmpty, !completion.isFailure {
            guard outstanding > 0 else { return }
            self.completion = nil
            _ = downstream.receive(output)
        }
        finish(completion)
    }

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard connect(0, subscription) else { return }
        isConnected = true
        downstream.receive(subscription: self)
        request(0, .unlimited)
    }

    @inlinable @inline(__always)
    var first: UpstreamSubscriber<ReplaceEmptyHandler<Downstream>> {
        UpstreamSubscriber(self, 0, ReplaceEmptyHandler())
    }
}

@usableFromInline
struct ReplaceEmptyHandler<Downstream: Subscriber>: UpstreamHandler {
    @usableFromInline typealias Core = ReplaceEmptyCoordinator<Downstream>

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        guard core.completion == nil else { return .none }
        core.isEmpty = false
        guard core.canDeliverNow else {
            core.waiting.append(input)
            return .none
        }
        let more = core.deliverAndDrain(input).more
        if core.completion != nil { core.conclude() }
        return more
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.completion = completion
        core.conclude()
    }
}
