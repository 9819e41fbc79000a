/// How a stack divides the room along its axis among its children (L2–L5).
///
/// Those with a higher priority choose first, then those that are less flexible; each is offered an equal share of what is left, and
/// what it takes is gone. What those of lower priority need at least is kept for them until it is their turn (L3).
///
/// A plan is kept: where one of many children has changed, only that one is asked anew, and whoever is offered something else thereby.
///
/// Invariants: what `children` say was answered for what is proposed across, `proposal[axis.other]`; `hasChanges` ⇔ one of them has been
/// forgotten since the last update.
struct StackPlan {
    /// What is known of a child.
    private struct Child {
        /// No length is negative.
        static let unknown: CGFloat = -1

        /// Its least length; NaN as long as nobody asked.
        var least = CGFloat.nan
        /// How much longer it can be; negative if it has the same size whatever is proposed along the axis.
        var flexibility: CGFloat = 0
        /// What it was proposed, NaN for nothing, and what it answered to that.
        var proposed = unknown
        var length: CGFloat = 0
        var width: CGFloat = 0
        /// How far its guide is from its own start across the axis.
        var guide: CGFloat = 0

        var isKnown: Bool { proposed != Self.unknown }
        var isRigid: Bool { flexibility < 0 }
    }

    private let axis: Axis
    private let guide: AlignmentKey
    /// Between neighbours; nil for what they prefer (L5).
    private let spacing: CGFloat?

    private(set) var size = CGSize.zero
    private(set) var proposal = CompactProposal.none
    private var children: [Child] = []
    private var hasChanges = true
    /// Whether some view set the guide when the children were asked for theirs.
    private var mayBeExplicit = false
    /// The distance between neighbours; nil as long as nobody asked.
    private var gap: CGFloat?
    /// The distances if they aren't all `gap`.
    private var gaps: [CGFloat] = []
    /// The children's priorities if they aren't all 0.
    private var priorities: [Double] = []
    /// In which order they choose if not as they stand; brought up to date before it is used if `isOrderStale`.
    private var order: [Int] = []
    private var isOrderStale = true
    /// Where the children's guides come together, from the stack's start across the axis.
    private var line: CGFloat = 0

    init(along axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
        self.axis = axis
        self.spacing = spacing
        self.guide = guide
    }

    /// A child's answers don't hold any more.
    mutating func forget(_ index: Int) {
        hasChanges = true
        if children.indices.contains(index) { children[index] = Child() }
    }

    mutating func update(_ items: [LayoutItem], for proposal: CompactProposal) {
        guard hasChanges || proposal != self.proposal else { return }
        if items.count != children.count { children = Array(repeating: Child(), count: items.count) }
        guard let first = items.first else { return }
        let mayBeExplicit = first.context.mayBeExplicit(guide) || items.contains(where: \.mayGuide)
        if mayBeExplicit != self.mayBeExplicit
            || !CompactProposal.areSame(proposal[axis.other], self.proposal[axis.other])
        {
            self.mayBeExplicit = mayBeExplicit
            for index in children.indices { children[index] = Child() }
        }
        self.proposal = proposal
        let major = proposal[axis]
        findOut(items, withRanges: !major.isNaN && items.count > 1)
        hasChanges = false

        if major.isNaN {
            // Every child is what it is ideally (L4).
            for index in items.indices { ask(index, items, major) }
        } else {
            let room = max(major - total, 0)
            if items.count == 1 { ask(0, items, room) } else { divide(room, among: items) }
        }
        bringTogether()
    }

    // MARK: What is known beforehand

    /// All distances together.
    private var total: CGFloat { gaps.isEmpty ? (gap ?? 0) * CGFloat(children.count - 1) : gaps.reduce(0, +) }

    /// Finds out, in one go over the items, the distances to their neighbours, the priorities and the ranges of those of whom nothing is
    /// known.
    private mutating func findOut(_ items: [LayoutItem], withRanges: Bool) {
        if let spacing { gap = spacing.isFinite ? spacing : 0 }
        let findsGaps = hasChanges && spacing == nil && items.count > 1
        let unlimited = CompactProposal(along: axis, .infinity, across: proposal[axis.other])
        var previous: ViewSpacing?
        var wasUnknown = false
        for index in children.indices {
            var child = children[index]
            let isUnknown = !child.isKnown
            let needsRange = withRanges && child.least.isNaN
            defer { wasUnknown = isUnknown }
            guard isUnknown || needsRange || wasUnknown && findsGaps else {
                previous = nil
                continue
            }
            let item = items[index]
            if hasChanges, isUnknown { findPriority(item, index) }
            if findsGaps {
                let next = item.spacing
                if index > 0, isUnknown || wasUnknown {
                    let distance = (previous ?? items[index - 1].spacing).distance(to: next, along: axis)
                    keepGap(distance, before: index)
                }
                previous = next
            }
            if needsRange {
                findRange(item, &child, unlimited)
                children[index] = child
                isOrderStale = true
            }
        }
    }

    private mutating func keepGap(_ distance: CGFloat, before index: Int) {
        if gaps.isEmpty {
            let gap = gap ?? distance
            self.gap = gap
            if distance == gap { return }
            gaps = Array(repeating: gap, count: children.count - 1)
        }
        gaps[index - 1] = distance
    }

    private mutating func findPriority(_ item: LayoutItem, _ index: Int) {
        let priority = item.priority
        if priorities.isEmpty {
            if priority == 0 { return }
            priorities = Array(repeating: 0, count: children.count)
        }
        guard priorities[index] != priority else { return }
        priorities[index] = priority
        isOrderStale = true
    }

