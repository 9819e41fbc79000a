extension ViewTree {
    /// A node's item has yet to find the items inside of it.
    func noteStaleStructure(_ node: ViewNode) {
        if root?.isMounted == true { staleStructures.append(node) }
    }

    /// Brings all sizes and places up to date. Nothing to do if nothing changed.
    ///
    /// Evaluates no body. What views asked about their geometry that is another one now is evaluated in the next pass.
    func layOut() {
        guard layout.isStale else { return }
        layout.isStale = false
        collectItems()
        let new = unresolved
        unresolved = []
        for node in new where node.isMounted { node.item?.environmentChanged() }
        let proposal = ProposedViewSize(size)
        let roots = layoutRoots
        let leaving = layout.leaving.values.filter(\.node.isMounted)
        DeepStack.run(ifDeeperThan: 1_000, layout.greatestDepth) {
            for root in roots { root.place(at: .zero, proposal) }
            for item in leaving { item.place(at: item.origin, item.placedProposal) }
        }
        if !layout.recordsMoves { followMoves() }
        geometryConsumers.removeAll { !$0.isMounted }
        for consumer in geometryConsumers { consumer.layoutEnded() }
    }

    private func collectItems() {
        guard !staleStructures.isEmpty else { return }
        var stale = staleStructures.filter(\.isMounted).compactMap(\.item)
        staleStructures = []
        while let item = stale.popLast() {
            guard item.node.isStructureStale else { continue }
            item.collectChildren()
            for child in item.children { child.appendStale(to: &stale) }
        }
    }

    var layoutRoots: [LayoutItem] {
        presented.removeAll { !$0.isMounted }
        return ([root].compactMap { $0 } + presented).compactMap(\.item)
    }
}

extension LayoutItem {
    /// Adds the item if it has yet to find its children, or those in it if it only bundles them.
    @MainActor
    fileprivate func appendStale(to stale: inout [LayoutItem]) {
        if node.item !== self {
            for child in children { child.appendStale(to: &stale) }
        } else if !isLeaf, node.isStructureStale {
            stale.append(self)
        }
    }
}

/// A node that wants to know how layout came out.
@MainActor
protocol GeometryConsumer: ViewNode {
    /// Called after each layout.
    func layoutEnded()
}

/// The item of a whole tree of views: what a host shows, or a presentation above it. It has the size that is proposed, with the
/// views in the middle, one below the other if they are several.
final class RootItem: LayoutItem {
    override func collectChildren() {
        super.collectChildren()
        if children.count > 1 {
            let stack = StackItem(.vertical, spacing: nil, guide: HorizontalAlignment.center.key, node)
            stack.children = children
            stack.adoptChildren()
            children = [stack]
            adoptChildren()
        }
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(proposal) ?? .zero)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        children.first?.place(in: size, .center, proposal)
    }
}
