/// The sizes that an item answered to the proposals made last.
///
/// A stack asks each child for its least and its greatest size and then proposes; with an ideal besides, four answers keep the work linear
/// in the number of views, however deeply stacks are nested.
struct SizeCache {
    private struct Entry {
        var proposal: ProposedViewSize
        var size: CGSize
    }

    private var entries: (Entry, Entry, Entry, Entry)
    private var count: UInt8 = 0
    private var next: UInt8 = 0

    init() {
        let none = Entry(proposal: .zero, size: .zero)
        entries = (none, none, none, none)
    }

    var isEmpty: Bool { count == 0 }

    subscript(proposal: ProposedViewSize) -> CGSize? {
        if count > 0, entries.0.proposal == proposal { return entries.0.size }
        if count > 1, entries.1.proposal == proposal { return entries.1.size }
        if count > 2, entries.2.proposal == proposal { return entries.2.size }
        if count > 3, entries.3.proposal == proposal { return entries.3.size }
        return nil
    }

    /// Keeps an answer, in place of the oldest one.
    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        switch next {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        default: entries.3 = entry
        }
        next = (next + 1) & 3
        count = max(count, next == 0 ? 4 : next)
    }

    mutating func removeAll() {
        count = 0
        next = 0
    }

    /// Whether all answers are those that `measure` gives.
    func agrees(with measure: (ProposedViewSize) -> CGSize) -> Bool {
        let all = [entries.0, entries.1, entries.2, entries.3]
        return all.prefix(Int(count)).allSatisfy { measure($0.proposal) == $0.size }
    }
}
