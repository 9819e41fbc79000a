/// An item's size for many proposals.
struct RigidSize: Equatable {
    var size: CGSize
    /// Whether it holds for every proposal, or only for proposals that are at least as wide or leave the width open.
    var isForAll = false

    func holds(for proposal: CompactProposal) -> Bool { isForAll || !(proposal.width < size.width) }
}

/// An item's known sizes, by proposal.
///
/// Most views have one size wherever there is room for it. That size is kept apart and allocates nothing. Other views
/// have a size per proposal: a stack asks each child for its least and its greatest size and then proposes. Nested
/// stacks along both axes multiply the proposals, so more sizes are kept than one stack needs.
///
/// Invariant: the first `count` of `entries` are answers to different proposals; `size` is the answer to all within
/// `reach`.
struct SizeCache {
    private struct Entry {
        var proposal: CompactProposal
        var size: CGSize
    }

    private static let capacity = 255

    private var size = CGSize.zero
    private var entries: [Entry] = []
    private var count: UInt8 = 0
    private var reach = Reach.none

    /// The proposals that `size` is the answer to.
    private enum Reach: UInt8 {
        case none
        case wideOnes
        case all
    }

    var isEmpty: Bool { count == 0 && reach == .none }

    /// The answer to many proposals, if there is one.
    var rigid: RigidSize? {
        get { reach == .none ? nil : RigidSize(size: size, isForAll: reach == .all) }
        set {
            reach = .none
            guard let newValue else { return }
            size = newValue.size
            reach = newValue.isForAll ? .all : .wideOnes
        }
    }

    subscript(proposal: CompactProposal) -> CGSize? {
        if reach == .wideOnes, !(proposal.width < size.width) { return size }
        if reach == .all { return size }
        for index in 0..<Int(count) where entries[index].proposal == proposal { return entries[index].size }
        return nil
    }

    /// Keeps an answer. At the capacity, all others are discarded.
    mutating func insert(_ size: CGSize, for proposal: CompactProposal) {
        let entry = Entry(proposal: proposal, size: size)
        if count == Self.capacity { count = 0 }
        if entries.isEmpty { entries.reserveCapacity(4) }
        // Removed entries keep their memory.
        if Int(count) < entries.count { entries[Int(count)] = entry } else { entries.append(entry) }
        count += 1
    }

    mutating func removeAll() {
        count = 0
        reach = .none
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(Int(count) <= entries.count && Int(count) <= Self.capacity, "answers are lost")
        for index in 0..<Int(count) {
            let isKnown = entries.prefix(index).contains { $0.proposal == entries[index].proposal }
            precondition(!isKnown, "there are two answers to one proposal")
        }
    }

    /// Returns whether all known answers equal the item's present ones.
    func agrees(rigid: () -> RigidSize?, measure: (ProposedViewSize) -> CGSize) -> Bool {
        if reach != .none, rigid() != self.rigid { return false }
        return entries.prefix(Int(count)).allSatisfy { measure(ProposedViewSize($0.proposal)) == $0.size }
    }
}
