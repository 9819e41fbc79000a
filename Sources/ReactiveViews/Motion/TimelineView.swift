/// Makes its content anew at the dates of a schedule, by the host's clock.
///
///     TimelineView(.periodic(from: start, by: 1)) { context in
///         Text("\(Int(context.date.timeIntervalSince(start))) s")
///     }
///
/// `context.date` is the last of the schedule's dates that has come, or the date of the first evaluation if none has (⚑). Another
/// schedule, one that doesn't equal the old, begins anew. Dates that follow on each other more closely than frames are passed over.
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// What the content is to show.
    public struct Context {
        /// How often the content is made anew, at most.
        public enum Cadence: Comparable, Sendable {
            /// Continually.
            case live
            /// Once in a second.
            case seconds
            /// Once in a minute.
            case minutes
        }

        /// The date that the content is for.
        public let date: Date
        /// Always `live`: a host saves no power.
        public let cadence: Cadence

        /// Has what was shown for this date made anew. Here that is done whenever something it depends on changes, so this does nothing.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// What the content of any `TimelineView` is to show.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    /// A view that is made anew at the dates of a schedule.
    nonisolated public init(
        _ schedule: Schedule, @ViewBuilder content: @escaping (TimelineViewDefaultContext) -> Content
    ) {
        self.schedule = schedule
        self.content = content
    }
}

extension TimelineView: PrimitiveView where Content: View {
    @MainActor
    public static func _makeNode(
        _ view: TimelineView<Schedule, Content>, under parent: ViewNode
    ) -> TypedNode<TimelineView<Schedule, Content>> {
        TimelineNode(view, under: parent)
    }
}

/// Invariants: `date` is the schedule's last that has come; `upcoming` the next one, for which `alarm` is set; all others are left in
/// `entries`.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    SingleChildNode<TimelineView<Schedule, Content>, Content>
{
    /// Dates that are that near have come: a `Date` is no more exact.
    private static var accuracy: TimeInterval { 1e-6 }
    /// Just less than a frame: nobody sees more.
    private static var shortestPause: TimeInterval { 0.016 }
    /// How many dates in a row may not be later than the clock's.
    private static var limit: Int { 100_000 }

    private var view: TimelineView<Schedule, Content>
    private var entries: Schedule.Entries.Iterator?
    private var date = Date.distantPast
    private var upcoming: Date?
    private var alarm: AnyCancellable?

    init(_ view: TimelineView<Schedule, Content>, under parent: ViewNode) {
        self.view = view
        super.init(under: parent)
        setNeedsUpdate(because: .mounted)
    }

    override func receive(_ view: TimelineView<Schedule, Content>) {
        if !Graph.Inputs.areEqual(self.view.schedule, view.schedule) { entries = nil }
        self.view = view
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() {
        if entries == nil { begin(at: tree.time.date) }
        evaluate {
            setContent(view.content(TimelineViewDefaultContext(date: date, cadence: .live)))
        }
    }

    private func begin(at now: Date) {
        entries = view.schedule.entries(from: now, mode: .normal).makeIterator()
        date = now
        upcoming = entries?.next()
        // The first may be past by any time; the others follow on it.
        if let first = upcoming, hasCome(first, at: now) {
            date = first
            upcoming = entries?.next()
        }
        passOver(until: now)
    }

    private func hasCome(_ date: Date, at now: Date) -> Bool { date <= now + Self.accuracy }

    /// Goes on to the last date that has come, and sets the alarm for the next one.
    private func passOver(until now: Date) {
        var passed = 0
        while let next = upcoming, hasCome(next, at: now) || next <= date {
            date = max(date, next)
            upcoming = entries?.next()
            passed += 1
            guard passed < Self.limit else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidTime, "\(passed) dates of a schedule don't come after now; it is given up.",
                        path: path))
                upcoming = nil
                break
            }
        }
        alarm = upcoming.map { next in
            tree.time.schedule(at: max(next, now + Self.shortestPause)) { [weak self] in self?.ring(for: next) }
        }
    }

    private func ring(for date: Date) {
        guard isMounted, upcoming == date else { return }
        passOver(until: max(tree.time.date, date))
        setNeedsUpdate(because: .other("a date of the timeline"))
    }

    override func didUnmount() {
        alarm = nil
        entries = nil
    }
}
