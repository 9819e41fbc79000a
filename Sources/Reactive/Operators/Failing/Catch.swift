import Synchronization

extension Publisher {
    /// Continues with another publisher when this one fails.
    ///
    /// - **Demand:** This publisher gets downstream's demand; the other one gets the demand that this one left
    ///   unfulfilled. A value of this publisher that arrives without demand traps.
    /// - **Completion:** Finishes when this publisher finishes; after its failure, when the other one finishes.
    /// - **Failure:** Fails when the other publisher fails.
    /// - **Order:** Calls the closure and subscribes to the other publisher when this one has failed. As in Combine, a
    ///   cancellation during that subscription has no effect.
    ///
    /// ```swift
    /// struct Missing: Error {}
    /// let sink = Fail<Int, Missing>(error: Missing())
    ///     .catch { _ in Just(0) }
    ///     .sink { print($0) }  // 0
    /// ```
    ///
    /// - Parameter handler: Makes the publisher to continue with from the failure. Called at most once for each
    ///   subscriber.
    /// - Returns: A publisher of this publisher's values and, after a failure, of the other one's.
    @inlinable
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> Publishers.Catch<Self, P>
    where P.Output == Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Continues with another publisher when this one fails, or fails with an error that the closure throws.
    ///
    /// Demand, completion and order are those of `catch`. `tryCatch(throwing:_:)` keeps a concrete error type.
    ///
    /// ```swift
    /// struct Missing: Error {}
    /// let sink = Fail<Int, Missing>(error: Missing())
    ///     .tryCatch { error -> Just<Int> in throw error }
    ///     .sink(receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// ```
    ///
    /// - Parameter handler: Makes the publisher to continue with from the failure, or throws the error to fail with.
    ///   Called at most once for each subscriber.
    /// - Returns: A publisher that fails with any error.
    @inlinable
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> Publishers.TryCatch<Self, P>
    where P.Output == Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

extension Publishers {
    /// A publisher that continues with another one when upstream fails. Made by `catch`.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = NewPublisher.Failure

        /// The publisher whose failure is handled.
        public let upstream: Upstream
        /// Makes the publisher to continue with from upstream's failure.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes a publisher that handles upstream's failure.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose failure is handled.
        ///   - handler: Makes the publisher to continue with from upstream's failure.
        @_transparent
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let core = CatchUpstreams<Upstream.Failure, NewPublisher, S>("catch", subscriber, handler) { $0 }
            upstream.receive(subscriber: CatchSubscriber(core: core))
        }
    }

    /// A publisher that continues with another one when upstream fails, or fails with an error that a closure throws.
    /// Made by `tryCatch`.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        public typealias Output = Upstream.Output
        public typealias Failure = any Error

        /// The publisher whose failure is handled.
        public let upstream: Upstream
        /// Makes the publisher to continue with from upstream's failure, or throws the error to fail with.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes a publisher that handles upstream's failure.
        ///
        /// - Parameters:
        ///   - upstream: The publisher whose failure is handled.
        ///   - handler: Makes the publisher to continue with from upstream's failure, or throws the error to fail with.
        @_transparent
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        @inlinable @inline(__always)
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let core = CatchUpstreams<Upstream.Failure, NewPublisher, S>("tryCatch", subscriber, handler) { $0 }
            upstream.receive(subscriber: CatchSubscriber(core: core))
        }
    }
}

/// Forwards values at any time. A value of the first upstream without demand traps, and so does a second failure.
@usableFromInline
final class CatchUpstreams<UpFailure: Error, New: Publisher, Downstream: Subscriber>: SequentialUpstreams<Downstream>
where New.Output == Downstream.Input {
    @usableFromInline typealias Handler = (UpFailure) throws(Downstream.Failure) -> New

    /// The operator's name, for the message of a trap.
    @usableFromInline let name: StaticString
    @usableFromInline let widen: (New.Failure) -> Downstream.Failure
    /// Kept until the end, as in Combine: also while the new publisher goes on.
    private let handler: OneShot<Handler>
    /// `ThreadIdentity` of the thread that is subscribing to the new publisher; 0 if there is none.
    @usableFromInline let subscribing = Atomic<UInt>(0)

    @usableFromInline
    init(
        _ name: StaticString, _ downstream: Downstream, _ handler: @escaping Handler,
        widen: @escaping (New.Failure) -> Downstream.Failure
    ) {
        self.name = name
        self.widen = widen
        self.handler = OneShot(handler)
        super.init(downstream)
    }

    @usableFromInline
    var currentHandler: Handler? { handler.current }

    @usableFromInline
    override func releaseState() { _ = handler.take() }

    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        guard consumeDemand() else { fatalError("\(name): received a value without demand") }
        return deliver(input, 0)
    }

    @inlinable
    func recover(_ failure: UpFailure) {
        guard moveOn(from: 0) else {
            precondition(
                stage.load(ordering: .relaxed) < Self.waiting(1), "\(name): upstream failed a second time")
            return
        }
        guard let handler = currentHandler else { return }
        do throws(Downstream.Failure) {
            let new = try handler(failure)
            guard !isOver else { return }
            subscribing.store(ThreadIdentity.current, ordering: .relaxed)
            new.receive(subscriber: RecoverySubscriber(core: self))
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

/// The subscriber of the first upstream.
@usableFromInline
struct CatchSubscriber<Failure: Error, New: Publisher, Downstream: Subscriber>: SequentialSubscriber
where New.Output == Downstream.Input {
    @usableFromInline let core: CatchUpstreams<Failure, New, Downstream>
    @inlinable static var index: Int { 0 }

    @inlinable @inline(__always)
    init(core: CatchUpstreams<Failure, New, Downstream>) { self.core = core }

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

/// The subscriber of the publisher that the handler made.
@usableFromInline
struct RecoverySubscriber<UpFailure: Error, New: Publisher, Downstream: Subscriber>: SequentialSubscriber
where New.Output == Downstream.Input {
    @usableFromInline let core: CatchUpstreams<UpFailure, New, Downstream>
    @inlinable static var index: Int { 1 }

    @inlinable @inline(__always)
    init(core: CatchUpstreams<UpFailure, New, Downstream>) { self.core = core }

    /// No other publisher follows, so demand isn't counted here.
    @inlinable @inline(__always)
    func receive(_ input: Downstream.Input) -> Subscribers.Demand { core.downstream.receive(input) }

    @inlinable
    func receive(completion: Subscribers.Completion<New.Failure>) {
        if core.end(1) { core.downstream.receive(completion: completion.mapError(core.widen)) }
    }
}
