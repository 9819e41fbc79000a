extension Subscribers {
    /// A subscriber with unlimited demand that calls two closures.
    ///
    /// ```swift
    /// let sink = Subscribers.Sink<Int, Never>(
    ///     receiveCompletion: { print($0) }, receiveValue: { print($0) })
    /// [1, 2].publisher.subscribe(sink) // prints 1, 2, finished
    /// ```
    ///
    /// Cancellation and the completion release the closures and the subscription; nothing is called afterwards. A
    /// second subscription is cancelled, and so is one that arrives after `cancel()`. Values are delivered also before
    /// the subscription. A sink cancelled without a subscription keeps its closures until it is released.
    public final class Sink<Input, Failure: Error>: Subscriber, Cancellable {
        private enum Status {
            case waiting
            case connected(any Subscription)
            case over
        }
        private struct State {
            var status = Status.waiting
            var onValue: ((Input) -> Void)?
            var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?
        }
        private let state: Lock<State>

        /// Creates a sink.
        ///
        /// - Parameters:
        ///   - receiveCompletion: Called once with the completion, on the delivering thread.
        ///   - receiveValue: Called with each value, on the delivering thread.
        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            state = Lock(unchecked: State(onValue: receiveValue, onCompletion: receiveCompletion))
        }

        /// The closure called with each value; after the end one that does nothing.
        public var receiveValue: (Input) -> Void { state.withLockUnchecked { $0.onValue } ?? { _ in } }
        /// The closure called with the completion; after the end one that does nothing.
        public var receiveCompletion: (Subscribers.Completion<Failure>) -> Void {
            state.withLockUnchecked { $0.onCompletion } ?? { _ in }
        }

        public func receive(subscription: any Subscription) {
            let isFirst = state.withLockUnchecked { state in
                guard case .waiting = state.status else { return false }
                state.status = .connected(subscription)
                return true
            }
            isFirst ? subscription.request(.unlimited) : subscription.cancel()
        }

        public func receive(_ value: Input) -> Subscribers.Demand {
            let onValue = state.withLockUnchecked { state -> ((Input) -> Void)? in
                if case .over = state.status { return nil }
                return state.onValue
            }
            onValue?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            let last = take()
            if case .over = last.status { return }
            last.onCompletion?(completion)
        }

        public func cancel() {
            // Release the state outside the lock: deinitializers may run any code.
            let last = state.withLockUnchecked { state in
                let last = state
                if case .connected = last.status { state = State(status: .over) } else { state.status = .over }
                return last
            }
            if case .connected(let subscription) = last.status { subscription.cancel() }
        }

        /// Ends the sink; returns its state for the caller to release outside the lock.
        private func take() -> State {
            state.withLockUnchecked { state in
                defer { state = State(status: .over) }
                return state
            }
        }
    }
}

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    public var playgroundDescription: Any { description }
}
