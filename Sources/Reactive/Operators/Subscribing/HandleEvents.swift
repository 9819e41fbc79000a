extension Publisher {
    /// Calls closures for events, before the events are forwarded.
    ///
    /// All events and demand are forwarded unchanged and in order. No closure is called after the completion or the
    /// cancellation, so that at most one of `receiveCompletion` and `receiveCancel` is called. A closure runs on the
    /// thread that delivers, requests or cancels. Each closure is nil by default.
    ///
    /// ```swift
    /// let sink = [1, 2].publisher
    ///     .handleEvents(receiveOutput: { print("value \($0)") }, receiveCompletion: { print("end \($0)") })
    ///     .sink { _ in }
    /// // value 1, value 2, end finished
    /// ```
    ///
    /// - Parameters:
    ///   - receiveSubscription: Called with the subscription.
    ///   - receiveOutput: Called with each value.
    ///   - receiveCompletion: Called with the completion.
    ///   - receiveCancel: Called when downstream cancels.
    ///   - receiveRequest: Called with each demand, also with a demand returned for a value.
    /// - Returns: A publisher of the same values.
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
    /// A publisher that calls closures for events. Made by `handleEvents`.
    public struct HandleEvents<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are observed.
        public let upstream: Upstream
        /// Called with the subscription.
        public var receiveSubscription: ((any Subscription) -> Void)?
        /// Called with each value.
        public var receiveOutput: ((Output) -> Void)?
        /// Called with the completion.
        public var receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Called when downstream cancels.
        public var receiveCancel: (() -> Void)?
        /// Called with each demand, also with a demand returned for a value.
        public var receiveRequest: ((Subscribers.Demand) -> Void)?

        /// Makes a publisher that calls closures for events.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose events are observed.
        ///   - receiveSubscription: Called with the subscription.
        ///   - receiveOutput: Called with each value.
        ///   - receiveCompletion: Called with the completion.
        ///   - receiveCancel: Called when downstream cancels.
        ///   - receiveRequest: Called with each demand, also with a demand returned for a value.
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
            upstream.receive(subscriber: Tap(EventHandler(self), downstream: subscriber))
        }
    }
}

@usableFromInline
struct EventHandler<Input, Failure: Error>: TapHandler {
    @usableFromInline static var name: String { "HandleEvents" }
    @inlinable static var handlesEventsAfterEnd: Bool { false }

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

    @inlinable func received(subscription: any Subscription) { onSubscription?(subscription) }
    @inlinable @inline(__always) func received(_ input: Input) { onOutput?(input) }
    @inlinable func returned(_ demand: Subscribers.Demand) { onRequest?(demand) }
    @inlinable func received(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }
    @inlinable func requested(_ demand: Subscribers.Demand) { onRequest?(demand) }
    @inlinable func cancelled() { onCancel?() }
}
