extension Publisher {
    /// Delivers a value in place of a failure, when it is asked for one, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}

extension Publishers {
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Never

        public let upstream: Upstream
        public let output: Output

        public init(upstream: Upstream, output: Output) {
            self.upstream = upstream
            self.output = output
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
            upstream.receive(subscriber: ReplaceErrorJunction<Upstream.Failure, S>(subscriber, output))
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Output: Equatable {}

/// The replacement waits until downstream has asked for it.
///
///     hasFailed ⇒ the replacement is still to be delivered
final class ReplaceErrorJunction<Failure: Error, Downstream: Subscriber>: Junction<Downstream>, Subscriber
where Downstream.Failure == Never {
    typealias Input = Downstream.Input
    private let output: Input
    @exclusivity(unchecked) private var wanted = Subscribers.Demand.none
    @exclusivity(unchecked) private var hasFailed = false

    init(_ downstream: Downstream, _ output: Input) {
        self.output = output
        super.init(downstream, upstreams: 1)
    }

    override func demanded(_ demand: Subscribers.Demand) {
        wanted += demand
        if hasFailed { replace() } else { request(0, demand) }
    }

    private func replace() {
        hasFailed = false
        _ = downstream.receive(output)
        finish(.finished)
    }

    func receive(subscription: any Subscription) {
        if connect(0, subscription) { downstream.receive(subscription: self) }
    }
    func receive(_ input: Input) -> Subscribers.Demand { Inlet<Main>(self, 0).receive(input) }
    func receive(completion: Subscribers.Completion<Failure>) { Inlet<Main>(self, 0).receive(completion: completion) }

    enum Main: Port {
        static func receive(
            _ input: Input, _ core: ReplaceErrorJunction<Failure, Downstream>, _ slot: Int
        ) -> Subscribers.Demand {
            if core.wanted != .unlimited, core.wanted > 0 { core.wanted -= 1 }
            let more = core.downstream.receive(input)
            core.wanted += more
            return more
        }
        static func receive(
            completion: Subscribers.Completion<Failure>, _ core: ReplaceErrorJunction<Failure, Downstream>, _ slot: Int
        ) {
            guard completion.isFailure else { return core.finish(.finished) }
            core.hasFailed = true
            if core.wanted > 0 { core.replace() }
        }
    }
}
