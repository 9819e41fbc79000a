/// The frequency of a timeline's updates.
public enum TimelineScheduleMode: Sendable, Hashable {
    /// The schedule's own frequency, which a host requests.
    case normal
    /// A low frequency that saves power; a host doesn't request it.
    case lowFrequency
}

/// The dates at which a `TimelineView` updates its content.
///
/// ```swift
/// struct Hourly: TimelineSchedule {
///     func entries(from startDate: Date, mode: Mode) -> PeriodicTimelineSchedule.Entries {
///         PeriodicTimelineSchedule(from: startDate, by: 3600).entries(from: startDate, mode: mode)
///     }
/// }
/// ```
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode

    /// A sequence of ascending dates.
    associatedtype Entries: Sequence where Entries.Element == Date

    /// Returns the dates in ascending order.
    ///
    /// Of the dates up to `startDate` only the last is used: the first shown content is for that date.
    ///
    /// - Parameters:
    ///   - startDate: The date of the first update.
    ///   - mode: The frequency of updates.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// Updates at the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// Updates at a date and at intervals after it.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The interval, in seconds; if it isn't positive, there is only the first date.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// Updates at given dates.
    ///
    /// - Parameter dates: The dates, in ascending order.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// Updates at each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// Updates at each frame, limited by an interval.
    ///
    /// ```swift
    /// TimelineView(.animation(minimumInterval: 0.1)) { context in
    ///     Clock(date: context.date)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - minimumInterval: The minimum interval, in seconds; nil for that of frames.
    ///   - paused: Whether updates are paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// A schedule with the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Hashable {
    /// The beginnings of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries

        /// Returns the next date.
        public mutating func next() -> Date? { dates.next() }
    }

    /// Creates the schedule.
    public init() {}

    /// Returns the beginnings of minutes, from the last one up to a date.
    ///
    /// - Parameters:
    ///   - startDate: The date.
    ///   - mode: The frequency of updates; it is ignored.
    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
        return Entries(dates: minutes.entries(from: startDate, mode: mode))
    }
}

/// A schedule with a date and the dates at intervals after it.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Hashable {
    /// The dates, from the last one that isn't later than the requested date.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        /// The number of the next date; nil if there are no more.
        var index: Double?

        /// Returns the next date; nil after the last one.
        public mutating func next() -> Date? {
            guard let index else { return nil }
            // Further intervals are below the resolution of the dates.
            let isLast = !(interval > 0) || index + 1 == index
            self.index = isLast ? nil : index + 1
            return index == 0 ? start : start + index * interval
        }
    }

    let startDate: Date
    let interval: TimeInterval

    /// Creates a periodic schedule.
    ///
    /// - Parameters:
    ///   - startDate: The first date.
    ///   - interval: The interval, in seconds; if it isn't positive, there is only the first date.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    /// Returns the dates, from the last one up to a date.
    ///
    /// - Parameters:
    ///   - date: The date.
    ///   - mode: The frequency of updates; it is ignored.
    public func entries(from date: Date, mode: Mode) -> Entries {
        if !(interval > 0) {
            Diagnostics.report(
                Diagnostic(.invalidTime, "Invalid schedule interval \(interval); using the first date only."))
        }
        let passed = (date.timeIntervalSince(startDate) / interval + 1e-9).rounded(.down)
        return Entries(
            start: startDate, interval: interval, index: interval > 0 && passed > 0 && passed.isFinite ? passed : 0)
    }
}

/// A schedule with given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// Creates a schedule.
    ///
    /// - Parameter dates: The dates, in ascending order; a date that isn't later than the previous one is skipped.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    /// Returns the given dates.
    ///
    /// - Parameters:
    ///   - startDate: The date of the first update; it is ignored.
    ///   - mode: The frequency of updates; it is ignored.
    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// A schedule with the date of each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Hashable {
    /// The dates of frames; none while the schedule is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries?

        /// Returns the next date; nil while the schedule is paused.
        public mutating func next() -> Date? { dates?.next() }
    }

    static let frame: TimeInterval = 1 / 60
    let minimumInterval: Double?
    let isPaused: Bool

    /// Creates a schedule of frames.
    ///
    /// - Parameters:
    ///   - minimumInterval: The minimum interval, in seconds; nil or less than 1/60 stands for 1/60.
    ///   - paused: Whether there are no dates.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// Returns the dates of frames; none while the schedule is paused or in the low-frequency mode.
    ///
    /// - Parameters:
    ///   - start: The first date.
    ///   - mode: The frequency of updates.
    public func entries(from start: Date, mode: Mode) -> Entries {
        guard !isPaused, mode == .normal else { return Entries(dates: nil) }
        // With swapped operands `max` would return NaN.
        let interval = minimumInterval.map { $0 > Self.frame ? $0 : Self.frame } ?? Self.frame
        return Entries(dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
    }
}
