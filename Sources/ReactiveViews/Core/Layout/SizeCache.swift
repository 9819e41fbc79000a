/// The size that an item chooses for a whole range of proposals.
struct RigidSize: Equatable {
    var size: CGSize
    /// True if it holds for every proposal; false if only for those that are at least as wide or have no width.
    var isForAll = false

    /// Returns whether the size is the answer to a proposal.
    func holds(for proposal: CompactProposal) -> Bool { isForAll || !(proposal.width < size.width) }
}

/// The known sizes of an item, by proposal.
///
/// Most views are asked one proposal only, or have the same size for every proposal with enough room. That size is
/// stored without an allocation. Other views have a size per proposal. A stack measures each child for its least and
/// its greatest size and then for its share. Nested stacks along both axes multiply the proposals, so the cache keeps
/// more sizes than one stack needs.
///
/// Invariants: the first `count` elements of `entries` have different proposals, which `reach` doesn't hold by itself;
/// `size` is the answer to all proposals within `reach`; count > 0 ⇒ reach ≠ none.
struct SizeCache {
    private struct Entry {
        var proposal: CompactProposal
        var size: CGSize
    }

    /// The greatest number of answers kept.
    private static let capacity = 255

    private var size = CGSize.zero
    /// The proposal that `size` is the answer to, if `reach` is `one`.
    private var proposal = CompactProposal.none
    private var entries: [Entry] = []
    private var count: UInt8 = 0
    private var reach = Reach.none

    /// The range of proposals that `size` is the answer to.
    private enum Reach: UInt8 {
        case none
        /// `proposal` alone.
        case one
        case wideOnes
        case all
    }

    var isEmpty: Bool { reach == .none }

    /// The size for a range of proposals; nil if none is known.
    var rigid: RigidSize? {
        get { reach == .all || reach == .wideOnes ? RigidSize(size: size, isForAll: reach == .all) : nil }
        set {
            reach = .none
            guard let newValue else { return }
            size = newValue.size
            reach = newValue.isForAll ? .all : .wideOnes
        }
    }

    /// The known size for a proposal; nil if none is known.
    subscript(proposal: CompactProposal) -> CGSize? {
        switch reach {
        case .none: return nil
        case .one: if proposal == self.proposal { return size }
        case .wideOnes: if !(proposal.width < size.width) { return size }
        case .all: return size
        }
        for index in 0..<Int(count) where entries[index].proposal == proposal { return entries[index].size }
        return nil
    }

    /// Keeps an answer. At the capacity, all others are discarded.
    mutating func insert(_ size: CGSize, for proposal: CompactProposal) {
        if reach == .none {
            (self.proposal, self.size, reach) = (proposal, size, .one)
            return
        }
        let entry = Entry(proposal: proposal, size: size)
        if count == Self.capacity { count = 0 }
        if entries.isEmpty { entries.reserveCapacity(8) }
        // Removed entries keep their memory.
        if Int(count) < entries.count { entries[Int(count)] = entry } else { entries.append(entry) }
        count += 1
    }

    /// Forgets all answers and keeps the memory.
    mutating func removeAll() {
        count = 0
        reach = .none
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(Int(count) <= entries.count && Int(count) <= Self.capacity, "answers are lost")
        precondition(count == 0 || reach != .none, "an answer has no place of its own, though there is one")
        for index in 0..<Int(count) {
            let proposal = entries[index].proposal
            let isKnown =
                entries.prefix(index).contains { $0.proposal == proposal }
                || reach == .one && proposal == self.proposal
            precondition(!isKnown, "there are two answers to one proposal")
        }
    }

    /// Returns whether all known answers equal the item's present ones.
    func agrees(rigid: () -> RigidSize?, measure: (ProposedViewSize) -> CGSize) -> Bool {
        switch reach {
        case .none: return true
        case .one: if measure(ProposedViewSize(proposal)) != size { return false }
        case .wideOnes, .all: if rigid() != self.rigid { return false }
        }
        return entries.prefix(Int(count)).allSatisfy { measure(ProposedViewSize($0.proposal)) == $0.size }
    }
}