    @inline(__always)
    private func findRange(_ item: LayoutItem, _ child: inout Child, _ unlimited: CompactProposal) {
        let minor = unlimited[axis.other]
        let greatest = item.size(for: unlimited)
        if let rigid = item.rigidSize(along: axis, across: minor) {
            keep(rigid, for: unlimited, of: item, in: &child)
            child.least = rigid[axis] < .infinity ? rigid[axis] : 0
            child.flexibility = -1
        } else {
            let length = item.size(for: CompactProposal(along: axis, 0, across: minor))[axis]
            child.least = length < .infinity ? length : 0
            child.flexibility = max(greatest[axis], length) - child.least
        }
    }

    // MARK: Along the axis

    /// Proposes a length to a child.
    @inline(__always)
    private mutating func ask(_ index: Int, _ items: [LayoutItem], _ length: CGFloat) {
        if CompactProposal.areSame(children[index].proposed, length) { return }
        if children[index].isRigid {
            children[index].proposed = length
        } else {
            let proposal = CompactProposal(along: axis, length, across: self.proposal[axis.other])
            var child = children[index]
            keep(items[index].size(for: proposal), for: proposal, of: items[index], in: &child)
            children[index] = child
        }
    }

    @inline(__always)
    private func keep(
        _ size: CGSize, for proposal: CompactProposal, of item: LayoutItem, in child: inout Child
    ) {
        child.proposed = proposal[axis]
        child.length = size[axis]
        child.width = size[axis.other]
        let finite = child.width < .infinity ? child.width : 0
        if !mayBeExplicit, let standard = guide.standard(in: finite) {
            child.guide = standard
        } else {
            child.guide = item.guide(guide, for: ProposedViewSize(proposal))
        }
    }

    /// Proposes a length to each child.
    private mutating func divide(_ room: CGFloat, among items: [LayoutItem]) {
        if isOrderStale { sort() }
        var reserved = children.reduce(0) { $0 + $1.least }
        var room = room
        var next = 0
        while next < items.count {
            let end = endOfPriority(from: next)
            if end == items.count {
                reserved = 0
            } else {
                for position in next..<end { reserved -= children[child(at: position)].least }
            }
            for position in next..<end {
                let index = child(at: position)
                let left = room - reserved
                ask(index, items, room == .infinity ? room : left > 0 ? left / CGFloat(end - position) : 0)
                if room < .infinity { room -= children[index].length }
            }
            next = end
        }
    }

    /// Which child chooses when.
    @inline(__always)
    private func child(at position: Int) -> Int { order.isEmpty ? position : order[position] }

    private func endOfPriority(from start: Int) -> Int {
        if priorities.isEmpty { return children.count }
        let priority = priorities[child(at: start)]
        return (start..<children.count).first { priorities[child(at: $0)] != priority } ?? children.count
    }

    private mutating func sort() {
        isOrderStale = false
        order = []
        if !children.indices.dropFirst().contains(where: { precedes($0, $0 - 1) }) { return }
        let sorted = children.indices.sorted(by: precedes)
        order = sorted
    }

    /// Whether one child chooses before another. Both infinitely flexible: the one with the larger minimum first (L2).
    private func precedes(_ first: Int, _ second: Int) -> Bool {
        if !priorities.isEmpty, priorities[first] != priorities[second] {
            return priorities[first] > priorities[second]
        }
        let (lhs, rhs) = (children[first], children[second])
        let (flexibility, other) = (max(lhs.flexibility, 0), max(rhs.flexibility, 0))
        if flexibility != other { return flexibility < other }
        if flexibility == .infinity, lhs.least != rhs.least { return lhs.least > rhs.least }
        return first < second
    }

    // MARK: Across the axis

    private mutating func bringTogether() {
        var length = total
        var before: CGFloat = -.infinity
        var after: CGFloat = -.infinity
        var widest: CGFloat = 0
        for child in children {
            length += child.length
            before = max(before, child.guide)
            after = max(after, child.width - child.guide)
            widest = max(widest, child.width)
        }
        line = before
        // The sum may be a hair less than the width that it consists of; the children would then be placed in too
        // little room.
        size = CGSize(along: axis, length, across: max(before + after, widest))
    }

    /// Calls with each child's index, the point where it begins, what it is proposed, and the size that it has for that.
    @inline(__always)
    private func forEach(_ body: (Int, CGPoint, CompactProposal, CGSize) -> Void) {
        let minor = proposal[axis.other]
        let gap = gap ?? 0
        var start: CGFloat = 0
        for index in children.indices {
            let child = children[index]
            var origin = CGPoint.zero
            origin[axis] = start
            origin[axis.other] = line - child.guide
            body(
                index, origin, CompactProposal(along: axis, child.proposed, across: minor),
                CGSize(along: axis, child.length, across: child.width))
            start += child.length
            if index < children.count - 1 { start += gaps.isEmpty ? gap : gaps[index] }
        }
    }

    /// Calls with each child's index, the point where it begins, and what it is proposed.
    func forEachPlace(_ body: (Int, CGPoint, ProposedViewSize) -> Void) {
        forEach { index, origin, proposal, _ in body(index, origin, ProposedViewSize(proposal)) }
    }

    func place(_ items: [LayoutItem]) {
        guard let context = items.first?.context else { return }
        let isPlain = context.showsPlacesOnly
        items.withUnsafeBufferPointer { items in
            forEach { index, origin, proposal, size in
                let item = Unmanaged.passUnretained(items[index])
                if isPlain, item._withUnsafeGuaranteedRef({ $0.move(to: origin.sanitized, proposal, size.finite) }) {
                    return
                }
                item._withUnsafeGuaranteedRef { $0.place(at: origin, proposal) }
            }
        }
    }
}
