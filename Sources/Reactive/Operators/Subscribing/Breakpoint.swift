extension Publisher {
    /// Raises `SIGTRAP` when a closure returns true for an event, before the event is forwarded.
    ///
    /// In a debugger, the program can continue from there; without one, it terminates. Demand and all events are
    /// forwarded unchanged and in order. Each closure is nil by default, which never stops.
    ///
    /// ```swift
    /// let sink = [1, 2, 3].publisher
    ///     .breakpoint(receiveOutput: { $0 > 10 })
    ///     .sink { print($0) }
    /// ```
    ///
    /// - Parameters:
    ///   - receiveSubscription: Returns whether to stop at a subscription.
    ///   - receiveOutput: Returns whether to stop at a value.
    ///   - receiveCompletion: Returns whether to stop at a completion.
    /// - Returns: A publisher of the same values.
    @_transparent
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Raises `SIGTRAP` when this publisher fails, before the failure is forwarded.
    ///
    /// In a debugger, the program can continue from there; without one, it terminates. Demand and all events are
    /// forwarded unchanged and in order.
    ///
    /// ```swift
    /// let sink = Result<Int, any Error>.success(1).publisher
    ///     .breakpointOnError()
    ///     .sink(receiveCompletion: { _ in }, receiveValue: { print($0) })
    /// ```
    ///
    /// - Returns: A publisher of the same values.
    @_transparent
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { $0.isFailure })
    }
}

extension Publishers {
    /// A publisher that raises `SIGTRAP` when a closure returns true. Made by `breakpoint` and `breakpointOnError()`.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose events are checked.
        public let upstream: Upstream
        /// Returns whether to stop at a subscription; nil never stops.
        public let receiveSubscription: ((any Subscription) -> Bool)?
        /// Returns whether to stop at a value; nil never stops.
        public let receiveOutput: ((Output) -> Bool)?
        /// Returns whether to stop at a completion; nil never stops.
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

        /// Makes a publisher that checks upstream's events.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose events are checked.
        ///   - receiveSubscription: Returns whether to stop at a subscription; nil never stops.
        ///   - receiveOutput: Returns whether to stop at a value; nil never stops.
        ///   - receiveCompletion: Returns whether to stop at a completion; nil never stops.
        @_transparent
        public init(
            upstream: Upstream, receiveSubscription: ((any Subscription) -> Bool)? = nil,
            receiveOutput: ((Output) -> Bool)? = nil,
            receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
        ) {
            self.upstream = upstream
            self.receiveSubscription = receiveSubscription
            self.receiveOutput = receiveOutput
            self.receiveCompletion = receiveCompletion
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: BreakpointRelay(downstream: subscriber, breakpoint: self))
        }
    }
}

@usableFromInline
struct BreakpointRelay<Upstream: Publisher, Downstream: Subscriber>: Relay
where Downstream.Input == Upstream.Output, Downstream.Failure == Upstream.Failure {
    @usableFromInline typealias Input = Upstream.Output
    @usableFromInline typealias Failure = Upstream.Failure
    @usableFromInline let downstream: Downstream
    @usableFromInline let breakpoint: Publishers.Breakpoint<Upstream>

    @inlinable @inline(__always)
    init(downstream: Downstream, breakpoint: Publishers.Breakpoint<Upstream>) {
        self.downstream = downstream
        self.breakpoint = breakpoint
    }

    @inlinable
    func receive(subscription: any Subscription) {
        if breakpoint.receiveSubscription?(subscription) == true { Debugger.stop() }
        downstream.receive(subscription: subscription)
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        if breakpoint.receiveOutput?(input) == true { Debugger.stop() }
        return downstream.receive(input)
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if breakpoint.receiveCompletion?(completion) == true { Debugger.stop() }
        downstream.receive(completion: completion)
    }
}
