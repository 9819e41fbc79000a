import Reactive

/// A subscriber that writes down what it gets, in order.
///
///     let recorder = Recorder<Int, Never>(demand: .max(2))
///     publisher.subscribe(recorder)
///     recorder.events == [.subscription, .value(1), .value(2)]
///
/// Safe to use from several threads.
public final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    public enum Event {
        case subscription
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private struct State {
        var events: [Event] = []
        var subscription: (any Subscription)?
        var onValue: ((Input) -> Void)?
    }
    private let state: Lock<State>
    private let demand: Subscribers.Demand
    private let more: Subscribers.Demand

    /// - Parameters:
    ///   - demand: what is asked for on subscribing; nothing if `.none`.
    ///   - more: what each value is answered with.
    ///   - onValue: called with each value, after it was written down.
    public init(
        demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none, onValue: ((Input) -> Void)? = nil
    ) {
        state = Lock(unchecked: State(onValue: onValue))
        self.demand = demand
        self.more = more
    }

    /// All that came, in order.
    public var events: [Event] { state.withLockUnchecked { $0.events } }

    public var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// The completion, if it came.
    public var completion: Subscribers.Completion<Failure>? {
        for case .completion(let completion) in events { return completion }
        return nil
    }

    /// How many completions came: more than one is a publisher's fault.
    public var completionCount: Int {
        events.reduce(0) { if case .completion = $1 { $0 + 1 } else { $0 } }
    }

    /// Stays after the end and after cancelling, to find out who keeps what.
    public var subscription: (any Subscription)? { state.withLockUnchecked { $0.subscription } }

    public func receive(subscription: any Subscription) {
        state.withLockUnchecked {
            $0.events.append(.subscription)
            $0.subscription = subscription
        }
        if demand != .none { subscription.request(demand) }
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
        let onValue = state.withLockUnchecked { state in
            state.events.append(.value(input))
            return state.onValue
        }
        onValue?(input)
        return more
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        state.withLockUnchecked { $0.events.append(.completion(completion)) }
    }

    public func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    public func cancel() { subscription?.cancel() }
}

/// `@unchecked`: all state is behind the lock; what is recorded is copied out.
extension Recorder: @unchecked Sendable where Input: Sendable {}

extension Recorder.Event: Sendable where Input: Sendable {}
extension Recorder.Event: Equatable where Input: Equatable, Failure: Equatable {}

extension Recorder.Event: CustomStringConvertible {
    public var description: String {
        switch self {
        case .subscription: "subscription"
        case .value(let value): "\(value)"
        case .completion(.finished): "finished"
        case .completion(.failure(let error)): "failure(\(error))"
        }
    }
}
