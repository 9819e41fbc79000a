import Dispatch
import Foundation

/// Runs actions on the queue. Times are those of the dispatch clock, which stops while the machine sleeps.
///
/// ```swift
/// let subscription = [1, 2].publisher
///     .receive(on: DispatchQueue.main)
///     .sink { print($0) } // on the main queue
/// ```
///
/// On a serial queue actions run serially, in the order in which they become due. A repeating action runs once for all
/// intervals that it missed. Actions on the main queue follow a current `VirtualClock`.
extension DispatchQueue: Scheduler {
    /// A time on the dispatch clock.
    public struct SchedulerTimeType: Strideable, Hashable, Codable, Sendable {
        /// The time of the dispatch clock.
        public var dispatchTime: DispatchTime

        /// Creates a time.
        ///
        /// - Parameter time: The time of the dispatch clock.
        public init(_ time: DispatchTime) { dispatchTime = time }

        /// Decodes a time from its nanoseconds.
        ///
        /// - Parameter decoder: The decoder to read from.
        /// - Throws: A `DecodingError` if the data isn't an unsigned number.
        public init(from decoder: any Decoder) throws {
            dispatchTime = DispatchTime(uptimeNanoseconds: try decoder.singleValueContainer().decode(UInt64.self))
        }

        public func encode(to encoder: any Encoder) throws {
            var container = encoder.singleValueContainer()
            try container.encode(dispatchTime.uptimeNanoseconds)
        }

        /// Returns the duration from this time to another one. If it isn't representable it is the greatest duration,
        /// in both directions, as in Combine.
        ///
        /// - Parameter other: The other time.
        public func distance(to other: Self) -> Stride {
            let (start, end) = (dispatchTime.uptimeNanoseconds, other.dispatchTime.uptimeNanoseconds)
            let length = end >= start ? Int(exactly: end - start) : Int(exactly: start - end).map { -$0 }
            return .nanoseconds(length ?? .max)
        }

        /// Returns the time after a duration, from the clock's first nanosecond to `.distantFuture`.
        ///
        /// - Parameter n: The duration; may be negative.
        public func advanced(by n: Stride) -> Self { Self(dispatchTime + n.timeInterval) }

        // `Strideable` would compare by distance, which has no direction if it isn't representable.
        public static func == (left: Self, right: Self) -> Bool { left.dispatchTime == right.dispatchTime }
        public static func < (left: Self, right: Self) -> Bool { left.dispatchTime < right.dispatchTime }
        public func hash(into hasher: inout Hasher) { hasher.combine(dispatchTime.rawValue) }
    }

    /// Options for running an action.
    public struct SchedulerOptions {
        /// The quality of service.
        public var qos: DispatchQoS
        /// The flags of the work item.
        public var flags: DispatchWorkItemFlags
        /// The group that contains the action until it has run or, if it repeats, until it is cancelled; nil for none.
        public var group: DispatchGroup?

        /// Creates options.
        ///
        /// - Parameters:
        ///   - qos: The quality of service; unspecified by default.
        ///   - flags: The flags of the work item; none by default.
        ///   - group: The group that contains the action; nil by default.
        public init(
            qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil
        ) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The current time of the dispatch clock, or of the virtual clock that the queue follows.
    public var now: SchedulerTimeType { SchedulerTimeType(VirtualClock.governing(self)?.dispatchTime ?? .now()) }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { .nanoseconds(0) }

    /// Runs an action on the queue as soon as possible.
    ///
    /// - Parameters:
    ///   - options: Quality of service, flags and group; nil for the default.
    ///   - action: The action, called once on the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.now, within: options?.group, action)
            return
        }
        let action = UncheckedSendable(action)
        guard let options else { return async { action.value() } }
        async(group: options.group, qos: options.qos, flags: options.flags) { action.value() }
    }

    /// Runs an action on the queue at a time or later.
    ///
    /// - Parameters:
    ///   - date: The earliest time; a past one means as soon as possible.
    ///   - tolerance: Ignored.
    ///   - options: Quality of service, flags and group; nil for the default.
    ///   - action: The action, called once on the queue.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let clock = VirtualClock.governing(self) {
            clock.schedule(at: clock.instant(at: date.dispatchTime), within: options?.group, action)
            return
        }
        let action = UncheckedSendable(action)
        let group = options?.group
        group?.enter()
        asyncAfter(deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) {
            action.value()
            group?.leave()
        }
    }

    /// Runs an action on the queue repeatedly, until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call; a past one means as soon as possible.
    ///   - interval: The time between two calls. Zero and negative ones count as 0.1 ms.
    ///   - tolerance: The acceptable delay of a call.
    ///   - options: Quality of service, flags and group; nil for the default.
    ///   - action: The action, called on the queue.
    /// - Returns: A cancellable that ends the repetition. After a cancellation on the queue the action
    ///   isn't called any more.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let clock = VirtualClock.governing(self) {
            let first = clock.instant(at: date.dispatchTime)
            let interval = Duration.nanoseconds(interval.asRepeatInterval.magnitude)
            let job = clock.schedule(every: interval, from: first, action)
            let group = options?.group
            group?.enter()
            return AnyCancellable {
                job.cancel()
                group?.leave()
            }
        }
        let action = UncheckedSendable(action)
        let timer = DispatchSource.makeTimerSource(queue: self)
        timer.schedule(
            deadline: date.dispatchTime, repeating: interval.asRepeatInterval.timeInterval,
            leeway: max(tolerance, .zero).timeInterval)
        timer.setEventHandler(qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
        if let group = options?.group {
            group.enter()
            timer.setCancelHandler { group.leave() }
        }
        timer.resume()
        return AnyCancellable { timer.cancel() }
    }
}

extension DispatchQueue.SchedulerTimeType.Stride {
    /// This interval, or the shortest one if it isn't positive.
    fileprivate var asRepeatInterval: Self { self > .zero ? self : .seconds(TimeInterval.shortestRepeatInterval) }
}

/// `@unchecked`: the flags are a number, but not every system's Dispatch declares their type `Sendable`.
extension DispatchQueue.SchedulerOptions: @unchecked Sendable {}
