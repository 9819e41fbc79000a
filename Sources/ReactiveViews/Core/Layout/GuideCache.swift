/// The known positions of an item's guides. Each answer requires a placement of everything inside the item. Without the
/// cache, nested stacks would double the placements at each level.
final class GuideCache {
    private struct Entry {
        let key: AlignmentKey
        let proposal: CompactProposal
        let value: CGFloat?
    }

    /// The greatest number of answers kept.
    private static let capacity = 255

    private var entries: [Entry] = []

    /// Returns the known answer; nil if none is known. The answer itself is nil if no view sets the guide.
    func value(of key: AlignmentKey, for proposal: CompactProposal) -> CGFloat?? {
        entries.first { $0.key == key && $0.proposal == proposal }.map(\.value)
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(entries.count <= Self.capacity, "there are too many answers")
        for (index, entry) in entries.enumerated() {
            let isKnown = entries.prefix(index).contains { $0.key == entry.key && $0.proposal == entry.proposal }
            precondition(!isKnown, "there are two answers to one question")
        }
    }

    /// Keeps an answer. At the capacity, all others are discarded.
    func insert(_ value: CGFloat?, of key: AlignmentKey, for proposal: CompactProposal) {
        if entries.count == Self.capacity { entries.removeAll(keepingCapacity: true) }
        entries.append(Entry(key: key, proposal: proposal, value: value))
    }
}
