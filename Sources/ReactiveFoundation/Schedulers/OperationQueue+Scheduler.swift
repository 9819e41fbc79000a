import Foundation

/// Runs actions as operations of the queue.
///
/// What has a date is in the queue from the start, and isn't ready before; cancelling the queue's operations cancels
/// it. One that repeats waits for its predecessor also on a concurrent queue, runs once for all the intervals that it
/// was late for, and no more once it was cancelled on the queue. An interval of zero or less counts as 0.1 ms.
/// Tolerances are of no account. The main queue follows a virtual clock that is current.
extension OperationQueue: Scheduler {
    public struct SchedulerTimeType: DateSchedulerTime {
        public var date: Date

        public init(_ date: Date) { self.date = date }

        /// A duration, in seconds.
        public struct Stride: SecondsStride {
            public var magnitude: TimeInterval

            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// There are none.
    public struct SchedulerOptions: Sendable {}

    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.governing(self)?.date ?? Date()) }
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.now, action)
            return
        }
        let action = ScheduledAction(action)
        addOperation(BlockOperation { action.run() })
    }

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

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock = VirtualClock.governing(self) {
            let interval = Duration(clamping: interval.timeInterval.asRepetition)
            let job = clock.schedule(every: interval, from: clock.instant(at: date.date), action)
            return AnyCancellable { job.cancel() }
        }
        let repetition = Repetition(of: action, on: self, every: interval.timeInterval.asRepetition)
        repetition.start(at: date.date)
        return AnyCancellable { repetition.cancel() }
    }
}

/// An operation that becomes ready at a date, and works at most once.
///
///     isReady  ⇔  cancelled, or the date has come (and there is nothing else to wait for)
///     work = nil  ⇔  it has begun or was cancelled
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

    /// Call it when the queue has the operation: a queue may miss what changes while it is being added.
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

/// An action that repeats: one operation after the other.
///
/// The next operation is in the queue before the action runs, so that the queue is never empty while this goes on, and
/// its clock starts when the action has run, so that no two run at once.
///
///     action ≠ nil  ⇔  not cancelled
///     pending ≠ nil  ⇒  not cancelled; it is the newest operation
private final class Repetition: @unchecked Sendable {
    private struct State {
        var action: (() -> Void)?
        var pending: DatedOperation?
        /// When the pending operation is due.
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
