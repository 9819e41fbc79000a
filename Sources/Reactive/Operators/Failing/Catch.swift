import Synchronization

extension Publisher {
    /// Goes on with another publisher when this one fails.
    ///
    /// The other one is subscribed to only then, and asked for what this one has left over of the demand; if it fails, too,
    /// so does this. As in Combine, a cancellation from inside of that subscribing has no effect, until it's done.
    @inlinable
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// `catch` that fails with the error that the closure throws. `tryCatch(throwing:_:)` keeps a concrete error type.
    @inlinable
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

extension Publishers {
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        public let upstream: Upstream
        public let handler: (Upstream.Failure) -> NewPublisher

        @_transparent
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = CatchSuccession<Upstream.Failure, NewPublisher, S>("catch", subscriber, handler) { $0 }
            upstream.receive(subscriber: CatchInlet(core: core))
        }
    }

    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        public let upstream: Upstream
        public let handler: (Upstream.Failure) throws -> NewPublisher

        @_transparent
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let core = CatchSuccession<Upstream.Failure, NewPublisher, S>("tryCatch", subscriber, handler) { $0 }
            upstream.receive(subscriber: CatchInlet(core: core))
        }
    }
}

/// Values pass whenever they come, but one of the first upstream that nobody asked for traps, and so does a second failure.
@usableFromInline
final class CatchSuccession<UpFailure: Error, New: Publisher, Downstream: Subscriber>: Succession<Downstream>
where New.Output == Downstream.Input {
    @usableFromInline typealias Handler = (UpFailure) throws(Downstream.Failure) -> New

    /// Names the operator when it traps.
    @usableFromInline let name: StaticString
    @usableFromInline let widen: (New.Failure) -> Downstream.Failure
    /// Kept until it's needed.
    private let handler: Kept<Handler>
    /// `ThreadIdentity` of the thread that subscribes to the new publisher.
    @usableFromInline let subscribing = Atomic<UInt>(0)

    @usableFromInline
    init(
        _ name: StaticString, _ downstream: Downstream, _ handler: @escaping Handler,
        widen: @escaping (New.Failure) -> Downstream.Failure
    ) {
        self.name = name
        self.widen = widen
        self.handler = Kept(handler)
        super.init(downstream)
    }

    @usableFromInline
    func takeHandler() -> Handler? { handler.take() }

    @usableFromInline
    override func dismantle() { _ = takeHandler() }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard spend() else { fatalError("\(name): received a value that nobody asked for") }
        return deliver(input, 0)
    }

    @inlinable
    func recover(_ failure: UpFailure) {
        guard pass(0) else {
            precondition(
                stage.load(ordering: .relaxed) < Self.waiting(1), "\(name): upstream failed a second time")
            return
        }
        guard let handler = takeHandler() else { return }
        do throws(Downstream.Failure) {
            let new = try handler(failure)
            guard !isOver else { return }
            subscribing.store(ThreadIdentity.current, ordering: .relaxed)
            new.receive(subscriber: CaughtInlet(core: self))
            subscribing.store(0, ordering: .relaxed)
        } catch {
            if end() { downstream.receive(completion: .failure(error)) }
        }
    }

    @usableFromInline
    override func cancel() {
        let isSubscribing = subscribing.load(ordering: .relaxed) == ThreadIdentity.current
        if isSubscribing, stage.load(ordering: .relaxed) == Self.waiting(1) { return }
        super.cancel()
    }
}

@usableFromInline
struct CatchInlet<Failure: Error, New: Publisher, Downstream: Subscriber>: Subscriber
where New.Output == Downstream.Input {
    @usableFromInline let core: CatchSuccession<Failure, New, Downstream>

    @inlinable @inline(__always)
    init(core: CatchSuccession<Failure, New, Downstream>) { self.core = core }

    @inlinable
    var combineIdentifier: CombineIdentifier { core.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) { core.connect(0, subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { core.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: if core.end(0) { core.downstream.receive(completion: .finished) }
        case .failure(let error): core.recover(error)
        }
    }
}

@usableFromInline
struct CaughtInlet<UpFailure: Error, New: Publisher, Downstream: Subscriber>: Subscriber
where New.Output == Downstream.Input {
    @usableFromInline let core: CatchSuccession<UpFailure, New, Downstream>

    @inlinable @inline(__always)
    init(core: CatchSuccession<UpFailure, New, Downstream>) { self.core = core }

    @inlinable
    var combineIdentifier: CombineIdentifier { core.combineIdentifier }

    @inlinable
    func receive(subscription: any Subscription) { core.connect(1, subscription) }

    /// What it was asked for is its own business: no other one will come.
    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { core.downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<New.Failure>) {
        if core.end(1) { core.downstream.receive(completion: completion.mapError(core.widen)) }
    }
}
