/// A size that an item has for many proposals.
struct RigidSize: Equatable {
    var size: CGSize
    /// Whether it holds for every proposal; else for those that are as wide at least, or leave the width open.
    var isForAll = false

    func holds(for proposal: CompactProposal) -> Bool { isForAll || !(proposal.width < size.width) }
}

/// The sizes that an item answered to the proposals made last.
///
/// Most views have one size wherever there is room for it; that one is kept apart and takes no memory of its own.
/// Others have an answer per proposal: a stack asks each child for its least and its greatest size and then proposes.
/// Where stacks along both axes are nested the proposals multiply: some more answers keep that from growing with each
/// level.
///
/// Invariant: the first `count` of `entries` are answers, of different proposals; `size` is one for all
/// that are within `reach`.
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

    /// For which proposals `size` is the answer.
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

    /// Keeps an answer, in place of all others if they are too many.
    mutating func insert(_ size: CGSize, for proposal: CompactProposal) {
        let entry = Entry(proposal: proposal, size: size)
        if count == Self.capacity { count = 0 }
        if entries.isEmpty { entries.reserveCapacity(4) }
        // What was removed still takes its place.
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

    /// Whether all answers are those that the item gives now.
    func agrees(rigid: () -> RigidSize?, measure: (ProposedViewSize) -> CGSize) -> Bool {
        if reach != .none, rigid() != self.rigid { return false }
        return entries.prefix(Int(count)).allSatisfy { measure(ProposedViewSize($0.proposal)) == $0.size }
    }
}
