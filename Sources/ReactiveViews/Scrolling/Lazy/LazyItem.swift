/// The item of a lazy container: it arranges created views, reserves space for rows that aren't created, and creates
/// rows that become visible.
///
/// The visible part is what enclosing scroll views show of the container within the host's bounds. Created rows are
/// kept. Rows that aren't visible are neither in the element tree nor painted, so that what is shown depends on the
/// current position only. Apple's documentation doesn't define this.
///
/// Rows that aren't created have an estimated length. Two rules keep a wrong estimate from moving visible rows:
/// - The estimate changes only when rows are created. A change of the data or of a row's size doesn't change it.
/// - When rows are created, one visible row keeps its place on the screen, and the scroll offset changes instead; see
///   `Anchor`. At the start of the scroll view, the offset stays 0.
///
/// Invariants: `elements` holds the items in `children`, in order; `isInRow` holds for each whether it is in a row;
/// `seen` holds the positions of visible items as of the last layout, ascending.
class LazyItem: LayoutItem {
    let axis: Axis
    private(set) var elements: [LazyElement] = []
    private var isInRow: [Bool] = []
    private var seen: [Range<Int>] = []
    /// The region of views outside rows.
    private(set) var ownRegion: LazyRegion!
    private var plan: (across: CGFloat?, plan: LazyPlan)?
    /// The estimated length of lines that aren't created, and the space for which it was computed; nil until the layout
    /// after the last creation has computed it.
    private var estimated: (across: CGFloat?, length: CGFloat)?

    /// What keeps its place on the screen while rows are created, with its position in the container.
    ///
    /// After scrolling it is the first created row, because the user would see it move; without one it is the
    /// container's end, if that is visible. At the end of the content it is the content's end. After another change it
    /// is the first visible line, created or not: the offset was right before the change, so a new row there is seen
    /// from its start.
    private enum Anchor {
        case item(LayoutItem, CGFloat)
        case row(any LazyRows, Int, CGFloat)
        case end(CGFloat)
        case endOfContent
    }
    private var anchor: Anchor?
    /// The rounds of the last flush in which rows were created, and whether the user or the program scrolled in it.
    private var fills = (flush: 0, count: 0, haveScrolled: false)
    /// The offset of the enclosing scroll view after the last layout; nil before.
    private var lastOffset: CGFloat?
    private var visible: [LazyRegion] = []
    private(set) var layouts = 0
    /// What is being placed is in its section.
    private(set) var placedPart = SectionPart.content

    @MainActor
    init(_ axis: Axis, _ node: ViewNode) {
        self.axis = axis
        super.init(node)
        ownRegion = LazyRegion(of: self)
    }

    // MARK: For subclasses

    /// Returns the tracks' positions and widths; a nil width stands for the views' own.
    func tracks(across room: CGFloat?) -> [LazyTrack] { [LazyTrack(start: 0, width: room)] }
    /// Returns the proposal for a view and the resulting length of its cell.
    func cell(_ item: LayoutItem, _ track: LazyTrack, _ part: SectionPart) -> (ProposedViewSize, CGFloat) {
        let proposal = ProposedViewSize(along: axis, nil, across: track.width)
        return (proposal, item.sizeThatFits(proposal).finite[axis])
    }
    /// Places a view in its cell.
    func place(_ item: LayoutItem, _ cell: LazyPlan.Cell, in frame: CGRect, _ track: LazyTrack) {}
    /// Returns the distances of the first run from the start, and of the end from the last run.
    func ends(_ first: LazyPlan.Run, _ last: LazyPlan.Run) -> (start: CGFloat, end: CGFloat) { (0, 0) }
    func distance(_ before: LazyPlan.Run, _ after: LazyPlan.Run) -> CGFloat { ViewSpacing.standard }
    /// Returns the container's width for the available space across the axis.
    func width(_ tracks: [LazyTrack], across room: CGFloat?) -> CGFloat {
        if let room { return room }
        let plan = plan(across: room)
        return zip(children, plan.cells).reduce(0) {
            max($0, $1.0.sizeThatFits($1.1.proposal).finite[axis.other])
        }
    }
    /// Whether views are placed in the container's own width if no width is proposed.
    var fillsOwnWidth: Bool { true }
    /// The estimated length of a line before any line exists.
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

