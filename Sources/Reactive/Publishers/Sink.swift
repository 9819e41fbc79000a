extension Subscribers {
    /// A subscriber that asks for everything and calls two closures.
    ///
    /// Cancelling lets go of the closures and of the subscription. A second subscription is cancelled.
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

        public init(
            receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
            receiveValue: @escaping (Input) -> Void
        ) {
            state = Lock(unchecked: State(onValue: receiveValue, onCompletion: receiveCompletion))
        }

        /// What is called with each value.
        public var receiveValue: (Input) -> Void { state.withLockUnchecked { $0.onValue } ?? { _ in } }
        /// What is called with the completion.
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
            state.withLockUnchecked { $0.onValue }?(value)
            return .none
        }

        public func receive(completion: Subscribers.Completion<Failure>) {
            take().onCompletion?(completion)
        }

        public func cancel() {
            if case .connected(let subscription) = take().status { subscription.cancel() }
        }

        /// Ends this; what it held is the caller's, so that it goes outside of the lock.
        private func take() -> State {
            state.withLockUnchecked { state in
                defer { state = State(status: .over) }
                return state
            }
        }
    }
}
