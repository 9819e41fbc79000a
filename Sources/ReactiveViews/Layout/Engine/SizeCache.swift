/// The sizes that an item answered to the proposals made last.
///
/// A stack asks each child for its least and its greatest size and then proposes; with an ideal besides, four answers are enough for most.
/// Where stacks along both axes are nested the proposals multiply: some more answers keep that from growing with each level.
struct SizeCache {
    private struct Entry {
        var proposal: ProposedViewSize
        var size: CGSize
    }

    private static let furtherCapacity = 28

    private var entries: (Entry, Entry, Entry, Entry)
    private var count: UInt8 = 0
    /// What didn't fit any more; the place of the oldest is taken when that is full, too.
    private var further: [Entry] = []
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
        if further.isEmpty { return nil }
        return further.last { $0.proposal == proposal }?.size
    }

    /// Keeps an answer, in place of the oldest one.
    mutating func insert(_ size: CGSize, for proposal: ProposedViewSize) {
        let entry = Entry(proposal: proposal, size: size)
        switch count {
        case 0: entries.0 = entry
        case 1: entries.1 = entry
        case 2: entries.2 = entry
        case 3: entries.3 = entry
        default: return insertFurther(entry)
        }
        count += 1
    }

    private mutating func insertFurther(_ entry: Entry) {
        guard further.count >= Self.furtherCapacity else { return further.append(entry) }
        further[Int(next)] = entry
        next = (next + 1) % UInt8(Self.furtherCapacity)
    }

    mutating func removeAll() {
        count = 0
        next = 0
        if !further.isEmpty { further.removeAll(keepingCapacity: true) }
    }

    /// Whether all answers are those that `measure` gives.
    func agrees(with measure: (ProposedViewSize) -> CGSize) -> Bool {
        if count > 0, measure(entries.0.proposal) != entries.0.size { return false }
        if count > 1, measure(entries.1.proposal) != entries.1.size { return false }
        if count > 2, measure(entries.2.proposal) != entries.2.size { return false }
        if count > 3, measure(entries.3.proposal) != entries.3.size { return false }
        return further.allSatisfy { measure($0.proposal) == $0.size }
    }
}
