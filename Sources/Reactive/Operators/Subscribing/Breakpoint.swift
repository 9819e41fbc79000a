extension Publisher {
    /// Stops in the debugger when a closure says so, before what it was asked about goes on.
    ///
    /// It raises `SIGTRAP`: in a debugger the program can go on from there, without one it ends.
    @_transparent
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil, receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> Publishers.Breakpoint<Self> {
        Publishers.Breakpoint(
            upstream: self, receiveSubscription: receiveSubscription, receiveOutput: receiveOutput,
            receiveCompletion: receiveCompletion)
    }

    /// Stops in the debugger when upstream fails, before the failure goes on.
    @_transparent
    public func breakpointOnError() -> Publishers.Breakpoint<Self> {
        breakpoint(receiveCompletion: { $0.isFailure })
    }
}

extension Publishers {
    /// A publisher that stops in the debugger when a closure says so.
    public struct Breakpoint<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let receiveSubscription: ((any Subscription) -> Bool)?
        public let receiveOutput: ((Output) -> Bool)?
        public let receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)?

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
