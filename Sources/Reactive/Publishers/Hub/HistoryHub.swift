import Synchronization

/// A hub that stores its newest values and delivers them to each subscriber at that subscriber's pace.
///
/// Values are numbered from 0 in the order in which they are sent. A subscription has a cursor, the number of its next
/// value, so that the stored values are the queue of all subscriptions. Values beyond the limit stay until the
/// subscriptions have them that have requested them: those that a running send hasn't visited yet, and those to which a
/// thread is delivering.
///
///     values = the values numbered first ..< next
///     values.count ≤ limit, unless sends > 0, or a delivering subscription with demand has its cursor before
///         next - limit
///     subscription in delivering ⇔ its thread ≠ 0
///
/// The lock of `Hub.subscribers` guards all state of this class.
@usableFromInline
final class HistoryHub<Output, Failure: Error>: ValueHub<Output, Failure> {
    private let limit: Int
    @exclusivity(unchecked) private var values = Fifo<Output>()
    @exclusivity(unchecked) private var first = 0
    /// The number of sends that are being delivered, each within the one before.
    @exclusivity(unchecked) private var sends = 0
    @exclusivity(unchecked) private var delivering: [Unmanaged<HistorySubscription<Output, Failure>>] = []

    init(limit: Int, name: StaticString) {
        self.limit = limit
        super.init(name: name)
    }

    /// The number of the next value that is sent.
    var next: Int { first + values.count }

    /// The number of the first value that a new subscriber gets.
    var firstForNewSubscribers: Int { values.count <= limit ? first : next - limit }

    /// The value with a number from `first` up to, not including, `next`.
    func value(_ number: Int) -> Output { values[number - first] }

    func begin(_ subscription: HistorySubscription<Output, Failure>) {
        delivering.append(.passUnretained(subscription))
    }

    func end(_ subscription: HistorySubscription<Output, Failure>) {
        delivering.removeAll { $0.toOpaque() == Unmanaged.passUnretained(subscription).toOpaque() }
    }

    /// Takes out the oldest value if no subscription needs it, for the caller to release outside of the lock.
    func takeExcess() -> Output? {
        guard values.count > limit, sends == 0 else { return nil }
        for subscription in delivering {
            if subscription._withUnsafeGuaranteedRef({ $0.needs(first) }) { return nil }
        }
        first += 1
        return values.popFirst()
    }

    // MARK: - Sending and subscribing

    /// Stores a value, then delivers it. Does nothing after the completion.
    func record(_ value: Output) {
        let entry = enter()
        let isOpen = subscribers.withLockUnchecked { list in
            guard !list.isFinished else { return false }
            values.append(value)
            sends += 1
            if isStale.load(ordering: .relaxed) { renewSnapshot(&list, isOutermost: entry == .first) }
            return true
        }
        if isOpen {
            deliver(value)
            var excess = subscribers.withLockUnchecked { _ in
                sends -= 1
                return takeExcess()
            }
            while excess != nil { excess = subscribers.withLockUnchecked { _ in takeExcess() } }
        }
        leave(entry)
    }

    func attachReplaying<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        let (receiver, deliver) = Receiver.of(subscriber)
        let subscription = HistorySubscription<Output, Failure>(hub: self, receiver: receiver, deliver: deliver)
        let hasValues = subscribers.withLockUnchecked { _ in
            subscription.start(at: firstForNewSubscribers)
            return !values.isEmpty
        }
        if add(subscription) || hasValues {
            subscriber.receive(subscription: subscription)
            subscription.didOpen()
        } else {
            subscriber.receive(subscription: Subscriptions.empty)
            if let completion = subscribers.withLockUnchecked({ _ in completion }) {
                receiver.receive(completion: completion)
            }
        }
    }

    /// Must be called while no other thread uses the hub, and no subscriber.
    override func checkInvariants() {
        super.checkInvariants()
        subscribers.withLockUnchecked { list in
            values.checkInvariants()
            precondition(sends == 0 && delivering.isEmpty && values.count <= limit)
            for slot in list.slots {
                slot?._withUnsafeGuaranteedRef {
                    unsafeDowncast($0, to: HistorySubscription<Output, Failure>.self).checkInvariants()
                }
            }
        }
    }
}

/// A subscription that delivers the stored values, then each new one, as far as they are requested.
///
/// One thread at a time delivers to the subscriber: the one that requests, or the one that sends. Another one that has
/// something to deliver leaves it to that thread, which looks again before it ends; the same thread delivers at once.
/// The completion comes when all stored values are delivered, so that a subscription may outlive the subject's list.
///
///     cursor ≤ hub.next;  demand > 0 ∧ cursor < hub.next ⇒ a thread is delivering, or about to
///     demand = 0: values are missed, up to those that a new subscriber would get
///     outstandingDemand ∈ {0, closed}; `demand` is the actual demand
///     isBusy ⇔ thread ≠ 0, or the subject has finished and the subscription hasn't
///
/// The lock of `Hub.subscribers` guards all state of this class.
@usableFromInline
final class HistorySubscription<Output, Failure: Error>: ReceiverSubscription<Output> {
    @exclusivity(unchecked) private var cursor = 0
    @exclusivity(unchecked) private var demand = Subscribers.Demand.none
    /// The thread that delivers; 0 if none does.
    @exclusivity(unchecked) private var thread: UInt = 0
    /// Whether the subscriber is receiving its subscription, which the completion follows.
    @exclusivity(unchecked) private var isOpening = true

