import ReactiveViews

extension Axis {
    fileprivate var across: Axis { self == .horizontal ? .vertical : .horizontal }
    fileprivate var first: Edge { self == .horizontal ? .leading : .top }
    fileprivate var last: Edge { self == .horizontal ? .trailing : .bottom }
    fileprivate var sides: [Edge] { [across.first, across.last] }
    fileprivate func length(_ size: CGSize) -> CGFloat { self == .horizontal ? size.width : size.height }
}

/// Views side by side or one below the other.
final class StackModel: LayoutModel {
    private let along: Axis
    private let spacing: CGFloat?
    private let guide: SampleTree.Guide

    init(_ along: Axis, _ spacing: CGFloat?, _ guide: SampleTree.Guide, _ children: [LayoutModel]) {
        (self.along, self.spacing, self.guide) = (along, spacing, guide)
        super.init(children)
    }

    override var axisInside: Axis? { along }

    /// The first view's at the start, the last one's at the end, all views' at the sides.
    override var bareEdges: Set<Edge> {
        guard let first = children.first, let last = children.last else { return Set(Edge.allCases) }
        var edges: Set<Edge> = []
        if first.bareEdges.contains(along.first) { edges.insert(along.first) }
        if last.bareEdges.contains(along.last) { edges.insert(along.last) }
        for side in along.sides where children.contains(where: { $0.bareEdges.contains(side) }) { edges.insert(side) }
        return edges
    }

    private var gaps: [CGFloat] {
        zip(children, children.dropFirst()).map { one, next in
            if let spacing { return spacing }
            return one.bareEdges.contains(along.last) || next.bareEdges.contains(along.first) ? 0 : 8
        }
    }

    override func choose(_ proposal: Proposal) -> CGSize { layOut(proposal).size }

    /// The stack's own size is proposed across where nothing else is.
    override func places(_ proposal: Proposal) -> [Place] {
        layOut(proposal.with(proposal[along.across] ?? along.across.length(placed(proposal)), along: along.across))
            .places
    }

    private func layOut(_ proposal: Proposal) -> (size: CGSize, places: [Place]) {
        if children.isEmpty { return (.zero, []) }
        let proposals = share(proposal)
        let lengths = zip(children, proposals).map { along.length($0.answer($1)) }
        let widths = zip(children, proposals).map { along.across.length($0.answer($1)) }
        let values = zip(children, proposals).map { $0.value(guide, $1) }
        let line = values.max()!
        let width = line + zip(widths, values).map { $0 - $1 }.max()!
        var start: CGFloat = 0
        var places: [Place] = []
        for (index, child) in children.enumerated() {
            let across = line - values[index]
            places.append(
                Place(
                    model: child, x: along == .horizontal ? start : across, y: along == .horizontal ? across : start,
                    proposal: proposals[index]))
            start += lengths[index] + (index < gaps.count ? gaps[index] : 0)
        }
        let size = along == .horizontal ? CGSize(width: start, height: width) : CGSize(width: width, height: start)
        return (size, places)
    }

    /// What each child is proposed.
    private func share(_ proposal: Proposal) -> [Proposal] {
        var proposals = children.map { _ in proposal.with(nil, along: along) }
        guard let length = proposal[along] else { return proposals }
        var room = max(length - gaps.reduce(0, +), 0)
        let priorities = Set(children.map(\.priority)).sorted(by: >)
        for priority in priorities {
            let reserved = children.filter { $0.priority < priority }.map { least($0, proposal) }.reduce(0, +)
            let group = children.indices.filter { children[$0].priority == priority }
            let order = group.sorted { choosesBefore($0, $1, proposal) }
            for (position, index) in order.enumerated() {
                let share = room == .infinity ? room : max(room - reserved, 0) / CGFloat(order.count - position)
                proposals[index] = proposal.with(share, along: along)
                if room < .infinity { room -= along.length(children[index].answer(proposals[index])) }
            }
        }
        return proposals
    }

    private func least(_ child: LayoutModel, _ proposal: Proposal) -> CGFloat {
        let least = along.length(child.answer(proposal.with(0, along: along)))
        return least < .infinity ? least : 0
    }

    private func choosesBefore(_ one: Int, _ other: Int, _ proposal: Proposal) -> Bool {
        let least = (least(children[one], proposal), least(children[other], proposal))
        func flexibility(_ child: LayoutModel, _ least: CGFloat) -> CGFloat {
            max(along.length(child.answer(proposal.with(.infinity, along: along))), least) - least
        }
        let flexibilities = (flexibility(children[one], least.0), flexibility(children[other], least.1))
        if flexibilities.0 != flexibilities.1 { return flexibilities.0 < flexibilities.1 }
        if flexibilities.0 == .infinity, least.0 != least.1 { return least.0 > least.1 }
        return one < other
    }
}

/// Views on top of each other.
final class LayersModel: LayoutModel {
    private let guides: SampleTree.Guides

    init(_ guides: SampleTree.Guides, _ children: [LayoutModel]) {
        self.guides = guides
        super.init(children)
    }

    override var axisInside: Axis? { nil }
    override var bareEdges: Set<Edge> {
        children.isEmpty ? Set(Edge.allCases) : children.reduce(into: []) { $0.formUnion($1.bareEdges) }
    }

    private var highest: [LayoutModel] {
        let priority = children.map(\.priority).max()
        return children.filter { $0.priority == priority }
    }

    override func choose(_ proposal: Proposal) -> CGSize {
        if children.isEmpty { return .zero }
        func length(_ axis: Axis, _ guide: SampleTree.Guide) -> CGFloat {
            if highest.contains(where: { axis.length($0.answer(proposal)) == .infinity }) { return .infinity }
            let after = highest.map { axis.length($0.answer(proposal)) - $0.value(guide, proposal) }
            return highest.map { $0.value(guide, proposal) }.max()! + after.max()!
        }
        return CGSize(width: length(.horizontal, guides.horizontal), height: length(.vertical, guides.vertical))
    }

    /// The stack's own size is proposed.
    override func places(_ proposal: Proposal) -> [Place] {
        let own = Proposal(placed(proposal))
        let x = highest.map { $0.value(guides.horizontal, own) }.max() ?? 0
        let y = highest.map { $0.value(guides.vertical, own) }.max() ?? 0
        return children.map { child in
            Place(
                model: child, x: x - child.value(guides.horizontal, own), y: y - child.value(guides.vertical, own),
                proposal: own)
        }
    }
}

/// A view with another one behind or in front of it.
final class LayeredModel: LayoutModel {
    private let guides: SampleTree.Guides

    init(_ main: LayoutModel, _ second: LayoutModel, _ guides: SampleTree.Guides) {
        self.guides = guides
        super.init([main, second])
    }

    override var priority: Double { children[0].priority }
    override var explicitPriority: Double? { children[0].explicitPriority }
    override var bareEdges: Set<Edge> { children[0].bareEdges }
    override var isSpacer: Bool { children[0].isSpacer }
    override func guiding(_ places: [Place]) -> [Place] { [places[0]] }
    override func choose(_ proposal: Proposal) -> CGSize { children[0].answer(proposal) }

    override func places(_ proposal: Proposal) -> [Place] {
        let (main, second) = (children[0], children[1])
        let own = Proposal(placed(proposal))
        return [
            Place(model: main, x: 0, y: 0, proposal: proposal),
            Place(
                model: second, x: main.value(guides.horizontal, proposal) - second.value(guides.horizontal, own),
                y: main.value(guides.vertical, proposal) - second.value(guides.vertical, own), proposal: own),
        ]
    }
}
