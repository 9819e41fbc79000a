extension Publisher {
    /// Stores values that arrive without demand, up to a number, and delivers them when downstream requests more.
    ///
    /// - **Demand:** With `byRequest`, upstream gets unlimited demand; with `keepFull`, demand for as many values as
    ///   there is room for.
    /// - **Completion:** After upstream has finished, finishes once the stored values are delivered and downstream has
    ///   demand left.
    /// - **Failure:** Upstream's failure is delivered after the stored values, without further demand. The error of
    ///   `customError` is delivered as soon as the current demand is fulfilled; the remaining values are dropped.
    /// - **Order:** Delivers in the order in which the values arrived. Upstream gets demand before downstream gets its
    ///   subscription.
    ///
    /// With a size of 0 each value exceeds the buffer, and `keepFull` never requests. Apple's documentation doesn't
    /// define a negative size; here it is reported and counts as 0. A value takes constant time, whatever the size.
    ///
    /// ```swift
    /// let numbers = PassthroughSubject<Int, Never>()
    /// let sink = numbers
    ///     .buffer(size: 100, prefetch: .byRequest, whenFull: .dropOldest)
    ///     .flatMap(maxPublishers: .max(1)) { Just($0) }
    ///     .sink { print($0) }
    /// numbers.send(1)  // 1
    /// ```
    ///
    /// - Parameters:
    ///   - size: The maximum number of stored values.
    ///   - prefetch: How the buffer requests values from upstream.
    ///   - whenFull: What happens to a value that the full buffer can't store.
    /// - Returns: A publisher of the stored values.
    @inlinable
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// How a buffer requests values from upstream.
    public enum PrefetchStrategy: Sendable {
        /// Requests as many values as there is room for, and another one for each value that is delivered.
        case keepFull
        /// Requests unlimited values.
        case byRequest
    }

    /// What happens to a value that a full buffer can't store.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the arriving value.
        case dropNewest
        /// Drops the oldest stored value and stores the arriving one.
        case dropOldest
        /// Cancels upstream and fails with the closure's error. The closure must not send into the buffer.
        case customError(() -> Failure)
    }

    /// A publisher that stores values that arrive without demand. Made by `buffer(size:prefetch:whenFull:)`.
    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        /// The publisher whose values are stored.
        public let upstream: Upstream
        /// The maximum number of stored values; at least 0.
        public let size: Int
        /// How the buffer requests values from upstream.
        public let prefetch: PrefetchStrategy
        /// What happens to a value that the full buffer can't store.
        public let whenFull: BufferingStrategy<Failure>

        /// Makes a publisher that stores values.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose values are stored.
        ///   - size: The maximum number of stored values. A negative size is reported and counts as 0.
        ///   - prefetch: How the buffer requests values from upstream.
        ///   - whenFull: What happens to a value that the full buffer can't store.
        @_transparent
        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            self.upstream = upstream
            self.size = size >= 0 ? size : Diagnostics.raise(size, to: 0, "size", for: "buffer", of: Upstream.self)
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: BufferCoordinator(subscriber, size, prefetch, whenFull))
        }
    }
}

///     waiting.count ≤ size
///     ending = no:        upstream may send
///     ending = completed: upstream has ended; its completion is delivered once waiting = []
///     ending = overflown: upstream was cancelled; the failure is delivered after the next drain
@usableFromInline
final class BufferCoordinator<Downstream: Subscriber>: BacklogCoordinator<Downstream>, FirstUpstreamSubscriber {
    @usableFromInline typealias Input = Downstream.Input
    @usableFromInline typealias Failure = Downstream.Failure

    @usableFromInline
    enum Ending {
        case no
        case completed(Subscribers.Completion<Failure>)
        case overflown(Failure)
    }

    @usableFromInline let size: Int
    @usableFromInline let keepsFull: Bool
    /// Nil after its error was made, or after the end.
    @exclusivity(unchecked) @usableFromInline var whenFull: Publishers.BufferingStrategy<Failure>?
    @exclusivity(unchecked) @usableFromInline var ending = Ending.no
    @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
    /// Whether downstream is receiving or has received its subscription.
    @exclusivity(unchecked) @usableFromInline var isSubscribed = false

    @inlinable @inline(__always)
    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.size = size
        keepsFull = prefetch == .keepFull
        self.whenFull = whenFull
        super.init(downstream)
    }

    @usableFromInline
    override func releaseState() {
        super.releaseState()
        whenFull = nil
        upstream = nil
    }

    // MARK: - Called by downstream

    /// As in Combine, a demand of zero doesn't trap here.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { if demand != .none { super.request(demand) } }

    @usableFromInline
    override func demandAdded(_ demand: Subscribers.Demand) {
        outstanding += demand
        guard let count = drain() else { return }
        if keepsFull, count > 0 { request(0, .max(count)) }
        conclude(hasDrained: true)
    }

    @inlinable @inline(__always)
    var isEnding: Bool { if case .no = ending { false } else { true } }

    /// Completes, if all that precedes the completion is delivered.
    @usableFromInline
    func conclude(hasDrained: Bool) {
        guard isSubscribed else { return }
        switch ending {
        case .no: break
        case .completed(.finished): if waiting.isEmpty, outstanding > 0 { finish(.finished) }
        case .completed(let failure): if waiting.isEmpty { finish(failure) }
        case .overflown(let error):
            guard hasDrained || waiting.isEmpty else { return }
            _ = disconnect(0)
            finish(.failure(error))
        }
    }

    // MARK: - Called by upstream

    @inlinable @inline(__always)
    var first: UpstreamSubscriber<BufferHandler<Downstream>> { UpstreamSubscriber(self, 0, BufferHandler()) }

    /// As in Combine, upstream gets demand first. Values that it sends synchronously are stored, as far as there is
    /// room.
    @usableFromInline
    func receive(subscription: any Subscription) {
        guard connect(0, subscription) else { return }
        upstream = subscription
        isConnected = true
        let demand = keepsFull ? Subscribers.Demand.max(size) : .unlimited
        if demand != .none { request(0, demand) }
        perform { [self] in
            isSubscribed = true
            downstream.receive(subscription: self)
            conclude(hasDrained: false)
        }
    }

    /// Handles a value that the buffer can't store.
    @usableFromInline
    func overflow(_ input: Input) {
        switch whenFull {
        case .dropNewest: break
        case .dropOldest:
            guard size > 0 else { return }
            let oldest = waiting.popFirst()
            waiting.append(input)
            _ = consume oldest
        case .customError(let makeError):
            whenFull = nil
            let error = makeError()
            guard isOpen else { return }
            ending = .overflown(error)
            upstream.take()?.cancel()
            conclude(hasDrained: false)
        case nil: fatalError("buffer: received a value from the closure that makes its error")
        }
    }
}

@usableFromInline
struct BufferHandler<Downstream: Subscriber>: UpstreamHandler {
    @usableFromInline typealias Core = BufferCoordinator<Downstream>

    @inlinable @inline(__always)
    init() {}

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        switch core.ending {
        case .no, .completed(.finished): break
        case .completed(.failure), .overflown: return .none
        }
        if core.waiting.count >= core.size {
            core.overflow(input)
        } else if core.canDeliverNow {
            let count = core.deliverAndDrain(input).count
            if core.isEnding { core.conclude(hasDrained: count > 1) }
            return core.keepsFull ? .max(count) : .none
        } else {
            core.waiting.append(input)
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.ending = .completed(completion)
        core.conclude(hasDrained: false)
    }
}
