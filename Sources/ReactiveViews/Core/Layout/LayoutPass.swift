extension ViewTree {
    /// Records that a node's item must collect its children in the next layout. Layout then runs even if nothing around
    /// the node is laid out: a hidden page may present something.
    func noteStaleStructure(_ node: ViewNode) {
        guard root?.isMounted == true else { return }
        staleStructures.append(node)
        layout.isStale = true
    }

    /// Updates all sizes and places. Does nothing if nothing has changed.
    ///
    /// Evaluates no body. Views that read changed geometry are evaluated in the next pass.
    func layOut() {
        guard layout.isStale, root?.isMounted == true else { return }
        layout.isStale = false
        collectItems()
        spreadTextSettings()
        let new = unresolved
        unresolved = []
        for node in new where node.isMounted { node.item?.environmentReading?.environmentChanged() }
        let proposal = ProposedViewSize(size)
        let roots = layoutRoots
        let exiting = layout.exiting.values.filter(\.node.isMounted)
        // Some items learn their surroundings only when they are placed, and may then choose another size.
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

    /// Moves scrolled and pinned content. This changes no size, so nothing is placed again.
    private func adjust() {
        guard !layoutAdjusters.isEmpty else { return }
        layoutAdjusters.removeAll { !$0.isMounted }
        for phase in LayoutPhase.allCases {
            for adjuster in layoutAdjusters { adjuster.adjust(phase) }
        }
    }

    /// Collects the children of stale items and of the new items inside them.
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

    /// Updates the surroundings of all items that depend on them. Returns whether any changed.
    private func hasChangedSurroundings() -> Bool {
        guard !placeDependents.isEmpty else { return false }
        placeDependents.removeAll { !$0.isMounted }
        var hasChanged = false
        for node in placeDependents {
            if let item = node.item as? SurroundedItem, item.takeSurroundings() { hasChanged = true }
        }
        return hasChanged
    }

    /// Invalidates the roots after a change of the host's size or safe area.
    func invalidateRoots() {
        for root in layoutRoots { root.invalidate() }
    }

    /// Sets the host's layout direction.
    func setDirection(_ direction: LayoutDirection) {
        guard direction != layout.hostDirection else { return }
        layout.directions += direction == .rightToLeft ? 1 : -1
        layout.hostDirection = direction
        for root in layoutRoots { root.directionChanged() }
    }

    /// The items of the root view and the presentations; empty after all views were removed, though the root's item
    /// remains.
    var layoutRoots: [LayoutItem] {
        presented.removeAll { !$0.isMounted }
        guard let root, root.isMounted else { return [] }
        return ([root] + presented).compactMap(\.item)
    }
}

extension LayoutItem {
    /// Adds the item if it must still collect its children. For an item that only bundles others, adds the stale ones
    /// among them.
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

/// A node that moves its content after layout has placed everything: scroll views, and pinned headers and footers.
@MainActor
protocol LayoutAdjusting: ViewNode {
    /// Moves the content, if the node has a part in the phase.
    func adjust(_ phase: LayoutPhase)
}

/// The phases in which content is moved, in order. Each phase may depend on the results of earlier ones.
enum LayoutPhase: CaseIterable {
    /// Visible content keeps its position when the size of the content before it differs from the estimate.
    case anchoring
    /// Scroll views move to the requested content, within their range.
    case scrolling
    /// Pinned headers and footers stay visible.
    case pinning
}

/// The item of a host's root view or of a presentation above it. It takes the proposed size and centres its content.
/// Several views form a vertical stack.
final class RootItem: LayoutItem, DirectionSetting, SafeAreaSetting, RelativeSizeContaining {
    override class var traits: ItemTraits {
        ItemTraits(.root, .setsDirection, .setsSafeArea).union(.isSizeContainer)
    }

    override func collectChildren() {
        let items = itemsBelow()
        setChildren(items.count > 1 ? [Self.bundle(items, along: .vertical, node)] : items)
    }

    var ownDirection: LayoutDirection? { context.hostDirection }
    var ownSafeAreaInsets: EdgeInsets? { context.safeAreaInsets }
    var relativeSize: CGSize { safe(size) }

    /// Returns a size reduced by the host's safe-area insets.
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
