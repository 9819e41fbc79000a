/// How a stack divides the room along its axis among its children (L2–L5).
///
/// Those with a higher priority choose first, then those that are less flexible; each is offered an equal share of what is left, and
/// what it takes is gone. What those of lower priority need at least is kept for them until it is their turn (L3).
struct StackPlan {
    /// For each child what it is proposed, and where it begins along the axis.
    private(set) var proposals: [ProposedViewSize] = []
    private(set) var starts: [CGFloat] = []
    /// How far each child's guide is from its own start across the axis.
    private(set) var guides: [CGFloat] = []
    /// Where the children's guides come together, from the stack's start across the axis.
    private(set) var line: CGFloat = 0
    private(set) var size = CGSize.zero

    private let axis: Axis
    private let guide: AlignmentKey

    /// - Parameter spacing: between neighbours; nil for what they prefer (L5).
    init(_ children: [LayoutItem], along axis: Axis, spacing: CGFloat?, guide: AlignmentKey, proposal: ProposedViewSize)
    {
        self.axis = axis
        self.guide = guide
        guard !children.isEmpty else { return }
        let gaps = Self.gaps(children, axis, spacing)
        let minor = proposal[axis.other]
        if let major = proposal[axis] {
            let room = max(major - gaps.reduce(0, +), 0)
            let lengths = Self.divide(room, among: children, axis, minor)
            proposals = lengths.map { ProposedViewSize(along: axis, $0, across: minor) }
        } else {
            // Every child is what it is ideally (L4).
            let ideal = ProposedViewSize(along: axis, nil, across: minor)
            proposals = Array(repeating: ideal, count: children.count)
        }
        arrange(children, gaps)
    }

    private static func gaps(_ children: [LayoutItem], _ axis: Axis, _ spacing: CGFloat?) -> [CGFloat] {
        guard children.count > 1 else { return [] }
        if let spacing { return Array(repeating: spacing.isFinite ? spacing : 0, count: children.count - 1) }
        var previous = children[0].spacing
        return children.dropFirst().map { child in
            let next = child.spacing
            defer { previous = next }
            return previous.distance(to: next, along: axis)
        }
    }

    // MARK: Along the axis

    private struct Candidate {
        let index: Int
        let priority: Double
        let least: CGFloat
        let flexibility: CGFloat
    }

    /// What each child is proposed along the axis.
    private static func divide(
        _ room: CGFloat, among children: [LayoutItem], _ axis: Axis, _ minor: CGFloat?
    ) -> [CGFloat] {
        if children.count == 1 { return [room] }
        var candidates: [Candidate] = []
        candidates.reserveCapacity(children.count)
        for (index, child) in children.enumerated() {
            let range = child.range(along: axis, across: minor)
            let least = range.least < .infinity ? range.least : 0
            candidates.append(
                Candidate(
                    index: index, priority: child.priority, least: least, flexibility: range.greatest - least))
        }
        if !isSorted(candidates) { candidates.sort(by: precedes) }

        var lengths = [CGFloat](repeating: 0, count: children.count)
        var reserved = candidates.reduce(0) { $0 + $1.least }
        var room = room
        var next = 0
        while next < candidates.count {
            let priority = candidates[next].priority
            let end = candidates[next...].firstIndex { $0.priority != priority } ?? candidates.count
            for candidate in candidates[next..<end] { reserved -= candidate.least }
            for position in next..<end {
                let child = candidates[position]
                let share = room == .infinity ? room : max((room - reserved) / CGFloat(end - position), 0)
                lengths[child.index] = share
                let proposal = ProposedViewSize(along: axis, share, across: minor)
                let taken = children[child.index].sizeThatFits(proposal)[axis]
                if room < .infinity { room -= taken }
            }
            next = end
        }
        return lengths
    }

    /// Whether one child chooses before another. Both infinitely flexible: the one with the larger minimum first (L2).
    private static func precedes(_ lhs: Candidate, _ rhs: Candidate) -> Bool {
        if lhs.priority != rhs.priority { return lhs.priority > rhs.priority }
        if lhs.flexibility != rhs.flexibility { return lhs.flexibility < rhs.flexibility }
        if lhs.flexibility == .infinity, lhs.least != rhs.least { return lhs.least > rhs.least }
        return lhs.index < rhs.index
    }

    private static func isSorted(_ candidates: [Candidate]) -> Bool {
        for index in candidates.indices.dropFirst() where precedes(candidates[index], candidates[index - 1]) {
            return false
        }
        return true
    }

    // MARK: Across the axis

    private mutating func arrange(_ children: [LayoutItem], _ gaps: [CGFloat]) {
        starts.reserveCapacity(children.count)
        guides.reserveCapacity(children.count)
        var end: CGFloat = 0
        var before: CGFloat = -.infinity
        var after: CGFloat = -.infinity
        for (index, child) in children.enumerated() {
            let size = child.sizeThatFits(proposals[index])
            if index > 0 { end += gaps[index - 1] }
            starts.append(end)
            end += size[axis]
            let position = child.guide(guide, for: proposals[index])
            guides.append(position)
            before = max(before, position)
            after = max(after, size[axis.other] - position)
        }
        line = before
        size = CGSize(along: axis, end, across: before + after)
    }

    /// Where a child begins.
    func origin(_ index: Int) -> CGPoint {
        var origin = CGPoint.zero
        origin[axis] = starts[index]
        origin[axis.other] = line - guides[index]
        return origin
    }

    func place(_ children: [LayoutItem]) {
        for (index, child) in children.enumerated() { child.place(at: origin(index), proposals[index]) }
    }
}
