extension ViewTree {
    /// Notes that a node's item has yet to collect its children. Layout is due even if nothing around the node is laid
    /// out: a hidden page may present something.
    func noteStaleStructure(_ node: ViewNode) {
        guard root?.isMounted == true else { return }
        staleStructures.append(node)
        layout.isStale = true
    }

    /// Brings all sizes and places up to date. Does nothing if nothing changed.
    ///
    /// Evaluates no body. Views that read geometry which has changed are evaluated in the next pass.
    func layOut() {
        guard layout.isStale, root?.isMounted == true else { return }
        layout.isStale = false
        collectItems()
        spreadTextSettings()
        let new = unresolved
        unresolved = []
        for item in new where item.node.isMounted { item.environmentChanged() }
        let proposal = ProposedViewSize(size)
        let roots = layoutRoots
        let exiting = layout.exiting.values.filter(\.node.isMounted)
        // Some items know their surroundings only once they are placed, and then choose anew.
        for _ in 0..<4 {
            DeepStack.run(ifDeeperThan: 1_000, layout.greatestDepth) {
                for root in roots { root.place(at: .zero, proposal) }
                for item in exiting { item.place(at: item.leadingOrigin, item.placedProposal) }
            }
            guard hasChangedSurroundings() else { break }
        }
        adjust()
        layoutFollower?.didLayOut()
        layout.isStale = false
        if !layout.recordsMoves { followMoves() }
        geometryConsumers.removeAll { !$0.isMounted }
        for consumer in geometryConsumers { consumer.layoutEnded() }
    }

    /// Moves what scrolls or is pinned. That changes no size, so nothing is placed anew.
    private func adjust() {
        guard !layoutAdjusters.isEmpty else { return }
        layoutAdjusters.removeAll { !$0.isMounted }
        for phase in LayoutPhase.allCases {
            for adjuster in layoutAdjusters { adjuster.adjust(phase) }
        }
    }

    private func collectItems() {
        guard !staleStructures.isEmpty else { return }
        var stale = staleStructures.filter(\.isMounted).compactMap(\.item)
        staleStructures = []
        while let item = stale.popLast() {
            guard item.node.isStructureStale else { continue }
            layout.hasNewBranches = false
            item.collectChildren()
            guard layout.hasNewBranches else { continue }
            for child in item.children { child.appendStale(to: &stale) }
        }
    }

    private func hasChangedSurroundings() -> Bool {
        guard !placeDependents.isEmpty else { return false }
        placeDependents.removeAll { !$0.isMounted }
        var hasChanged = false
        for node in placeDependents {
            if let item = node.item as? SurroundedItem, item.takeSurroundings() { hasChanged = true }
        }
        return hasChanged
    }

    /// Invalidates the roots, because the host's size or safe area changed.
    func invalidateRoots() {
        for root in layoutRoots { root.invalidate() }
    }

    func setDirection(_ direction: LayoutDirection) {
        guard direction != layout.hostDirection else { return }
        layout.directions += direction == .rightToLeft ? 1 : -1
        layout.hostDirection = direction
        for root in layoutRoots { root.directionChanged() }
    }

    /// The items of what is shown; none when all views are gone, though the root's item stays.
    var layoutRoots: [LayoutItem] {
        presented.removeAll { !$0.isMounted }
        guard let root, root.isMounted else { return [] }
        return ([root] + presented).compactMap(\.item)
    }
}

extension LayoutItem {
    /// Adds the item if it has yet to find its children, or those in it if it only bundles them.
    @MainActor
    fileprivate func appendStale(to stale: inout [LayoutItem]) {
        if isLeaf { return }
        if node.item !== self {
            for child in children { child.appendStale(to: &stale) }
        } else if node.isStructureStale {
            stale.append(self)
        }
    }
}

/// A node that is notified after layout.
@MainActor
protocol GeometryConsumer: ViewNode {
    /// Called after each layout.
    func layoutEnded()
}

/// A node that moves what is inside of it when layout has placed everything: content that scrolls, headers that stay
/// visible.
@MainActor
protocol LayoutAdjusting: ViewNode {
    func adjust(_ phase: LayoutPhase)
}

/// The order in which content is moved. Each phase may depend on the ones before.
enum LayoutPhase: CaseIterable {
    /// Visible content stays in its place, though what is before it has another size than was expected.
    case anchoring
    /// Scroll views move to the requested content, within their range.
    case scrolling
    /// Pinned headers and footers stay visible.
    case pinning
}

/// The item of a whole tree of views: what a host shows, or a presentation above it. It has the size that is proposed,
/// with the views in the middle, one below the other if they are several.
final class RootItem: LayoutItem, DirectionSetting, SafeAreaSetting, RelativeSizeContaining {
    override class var traits: ItemTraits { [.setsDirection, .setsSafeArea, .isSizeContainer] }

    override func collectChildren() {
        let items = itemsBelow()
        setChildren(items.count > 1 ? [Self.bundle(items, along: .vertical, node)] : items)
    }

    var ownDirection: LayoutDirection? { context.hostDirection }
    var ownSafeAreaInsets: EdgeInsets? { context.safeAreaInsets }
    var relativeSize: CGSize { safe(size) }

    private func safe(_ size: CGSize) -> CGSize { size.inset(by: context.safeAreaInsets) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: children.first?.sizeThatFits(proposal) ?? .zero)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        guard let child = children.first else { return }
        let insets = context.safeAreaInsets
        let proposal = ProposedViewSize(
            width: proposal.width == nil ? nil : safe(size).width,
            height: proposal.height == nil ? nil : safe(size).height)
        let origin = child.origin(in: safe(size), .center, proposal)
        child.place(at: CGPoint(x: origin.x + insets.leading, y: origin.y + insets.top), proposal)
    }
}
