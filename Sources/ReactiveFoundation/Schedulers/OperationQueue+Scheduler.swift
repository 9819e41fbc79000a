import Foundation

/// Runs actions as operations of the queue.
///
/// ```swift
/// let queue = OperationQueue()
/// queue.schedule { print("in an operation") }
/// queue.waitUntilAllOperationsAreFinished()
/// ```
///
/// A dated action is in the queue at once and becomes ready at its date. Cancelling the queue's operations cancels it.
/// A repeating action never runs concurrently with itself, and runs once for all intervals that it missed. Tolerances
/// are ignored. Actions on the main queue follow a current `VirtualClock`.
extension OperationQueue: Scheduler {
    /// A date as the scheduler's time.
    public struct SchedulerTimeType: DateSchedulerTime {
        /// The date.
        public var date: Date

        /// Creates a time.
        ///
        /// - Parameter date: The date.
        public init(_ date: Date) { self.date = date }

        /// A duration in seconds.
        public struct Stride: SecondsStride {
            /// The duration in seconds, with its sign.
            public var magnitude: TimeInterval

            /// Creates a duration.
            ///
            /// - Parameter timeInterval: The seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// Options for running an action. There are none.
    public struct SchedulerOptions: Sendable {}

    /// The current date, or that of the virtual clock that the scheduler follows.
    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.governing(self)?.date ?? Date()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs an action in an operation as soon as possible.
    ///
    /// - Parameters:
    ///   - options: Ignored.
    ///   - action: The action, called once in an operation.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.now, action)
            return
        }
        let action = UncheckedSendable(action)
        addOperation(BlockOperation { action.value() })
    }

    /// Runs an action in an operation at a date or later.
    ///
    /// - Parameters:
    ///   - date: The earliest time; a past one means as soon as possible.
    ///   - tolerance: Ignored.
    ///   - options: Ignored.
    ///   - action: The action, called once in an operation.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.instant(at: date.date), action)
            return
        }
        let operation = DatedOperation(action)
        addOperation(operation)
        operation.becomeReady(at: date.date)
    }

    /// Runs an action in one operation after the other, until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call; a past one means as soon as possible.
    ///   - interval: The time between two calls. Zero and negative ones count as 0.1 ms.
    ///   - tolerance: Ignored.
    ///   - options: Ignored.
    ///   - action: The action, called in an operation.
    /// - Returns: A cancellable that ends the repetition. After a cancellation on the queue the
    ///   action isn't called any more.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock = VirtualClock.governing(self) {
            let interval = Duration(clamping: interval.timeInterval.asRepeatInterval)
            let job = clock.schedule(every: interval, from: clock.instant(at: date.date), action)
            return AnyCancellable { job.cancel() }
        }
        let repetition = RepeatingOperation(of: action, on: self, every: interval.timeInterval.asRepeatInterval)
        repetition.start(at: date.date)
        return AnyCancellable { repetition.cancel() }
    }
}

/// An operation that becomes ready at a date and runs its work at most once.
///
///     isReady  ⇔  cancelled, or the date has passed and all dependencies are finished
///     work = nil  ⇔  started or cancelled
///
/// `@unchecked`: as `Operation` declares it; the lock guards the state added here.
private final class DatedOperation: Operation, Cancellable, @unchecked Sendable {
    private struct State {
        var work: (() -> Void)?
        var isDue = false
    }
    private let state: Lock<State>

    init(_ work: @escaping () -> Void) {
        state = Lock(unchecked: State(work: work))
        super.init()
    }

    /// Call it after adding the operation: a queue may miss a change of `isReady` while it adds one.
    func becomeReady(at date: Date) {
        let seconds = date.timeIntervalSinceNow
        guard seconds > 0 else { return becomeReady() }
        DispatchQueue.global().asyncAfter(deadline: .now() + seconds) { [weak self] in self?.becomeReady() }
    }

    private func becomeReady() {
        willChangeValue(forKey: "isReady")
        state.withLockUnchecked { $0.isDue = true }
        didChangeValue(forKey: "isReady")
    }

    private func takeWork() -> (() -> Void)? { state.withLockUnchecked { $0.work.take() } }

    override var isReady: Bool { isCancelled || (state.withLockUnchecked { $0.isDue } && super.isReady) }

    override func main() { takeWork()?() }

    override func cancel() {
        willChangeValue(forKey: "isReady")
        super.cancel()
        didChangeValue(forKey: "isReady")
        _ = takeWork()
    }
}

/// A repeating action: a sequence of operations.
///
/// The next operation is added before the action runs, so the queue is never empty meanwhile. It becomes ready after
/// the action has run, so no two run concurrently.
///
///     action ≠ nil  ⇔  not cancelled
///     pending ≠ nil  ⇒  not cancelled; it is the newest operation
private final class RepeatingOperation: Sendable {
    private struct State {
        var action: (() -> Void)?
        var pending: DatedOperation?
        /// The due date of the pending operation.
        var date = Date.distantPast
    }
    private let state: Lock<State>
    private let queue: OperationQueue
    private let interval: TimeInterval

    init(of action: @escaping () -> Void, on queue: OperationQueue, every interval: TimeInterval) {
        state = Lock(unchecked: State(action: action))
        self.queue = queue
        self.interval = interval
    }

    func start(at date: Date) {
        let now = Date()
        wait(with: enqueue(), until: date > now ? date : now)
    }

    func cancel() {
        let (action, pending) = state.withLockUnchecked { ($0.action.take(), $0.pending.take()) }
        pending?.cancel()
        _ = action
    }

    private func enqueue() -> DatedOperation {
        let operation = DatedOperation { [self] in tick() }
        queue.addOperation(operation)
        let isCancelled = state.withLockUnchecked { state in
            if state.action != nil { state.pending = operation }
            return state.action == nil
        }
        if isCancelled { operation.cancel() }
        return operation
    }

    private func wait(with operation: DatedOperation, until date: Date) {
        state.withLockUnchecked { $0.date = date }
        operation.becomeReady(at: date)
    }

    private func tick() {
        let (action, date) = state.withLockUnchecked { ($0.action, $0.date) }
        guard let action else { return }
        let next = enqueue()
        action()
        wait(with: next, until: date.next(every: interval, after: Date()))
    }
}
