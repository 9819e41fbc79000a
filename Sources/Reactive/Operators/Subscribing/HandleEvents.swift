extension Publisher {
    /// Calls closures as things pass, before they go on, in both directions; changes nothing.
    ///
    /// `receiveRequest` also gets what values are answered with, unless that is nothing. After the completion or the
    /// cancellation no closure is called any more. A failing or finishing publisher isn't cancelled, so that either
    /// `receiveCompletion` or `receiveCancel` is called. The closures run on the thread that delivers, asks or cancels.
    @_transparent
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
}

extension Publishers {
    /// A publisher that calls closures as things pass.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public var receiveSubscription: ((any Subscription) -> Void)?
        public var receiveOutput: ((Output) -> Void)?
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        public var receiveCancel: (() -> Void)?
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        @_transparent
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

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: Watch(EventHandler(self), downstream: subscriber))
        }
    }
}

@usableFromInline
struct EventHandler<Input, Failure: Error>: Watcher {
    @usableFromInline static var name: String { "HandleEvents" }
    @inlinable static var seesAfterEnd: Bool { false }

    @usableFromInline let onSubscription: ((any Subscription) -> Void)?
    @usableFromInline let onOutput: ((Input) -> Void)?
    @usableFromInline let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    @usableFromInline let onCancel: (() -> Void)?
    @usableFromInline let onRequest: ((Subscribers.Demand) -> Void)?

    @inlinable @inline(__always)
    init<Upstream: Publisher>(_ events: Publishers.HandleEvents<Upstream>)
    where Upstream.Output == Input, Upstream.Failure == Failure {
        onSubscription = events.receiveSubscription
        onOutput = events.receiveOutput
        onCompletion = events.receiveCompletion
        onCancel = events.receiveCancel
        onRequest = events.receiveRequest
    }

    @inlinable func sees(subscription: any Subscription) { onSubscription?(subscription) }
    @inlinable @inline(__always) func sees(_ input: Input) { onOutput?(input) }
    @inlinable func sees(answer: Subscribers.Demand) { onRequest?(answer) }
    @inlinable func sees(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
    @inlinable func sees(request: Subscribers.Demand) { onRequest?(request) }
    @inlinable func seesCancel() { onCancel?() }
}
