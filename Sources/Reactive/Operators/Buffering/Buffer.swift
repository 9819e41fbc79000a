extension Publisher {
    /// Keeps values that downstream hasn't asked for yet, up to `size`, and delivers them when it has.
    ///
    /// - **Demand.** `byRequest` asks upstream for everything; `keepFull` for as many values as there is room for.
    /// - **The end.** Upstream's completion comes after all that is kept; a failure then at once, the end with the next
    ///   request. The error of `customError` comes as soon as what was asked for is delivered; the rest is dropped.
    /// - **Size 0** has room for nothing: each value is one too many, and `keepFull` never asks. A negative size is reported,
    ///   and counts as 0.
    ///
    /// Each value costs constant time, whatever the size.
    @inlinable
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}

extension Publishers {
    /// How a buffer asks upstream.
    public enum PrefetchStrategy: Sendable {
        /// For as many values as there is room for, and for another one in place of each that is delivered.
        case keepFull
        /// For everything.
        case byRequest
    }

    /// What becomes of a value that a full buffer has no room for.
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest
        /// Makes room for it.
        case dropOldest
        /// Cancels upstream and fails. The closure mustn't send into the buffer.
        case customError(() -> Failure)
    }

    public struct Buffer<Upstream: Publisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure

        public let upstream: Upstream
        public let size: Int
        public let prefetch: PrefetchStrategy
        public let whenFull: BufferingStrategy<Failure>

        @_transparent
        public init(upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Failure>) {
            self.upstream = upstream
            self.size = size >= 0 ? size : Diagnostics.raise(size, to: 0, "size", for: "buffer", of: Upstream.self)
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.receive(subscriber: BufferJunction(subscriber, size, prefetch, whenFull))
        }
    }
}

///     waiting.count ≤ size
///     ending = no:        upstream may send
///     ending = completed: upstream has ended; the completion comes when waiting = []
///     ending = overflown: upstream was cancelled; the failure comes after the next drain
@usableFromInline
final class BufferJunction<Downstream: Subscriber>: Backlog<Downstream>, Subscriber {
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
    /// Nil once it was needed for an error, or can't be any more.
    @exclusivity(unchecked) @usableFromInline var whenFull: Publishers.BufferingStrategy<Failure>?
    @exclusivity(unchecked) @usableFromInline var ending = Ending.no
    @exclusivity(unchecked) @usableFromInline var upstream: (any Subscription)?
    /// Downstream gets its subscription, or has it.
    @exclusivity(unchecked) @usableFromInline var isHandedOut = false

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
    override func dismantle() {
        super.dismantle()
        whenFull = nil
        upstream = nil
    }

    // MARK: - Downstream's side

    /// Asking for nothing is no error here, as in Combine.
    @usableFromInline
    override func request(_ demand: Subscribers.Demand) { if demand != .none { super.request(demand) } }

    @usableFromInline
    override func demanded(_ demand: Subscribers.Demand) {
        wanted += demand
        guard let count = drain() else { return }
        if keepsFull, count > 0 { request(0, .max(count)) }
        conclude(hasDrained: true)
    }

    @inlinable @inline(__always)
    var isEnding: Bool { if case .no = ending { false } else { true } }

    @usableFromInline
    func conclude(hasDrained: Bool) {
        guard isHandedOut else { return }
        switch ending {
        case .no: break
        case .completed(.finished): if waiting.isEmpty, wanted > 0 { finish(.finished) }
        case .completed(let failure): if waiting.isEmpty { finish(failure) }
        case .overflown(let error):
            guard hasDrained || waiting.isEmpty else { return }
            _ = disconnect(0)
            finish(.failure(error))
        }
    }

    // MARK: - Upstream's side

    /// Upstream is asked first, as in Combine: what it sends at once is kept, as far as there is room.
    @usableFromInline
    func receive(subscription: any Subscription) {
        guard connect(0, subscription) else { return }
        upstream = subscription
        isConnected = true
        let demand = keepsFull ? Subscribers.Demand.max(size) : .unlimited
        if demand != .none { request(0, demand) }
        act { [self] in
            isHandedOut = true
            downstream.receive(subscription: self)
            conclude(hasDrained: false)
        }
    }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        isConnected ? Inlet<BufferPort<Downstream>>(self, 0).receive(input) : .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        if isConnected { Inlet<BufferPort<Downstream>>(self, 0).receive(completion: completion) }
    }

    /// There is no room for the value.
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
enum BufferPort<Downstream: Subscriber>: Port {
    @usableFromInline typealias Core = BufferJunction<Downstream>

    @inlinable @inline(__always)
    static func receive(_ input: Downstream.Input, _ core: Core, _ slot: Int) -> Subscribers.Demand {
        switch core.ending {
        case .no, .completed(.finished): break
        case .completed(.failure), .overflown: return .none
        }
        if core.waiting.count >= core.size {
            core.overflow(input)
        } else if core.isThrough {
            let count = core.deliverThrough(input).count
            if core.isEnding { core.conclude(hasDrained: count > 1) }
            return core.keepsFull ? .max(count) : .none
        } else {
            core.waiting.append(input)
        }
        return .none
    }

    @inlinable
    static func receive(completion: Subscribers.Completion<Downstream.Failure>, _ core: Core, _ slot: Int) {
        core.ending = .completed(completion)
        core.conclude(hasDrained: false)
    }
}
