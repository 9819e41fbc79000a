import Synchronization

/// A sink's connection to its publisher.
@usableFromInline
struct SinkConnection: ~Copyable {
    private enum Status {
        case waiting
        case connected(any Subscription)
        case over
    }
    private let status = Lock(Status.waiting)
    private let mark: LiveMark

    @usableFromInline init(_ mark: LiveMark) { self.mark = mark }

    @usableFromInline
    borrowing func connect(_ subscription: any Subscription) {
        let isFirst = status.withLockUnchecked { status in
            guard case .waiting = status else { return false }
            status = .connected(subscription)
            return true
        }
        isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    @usableFromInline
    borrowing func cancel() {
        end { $0.cancel() }
    }

    /// Ends the connection; false if it was over.
    @usableFromInline
    @discardableResult
    borrowing func end(_ act: (any Subscription) -> Void = { _ in }) -> Bool {
        let last = status.withLockUnchecked { status in
            defer { status = .over }
            return status
        }
        mark.end()
        switch last {
        case .waiting: return true
        case .connected(let subscription):
            act(subscription)
            return true
        case .over: return false
        }
    }
}

/// What a sink's cancellable holds.
///
/// `Subscribers.Sink` has to protect its closures from a concurrent `cancel` with every value, since somebody may
/// still hold it. Nobody but its publisher and its cancellable can hold this one, so that its closures are constants
/// and go with it. It is the receiver that a hub's seat needs, too: one object less to make, and to go through.
@usableFromInline
final class ClosureSink<Input, Failure: Error>: ReceiverOf<Failure>, Subscriber {
    @usableFromInline let onValue: (Input) -> Void
    @usableFromInline let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
    private let connection: SinkConnection

    /// Not to be inlined: see `Receiver.init`.
    @usableFromInline
    init(
        _ onValue: @escaping (Input) -> Void,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?, _ mark: LiveMark
    ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
        connection = SinkConnection(mark)
        super.init()
    }

    @usableFromInline override var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
    @usableFromInline override var description: String { "\(Self.self)" }
    @usableFromInline override var mirror: Mirror { Mirror(reflecting: self) }

    @usableFromInline
    override func receive(subscription: any Subscription) { connection.connect(subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        onValue(input)
        return .none
    }

    @usableFromInline
    override func receive(completion: Subscribers.Completion<Failure>) {
        if connection.end() { onCompletion?(completion) }
    }

    @usableFromInline
    override func cancel() { connection.cancel() }

    @inlinable @inline(__always)
    static var deliver: Deliver<Input> {
        { receiver, value in unsafeDowncast(receiver, to: ClosureSink<Input, Failure>.self).receive(value) }
    }
}
