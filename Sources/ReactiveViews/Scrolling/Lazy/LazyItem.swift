/// The item of a lazy container: it arranges the views that were made, leaves room for those that weren't, and has those made that come
/// into sight.
///
/// What is in sight is what scroll views around the container show of it within the host's bounds. Rows that were made
/// are kept. What is made changes nothing of what is in sight: the scroll view moves with it (⚑). Rows that are kept
/// out of sight are neither in the tree nor painted: what is shown depends on what is in sight, not on what was.
///
/// Invariants: `elements` holds the items that are `children`, in order; `isInRow` says of each of them whether it is
/// in a row; `seen` holds the positions of those in sight as of the last layout, ascending.
class LazyItem: LayoutItem {
    let axis: Axis
    private(set) var elements: [LazyElement] = []
    private var isInRow: [Bool] = []
    private var seen: [Range<Int>] = []
    /// For what isn't in rows.
    private(set) var ownRegion: LazyRegion!
    private var plan: (across: CGFloat?, plan: LazyPlan)?

    /// What is to stay where it is on the screen, and where it was in the container.
    private enum Anchor {
        case item(LayoutItem, CGFloat)
        case row(any LazyRows, Int, CGFloat)
    }
    private var anchor: Anchor?
    private var fills = (flush: 0, count: 0)
    private var visible: [LazyRegion] = []
    private(set) var layouts = 0

    @MainActor
    init(_ axis: Axis, _ node: ViewNode) {
        self.axis = axis
        super.init(node)
        ownRegion = LazyRegion(of: self)
    }

    // MARK: For subclasses

    /// How wide the tracks are, and where they begin; a nil width for what the views want.
    func tracks(across room: CGFloat?) -> [LazyTrack] { [LazyTrack(start: 0, width: room)] }
    /// How a view is asked, and how long its cell is then.
    func cell(_ item: LayoutItem, _ track: LazyTrack, _ part: SectionPart) -> (ProposedViewSize, CGFloat) {
        let proposal = ProposedViewSize(along: axis, nil, across: track.width)
        return (proposal, item.sizeThatFits(proposal).finite[axis])
    }
    /// Where a view is within its cell.
    func place(_ item: LayoutItem, _ cell: LazyPlan.Cell, in frame: CGRect, _ track: LazyTrack) {}
    func distance(_ before: LazyPlan.Run, _ after: LazyPlan.Run) -> CGFloat { ViewSpacing.standard }
    /// How wide the container is, given the room across.
    func width(_ tracks: [LazyTrack], across room: CGFloat?) -> CGFloat {
        if let room { return room }
        let plan = plan(across: room)
        return zip(children, plan.cells).reduce(0) {
            max($0, $1.0.sizeThatFits($1.1.proposal).finite[axis.other])
        }
    }
    /// Whether the views are placed in the width that the container has where none is proposed to it.
    var fillsOwnWidth: Bool { true }
    /// How long a line is taken for as long as there is none.
    var estimate: CGFloat { 44 }
    var pinned: PinnedScrollableViews { [] }

    // MARK: Layout

    override func collectChildren() {
        let search = LazySearch(below: node)
        elements = search.elements
        setChildren(search.items)
        isInRow = search.items.map { $0.node.region !== ownRegion }
        seen = []
    }

    /// Rows in sight, those that are on their way from or to somewhere, and all that isn't in rows.
    override var visibleChildren: [LayoutItem] {
        var visible: [LayoutItem] = []
        var next = 0
        for (index, child) in children.enumerated() {
            while next < seen.count, seen[next].upperBound <= index { next += 1 }
            let isSeen = next < seen.count && seen[next].contains(index)
            if isSeen || !isInRow[index] || child.presentation != nil { visible.append(child) }
        }
        return visible
    }

    override func answersChanged() { plan = nil }

    override func checkOwnInvariants() {
        let items = elements.compactMap { element -> LayoutItem? in
            if case .item(let item) = element.content { item } else { nil }
        }
        precondition(
            items.elementsEqual(children) { $0 === $1 }, "a lazy container's elements aren't its children: \(self)")
        precondition(isInRow.count == children.count, "a lazy container doesn't know what is in rows: \(self)")
        let positions = seen.flatMap { [$0.lowerBound, $0.upperBound] }
        precondition(
            zip(positions, positions.dropFirst()).allSatisfy { $0 <= $1 }, "what is visible doesn't ascend: \(self)")
    }

