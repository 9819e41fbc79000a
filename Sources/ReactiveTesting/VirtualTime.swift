import Foundation

/// A scheduler's time that a virtual clock can tell: what a ``VirtualTimeScheduler`` needs of it.
///
/// The times of `DispatchQueue`, `RunLoop` and `OperationQueue` conform, and ``TestTime``.
public protocol VirtualTime: Strideable where Stride: SchedulerTimeIntervalConvertible {
    /// Creates the time that corresponds to a clock's time.
    ///
    /// - Parameters:
    ///   - instant: The time on the clock.
    ///   - clock: The clock.
    init(_ instant: VirtualClock.Instant, on clock: VirtualClock)

    /// Returns the clock's time that corresponds to this time.
    ///
    /// - Parameter clock: The clock.
    func instant(on clock: VirtualClock) -> VirtualClock.Instant
}

extension TestTime: VirtualTime {
    /// Creates the time that corresponds to a clock's time.
    ///
    /// - Parameters:
    ///   - instant: The time on the clock.
    ///   - clock: The clock.
    public init(_ instant: VirtualClock.Instant, on clock: VirtualClock) { self.init(instant) }
    /// Returns the clock's time that corresponds to this time.
    ///
    /// - Parameter clock: The clock.
    public func instant(on clock: VirtualClock) -> VirtualClock.Instant { instant }
}

extension DispatchQueue.SchedulerTimeType: VirtualTime {
    /// Creates the time that corresponds to a clock's time.
    ///
    /// - Parameters:
    ///   - instant: The time on the clock.
    ///   - clock: The clock.
    public init(_ instant: VirtualClock.Instant, on clock: VirtualClock) {
        self.init(clock.dispatchTime(at: instant))
    }
    /// Returns the clock's time that corresponds to this time.
    ///
    /// - Parameter clock: The clock.
    public func instant(on clock: VirtualClock) -> VirtualClock.Instant { clock.instant(at: dispatchTime) }
}

extension DateSchedulerTime where Self: VirtualTime {
    /// Creates the time that corresponds to a clock's time.
    ///
    /// - Parameters:
    ///   - instant: The time on the clock.
    ///   - clock: The clock.
    public init(_ instant: VirtualClock.Instant, on clock: VirtualClock) {
        self.init(clock.startDate + instant.seconds)
    }
    /// Returns the clock's time that corresponds to this time.
    ///
    /// - Parameter clock: The clock.
    public func instant(on clock: VirtualClock) -> VirtualClock.Instant { clock.instant(at: date) }
}

extension RunLoop.SchedulerTimeType: VirtualTime {}
extension OperationQueue.SchedulerTimeType: VirtualTime {}
