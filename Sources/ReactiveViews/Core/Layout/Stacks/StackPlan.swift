/// The division of a stack's length among its children.
///
/// Children with a higher priority choose first; of equal priorities, less flexible children do. Each child is proposed
/// an equal share of the length that is left. The least lengths of children with lower priorities are reserved until
/// that priority's turn.
///
/// A plan is kept between layouts. When one of many children changes, the plan measures only that child and the
/// children whose proposals change as a result.
///
/// Invariants:
/// - Each entry of `children` holds answers to proposals with the length `proposal[axis.other]` across.
/// - `hasChanges` ⇔ a child was forgotten since the last update.
struct StackPlan {
    /// The known answers of a child.
    private struct Child {
        /// Marks a child without a proposal. Lengths are never negative.
        static let unknown: CGFloat = -1

        /// The least length; NaN until it is measured.
        var least = CGFloat.nan
        /// The greatest length minus the least; negative if the size is the same for all proposals along the axis.
        var flexibility: CGFloat = 0
        /// The length proposed last; NaN for no proposal.
        var proposed = unknown
        /// The child's length along the axis for that proposal.
        var length: CGFloat = 0
        /// The child's length across the axis for that proposal.
        var width: CGFloat = 0
        /// The distance of the guide from the child's start across the axis.
        var guide: CGFloat = 0

        var isKnown: Bool { proposed != Self.unknown }
        var isRigid: Bool { flexibility < 0 }
    }

    private let axis: Axis
    private let guide: AlignmentKey
    /// The distance between neighbours; nil for the distances that they prefer.
    private let spacing: CGFloat?

    private(set) var size = CGSize.zero
    private(set) var proposal = CompactProposal.none
    private var children: [Child] = []
    private var hasChanges = true
    /// Whether a view may have set the guide when the children's guides were read.
    private var mayBeExplicit = false
    /// The distance between neighbours; nil until it is needed.
    private var gap: CGFloat?
    /// The distances if they aren't all `gap`.
    private var gaps: [CGFloat] = []
    /// The children's priorities if they aren't all 0.
    private var priorities: [Double] = []
    /// The children's indices in the order in which they choose; empty if they choose in their own order. Sorted again
    /// before use if `isOrderStale`.
    private var order: [Int] = []
    private var isOrderStale = true
    /// The common position of the children's guides, from the stack's start across the axis.
    private var line: CGFloat = 0

    init(along axis: Axis, spacing: CGFloat?, guide: AlignmentKey) {
        self.axis = axis
        self.spacing = spacing
        self.guide = guide
    }

    /// Discards the answers of a child that has changed.
    mutating func forget(_ index: Int) {
        hasChanges = true
        if children.indices.contains(index) { children[index] = Child() }
    }

    /// Updates the plan for the items' present answers. Does nothing if neither a child nor the proposal changed.
    mutating func update(_ items: [LayoutItem], for proposal: CompactProposal) {
        guard hasChanges || proposal != self.proposal else { return }
        items.withUnsafeBufferPointer { update(Items($0), for: proposal) }
    }

    /// The items of a stack, without reference counting at each use. Closures capture no plan, which would be copied.
    ///
    /// The stack's item owns them in the array that it passes to `update` or `place`, and thus for as long as those
    /// calls last: what is measured or placed meanwhile doesn't collect children.
    private struct Items {
        private let items: UnsafeBufferPointer<LayoutItem>

        init(_ items: UnsafeBufferPointer<LayoutItem>) { self.items = items }

        var count: Int { items.count }

        @inline(__always)
        func with<Result>(_ index: Int, _ body: (LayoutItem) -> Result) -> Result {
            Unmanaged.passUnretained(items[index])._withUnsafeGuaranteedRef(body)
        }
    }

    private mutating func update(_ items: Items, for proposal: CompactProposal) {
        if items.count != children.count { children = Array(repeating: Child(), count: items.count) }
        guard items.count > 0 else { return }
        var mayBeExplicit = items.with(0) { $0.context.mayBeExplicit(guide) }
        for index in 0..<items.count where !mayBeExplicit { mayBeExplicit = items.with(index) { $0.mayGuide } }
        if mayBeExplicit != self.mayBeExplicit
            || !CompactProposal.areSame(proposal[axis.other], self.proposal[axis.other])
        {
            self.mayBeExplicit = mayBeExplicit
            children.withUnsafeMutableBufferPointer { $0.update(repeating: Child()) }
        }
        self.proposal = proposal
        let major = proposal[axis]
        findOut(items, withRanges: !major.isNaN && items.count > 1)
        hasChanges = false

        if major.isNaN {
            // Without a proposal along the axis, every child has its ideal length.
            for index in 0..<items.count { ask(index, items, major) }
        } else {
            let room = max(major - total, 0)
            if items.count == 1 { ask(0, items, room) } else { divide(room, among: items) }
        }
        bringTogether()
    }

    // MARK: Distances, priorities and ranges

    /// The sum of all distances.
    private var total: CGFloat { gaps.isEmpty ? (gap ?? 0) * CGFloat(children.count - 1) : gaps.reduce(0, +) }

