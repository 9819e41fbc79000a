import Dispatch
import Foundation

/// Runs actions on the queue; the clock is the dispatch clock, which stands still while the machine sleeps.
///
/// On a serial queue actions run one after the other, in the order in which they became due. One that repeats runs
/// once for all the intervals that it was late for, and no more once it was cancelled on the queue. An interval of
/// zero or less counts as 0.1 ms. A tolerance is only made use of by actions that repeat.
///
/// The main queue follows a virtual clock that is current.
extension DispatchQueue: Scheduler {
    /// A date on the dispatch clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        public var dispatchTime: DispatchTime

        public init(_ time: DispatchTime) { dispatchTime = time }

        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Exact if it can be told; else the longest there is, in either direction, as in Combine.
        public func distance(to other: Self) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = end >= start ? Int(exactly: end - start) : Int(exactly: start - end).map { -$0 }
            return .nanoseconds(length ?? .max)
        }

        /// No earlier than the clock's first nanosecond; `.distantFuture` if it is too late to be told.
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

        // `Strideable` would compare by distance, which has no direction when it is too long.
        public static func == (left: Self, right: Self) -> Bool { left.dispatchTime == right.dispatchTime }
        public static func < (left: Self, right: Self) -> Bool { left.dispatchTime < right.dispatchTime }
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
    }

    /// How an action is run. Its group has it from when it is scheduled until it has run, or, if it repeats, until it
    /// was cancelled.
    public struct SchedulerOptions {
        public var qos: DispatchQoS
        public var flags: DispatchWorkItemFlags
        public var group: DispatchGroup?

        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.governing(self)?.dispatchTime ?? .now()) }
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.now, within: options?.group, action)
            return
        }
        let action = ScheduledAction(action)
        guard let options else { return async { action.run() } }
        async(group: options.group, qos: options.qos, flags: options.flags) { action.run() }
    }

    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.instant(at: date.dispatchTime), within: options?.group, action)
            return
        }
        let action = ScheduledAction(action)
        let group = options?.group
        group?.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.run()
            group?.leave()
        }
    }

    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock = VirtualClock.governing(self) {
            let first = clock.instant(at: date.dispatchTime)
            let interval = Duration.nanoseconds(interval.asRepetition.magnitude)
            let job = clock.schedule(every: interval, from: first, action)
            let group = options?.group
            group?.enter()
            return AnyCancellable {
                job.cancel()
                group?.leave()
            }
        }
        let action = ScheduledAction(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.asRepetition.timeInterval,
            leeway: max(tolerance, .zero).timeInterval)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.run() }
        if let group = options?.group {
            group.enter()
            timer.setCancelHandler { group.leave() }
        }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension DispatchQueue.SchedulerTimeType.Stride {
    /// This as the interval of something that repeats.
    fileprivate var asRepetition: Self { self > .zero ? self : .seconds(TimeInterval.shortestRepetition) }
}

/// `@unchecked`: the flags are a number, of which not every system's Dispatch says that it is `Sendable`.
extension DispatchQueue.SchedulerOptions: @unchecked Sendable {}
