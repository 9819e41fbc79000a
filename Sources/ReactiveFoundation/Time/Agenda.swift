import Reactive

/// Scheduled work in the order (time, insertion): the queue of a scheduler.
///
/// A removed item leaves an empty place until it is the first, or until most places are empty. So removing many items
/// never takes quadratic time.
///
/// A *task job* is a job of Swift concurrency: its time and place in the order are those of any work.
///
///     items is sorted by (due, sequence); the first has work; empty = number of items without work
///     taskJobs = number of items with the work of a task job
package struct Agenda<Time: Comparable> {
    /// Identifies an item.
    package struct Ticket: Comparable {
        package let due: Time
        package let sequence: Int

        package static func < (left: Self, right: Self) -> Bool {
            (left.due, left.sequence) < (right.due, right.sequence)
        }
    }
    private struct Item {
        let ticket: Ticket
        let isTaskJob: Bool
        let origin: WorkOrigin?
        /// Nil after removal.
        var work: (() -> Void)?
    }
    private var items: ArraySlice<Item> = []
    private var empty = 0
    /// The number of waiting task jobs.
    package private(set) var taskJobs = 0
    /// The sequence number of the next item; greater than all others.
    package private(set) var nextSequence = 0

    package init() {}

    package var isEmpty: Bool { items.isEmpty }
    package var count: Int { items.count - empty }
    /// The number of places, including empty ones.
    package var placeCount: Int { items.count }
    /// The first item's ticket.
    package var first: Ticket? { items.first?.ticket }
    /// Whether the first item is a task job.
    package var startsWithTaskJob: Bool { items.first?.isTaskJob ?? false }

    /// Adds work, after items with the same time.
    ///
    /// - Parameter sequence: The sequence number of an item that was removed, whose place among items with the same
    ///   time the new one takes; a new number if nil.
    package mutating func add(
        at due: Time, sequence: Int? = nil, isTaskJob: Bool = false, from origin: WorkOrigin? = nil,
        _ work: @escaping () -> Void
    ) -> Ticket {
        let ticket = Ticket(due: due, sequence: sequence ?? nextSequence)
        if sequence == nil { nextSequence += 1 }
        items.insert(Item(ticket: ticket, isTaskJob: isTaskJob, origin: origin, work: work), at: index(of: ticket))
        if isTaskJob { taskJobs += 1 }
        return ticket
    }

    /// Removes an item and returns its work; nil if it was removed before. Release the work outside of locks: its
    /// deinitializer may run any code.
    package mutating func remove(_ ticket: Ticket) -> (() -> Void)? {
        let index = index(of: ticket)
        guard index < items.endIndex, items[index].ticket.sequence == ticket.sequence else { return nil }
        return takeWork(at: index)
    }

    /// Removes the first item and returns its work.
    package mutating func popFirst() -> (() -> Void)? {
        items.isEmpty ? nil : takeWork(at: items.startIndex)
    }

    /// Removes the first task job that is due until a time and returns its work.
    package mutating func popFirstTaskJob(until time: Time) -> (() -> Void)? {
        indexOfFirstTaskJob(until: time).flatMap { takeWork(at: $0) }
    }

    /// Returns whether a task job is due until a time.
    package func hasTaskJob(until time: Time) -> Bool { indexOfFirstTaskJob(until: time) != nil }

    private func indexOfFirstTaskJob(until time: Time) -> Int? {
        guard taskJobs > 0 else { return nil }
        return items.prefix { $0.ticket.due <= time }.firstIndex { $0.isTaskJob && $0.work != nil }
    }

    private mutating func takeWork(at index: Int) -> (() -> Void)? {
        guard let work = items[index].work.take() else { return nil }
        empty += 1
        if items[index].isTaskJob { taskJobs -= 1 }
        closeGaps()
        return work
    }

    /// Removes leading empty places, and the others once they outnumber the items.
    private mutating func closeGaps() {
        while let first = items.first, first.work == nil {
            items.removeFirst()
            empty -= 1
        }
        guard items.count > 16, empty > items.count / 2 else { return }
        items.removeAll { $0.work == nil }
        empty = 0
    }

    /// The index of the first item that isn't before the ticket.
    private func index(of ticket: Ticket) -> Int {
        var (low, high) = (items.startIndex, items.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].ticket < ticket { low = middle + 1 } else { high = middle }
        }
        return low
    }

    /// The times and origins of the work whose origin was recorded, in order.
    package var recorded: [(due: Time, origin: WorkOrigin)] {
        items.compactMap { item in item.work == nil ? nil : item.origin.map { (item.ticket.due, $0) } }
    }

    package func checkInvariants() {
        for (left, right) in zip(items, items.dropFirst()) { precondition(left.ticket < right.ticket) }
        precondition(items.allSatisfy { $0.ticket.sequence < nextSequence })
        precondition(items.isEmpty || items.first?.work != nil)
        precondition(items.count { $0.work == nil } == empty)
        precondition(items.count { $0.work != nil && $0.isTaskJob } == taskJobs)
    }
}