    @usableFromInline
    override init(hub: Hub, receiver: ReceiverBase, deliver: @escaping ReceiverBase.Deliver<Output>) {
        super.init(hub: hub, receiver: receiver, deliver: deliver)
        phase.store(Self.open, ordering: .relaxed)
    }

    /// A `HistorySubscription` is made only by a `HistoryHub` of the same types.
    private var history: HistoryHub<Output, Failure> { unsafeDowncast(hub, to: HistoryHub<Output, Failure>.self) }

    private var isClosed: Bool { outstandingDemand.load(ordering: .relaxed) == Self.closed }

    /// Whether a value that is about to be dropped is yet to be delivered.
    func needs(_ number: Int) -> Bool { demand > 0 && cursor <= number && !isClosed }

    func start(at number: Int) { cursor = number }

    func didOpen() {
        hub.subscribers.withLockUnchecked { [self] _ in isOpening = false }
        deliverWhatIsDue()
    }

    @usableFromInline
    override func request(_ demand: Subscribers.Demand) {
        precondition(demand > 0, "\(hub.name): request(.none) isn't allowed; request at least one value")
        deliverWhatIsDue(adding: demand)
    }

    /// Adds a demand. Without one, values were missed that aren't stored any more.
    private func add(_ more: Subscribers.Demand) {
        if demand == .none { cursor = max(cursor, history.firstForNewSubscribers) }
        demand += more
    }

    @usableFromInline
    override func deliverIfRequested(_ value: Output) { deliverWhatIsDue() }

    // MARK: - Delivering

    private enum Step {
        case value(Output)
        case completion
        /// Another thread delivers, or nothing is due. The caller releases the receiver, if any, outside of the lock.
        case nothing(Unmanaged<ReceiverBase>?)
    }

    /// - Parameter more: a demand, which is added in the step that begins the delivery: what it allows isn't dropped.
    private func deliverWhatIsDue(adding more: Subscribers.Demand = .none) {
        let me = ThreadIdentity.current
        let (isFree, isMine) = hub.subscribers.withLockUnchecked { [self] _ in
            if more != .none { add(more) }
            let isFree = thread == 0 && !isClosed
            if isFree {
                thread = me
                history.begin(self)
                noteUse()
            }
            return (isFree, thread == me)
        }
        guard isMine else { return }
        // Within a delivery of this thread, its outermost call ends the delivery and completes.
        while true {
            switch hub.subscribers.withLockUnchecked({ [self] _ in nextStep(isOutermost: isFree) }) {
            case .value(let value):
                let more = pass(value)
                let excess = hub.subscribers.withLockUnchecked { [self] _ in
                    if more != .none { add(more) }
                    return history.takeExcess()
                }
                _ = consume excess
            case .completion:
                if let receiver { history.complete(receiver) }
                return end(hub.subscribers.withLockUnchecked { [self] _ in endDelivery() })
            case .nothing(let receiver):
                return end(receiver)
            }
        }
    }

    /// Returns what to do next. Finding nothing and clearing `thread` are one step; otherwise a value could be left.
    private func nextStep(isOutermost: Bool) -> Step {
        if isClosed { return .nothing(isOutermost ? endDelivery() : nil) }
        if demand > 0, cursor < history.next {
            demand -= 1
            defer { cursor += 1 }
            return .value(history.value(cursor))
        }
        guard isOutermost else { return .nothing(nil) }
        if isDue {
            close()
            return .completion
        }
        return .nothing(endDelivery())
    }

    /// Whether the completion is what comes next.
    private var isDue: Bool { history.completion != nil && cursor == history.next && !isOpening }

    /// Ends this thread's delivery; returns the receiver if the caller must release it.
    private func endDelivery() -> Unmanaged<ReceiverBase>? {
        thread = 0
        history.end(self)
        return takeUnusedReceiver()
    }

    /// Releases a receiver, and the values that the delivery kept.
    private func end(_ receiver: Unmanaged<ReceiverBase>?) {
        receiver?.release()
        while let excess = hub.subscribers.withLockUnchecked({ [self] _ in history.takeExcess() }) {
            _ = consume excess
        }
    }

    // MARK: - Ending

    private func noteUse() { isBusy = thread != 0 || history.completion != nil && !isClosed }

    /// Takes the receiver if nothing can reach it any more: no delivery, no snapshot, no later request.
    private func takeUnusedReceiver() -> Unmanaged<ReceiverBase>? {
        noteUse()
        return !isBusy && isClosed && index < 0 && !isRetired ? takeReceiver() : nil
    }

    @usableFromInline
    override func cancel() {
        if hub.subscribers.withLockUnchecked({ [self] _ in isClosed }) { return }
        hub.remove(self)
        // A subscription that outlives the subject's list.
        hub.subscribers.withLockUnchecked { [self] _ in takeUnusedReceiver() }?.release()
    }

    @usableFromInline
    override func prepareToComplete() { noteUse() }

    /// Returns false if values come before the completion, or if another thread is delivering: it completes then.
    @usableFromInline
    override func claimCompletion() -> Bool {
        hub.subscribers.withLockUnchecked { [self] _ in
            guard !isClosed, isDue, thread == 0 || thread == ThreadIdentity.current else { return false }
            close()
            noteUse()
            return true
        }
    }

    func checkInvariants() {
        precondition(cursor <= history.next && thread == 0 && !isOpening)
        precondition(isClosed || demand == .none || cursor == history.next, "a requested value is left")
        precondition(isBusy == (history.completion != nil && !isClosed))
    }
}
