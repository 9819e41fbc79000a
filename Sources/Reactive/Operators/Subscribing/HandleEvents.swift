extension Publisher {
    /// Calls closures as things pass: before they go on, in both directions.
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> Publishers.HandleEvents<Self> {
        Publishers.HandleEvents(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion, receiveCancel: receiveCancel, receiveRequest: receiveRequest)
    }

    /// Prints what passes, each line with the prefix.
    public func print(
        _ prefix: String = "", to stream: (any TextOutputStream)? = nil
    ) -> Publishers.Print<Self> {
        Publishers.Print(upstream: self, prefix: prefix, to: stream)
    }
}

extension Publishers {
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Void)? = nil,
            receiveOutput: ((Output) -> Void)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
            receiveCancel: (() -> Void)? = nil, receiveRequest: ((Subscribers.Demand) -> Void)?
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
            self.receiveCancel = receiveCancel
            self.receiveRequest = receiveRequest
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(
                subscriber: HandleEventsSubscriber(
                    events: self, downstream: subscriber,
                    conduit: WatchedConduit(onRequest: receiveRequest, onCancel: receiveCancel)))
        }
    }

    public struct Print<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let prefix: String
        public let stream: (any TextOutputStream)?

        public init(upstream: Upstream, prefix: String, to stream: (any TextOutputStream)? = nil) {
            self.upstream = upstream
            self.prefix = prefix
            self.stream = stream
        }

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let printer = Printer(prefix, stream)
            upstream.handleEvents(
                receiveSubscription: { printer.write("receive subscription: (\($0))") },
                receiveOutput: { printer.write("receive value: (\($0))") },
                receiveCompletion: {
                    switch $0 {
                    case .finished: printer.write("receive finished")
                    case .failure(let error): printer.write("receive error: (\(error))")
                    }
                },
                receiveCancel: { printer.write("receive cancel") },
                receiveRequest: { printer.write("request \($0 == .unlimited ? "unlimited" : "max: (\($0.count))")") }
            ).receive(subscriber: subscriber)
        }
    }
}

private final class Printer {
    private let prefix: String
    private let stream: Lock<(any TextOutputStream)?>

    init(_ prefix: String, _ stream: (any TextOutputStream)?) {
        self.prefix = prefix.isEmpty ? "" : prefix + ": "
        self.stream = Lock(unchecked: stream)
    }

    /// The stream is somebody's own, so it's taken out of the lock to be written to.
    func write(_ line: String) {
        guard var target = stream.withLockUnchecked({ $0 }) else { return Swift.print(prefix + line) }
        target.write(prefix + line + "\n")
        stream.withLockUnchecked { $0 = target }
    }
}

private struct HandleEventsSubscriber<Upstream: Publisher, Downstream: Subscriber>: Subscriber
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    let events: Publishers.HandleEvents<Upstream>
    let downstream: Downstream
    let conduit: WatchedConduit
    var combineIdentifier: CombineIdentifier { CombineIdentifier(conduit) }

    func receive(subscription: any Subscription) {
        events.receiveSubscription?(subscription)
        if conduit.begin(subscription) { downstream.receive(subscription: conduit) }
    }
    func receive(_ input: Upstream.Output) -> Subscribers.Demand {
        guard conduit.isLive else { return .none }
        events.receiveOutput?(input)
        let more = downstream.receive(input)
        if more != .none { events.receiveRequest?(more) }
        return more
    }
    func receive(completion: Subscribers.Completion<Upstream.Failure>) {
        guard conduit.isLive else { return }
        events.receiveCompletion?(completion)
        if conduit.end(cancelsUpstream: false) { downstream.receive(completion: completion) }
    }
}

/// Tells of requests and of the cancellation.
private final class WatchedConduit: Conduit {
    private struct Watchers {
        var onRequest: ((Subscribers.Demand) -> Void)?
        var onCancel: (() -> Void)?
    }
    private let watchers: Lock<Watchers>

    init(onRequest: ((Subscribers.Demand) -> Void)?, onCancel: (() -> Void)?) {
        watchers = Lock(unchecked: Watchers(onRequest: onRequest, onCancel: onCancel))
        super.init()
    }

    override func request(_ demand: Subscribers.Demand) {
        watchers.withLockUnchecked { $0.onRequest }?(demand)
        super.request(demand)
    }

    override func cancel() {
        let last = watchers.withLockUnchecked { watchers in
            defer { watchers = Watchers() }
            return watchers
        }
        if isLive { last.onCancel?() }
        super.cancel()
    }
}
