/// What is to be done when, in the order of (time, order of adding).
///
/// What is removed leaves its place empty until it comes first, or most places are empty: so removing many takes no
/// quadratic time, in whichever order.
///
///     items is sorted by (due, sequence); the first has work;  empty = the number of those without
package struct Agenda<Time: Comparable> {
    /// Names an item.
    package struct Ticket: Comparable {
        package let due: Time
        package let sequence: Int

        package static func < (left: Self, right: Self) -> Bool {
            (left.due, left.sequence) < (right.due, right.sequence)
        }
    }
    private struct Item {
        let ticket: Ticket
        /// nil once it was taken out.
        var work: (() -> Void)?
    }
    private var items: ArraySlice<Item> = []
    private var empty = 0
    /// The number of the item that is added next; those of all others are less.
    package private(set) var nextSequence = 0

    package init() {}

    package var isEmpty: Bool { items.isEmpty }
    package var count: Int { items.count - empty }
    /// How many places there are, empty ones included.
    package var placeCount: Int { items.count }
    /// What comes first.
    package var first: Ticket? { items.first?.ticket }

    /// Adds something, after what is due at the same time already.
    package mutating func add(at due: Time, _ work: @escaping () -> Void) -> Ticket {
        let ticket = Ticket(due: due, sequence: nextSequence)
        nextSequence += 1
        items.insert(Item(ticket: ticket, work: work), at: index(of: ticket))
        return ticket
    }

    /// Takes an item out, if it is still there. Let go of the work where no lock is held: it may own anything.
    package mutating func remove(_ ticket: Ticket) -> (() -> Void)? {
        let index = index(of: ticket)
        guard index < items.endIndex, items[index].ticket.sequence == ticket.sequence else { return nil }
        guard let work = items[index].work.take() else { return nil }
        empty += 1
        closeGaps()
        return work
    }

    /// Takes out what comes first.
    package mutating func popFirst() -> (() -> Void)? {
        guard !items.isEmpty else { return nil }
        let work = items[items.startIndex].work.take()
        empty += 1
        closeGaps()
        return work
    }

    /// Takes out the empty places that come first, and the others once they are the most.
    private mutating func closeGaps() {
        while let first = items.first, first.work == nil {
            items.removeFirst()
            empty -= 1
        }
        guard items.count > 16, empty > items.count / 2 else { return }
        items.removeAll { $0.work == nil }
        empty = 0
    }

    /// The first index whose item doesn't come before the ticket.
    private func index(of ticket: Ticket) -> Int {
        var (low, high) = (items.startIndex, items.endIndex)
        while low < high {
            let middle = (low + high) / 2
            if items[middle].ticket < ticket { low = middle + 1 } else { high = middle }
        }
        return low
    }

    package func checkInvariants() {
        for (left, right) in zip(items, items.dropFirst()) { precondition(left.ticket < right.ticket) }
        precondition(items.allSatisfy { $0.ticket.sequence < nextSequence })
        precondition(items.isEmpty || items.first?.work != nil)
        precondition(items.count { $0.work == nil } == empty)
    }
}
