import Synchronization

extension Publisher {
    /// Asks for everything and calls the closures; keep the result, because releasing it cancels.
    ///
    /// `file` and `line` are where `Subscriptions.live` says that it was made.
    @inlinable @inline(__always)
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        let mark = LiveMark("sink", of: Self.self, at: CallSite(file: file, line: line))
        let sink = ClosureSink<Output, Failure>(receiveValue, receiveCompletion, mark)
        receive(subscriber: sink)
        return AnyCancellable(owning: sink) { unsafeDowncast($0, to: SinkConnection.self).cancel() }
    }
}

extension Publisher where Failure == Never {
    /// Asks for everything and calls the closure; keep the result, because releasing it cancels.
    ///
    /// `file` and `line` are where `Subscriptions.live` says that it was made.
    @inlinable @inline(__always)
    public func sink(
        receiveValue: @escaping (Output) -> Void, file: StaticString = #fileID, line: UInt = #line
    ) -> AnyCancellable {
        sink(LiveMark("sink", of: Self.self, at: CallSite(file: file, line: line)), receiveValue)
    }

    @inlinable @inline(__always)
    func sink(
        _ mark: LiveMark, _ receiveValue: @escaping (Output) -> Void,
        _ receiveCompletion: ((Subscribers.Completion<Never>) -> Void)? = nil
    ) -> AnyCancellable {
        let sink = ClosureSink<Output, Never>(receiveValue, receiveCompletion, mark)
        receive(subscriber: sink)
        return AnyCancellable(owning: sink) { unsafeDowncast($0, to: SinkConnection.self).cancel() }
    }
}

/// What a sink's cancellable holds: the sink's connection to its publisher.
///
/// `Subscribers.Sink` has to protect its closures from a concurrent `cancel` with every value, since somebody may
/// still hold it. Nobody but its publisher and its cancellable can hold this one, so that its closures are constants
/// and go with it.
@usableFromInline
class SinkConnection {
    private enum Status {
        case waiting
        case connected(any Subscription)
        case over
    }
    private let status = Lock(Status.waiting)
    private let mark: LiveMark

    @usableFromInline init(_ mark: LiveMark) { self.mark = mark }

    @usableFromInline
    final func connect(_ subscription: any Subscription) {
        let isFirst = status.withLockUnchecked { status in
            guard case .waiting = status else { return false }
            status = .connected(subscription)
            return true
        }
        isFirst ? subscription.request(.unlimited) : subscription.cancel()
    }

    @usableFromInline
    final func cancel() {
        end { $0.cancel() }
    }

    /// Ends the connection; false if it was over.
    @usableFromInline
    @discardableResult
    final func end(_ act: (any Subscription) -> Void = { _ in }) -> Bool {
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

@usableFromInline
final class ClosureSink<Input, Failure: Error>: SinkConnection, Subscriber {
    @usableFromInline let onValue: (Input) -> Void
    @usableFromInline let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    @inlinable @inline(__always)
    init(
        _ onValue: @escaping (Input) -> Void,
        _ onCompletion: ((Subscribers.Completion<Failure>) -> Void)?, _ mark: LiveMark
    ) {
        self.onValue = onValue
        self.onCompletion = onCompletion
        super.init(mark)
    }

    @inlinable
    func receive(subscription: any Subscription) { connect(subscription) }

    @inlinable @inline(__always)
    func receive(_ input: Input) -> Subscribers.Demand {
        onValue(input)
        return .none
    }

    @usableFromInline
    func receive(completion: Subscribers.Completion<Failure>) {
        if end() { onCompletion?(completion) }
    }
}
