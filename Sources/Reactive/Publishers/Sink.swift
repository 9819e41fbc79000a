extension Subscribers {
    /// A subscriber that asks for everything and calls two closures.
    ///
    /// Cancelling and the completion let go of the closures and of the subscription; nothing is called afterwards. A
    /// second subscription is cancelled, and so is the first if it comes after `cancel` (the closures of a sink that was
    /// cancelled without a subscription go with the sink). Values are taken also before there is a subscription.
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
            // What goes, goes outside of the lock.
            let last = state.withLockUnchecked { state in
                let last = state
                if case .connected = last.status { state = State(status: .over) } else { state.status = .over }
                return last
            }
            if case .connected(let subscription) = last.status { subscription.cancel() }
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

extension Subscribers.Sink: CustomStringConvertible, CustomReflectable, CustomPlaygroundDisplayConvertible {
    public var description: String { "Sink" }
    public var customMirror: Mirror { Mirror(self, children: EmptyCollection()) }
    public var playgroundDescription: Any { description }
}
