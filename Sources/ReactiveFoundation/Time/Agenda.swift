/// What is to be done when, in the order of (time, order of adding).
///
///     items is sorted by (due, sequence); each has its work
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
        /// nil once it was taken out: a slice keeps what lies before it.
        var work: (() -> Void)?
    }
    private var items: ArraySlice<Item> = []
    /// The number of the item that is added next; those of all others are less.
    package private(set) var nextSequence = 0

    package init() {}

    package var isEmpty: Bool { items.isEmpty }
    package var count: Int { items.count }
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
        return items.remove(at: index).work
    }

    /// Takes out what comes first.
    package mutating func popFirst() -> (() -> Void)? {
        guard !items.isEmpty else { return nil }
        let work = items[items.startIndex].work.take()
        items.removeFirst()
        return work
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
        precondition(items.allSatisfy { $0.work != nil && $0.ticket.sequence < nextSequence })
    }
}
