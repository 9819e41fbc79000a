extension Publisher {
    /// Delivers a value if upstream finishes without one.
    ///
    /// - **Demand:** As in Combine, unlimited values are requested from upstream with the subscription. Values that
    ///   aren't requested yet are kept.
    /// - **Completion:** Finishes after the last value, or directly after the replacement, which is delivered when
    ///   downstream has requested a value.
    /// - **Failure:** Fails after the values that are kept. A failure isn't replaced.
    /// - **Order:** Delivers in the order in which the values arrived.
    ///
    /// ```swift
    /// let sink = Empty<Int, Never>()
    ///     .replaceEmpty(with: 0)
    ///     .sink { print($0) }  // 0
    /// ```
    ///
    /// - Parameter output: The value to deliver if there is none.
    /// - Returns: A publisher that delivers at least one value unless it fails.
    @inlinable
    public func replaceEmpty(with output: Output) -> Publishers.ReplaceEmpty<Self> {
        Publishers.ReplaceEmpty(upstream: self, output: output)
    }
}

extension Publishers {
    /// A publisher that delivers a value if upstream finishes without one.
    public struct ReplaceEmpty<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        /// The value that is delivered if there is none.
        public let output: Output

        /// Makes the publisher that `replaceEmpty(with:)` returns.
        ///
        /// - Parameters:
        ///   - upstream: The publisher of the values.
        ///   - output: The value to deliver if there is none.
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

/// Keeps the values that aren't requested yet, and the completion after them.
///
///     completion ≠ nil ⇒ upstream has ended, and values or the replacement wait for a request
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
