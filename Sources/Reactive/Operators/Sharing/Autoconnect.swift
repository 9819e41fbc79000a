extension ConnectablePublisher {
    /// Connects at the first subscriber, after it was subscribed, and disconnects when all have cancelled (C21).
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

extension Publishers {
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public final let upstream: Upstream
        private let links = Lock(Links())

        /// `count` is how many subscribers haven't cancelled; a completion doesn't count as that (C21).
        private struct Links {
            var count = 0
            var connection: (any Cancellable)?
        }

        public init(upstream: Upstream) { self.upstream = upstream }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isFirst = links.withLockUnchecked { links in
                links.count += 1
                return links.count == 1
            }
            upstream.receive(subscriber: CountedConduit(subscriber) { [self] in leave() })
            guard isFirst else { return }
            let connection = upstream.connect()
            let isUnused = links.withLockUnchecked { links in
                if links.count > 0 { links.connection = connection }
                return links.count == 0
            }
            if isUnused { connection.cancel() }
        }

        private func leave() {
            let connection = links.withLockUnchecked { links -> (any Cancellable)? in
                links.count -= 1
                return links.count == 0 ? links.connection.take() : nil
            }
            connection?.cancel()
        }
    }
}

/// Says once that it was cancelled.
private final class CountedConduit<Downstream: Subscriber>: Conduit, Subscriber {
    private let downstream: Downstream
    private let onCancel: () -> Void

    init(_ downstream: Downstream, onCancel: @escaping () -> Void) {
        self.downstream = downstream
        self.onCancel = onCancel
        super.init()
    }

    func receive(subscription: any Subscription) {
        if begin(subscription) { downstream.receive(subscription: self) }
    }
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { downstream.receive(input) }
    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        guard end(cancelsUpstream: false) else { return }
        downstream.receive(completion: completion)
    }

    override func cancel() {
        if end(cancelsUpstream: true) { onCancel() }
    }
}
