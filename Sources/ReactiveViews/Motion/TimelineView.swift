import Reactive

/// A view that updates its content at the dates of a schedule, by the host's clock.
///
/// `context.date` is the last date of the schedule that has passed, or the date of the first evaluation if none has.
/// Apple's documentation doesn't define the latter. A schedule that doesn't equal the previous one starts anew. Dates
/// closer together than frames are skipped.
///
/// ```swift
/// TimelineView(.periodic(from: start, by: 1)) { context in
///     Text("\(Int(context.date.timeIntervalSince(start))) s")
/// }
/// ```
public struct TimelineView<Schedule: TimelineSchedule, Content> {
    /// The state that the content shows.
    public struct Context {
        /// The maximum frequency of updates.
        public enum Cadence: Comparable, Sendable {
            /// Continuous updates.
            case live
            /// An update per second.
            case seconds
            /// An update per minute.
            case minutes
        }

        /// The date that the content shows.
        public let date: Date
        /// The frequency of updates; always `live`, as a host has no low-power mode.
        public let cadence: Cadence

        /// Invalidates the content for this date. Has no effect: content is updated whenever a dependency changes.
        public func invalidateTimelineContent() {}
    }

    let schedule: Schedule
    let content: (TimelineViewDefaultContext) -> Content
}

/// The context of the content of every `TimelineView`.
public typealias TimelineViewDefaultContext = TimelineView<EveryMinuteTimelineSchedule, Never>.Context

extension TimelineView: View where Content: View {
    public typealias Body = Never

    /// Creates a timeline view.
    ///
    /// - Parameters:
    ///   - schedule: The dates of updates.
    ///   - content: Makes the content for a context.
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

/// Invariants: `date` is the schedule's last passed date; `upcoming` is the next one, for which `alarm` is set; all
/// later dates are in `entries`.
private final class TimelineNode<Schedule: TimelineSchedule, Content: View>:
    SingleChildNode<TimelineView<Schedule, Content>, Content>
{
    override class var traits: NodeTraits { .passesElements }

    /// Dates within this distance have passed, in seconds: a `Date` isn't more exact.
    private static var accuracy: TimeInterval { 1e-6 }
    /// Slightly less than a frame, in seconds; shorter intervals aren't visible.
    private static var shortestPause: TimeInterval { 0.016 }
    /// The maximum number of consecutive dates that aren't later than the clock's.
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
        // The first date can be long past; the others follow it.
        if let first = upcoming, hasCome(first, at: now) {
            date = first
            upcoming = entries?.next()
        }
        passOver(until: now)
    }

    private func hasCome(_ date: Date, at now: Date) -> Bool { date <= now + Self.accuracy }

    /// Advances to the last passed date, and sets the alarm for the next one.
    private func passOver(until now: Date) {
        var passed = 0
        while let next = upcoming, hasCome(next, at: now) || next <= date {
            date = max(date, next)
            upcoming = entries?.next()
            passed += 1
            guard passed < Self.limit else {
                Diagnostics.report(
                    Diagnostic(
                        .invalidTime, "Ended a schedule after \(passed) dates that aren't in the future.",
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