    private func plan(across room: CGFloat?) -> LazyPlan {
        if let plan, plan.across == room { return plan.plan }
        let tracks = tracks(across: room)
        let new = LazyPlan(
            elements, trackCount: tracks.count, estimate: estimate,
            cell: { [self] item, track, part in
                cell(item, part == .content ? tracks[track] : .whole(tracks), part)
            }, distance: { [self] in distance($0, $1) })
        plan = (room, new)
        return new
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let across = usable(proposal[axis.other])
        let plan = plan(across: across)
        let width = proposal[axis.other] == .infinity ? .infinity : width(tracks(across: across), across: across)
        return CGSize(along: axis, plan.length, across: width)
    }

    /// The room across that tracks can be made of.
    private func usable(_ room: CGFloat?) -> CGFloat? { room.flatMap { $0 < .infinity ? max($0, 0) : nil } }

    /// The room across for the views' places, in a size that was chosen for a proposal.
    private func room(in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        usable(proposal[axis.other] ?? (fillsOwnWidth ? size[axis.other] : nil))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let across = room(in: size, proposal)
        var tracks = tracks(across: across)
        let room = size[axis.other]
        let used = tracks.reduce(0) { max($0, $1.start + ($1.width ?? room)) }
        let shift = shift(used, room)
        for index in tracks.indices { tracks[index].start += shift }
        let plan = plan(across: across)
        pinnedBy = [:]
        for (index, child) in children.enumerated() {
            let cell = plan.cells[index]
            let track = cell.isWhole ? LazyTrack.whole(tracks) : tracks[cell.track]
            let run = plan.runs[cell.run]
            var frame = CGRect.zero
            frame.origin[axis] = run.start
            frame.origin[axis.other] = track.start
            frame.size = CGSize(along: axis, run.length, across: track.width ?? room)
            place(child, cell, in: frame, track)
        }
    }

    /// Where the tracks begin if they leave some of the room.
    func shift(_ used: CGFloat, _ room: CGFloat) -> CGFloat { 0 }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
    override var stackAxis: Axis? { axis }

    final var placedPlan: LazyPlan { plan(across: room(in: size, placedProposal)) }

    // MARK: What is in sight

    /// Where the line with a row is, or is expected to be, along the axis.
    func start(ofRow row: Int, _ rows: any LazyRows) -> CGFloat? {
        for run in placedPlan.runs {
            for gap in run.gaps where gap.rows === rows && gap.range.contains(row) {
                let line = (row - gap.range.lowerBound) / max(gap.range.count / run.lines, 1)
                return run.start + CGFloat(line) * placedPlan.stride
            }
        }
        return nil
    }

    /// Everything is another one: what is in sight need not stay.
    @MainActor
    func forgetAnchor() { anchor = nil }

    @MainActor
    func keepAnchor() {
        guard let anchor else { return }
        self.anchor = nil
        var change: CGFloat = 0
        switch anchor {
        case .item(let item, let start):
            // The item may outlive its view here: only one that is a child still has a node.
            guard let now = lineStart(of: item) else { return }
            change = now - start
        case .row(let rows, let row, let start):
            guard rows.isMounted, let node = rows.node(ofRow: row) else { return }
            var items: [LayoutItem] = []
            node.appendItems(to: &items)
            guard let item = items.first, let now = lineStart(of: item) else { return }
            change = now - start
        }
        guard change != 0, let scroll = enclosingScroll(along: axis) else { return }
        scroll.contentOffset[axis] += change
    }

    private func lineStart(of item: LayoutItem) -> CGFloat? {
        let plan = placedPlan
        return children.firstIndex { $0 === item }.map { plan.runs[plan.cells[$0].run].start }
    }

    /// Has the rows made that are in sight, and says who has come into sight or gone.
    @MainActor
    func lookAround() {
        layouts += 1
        let sight = visibleRange(along: axis)
        let plan = placedPlan
        if let sight { fill(sight, plan) }
        seen = sight.map { runs(in: $0, of: plan).map { plan.runs[$0].items } } ?? []
        let items = seen.flatMap { $0.map { children[$0] } }
        showRows(items)
        if ownRegion.hasMembers { showOthers(items) }
    }

