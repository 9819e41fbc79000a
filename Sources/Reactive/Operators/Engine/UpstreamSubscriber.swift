/// What an operator does with the events of one kind of upstream. All methods are called inside the coordinator.
@usableFromInline
protocol UpstreamHandler<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    associatedtype Downstream: Subscriber
    associatedtype Core: SerialCoordinator<Downstream>

    /// Handles the upstream's subscription, which is connected.
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription)
    /// Handles a value; returns additional demand for its upstream.
    func receive(_ input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand
    /// Handles the upstream's first completion, after its slot was disconnected.
    func receive(completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int)
    /// Handles every completion, before the slot is disconnected. By default disconnects it, and passes the first
    /// completion to `receive(completion:)`.
    func ended(_ completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int)
    /// Handles a value that arrives after the coordinator was closed.
    func receive(late input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand
    /// Handles a completion that arrives after the coordinator was closed.
    func ended(late completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int)
}

extension UpstreamHandler {
    @inlinable @inline(__always)
    func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) {}
    @inlinable @inline(__always)
    func ended(_ completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        if core.disconnect(slot) { receive(completion: completion, core, slot) }
    }
    @inlinable @inline(__always)
    func receive(completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {}
    @inlinable @inline(__always)
    func receive(late input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand { .none }
    @inlinable @inline(__always)
    func ended(late completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {}
}

/// The subscriber of one of a coordinator's upstreams. Allocates only if another thread is inside.
@usableFromInline
struct UpstreamSubscriber<Handler: UpstreamHandler>: Subscriber {
    @usableFromInline typealias Input = Handler.Input
    @usableFromInline typealias Failure = Handler.Failure

    @usableFromInline let core: Handler.Core
    @usableFromInline let slot: Int
    @usableFromInline let handler: Handler

    @inlinable @inline(__always)
    init(_ core: Handler.Core, _ slot: Int, _ handler: Handler) {
        self.core = core
        self.slot = slot
        self.handler = handler
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(core) }

    @inlinable
    func receive(subscription: any Subscription) {
        switch core.enter() {
        case .first:
            connect(subscription)
            core.leave()
        case .again: connect(subscription)
        case .refused:
            if core.mayOvertake(slot) { return connect(subscription) }
            guard core.offer(slot, subscription) else { return }
            core.enqueue(slot) {
                if let subscription = core.accept(slot) { handler.connected(core, slot, subscription) }
            }
        }
    }

    @inlinable
    func connect(_ subscription: any Subscription) {
        if core.connect(slot, subscription) { handler.connected(core, slot, subscription) }
    }

    @inlinable @inline(__always)
    func receive(_ input: Handler.Input) -> Subscribers.Demand {
        var more = Subscribers.Demand.none
        switch core.enter() {
        case .first:
            more = core.isOpen ? handler.receive(input, core, slot) : receive(late: input)
            core.leave()
        case .again: more = core.isOpen ? handler.receive(input, core, slot) : receive(late: input)
        case .refused: more = refused(input)
        }
        return more
    }

    @inlinable @inline(never)
    func receive(late input: Handler.Input) -> Subscribers.Demand { handler.receive(late: input, core, slot) }

    @inlinable @inline(never)
    func refused(_ input: Handler.Input) -> Subscribers.Demand {
        if core.mayOvertake(slot) {
            return core.isOpen ? handler.receive(input, core, slot) : receive(late: input)
        }
        core.enqueueOrWait(slot) {
            let more = handler.receive(input, core, slot)
            if more != .none { core.request(slot, more) }
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Handler.Failure>) {
        switch core.enter() {
        case .first:
            end(completion)
            core.leave()
        case .again: end(completion)
        case .refused: if core.mayOvertake(slot) { end(completion) } else { core.enqueue(slot) { end(completion) } }
        }
    }

    @inlinable
    func end(_ completion: Subscribers.Completion<Handler.Failure>) {
        if core.isOpen { handler.ended(completion, core, slot) } else { handler.ended(late: completion, core, slot) }
    }
}

/// A coordinator that is itself the subscriber of its upstream in slot 0.
@usableFromInline
protocol FirstUpstreamSubscriber: Subscriber {
    associatedtype Handler: UpstreamHandler
    where Handler.Core == Self, Handler.Input == Input, Handler.Failure == Failure
    /// The subscriber that the upstream's events go through.
    var first: UpstreamSubscriber<Handler> { get }
    /// Whether values and completions of the upstream are accepted; otherwise they are ignored. True by default.
    var isConnected: Bool { get }
}

extension FirstUpstreamSubscriber {
    @inlinable @inline(__always)
    var isConnected: Bool { true }

    @inlinable
    func receive(subscription: any Subscription) { first.receive(subscription: subscription) }
    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand { isConnected ? first.receive(input) : .none }
    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        if isConnected { first.receive(completion: completion) }
    }
}
