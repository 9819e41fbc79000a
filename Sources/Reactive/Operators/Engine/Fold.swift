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
    /// The result, nil if there is none. `isComplete` if upstream has finished.
    func result(_ memory: UnsafeMutablePointer<Memory>, isComplete: Bool) -> Output?
    func widen(_ failure: Failure) -> NewFailure
}

@usableFromInline
enum FoldProgress {
    case more, done
}

extension Fold where Failure == NewFailure {
    @inlinable func widen(_ failure: Failure) -> Failure { failure }
}

extension Fold where NewFailure == any Error {
    @inlinable func widen(_ failure: Failure) -> any Error { failure }
}

/// The subscriber that runs a fold.
@usableFromInline
struct Folder<F: Fold, Downstream: Subscriber>: Subscriber
where Downstream.Input == F.Output, Downstream.Failure == F.NewFailure {
    @usableFromInline typealias Input = F.Input
    @usableFromInline typealias Failure = F.Failure

    @usableFromInline let fold: F
    @usableFromInline let downstream: Downstream
    @usableFromInline let conduit: FoldConduit<F.Memory>

    @inlinable @inline(__always)
    init(_ fold: F, memory: F.Memory, downstream: Downstream) {
        self.fold = fold
        self.downstream = downstream
        conduit = FoldConduit(memory)
    }

    @inlinable
    var combineIdentifier: CombineIdentifier { CombineIdentifier(conduit) }

    @inlinable
    func receive(subscription: any Subscription) {
        guard conduit.begin(subscription) else { return }
        downstream.receive(subscription: conduit)
        conduit.requestUpstream(.unlimited)
    }

    @inlinable @inline(__always)
    func receive(_ input: F.Input) -> Subscribers.Demand {
        guard conduit.isLive else { return .none }
        do throws(F.NewFailure) {
            if try fold.receive(input, conduit.memory) == .done, conduit.end(cancelsUpstream: true) {
                emit(isComplete: false)
            }
        } catch {
            if conduit.end(cancelsUpstream: true) { downstream.receive(completion: .failure(error)) }
        }
        return .none
    }

    @inlinable
    func receive(completion: Subscribers.Completion<F.Failure>) {
        guard conduit.end(cancelsUpstream: false) else { return }
        switch completion {
        case .finished: emit(isComplete: true)
        case .failure(let error): downstream.receive(completion: .failure(fold.widen(error)))
        }
    }

    @inlinable
    func emit(isComplete: Bool) {
        guard let result = fold.result(conduit.memory, isComplete: isComplete) else {
            return downstream.receive(completion: .finished)
        }
        conduit.whenAsked { [downstream] in
            _ = downstream.receive(result)
            downstream.receive(completion: .finished)
        }
    }
}

/// Keeps a fold's result until somebody asks for it, too.
@usableFromInline
final class FoldConduit<Memory>: MemoryConduit<Memory> {
    private enum Asking {
        case no, yes, cancelled
        case waiting(() -> Void)
    }
    private let asking = Lock(Asking.no)

    @usableFromInline
    override init(_ memory: Memory) { super.init(memory) }

    /// Delivers at once if downstream has asked, else when it does; never if it cancels before.
    @usableFromInline
    func whenAsked(_ deliver: @escaping () -> Void) {
        let isNow = asking.withLockUnchecked { asking in
            if case .yes = asking { return true }
            if case .no = asking { asking = .waiting(deliver) }
            return false
        }
        if isNow { deliver() }
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "A subscriber must ask for at least one value")
        let waiting = asking.withLockUnchecked { asking -> (() -> Void)? in
            switch asking {
            case .no: asking = .yes
            case .waiting(let deliver):
                asking = .yes
                return deliver
            case .yes, .cancelled: break
            }
            return nil
        }
        waiting?()
    }

    @usableFromInline
    override func cancel() {
        let dropped = asking.withLockUnchecked { asking in
            defer { asking = .cancelled }
            return asking
        }
        _ = consume dropped
        super.cancel()
    }
}
