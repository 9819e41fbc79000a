import Foundation

/// A scheduler that runs an action at once if the caller is on the main queue, and otherwise on the main queue as soon
/// as possible.
///
/// `DispatchQueue.main` always runs an action later, so a value that is there at once is shown one turn too late.
///
/// ```swift
/// let subscription = Just(1)
///     .receive(on: UIScheduler.shared)
///     .sink { print($0) } // before `sink` returns, if this runs on the main queue
/// ```
///
/// Actions with a date run on `DispatchQueue.main`, and like those of the main queue follow a current `VirtualClock`.
public struct UIScheduler: Scheduler, Sendable {
    /// A time on the dispatch clock.
    public typealias SchedulerTimeType = DispatchQueue.SchedulerTimeType
    /// There are no options.
    public typealias SchedulerOptions = Never

    /// The scheduler.
    public static let shared = UIScheduler()

    private init() {}

    /// The current time of the main queue.
    public var now: SchedulerTimeType { DispatchQueue.main.now }
    /// Zero.
    public var minimumTolerance: SchedulerTimeType.Stride { DispatchQueue.main.minimumTolerance }

    /// Runs an action at once on the main queue, or else there as soon as possible.
    ///
    /// - Parameters:
    ///   - options: Always nil.
    ///   - action: The action, called once.
    public func schedule(options: Never?, _ action: @escaping () -> Void) {
        if isOnMainQueue { action() } else { DispatchQueue.main.schedule(action) }
    }

    /// Runs an action on the main queue at a time or later.
    ///
    /// - Parameters:
    ///   - date: The earliest time.
    ///   - tolerance: Ignored.
    ///   - options: Always nil.
    ///   - action: The action, called once.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) {
        DispatchQueue.main.schedule(after: date, tolerance: tolerance, action)
    }

    /// Runs an action on the main queue repeatedly, until it is cancelled.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call.
    ///   - interval: The time between two calls.
    ///   - tolerance: The acceptable delay of a call.
    ///   - options: Always nil.
    ///   - action: The action.
    /// - Returns: A cancellable that ends the repetition.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        DispatchQueue.main.schedule(after: date, interval: interval, tolerance: tolerance, action)
    }
}
