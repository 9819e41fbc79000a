/// The subscriber of `values`. Values wait in it for calls of `next()`, and calls of `next()` for values.
///
/// Calls of `next()` get one value each, in the order of the calls, also if they overlap on copies of an iterator. One
/// call throws the publisher's failure; all others return nil after the end.
///
/// `ValueInboxState` makes all decisions under the lock. Continuations are resumed, upstream is called and values are
/// released outside of it. A continuation is added to `waiting` once, and the code that removes it resumes it.
@usableFromInline
final class ValueInbox<Output, Failure: Error>: Subscriber, Cancellable, Sendable {
    typealias Answer = ValueInboxState<Output, Failure>.Answer
    typealias Waiter = ValueInboxState<Output, Failure>.Waiter

    private let state: Lock<ValueInboxState<Output, Failure>>
    private let mark: LiveMark

    @usableFromInline
    init(_ buffering: AsyncBuffering, _ mark: LiveMark) {
        state = Lock(unchecked: ValueInboxState(buffering: buffering))
        self.mark = mark
    }

    // MARK: - Called by upstream

    @usableFromInline
    func receive(subscription: any Subscription) {
        guard let demand = state.withLockUnchecked({ $0.connect(subscription) }) else { return subscription.cancel() }
        if demand != .none { subscription.request(demand) }
    }

    @usableFromInline
    func receive(_ input: Output) -> Subscribers.Demand {
        switch state.withLockUnchecked({ $0.receive(input) }) {
        case .answer(let waiter): waiter.resume(returning: UncheckedSendable(.value(input)))
        case .dismiss(let waiting): resume(waiting, with: .end)
        case .buffer: break
        case .drop(let dropped): _ = consume dropped
        case .refuse: fatalError("values: received a value without demand")
        }
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        guard var ended = state.withLockUnchecked({ $0.finish(completion) }) else { return }
        mark.end()
        if case .failure(let error) = completion, let first = ended.waiting.popFirst() {
            first.resume(returning: UncheckedSendable(.failure(error)))
        }
        resume(ended.waiting, with: .end)
    }

    // MARK: - Called by the iterator

    /// Waits for the next value. With `endsWithTask`, cancelling the waiting task cancels the subscription.
    func next(isolation: isolated (any Actor)?, endsWithTask: Bool = true) async -> Answer {
        guard endsWithTask else { return await wait(isolation: isolation) }
        if !Task.isCancelled, let answer = state.withLockUnchecked({ $0.poll() }) { return answer }
        return await withTaskCancellationHandler {
            await wait(isolation: isolation)
        } onCancel: {
            cancel()
        }
    }

    private func wait(isolation: isolated (any Actor)?) async -> Answer {
        let answer = await withContinuation { waiter in
            switch state.withLockUnchecked({ $0.wait(waiter) }) {
            case .answer(let answer): waiter.resume(returning: UncheckedSendable(answer))
            case .request(let subscription): subscription.request(.max(1))
            case .wait: break
            }
        }
        #if THREAD_SANITIZER
            // The resuming thread held the lock before. The sanitizer can't see the runtime's synchronisation.
            state.withLockUnchecked { _ in }
        #endif
        return answer.value
    }

    private func withContinuation(
        isolation: isolated (any Actor)? = #isolation, _ body: (Waiter) -> Void
    ) async -> UncheckedSendable<Answer> {
        #if DEBUG
            await withCheckedContinuation(body)
        #else
            await withUnsafeContinuation(body)
        #endif
    }

    @usableFromInline
    func cancel() {
        guard let ended = state.withLockUnchecked({ $0.cancel() }) else { return }
        mark.end()
        if case .live(let subscription) = ended.connection { subscription.cancel() }
        resume(ended.waiting, with: .end)
    }

    private func resume(_ waiting: Fifo<Waiter>, with answer: Answer) {
        var waiting = waiting
        while let waiter = waiting.popFirst() { waiter.resume(returning: UncheckedSendable(answer)) }
    }

    // MARK: - Invariants

    /// The number of calls of `next()` that wait.
    var waitingCount: Int { state.withLockUnchecked { $0.waiting.count } }

    func checkInvariants() {
        state.withLockUnchecked { $0.checkInvariants() }
    }
}

/// The reference that an iterator's copies share. Its release cancels the subscription.
@usableFromInline
final class ValueInboxOwner<Output, Failure: Error>: Sendable {
    @usableFromInline let inbox: ValueInbox<Output, Failure>

    /// Subscribes to a publisher.
    @inlinable
    init<P: Publisher>(_ publisher: P, _ buffering: AsyncBuffering) where P.Output == Output, P.Failure == Failure {
        inbox = ValueInbox(buffering, LiveMark("values", of: P.self))
        publisher.subscribe(inbox)
    }

    @usableFromInline
    deinit { inbox.cancel() }
}
