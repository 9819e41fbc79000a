/// The engine of operators that turn all values into one: reduce, collect, count, first, contains and the like.
///
/// It asks upstream for everything at once, and emits when downstream has asked (C12). One that knows its result early
/// cancels upstream before it emits.
@usableFromInline
protocol Fold {
    associatedtype Input
    associatedtype Failure: Error
    associatedtype Output
    associatedtype NewFailure: Error
    associatedtype Memory

    /// Takes in a value. Must not keep access to the memory while it calls a closure.
    func receive(_ input: Input, _ memory: UnsafeMutablePointer<Memory>) throws(NewFailure) -> FoldProgress
    /// The result, nil if there is none.
    func result(_ memory: UnsafeMutablePointer<Memory>) -> Output?
    func widen(_ failure: Failure) -> NewFailure
}

@usableFromInline
enum FoldProgress {
    case more, done
}

extension Fold where Failure == NewFailure {
    @inlinable func widen(_ failure: Failure) -> Failure { failure }
}

/// The subscriber that runs a fold, and the subscription that downstream holds.
///
/// The end waits for a request, with or without a result; only a failure doesn't. Everything outside of upstream's
/// subscription is ignored, also cancelling before it: then nobody can hold this yet.
///
///     outcome: pending → asked | ready → delivering → over;   ready, delivering ⇒ status = over
@usableFromInline
final class Folder<F: Fold, Downstream: Subscriber>: Conduit, Subscriber
where Downstream.Input == F.Output, Downstream.Failure == F.NewFailure {
    @usableFromInline typealias Input = F.Input
    @usableFromInline typealias Failure = F.Failure

    @usableFromInline let fold: F
    @usableFromInline let downstream: Downstream
    /// Bare memory: a closure of the fold may lead back here, which exclusive access would forbid. Deliveries are
    /// serial, so nothing else guards it.
    @usableFromInline let memory: UnsafeMutablePointer<F.Memory>
    private let outcome = Lock(Outcome.pending)

    private enum Outcome {
        case pending
        case asked
        /// The result, nil if there is none but the completion.
        case ready(F.Output?)
        case delivering
        case over
    }

    @inlinable @inline(__always)
    init(_ fold: F, memory: F.Memory, downstream: Downstream) {
        self.fold = fold
        self.downstream = downstream
        self.memory = .allocate(capacity: 1)
        self.memory.initialize(to: memory)
        super.init()
    }

    @usableFromInline
    deinit {
        memory.deinitialize(count: 1)
        memory.deallocate()
    }

    @inlinable
    func receive(subscription: any Subscription) {
        guard begin(subscription) else { return }
        downstream.receive(subscription: self)
        requestUpstream(.unlimited)
    }

    @inlinable @inline(__always)
    func receive(_ input: F.Input) -> Subscribers.Demand {
        guard isLive else { return .none }
        do throws(F.NewFailure) {
            if try fold.receive(input, memory) == .done, end(cancelsUpstream: true) { emit() }
        } catch {
            if end(cancelsUpstream: true) { downstream.receive(completion: .failure(error)) }
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<F.Failure>) {
        guard end(cancelsUpstream: false) else { return }
        switch completion {
        case .finished: emit()
        case .failure(let error): downstream.receive(completion: .failure(fold.widen(error)))
        }
    }

    @usableFromInline
    func emit() {
        let result = fold.result(memory)
        let isNow = outcome.withLockUnchecked { outcome in
            switch outcome {
            case .pending: outcome = .ready(result)
            case .asked:
                outcome = .delivering
                return true
            case .ready, .delivering, .over: break
            }
            return false
        }
        if isNow { deliver(result) }
    }

    private func deliver(_ result: F.Output?) {
        if let result { _ = downstream.receive(result) }
        // Unless it was cancelled meanwhile.
        let isFinished = outcome.withLockUnchecked { outcome in
            defer { outcome = .over }
            return if case .delivering = outcome { true } else { false }
        }
        if isFinished { downstream.receive(completion: .finished) }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        let result = outcome.withLockUnchecked { outcome -> F.Output?? in
            switch outcome {
            case .pending: outcome = .asked
            case .ready(let result):
                outcome = .delivering
                return .some(result)
            case .asked, .delivering, .over: break
            }
            return .none
        }
        if let result { deliver(result) }
    }

    @usableFromInline
    override func cancel() {
        if status.load(ordering: .relaxed) == Self.waiting { return }
        let dropped = outcome.withLockUnchecked { outcome in
            defer { outcome = .over }
            return outcome
        }
        _ = consume dropped
        super.cancel()
    }
}