    /// The visible rows, rows with a running transition, and all items outside rows.
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
        let known = estimated.flatMap { $0.across == room ? $0.length : nil }
        let new = LazyPlan(
            elements, trackCount: tracks.count, lineLength: known, estimate: estimate,
            cell: { [self] item, track, part in
                cell(item, part == .content ? tracks[track] : .whole(tracks), part)
            }, distance: { [self] in distance($0, $1) }, ends: { [self] in ends($0, $1) })
        plan = (room, new)
        return new
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let across = usable(proposal[axis.other])
        let plan = plan(across: across)
        let width = proposal[axis.other] == .infinity ? .infinity : width(tracks(across: across), across: across)
        return CGSize(along: axis, plan.length, across: width)
    }

    /// Returns the finite space across the axis that tracks can divide, or nil.
    private func usable(_ room: CGFloat?) -> CGFloat? { room.flatMap { $0 < .infinity ? max($0, 0) : nil } }

    /// Returns the space across the axis at placement, for a size chosen for a proposal.
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
            placedPart = run.part
            place(child, cell, in: frame, track)
        }
    }

    /// Returns the position of the first track if the tracks leave some of the space.
    func shift(_ used: CGFloat, _ room: CGFloat) -> CGFloat { 0 }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? { nil }
    override var stackAxis: Axis? { axis }

    private var placedRoom: CGFloat? { room(in: size, placedProposal) }
    final var placedPlan: LazyPlan { plan(across: placedRoom) }

    // MARK: Visible part

    /// Returns the actual or estimated position of a row's line along the axis.
    func start(ofRow row: Int, _ rows: any LazyRows) -> CGFloat? {
        for run in placedPlan.runs {
            for gap in run.gaps where gap.rows === rows && gap.range.contains(row) {
                let line = (row - gap.range.lowerBound) / max(gap.range.count / run.lines, 1)
                return run.start + CGFloat(line) * placedPlan.stride
            }
        }
        return nil
    }

    /// Called when the data change: the offset stays, whatever is visible there.
    @MainActor
    func forgetAnchor() { anchor = nil }

    /// Called when a row is created: there is a better estimate for the others.
    @MainActor
    func rowWasCreated() { estimated = nil }

    @MainActor
    func keepAnchor() {
        guard let anchor else { return }
        self.anchor = nil
        guard let scroll = enclosingScroll(along: axis) else { return }
        var change: CGFloat = 0
        switch anchor {
        case .endOfContent: change = scroll.range[axis] - scroll.contentOffset[axis]
        case .end(let end): change = size[axis] - end
        case .item(let item, let start):
            // The item can outlive its view here; only a current child has a node.
            guard let now = lineStart(of: item) else { return }
            change = now - start
        case .row(let rows, let row, let start):
            guard rows.isMounted, let node = rows.node(ofRow: row) else { return }
            var items: [LayoutItem] = []
            node.appendItems(to: &items)
            guard let item = items.first, let now = lineStart(of: item) else { return }
            change = now - start
        }
        guard change != 0 else { return }
        (scroll.node as? any Scrollable)?.follow(change, along: axis)
        lastOffset = scroll.contentOffset[axis]
    }

    private func lineStart(of item: LayoutItem) -> CGFloat? {
        let plan = placedPlan
        return children.firstIndex { $0 === item }.map { plan.runs[plan.cells[$0].run].start }
    }

    /// Creates the visible rows and reports rows that appeared or disappeared.
    @MainActor
    func lookAround() {
        layouts += 1
        let sight = visibleRange(along: axis)
        let plan = placedPlan
        estimated = plan.lineLength.map { (placedRoom, $0) }
        let scroll = enclosingScroll(along: axis)
        noteScrolling(scroll)
        if let sight { fill(sight, plan, scroll) }
        var items: [LayoutItem] = []
        seen.removeAll(keepingCapacity: true)
        if let sight {
            for run in runs(in: sight, of: plan) {
                seen.append(plan.runs[run].items)
                items += children[plan.runs[run].items]
            }
        }
        showRows(items)
        if ownRegion.hasMembers { showOthers(items) }
    }

    /// Notes whether the scroll view has another offset than after the last layout.
    @MainActor
    private func noteScrolling(_ scroll: ScrollItem?) {
        if fills.flush != node.graph.flushes { fills = (node.graph.flushes, 0, false) }
        let offset = scroll?.contentOffset[axis]
        if let lastOffset, offset != lastOffset { fills.haveScrolled = true }
        lastOffset = offset
    }

    @MainActor
    private func fill(_ sight: ClosedRange<CGFloat>, _ plan: LazyPlan, _ scroll: ScrollItem?) {
        // The number of rounds of a flush is limited. The next flush creates the rest.
        guard fills.count < Self.mostRounds else { return }
        let missing = plan.missing(in: sight, factor: 1 << max(fills.count - 1, 0))
        guard let next = missing.first else { return }
        fills.count += 1
        node.graph.grantRound()
        anchor = nil
        if let scroll, scroll.contentOffset[axis] > 0 {
            let visible = plan.runs(in: sight)
            let line = fills.haveScrolled ? visible.first { !plan.runs[$0].items.isEmpty } : visible.first
            if fills.haveScrolled, scroll.contentOffset[axis] >= scroll.range[axis] {
                anchor = .endOfContent
            } else if let line, let item = plan.runs[line].items.first {
                anchor = .item(children[item], plan.runs[line].start)
            } else if fills.haveScrolled, sight.upperBound >= size[axis] {
                anchor = .end(size[axis])
            } else {
                anchor = .row(next.rows, next.range.lowerBound, next.start)
            }
        }
        for (rows, range, _) in missing { rows.want(range) }
    }

    /// The maximum number of rounds of a flush in which rows are created. Each one but the first two creates twice as
    /// many as the one before.
    private static let mostRounds = 12

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

    /// The surroundings of the container were shown or hidden.
    @MainActor
    func placeChanged() {
        for region in visible { region.showRow(ownRegion.isPlaceShown) }
    }

    /// Updates members outside rows: they are visible if a descendant is, or if an ancestor item is.
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

    // MARK: Pinned headers

    /// Moves pinned headers and footers to the visible part of their sections.
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
    /// The distance by which each run of headers or footers was moved since placement.
    private var pinnedBy: [Int: CGFloat] = [:]

    /// Returns the visible runs, ascending, including headers and footers that were moved there.
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

/// The position of a line's cells across the axis.
struct LazyTrack: Equatable {
    var start: CGFloat
    var width: CGFloat?
    var alignment: Alignment?

    static func whole(_ tracks: [LazyTrack]) -> LazyTrack {
        guard let first = tracks.first, let last = tracks.last else { return LazyTrack(start: 0, width: nil) }
        return LazyTrack(start: first.start, width: last.width.map { last.start + $0 - first.start })
    }
}