    @MainActor
    private func fill(_ sight: ClosedRange<CGFloat>, _ plan: LazyPlan) {
        if fills.flush != node.graph.flushes { fills = (node.graph.flushes, 0) }
        // A flush has only so many rounds. What is left is made in the next one.
        guard fills.count < 5 else { return }
        let missing = plan.missing(in: sight, factor: 1 << max(fills.count - 1, 0))
        guard !missing.isEmpty else { return }
        fills.count += 1
        node.graph.grantRound()
        let first = plan.runs(in: sight).first { !plan.runs[$0].items.isEmpty }
        if let first {
            let item = children[plan.runs[first].items.lowerBound]
            anchor = .item(item, plan.runs[first].start)
        } else {
            anchor = .row(missing[0].rows, missing[0].range.lowerBound, missing[0].start)
        }
        for (rows, range, _) in missing { rows.want(range) }
    }

    @MainActor
    private func showRows(_ items: [LayoutItem]) {
        var now: [LazyRegion] = []
        for item in items {
            var region = item.node.region
            while let current = region, current.lazyContainer !== self { region = current.outer }
            while let current = region as? LazyRegion, current !== ownRegion, current.container === self,
                current.lastSeen != layouts
            {
                current.lastSeen = layouts
                now.append(current)
                region = current.outer
            }
        }
        for region in visible where region.lastSeen != layouts { region.showRow(false) }
        for region in now { region.showRow(ownRegion.isPlaceShown) }
        visible = now
    }

    /// What is around the container was shown or hidden.
    @MainActor
    func placeChanged() {
        for region in visible { region.showRow(ownRegion.isPlaceShown) }
    }

    /// Members that aren't in rows are in sight if a view inside of them is, or if they are inside of one that is.
    @MainActor
    private func showOthers(_ items: [LayoutItem]) {
        var above: Set<ObjectIdentifier> = []
        var seen: Set<ObjectIdentifier> = []
        for item in items {
            seen.insert(ObjectIdentifier(item.node))
            var current: ViewNode? = item.node
            while let node = current, node !== self.node, above.insert(ObjectIdentifier(node)).inserted {
                current = node.parent as? ViewNode
            }
        }
        ownRegion.update { member in
            if above.contains(ObjectIdentifier(member)) { return true }
            var current: ViewNode? = member
            while let node = current, node !== self.node {
                if seen.contains(ObjectIdentifier(node)) { return true }
                current = node.parent as? ViewNode
            }
            return false
        }
    }

    // MARK: Headers that stay

    /// Moves headers and footers to where they are in sight, within their sections.
    @MainActor
    func pin() {
        guard !pinned.isEmpty, let sight = visibleRange(along: axis) else { return }
        let plan = placedPlan
        let sections = plan.sectionBounds
        for (index, run) in plan.runs.enumerated() where !run.items.isEmpty && run.part != .content {
            Steps.note()
            let isHeader = run.part == .header
            guard pinned.contains(isHeader ? .sectionHeaders : .sectionFooters) else { continue }
            var start = run.start
            if isHeader {
                let end = sections[run.section]?.end ?? run.end
                start = max(start, min(sight.lowerBound, end - run.length))
            } else {
                let first = sections[run.section]?.start ?? run.start
                start = min(start, max(sight.upperBound - run.length, first))
            }
            let change = start - run.start
            for item in run.items {
                let child = children[item]
                var origin = child.origin
                origin[axis] = origin[axis] - pinnedBy[index, default: 0] + change
                child.place(at: origin, child.placedProposal)
            }
            pinnedBy[index] = change
        }
    }
    /// How far each run of headers or footers was moved since it was placed.
    private var pinnedBy: [Int: CGFloat] = [:]

    /// The runs in sight, ascending: those that lie there, and the headers and footers that were moved there.
    private func runs(in sight: ClosedRange<CGFloat>, of plan: LazyPlan) -> [Int] {
        let lying = plan.runs(in: sight)
        let moved = pinnedBy.filter { index, change in
            guard change != 0, index < plan.runs.count else { return false }
            let run = plan.runs[index]
            return run.start + change < sight.upperBound && run.end + change > sight.lowerBound
        }
        return moved.isEmpty ? lying : Set(lying).union(moved.keys).sorted()
    }
}

/// Where a line's cells are across the axis.
struct LazyTrack: Equatable {
    var start: CGFloat
    var width: CGFloat?
    var alignment: Alignment?

    static func whole(_ tracks: [LazyTrack]) -> LazyTrack {
        guard let first = tracks.first, let last = tracks.last else { return LazyTrack(start: 0, width: nil) }
        return LazyTrack(start: first.start, width: last.width.map { last.start + $0 - first.start })
    }
}
