import Synchronization

/// The engine of operators that look on: `handleEvents`, `print`. They are told of everything before it goes on, in both
/// directions, and change nothing.
@usableFromInline
protocol Watcher<Input, Failure> {
    associatedtype Input
    associatedtype Failure: Error

    /// The operator, as `Publishers` names it.
    static var name: String { get }
    /// Whether it is also told of what happens after the end, which only concerns upstreams that break the rules.
    static var seesAfterEnd: Bool { get }

    func sees(subscription: any Subscription)
    func sees(_ input: Input)
    /// What a value was answered with, unless that is nothing.
    func sees(answer: Subscribers.Demand)
    func sees(completion: Subscribers.Completion<Failure>)
    func sees(request: Subscribers.Demand)
    func seesCancel()
}

/// The subscriber that a watcher looks on at, and the subscription that downstream holds.
///
/// Values and completions pass whenever they come. What is asked for before there is a subscription is kept for it.
@usableFromInline
final class Watch<W: Watcher, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Input == W.Input, Downstream.Failure == W.Failure {
    @usableFromInline typealias Input = W.Input
    @usableFromInline typealias Failure = W.Failure

    @usableFromInline let watcher: W
    @usableFromInline let downstream: Downstream

    @inlinable @inline(__always)
    init(_ watcher: W, downstream: Downstream) {
        self.watcher = watcher
        self.downstream = downstream
        super.init()
    }

    @usableFromInline
    override var description: String { W.name }

    @inlinable @inline(__always)
    var isWatched: Bool { W.seesAfterEnd || status.load(ordering: .relaxed) != Self.over }

    @inlinable
    func receive(subscription: any Subscription) {
        if isWatched { watcher.sees(subscription: subscription) }
        guard begin(subscription) else { return }
        downstream.receive(subscription: self)
        let banked = takeBanked()
        if banked != .none { requestUpstream(banked) }
    }

    @inlinable @inline(__always)
    func receive(_ input: W.Input) -> Subscribers.Demand {
        if isWatched { watcher.sees(input) }
        let more = downstream.receive(input)
        if more != .none, isWatched { watcher.sees(answer: more) }
        return more
    }

    @inlinable
    func receive(completion: Subscribers.Completion<W.Failure>) {
        if end(cancelsUpstream: false) || endEarly() || W.seesAfterEnd { watcher.sees(completion: completion) }
        downstream.receive(completion: completion)
    }

    @inlinable
    override func request(_ demand: Subscribers.Demand) {
        if isWatched { watcher.sees(request: demand) }
        requestOrBank(demand)
    }

    @inlinable
    override func cancel() {
        let isEarly = status.load(ordering: .relaxed) == Self.waiting
        let (isFirst, upstream) = endTaking()
        if isFirst || isEarly || W.seesAfterEnd { watcher.seesCancel() }
        upstream?.cancel()
    }
}
