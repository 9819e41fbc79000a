import Reactive
import ReactiveFoundation

/// What a test has left behind on a virtual clock: running tasks, live subscriptions, waiting timers, and diagnostics
/// that nothing handled. `finish` throws it.
///
/// ```swift
/// try withVirtualTime { clock in
///     let model = SearchModel()
///     model.query = "swift"
///     clock.advance(by: .seconds(1))
///     try clock.finish()
/// }
/// ```
public struct UnfinishedWork: Error, Equatable, CustomStringConvertible {
    /// A kind of unfinished work.
    public enum Kind: String, Sendable, CaseIterable {
        /// A task that hasn't ended.
        case task
        /// A subscription of `sink`, `assign` or `values` that is live. Recorded in debug builds only.
        case subscription
        /// An action that waits for its time.
        case timer
        /// A diagnostic that was printed, because nothing handled it.
        case diagnostic
    }

    /// One piece of unfinished work.
    public struct Item: Sendable, Equatable, CustomStringConvertible {
        /// The kind of work.
        public let kind: Kind
        /// What it is, for people.
        public let summary: String
        /// The function that began it, with file and line where they are known; nil if it isn't known.
        public let origin: String?

        public var description: String { origin.map { "\(summary), begun in \($0)" } ?? summary }
    }

    /// The work, by kind: tasks, subscriptions, timers, diagnostics. Each kind is in the order of its beginning.
    public let items: [Item]

    package init(items: [Item]) { self.items = items }

    public var description: String {
        "Unfinished work:" + items.map { "\n  - \($0)" }.joined()
    }
}

extension VirtualClock {
    /// Checks that nothing is left of the work that began under this clock.
    ///
    /// Work that is due now runs first; time doesn't pass. Work that a model keeps on purpose counts as
    /// long as the model lives: end it before, or pass its kind in `ignoring`.
    ///
    /// ```swift
    /// try clock.finish(ignoring: [.subscription])
    /// ```
    ///
    /// - Parameter ignoring: The kinds of work that may be left; none by default.
    /// - Throws: `UnfinishedWork` with what is left, and where it began.
    @MainActor
    public func finish(ignoring: Set<UnfinishedWork.Kind> = []) throws(UnfinishedWork) {
        advance(by: .zero)
        let items = unfinishedItems.filter { !ignoring.contains($0.kind) }
        guard items.isEmpty else { throw UnfinishedWork(items: items) }
    }

    /// The work that began under this clock and hasn't ended.
    package var unfinishedItems: [UnfinishedWork.Item] {
        let record = ClockRecord.of(self)
        var items = (record?.runningTasks ?? []).map { task in
            let label = task.origin?.label
            return UnfinishedWork.Item(
                kind: .task, summary: label ?? "task", origin: label == nil ? task.origin?.place() : nil)
        }
        for (subscription, origin) in Subscriptions.recorded where origin.owner == number {
            items.append(
                UnfinishedWork.Item(kind: .subscription, summary: "\(subscription)", origin: origin.place()))
        }
        for (due, origin) in recordedJobs {
            items.append(
                UnfinishedWork.Item(
                    kind: .timer, summary: "timer that is due in \(now.duration(to: due))", origin: origin.place()))
        }
        for diagnostic in record?.diagnostics ?? [] {
            items.append(UnfinishedWork.Item(kind: .diagnostic, summary: "\(diagnostic)", origin: nil))
        }
        return items
    }
}