    /// Reads the missing distances, priorities and ranges of lengths, in one pass over the items.
    private mutating func findOut(_ items: Items, withRanges: Bool) {
        if let spacing { gap = spacing.isFinite ? spacing : 0 }
        let findsGaps = hasChanges && spacing == nil && items.count > 1
        let unlimited = CompactProposal(along: axis, .infinity, across: proposal[axis.other])
        var previous: ViewSpacing?
        var wasUnknown = false
        for index in children.indices {
            let isUnknown = !children[index].isKnown
            let needsRange = withRanges && children[index].least.isNaN
            defer { wasUnknown = isUnknown }
            guard isUnknown || needsRange || wasUnknown && findsGaps else {
                previous = nil
                continue
            }
            if hasChanges, isUnknown { keepPriority(items.with(index) { $0.priority }, index) }
            if findsGaps {
                let next = items.with(index) { $0.spacing }
                if index > 0, isUnknown || wasUnknown {
                    let before = previous ?? items.with(index - 1) { $0.spacing }
                    keepGap(before.distance(to: next, along: axis), before: index)
                }
                previous = next
            }
            if needsRange {
                findRange(index, items, unlimited)
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

    private mutating func keepPriority(_ priority: Double, _ index: Int) {
        if priorities.isEmpty {
            if priority == 0 { return }
            priorities = Array(repeating: 0, count: children.count)
        }
        guard priorities[index] != priority else { return }
        priorities[index] = priority
        isOrderStale = true
    }

    @inline(__always)
    private mutating func findRange(_ index: Int, _ items: Items, _ unlimited: CompactProposal) {
        let axis = axis
        let minor = unlimited[axis.other]
        var child = children[index]
        let greatest = items.with(index) { $0.size(for: unlimited) }
        if let rigid = items.with(index, { $0.rigidSize(along: axis, across: minor) }) {
            keep(rigid, for: unlimited, of: index, items, in: &child)
            child.least = rigid[axis] < .infinity ? rigid[axis] : 0
            child.flexibility = -1
        } else {
            let least = CompactProposal(along: axis, 0, across: minor)
            let length = items.with(index) { $0.size(for: least) }[axis]
            child.least = length < .infinity ? length : 0
            child.flexibility = max(greatest[axis], length) - child.least
        }
        children[index] = child
    }

    // MARK: Along the axis

    /// Proposes a length to a child.
    @inline(__always)
    private mutating func ask(_ index: Int, _ items: Items, _ length: CGFloat) {
        var child = children[index]
        if CompactProposal.areSame(child.proposed, length) { return }
        if child.isRigid {
            child.proposed = length
        } else {
            let proposal = CompactProposal(along: axis, length, across: self.proposal[axis.other])
            keep(items.with(index) { $0.size(for: proposal) }, for: proposal, of: index, items, in: &child)
        }
        children[index] = child
    }

    @inline(__always)
    private func keep(
        _ size: CGSize, for proposal: CompactProposal, of index: Int, _ items: Items, in child: inout Child
    ) {
        let guide = guide
        child.proposed = proposal[axis]
        child.length = size[axis]
        child.width = size[axis.other]
        let finite = child.width < .infinity ? child.width : 0
        if !mayBeExplicit, let standard = guide.standard(in: finite) {
            child.guide = standard
        } else {
            child.guide = items.with(index) { $0.guide(guide, for: ProposedViewSize(proposal)) }
        }
    }

    /// Proposes a length to each child.
    private mutating func divide(_ room: CGFloat, among items: Items) {
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

    /// Returns the index of the child that chooses at a position in the order.
    @inline(__always)
    private func child(at position: Int) -> Int { order.isEmpty ? position : order[position] }

    private func endOfPriority(from start: Int) -> Int {
        if priorities.isEmpty { return children.count }
        let priority = priorities[child(at: start)]
        return (start..<children.count).first { priorities[child(at: $0)] != priority } ?? children.count
    }

    private mutating func sort() {
        isOrderStale = false
        let count = children.count
        var isSorted = true
        for index in stride(from: 1, to: count, by: 1) where precedes(index, index - 1) {
            isSorted = false
            break
        }
        guard !isSorted else {
            if !order.isEmpty { order = [] }
            return
        }
        guard count <= Self.few else {
            let sorted = children.indices.sorted(by: precedes)
            order = sorted
            return
        }
        if order.count != count { order = Array(repeating: 0, count: count) }
        for index in 0..<count {
            var position = index
            while position > 0, precedes(index, order[position - 1]) {
                order[position] = order[position - 1]
                position -= 1
            }
            order[position] = index
        }
    }

    /// The greatest number of children that are sorted by insertion, which takes no memory but the result's.
    private static let few = 16

    /// Returns whether one child chooses before another. Of two infinitely flexible children, the one with the larger
    /// least length does.
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
        // Rounding may make the sum less than a child's width, and that child would be placed in too little room.
        size = CGSize(along: axis, length, across: max(before + after, widest))
    }

    /// Calls the body with each child's index, origin, proposal, and size for that proposal.
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

    /// Calls the body with each child's index, origin and proposal.
    func forEachPlace(_ body: (Int, CGPoint, ProposedViewSize) -> Void) {
        forEach { index, origin, proposal, _ in body(index, origin, ProposedViewSize(proposal)) }
    }

    /// Places the items. Items that stay placed for the same proposal are only moved.
    func place(_ items: [LayoutItem]) {
        guard let context = items.first?.context else { return }
        let isPlain = context.showsPlacesOnly
        items.withUnsafeBufferPointer { buffer in
            let items = Items(buffer)
            forEach { index, origin, proposal, size in
                items.with(index) { item in
                    if isPlain, item.move(to: origin.sanitized, proposal, size.finite) { return }
                    item.place(at: origin, proposal)
                }
            }
        }
    }
}
