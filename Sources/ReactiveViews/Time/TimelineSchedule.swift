/// How often a timeline is to be shown anew.
public enum TimelineScheduleMode: Sendable, Hashable {
    /// At the natural frequency of the schedule: what a host asks for.
    case normal
    /// Rarely, to save power.
    case lowFrequency
}

/// The dates at which a `TimelineView` is made anew.
public protocol TimelineSchedule {
    typealias Mode = TimelineScheduleMode

    associatedtype Entries: Sequence where Entries.Element == Date

    /// Dates in ascending order. Those up to `startDate` are passed over but for the last, which says from when on the content that is shown
    /// first holds.
    func entries(from startDate: Date, mode: Mode) -> Entries
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
    /// At the beginning of each minute.
    public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
    /// At a date, and from then on at intervals in seconds.
    public static func periodic(from startDate: Date, by interval: TimeInterval) -> PeriodicTimelineSchedule {
        PeriodicTimelineSchedule(from: startDate, by: interval)
    }
}

extension TimelineSchedule {
    /// At these dates, which ascend.
    public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
    where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
        ExplicitTimelineSchedule(dates)
    }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
    /// At each frame.
    public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

    /// At each frame, but no more often than at intervals in seconds; not at all while it is paused.
    public static func animation(
        minimumInterval: Double? = nil, paused: Bool = false
    ) -> AnimationTimelineSchedule {
        AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
    }
}

/// At the beginning of each minute.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable, Hashable {
    /// The beginnings of minutes.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries

        public mutating func next() -> Date? { dates.next() }
    }

    public init() {}

    public func entries(from startDate: Date, mode: Mode) -> Entries {
        let minutes = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
        return Entries(dates: minutes.entries(from: startDate, mode: mode))
    }
}

/// At a date, and from then on at intervals.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable, Hashable {
    /// The dates, from the last that isn't later than the one asked for.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        let start: Date
        let interval: TimeInterval
        /// Nil when there are no more.
        var index: Double?

        public mutating func next() -> Date? {
            guard let index else { return nil }
            // Further intervals are too short to make a difference.
            let isLast = !(interval > 0) || index + 1 == index
            self.index = isLast ? nil : index + 1
            return index == 0 ? start : start + index * interval
        }
    }

    let startDate: Date
    let interval: TimeInterval

    /// - Parameter interval: in seconds; if it isn't positive there is only the one date.
    public init(from startDate: Date, by interval: TimeInterval) {
        self.startDate = startDate
        self.interval = interval
    }

    public func entries(from date: Date, mode: Mode) -> Entries {
        if !(interval > 0) {
            Diagnostics.report(
                Diagnostic(.invalidTime, "\(interval) s is no interval of a schedule: it has one date only."))
        }
        let passed = (date.timeIntervalSince(startDate) / interval + 1e-9).rounded(.down)
        return Entries(
            start: startDate, interval: interval, index: interval > 0 && passed > 0 && passed.isFinite ? passed : 0)
    }
}

/// At the given dates.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule where Entries.Element == Date {
    private let dates: Entries

    /// - Parameter dates: in ascending order; those that don't come after one before them are passed over.
    public init(_ dates: Entries) {
        self.dates = dates
    }

    public func entries(from startDate: Date, mode: Mode) -> Entries { dates }
}

extension ExplicitTimelineSchedule: Sendable where Entries: Sendable {}

/// At each frame.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable, Hashable {
    /// The frames' dates; none while the schedule is paused.
    public struct Entries: Sequence, IteratorProtocol, Sendable {
        var dates: PeriodicTimelineSchedule.Entries?

        public mutating func next() -> Date? { dates?.next() }
    }

    static let frame: TimeInterval = 1 / 60
    let minimumInterval: Double?
    let isPaused: Bool

    /// - Parameter minimumInterval: in seconds; a frame's, a 60th, if it is nil or less.
    public init(minimumInterval: Double? = nil, paused: Bool = false) {
        self.minimumInterval = minimumInterval
        isPaused = paused
    }

    /// The frames from a date on; none while the schedule is paused, or if frames are to be rare.
    public func entries(from start: Date, mode: Mode) -> Entries {
        guard !isPaused, mode == .normal else { return Entries(dates: nil) }
        // The other way round `max` would prefer what is no number.
        let interval = minimumInterval.map { $0 > Self.frame ? $0 : Self.frame } ?? Self.frame
        return Entries(dates: PeriodicTimelineSchedule(from: start, by: interval).entries(from: start, mode: mode))
    }
}
