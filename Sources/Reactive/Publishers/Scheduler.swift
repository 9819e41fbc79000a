/// A type that runs actions: it decides where and, by its clock, when they run.
///
/// Operators such as `receive(on:)`, `delay` and `debounce` take one. ``ImmediateScheduler`` runs actions at once.
///
/// ```swift
/// ImmediateScheduler.shared.schedule { print("now") }
/// ```
public protocol Scheduler<SchedulerTimeType> {
    /// A time on the scheduler's clock.
    associatedtype SchedulerTimeType: Strideable
    where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible
    /// Options for running an action; `Never` if there are none.
    associatedtype SchedulerOptions

    /// The current time on the scheduler's clock.
    var now: SchedulerTimeType { get }
    /// The least tolerance that a client should pass.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs an action as soon as possible.
    ///
    /// - Parameters:
    ///   - options: Options for this action; nil for the default.
    ///   - action: The action, called once.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)
    /// Runs an action at a time or later.
    ///
    /// - Parameters:
    ///   - date: The earliest time, on the scheduler's clock.
    ///   - tolerance: The delay that is acceptable, for schedulers that coalesce actions.
    ///   - options: Options for this action; nil for the default.
    ///   - action: The action, called once.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)
    /// Runs an action at a time or later, and then repeatedly.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call, on the scheduler's clock.
    ///   - interval: The time between two calls.
    ///   - tolerance: The delay that is acceptable, for schedulers that coalesce actions.
    ///   - options: Options for this action; nil for the default.
    ///   - action: The action.
    /// - Returns: A cancellable that ends the repetition.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

/// A duration that can be created from the usual units of time.
public protocol SchedulerTimeIntervalConvertible {
    /// Returns a duration of a whole number of seconds.
    ///
    /// - Parameter s: The seconds.
    static func seconds(_ s: Int) -> Self
    /// Returns a duration of seconds.
    ///
    /// - Parameter s: The seconds; fractions are allowed.
    static func seconds(_ s: Double) -> Self
    /// Returns a duration of milliseconds.
    ///
    /// - Parameter ms: The milliseconds.
    static func milliseconds(_ ms: Int) -> Self
    /// Returns a duration of microseconds.
    ///
    /// - Parameter us: The microseconds.
    static func microseconds(_ us: Int) -> Self
    /// Returns a duration of nanoseconds.
    ///
    /// - Parameter ns: The nanoseconds.
    static func nanoseconds(_ ns: Int) -> Self
}

extension SchedulerTimeIntervalConvertible {
    /// Returns a duration of Swift's clocks in this scheduler's unit, truncated to nanoseconds.
    ///
    /// ```swift
    /// let pause = Duration.milliseconds(300)
    /// let late = Just(1).delay(for: .duration(pause), scheduler: ImmediateScheduler.shared)
    /// ```
    ///
    /// - Parameter duration: The duration. It is clamped to 292 years.
    public static func duration(_ duration: Duration) -> Self {
        let (seconds, attoseconds) = duration.components
        return .nanoseconds(Int(clamping: Int128(seconds) * 1_000_000_000 + Int128(attoseconds / 1_000_000_000)))
    }
}

extension Scheduler {
    /// Runs an action as soon as possible, with default options.
    ///
    /// - Parameter action: The action, called once.
    public func schedule(_ action: @escaping () -> Void) { schedule(options: nil, action) }

    /// Runs an action at a time or later, with the minimum tolerance and default options.
    ///
    /// - Parameters:
    ///   - date: The earliest time, on the scheduler's clock.
    ///   - action: The action, called once.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action at a time or later, with default options.
    ///
    /// - Parameters:
    ///   - date: The earliest time, on the scheduler's clock.
    ///   - tolerance: The acceptable delay.
    ///   - action: The action, called once.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs an action repeatedly, with the minimum tolerance and default options.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call, on the scheduler's clock.
    ///   - interval: The time between two calls.
    ///   - action: The action.
    /// - Returns: A cancellable that ends the repetition.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs an action repeatedly, with default options.
    ///
    /// - Parameters:
    ///   - date: The earliest time of the first call, on the scheduler's clock.
    ///   - interval: The time between two calls.
    ///   - tolerance: The acceptable delay.
    ///   - action: The action.
    /// - Returns: A cancellable that ends the repetition.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}
