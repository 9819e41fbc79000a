import Reactive

/// A subscriber that records the events it receives, in order.
///
/// ```swift
/// let recorder = Recorder<Int, Never>(demand: .max(2))
/// [1, 2, 3].publisher.subscribe(recorder)
/// #expect(recorder.events == [.subscription, .value(1), .value(2)])
/// ```
///
/// All members may be used from any thread.
public final class Recorder<Input, Failure: Error>: Subscriber, Cancellable {
    /// An event that a subscriber receives.
    public enum Event {
        /// The subscription.
        case subscription
        /// A value.
        case value(Input)
        /// The completion.
        case completion(Subscribers.Completion<Failure>)
    }

    // readCount ≤ events.count; unreadValues = number of values in events[readCount...]
    // A wait is in `waits` until its goal is reached or it has ended otherwise.
    fileprivate struct State {
        var events: [Event] = []
        var subscription: (any Subscription)?
        var onValue: ((Input) -> Void)?
        var isComplete = false
        /// The number of events before the first unread value.
        var readCount = 0
        var unreadValues = 0
        var waits: [(goal: RecorderWait.Goal, wait: RecorderWait)] = []
    }
    private let state: Lock<State>
    private let demand: Subscribers.Demand
    private let more: Subscribers.Demand

    /// Creates a recorder.
    ///
    /// - Parameters:
    ///   - demand: The demand requested on subscription; unlimited by default. `.none` requests nothing.
    ///   - more: The demand added after each value; none by default.
    ///   - onValue: Called with each value after it has been recorded, on the thread that delivers it.
    public init(
        demand: Subscribers.Demand = .unlimited, more: Subscribers.Demand = .none, onValue: ((Input) -> Void)? = nil
    ) {
        state = Lock(unchecked: State(onValue: onValue))
        self.demand = demand
        self.more = more
    }

    /// The recorded events, in order. Complexity: O(1).
    public var events: [Event] { state.withLockUnchecked { $0.events } }

    /// The recorded values, in order. Complexity: O(the number of events).
    public var values: [Input] {
        events.compactMap { if case .value(let value) = $0 { value } else { nil } }
    }

    /// The first completion; nil if there was none.
    public var completion: Subscribers.Completion<Failure>? {
        for case .completion(let completion) in events { return completion }
        return nil
    }

    /// The number of completions. More than one is a fault of the publisher.
    public var completionCount: Int {
        events.reduce(0) { if case .completion = $1 { $0 + 1 } else { $0 } }
    }

    /// The latest subscription. It is kept after the completion and after cancellation, so that tests can check what
    /// else keeps it.
    public var subscription: (any Subscription)? { state.withLockUnchecked { $0.subscription } }

    public func receive(subscription: any Subscription) {
        state.withLockUnchecked {
            $0.events.append(.subscription)
            $0.subscription = subscription
        }
        if demand != .none { subscription.request(demand) }
    }

    public func receive(_ input: Input) -> Subscribers.Demand {
        let (onValue, ended) = state.withLockUnchecked { state in
            state.events.append(.value(input))
            state.unreadValues += 1
            return (state.onValue, state.takeEndedWaits())
        }
        for wait in ended { wait.end() }
        onValue?(input)
        return more
    }

    public func receive(completion: Subscribers.Completion<Failure>) {
        let ended = state.withLockUnchecked { state in
            state.events.append(.completion(completion))
            state.isComplete = true
            return state.takeEndedWaits()
        }
        for wait in ended { wait.end() }
    }

    /// Requests more values.
    ///
    /// - Parameter demand: The demand to add.
    public func request(_ demand: Subscribers.Demand) { subscription?.request(demand) }

    /// Cancels the subscription.
    public func cancel() { subscription?.cancel() }

    // MARK: Reading

    /// The number of events before the first unread value.
    var readEventCount: Int { state.withLockUnchecked { $0.readCount } }

    /// Returns the next values and marks them as read; nil, without a change, if there are fewer.
    func takeNext(_ count: Int) -> [Input]? {
        state.withLockUnchecked { state in
            guard count > 0 else { return [] }
            guard state.unreadValues >= count else { return nil }
            var values: [Input] = []
            while values.count < count {
                if case .value(let value) = state.events[state.readCount] { values.append(value) }
                state.readCount += 1
            }
            state.unreadValues -= count
            return values
        }
    }

    /// Suspends until a goal is reached, a real time has passed or the task is cancelled. Returns whether it is
    /// reached.
    func suspend(until goal: RecorderWait.Goal, limit: Duration, isolation: isolated (any Actor)?) async -> Bool {
        let wait = RecorderWait()
        let isReached = state.withLockUnchecked { state in
            let isReached = state.isReached(goal)
            if !isReached { state.waits.append((goal, wait)) }
            return isReached
        }
        if isReached { return true }
        wait.end(after: limit)
        await withTaskCancellationHandler(
            operation: { await wait.suspend(isolation: isolation) }, onCancel: { wait.end() }, isolation: isolation)
        return state.withLockUnchecked { state in
            state.waits.removeAll { $0.wait === wait }
            return state.isReached(goal)
        }
    }
}

extension Recorder.State {
    func isReached(_ goal: RecorderWait.Goal) -> Bool {
        switch goal {
        case .unreadValues(let count): isComplete || unreadValues >= count
        case .completion: isComplete
        }
    }

    /// Removes and returns the waits whose goals are reached. The caller ends them outside of the lock.
    mutating func takeEndedWaits() -> [RecorderWait] {
        guard !waits.isEmpty else { return [] }
        let ended = waits.filter { isReached($0.goal) }
        waits = waits.filter { !isReached($0.goal) }
        return ended.map(\.wait)
    }
}

// Unchecked: the lock guards all state, and recorded events are copied out.
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
