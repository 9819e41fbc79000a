/// What an operator does with one kind of upstream. All inside.
@usableFromInline
protocol Port<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error
    associatedtype Downstream: Subscriber
    associatedtype Core: Junction<Downstream>

    /// The upstream's subscription is there.
    static func connected(_ core: Core, _ slot: Int)
    /// The same, for operators that ask it for something at once.
    static func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription)
    /// Returns what the upstream is asked for in addition.
    static func receive(_ input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand
    /// The upstream has ended; its slot holds no subscription any more.
    static func receive(completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int)
    /// The upstream says that it has ended: for operators that want to know if it did before.
    static func ended(_ completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int)
    /// A value that comes when the junction is closed.
    static func receive(late input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand
    /// An end that comes when the junction is closed.
    static func ended(late completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int)
}

extension Port {
    @inlinable @inline(__always)
    static func connected(_ core: Core, _ slot: Int) {}
    @inlinable @inline(__always)
    static func connected(_ core: Core, _ slot: Int, _ subscription: any Subscription) { connected(core, slot) }
    @inlinable @inline(__always)
    static func ended(_ completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {
        if core.disconnect(slot) { receive(completion: completion, core, slot) }
    }
    @inlinable @inline(__always)
    static func receive(completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {}
    @inlinable @inline(__always)
    static func receive(late input: Input, _ core: Core, _ slot: Int) -> Subscribers.Demand { .none }
    @inlinable @inline(__always)
    static func ended(late completion: Subscribers.Completion<Failure>, _ core: Core, _ slot: Int) {}
}

/// The subscriber at one of a junction's upstreams. Nothing is allocated, unless another thread is inside.
@usableFromInline
struct Inlet<P: Port>: Subscriber {
    @usableFromInline typealias Input = P.Input
    @usableFromInline typealias Failure = P.Failure

    @usableFromInline let core: P.Core
    @usableFromInline let slot: Int

    @inlinable @inline(__always)
    init(_ core: P.Core, _ slot: Int) {
        self.core = core
        self.slot = slot
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
            guard core.offer(slot, subscription) else { return }
            core.post {
                if let subscription = core.accept(slot) { P.connected(core, slot, subscription) }
            }
        }
    }

    @inlinable
    func connect(_ subscription: any Subscription) {
        if core.connect(slot, subscription) { P.connected(core, slot, subscription) }
    }

    @inlinable @inline(__always)
    func receive(_ input: P.Input) -> Subscribers.Demand {
        var more = Subscribers.Demand.none
        switch core.enter() {
        case .first:
            more = core.isOpen ? P.receive(input, core, slot) : receive(late: input)
            core.leave()
        case .again: more = core.isOpen ? P.receive(input, core, slot) : receive(late: input)
        case .refused: post(input)
        }
        return more
    }

    @inlinable @inline(never)
    func receive(late input: P.Input) -> Subscribers.Demand { P.receive(late: input, core, slot) }

    /// Another thread is inside, or mail waits.
    @inlinable @inline(never)
    func post(_ input: P.Input) {
        core.post {
            let more = P.receive(input, core, slot)
            if more != .none { core.request(slot, more) }
        }
    }

    @inlinable
    func receive(completion: Subscribers.Completion<P.Failure>) {
        switch core.enter() {
        case .first:
            end(completion)
            core.leave()
        case .again: end(completion)
        case .refused: core.post { end(completion) }
        }
    }

    @inlinable
    func end(_ completion: Subscribers.Completion<P.Failure>) {
        if core.isOpen { P.ended(completion, core, slot) } else { P.ended(late: completion, core, slot) }
    }
}
