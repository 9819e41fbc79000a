/// The subscriber behind `values`: where values wait for `next()`, and calls of `next()` for values.
///
/// Calls of `next()`, also at once and on copies of an iterator, get one value each, in the order in which they were
/// made. The first that the publisher's failure meets throws it, all others return nil.
///
/// Everything is decided by `ValueInboxState` under the lock; continuations are resumed, upstream is called and values
/// are released outside of it. A continuation is put into `waiting` once, and whoever takes it out resumes it.
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

    // MARK: - From upstream

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
        case .keep: break
        case .drop(let dropped): _ = consume dropped
        case .refuse: fatalError("values: received a value that nobody asked for")
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

    // MARK: - From the iterator

    /// The next value, as soon as there is one. If `endsWithTask`, cancelling the task that waits cancels this.
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
            // Who resumed held the lock before; the sanitizer doesn't see the runtime's own hand-over.
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

    /// How many calls of `next()` wait.
    var waitingCount: Int { state.withLockUnchecked { $0.waiting.count } }

    func checkInvariants() {
        state.withLockUnchecked { $0.checkInvariants() }
    }
}

/// What an iterator and its copies hold: when the last one goes, the subscription is cancelled.
@usableFromInline
final class ValueInboxOwner<Output, Failure: Error>: Sendable {
    @usableFromInline let inbox: ValueInbox<Output, Failure>

    @inlinable
    init(_ inbox: ValueInbox<Output, Failure>) { self.inbox = inbox }

    @usableFromInline
    deinit { inbox.cancel() }
}
