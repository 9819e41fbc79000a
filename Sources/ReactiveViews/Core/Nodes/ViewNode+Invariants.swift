extension ViewNode {
    /// Ends the process if an invariant of the node doesn't hold. For tests; outside of passes.
    final func checkInvariants() {
        precondition(isMounted, "a node in the tree isn't mounted: \(path)")
        precondition(item == nil || item?.node === self, "a node has another one's item: \(path)")
        checkChildren()
        checkTraits()
        checkExits()
        checkKeptElements()
        checkOwnInvariants()
    }

    private func checkChildren() {
        var writers = 0
        // An item may collect its children in its own way; a node without one is passed through.
        let isPassed = item == nil && !isStructureStale
        for index in 0..<childCount {
            let child = child(at: index)
            precondition(child.parent === self && child.depth == depth + 1, "a child has another parent: \(child.path)")
            precondition(child.isMounted, "a child isn't mounted: \(path)")
            guard let child = child as? ViewNode else { continue }
            if child.writersBelow > 0 { writers += 1 }
            guard isPassed, arranges(childAt: index), !child.isEventBoundary else { continue }
            precondition(
                !child.isStructureStale || child.item != nil,
                "a node's structure is stale, its parent's isn't: \(child.path)")
        }
        precondition(writersBelow >= writers, "fewer writers are counted than children have: \(path)")
    }

    private func checkTraits() {
        let traits = traits
        // Most nodes have none of these; a cast without success is slow.
        func check(_ trait: NodeTraits, _ conforms: @autoclosure () -> Bool) {
            precondition(!traits.contains(trait) || conforms(), "a node has a trait without its protocol: \(path)")
        }
        check(.hasLazyRows, self is any LazyRows)
        check(.isSection, self is any SectionDividing)
        check(.identifies, self is any Identifying)
        check(.isPartlyLaidOut, self is any PartlyLaidOut)
        check(.collectsSubviews, self is any SubviewCollecting)
        check(.inheritsFromOutside, self is any OutsideInheriting)
        guard traits.contains(.passesElements) else { return }
        let composed = compose(ViewNode.samples)
        precondition(
            composed.count == 3 && composed[0].kind == "A" && composed[1].kind == "B" && composed[2].kind == "C",
            "a node changes the elements that it passes: \(path)")
    }

    /// Elements to be passed by nodes that pass all.
    private static let samples = [[ViewElement("A")], [ViewElement("B"), ViewElement("C")]]

    private func checkExits() {
        for node in retired ?? [] {
            guard let node = node as? ViewNode else { continue }
            precondition(node.parent === self && node.isMounted, "an exiting node has another parent: \(path)")
            precondition(node.removal != nil, "an exiting node has no removal: \(node.path)")
        }
        for (identity, nodes) in exitingChildren {
            precondition(!nodes.isEmpty, "an identity without exiting nodes is kept: \(path)")
            for node in nodes {
                precondition(node.isRetired && node.removal?.identity == identity, "a node doesn't exit: \(node.path)")
            }
        }
    }
}

extension ViewTree {
    /// Ends the process if an invariant of a node, or of what the host's nodes share, doesn't hold. For tests; outside
    /// of events.
    func checkNodeInvariants() {
        checkReaders()
        animations.checkInvariants()
        checkPartInvariants()
        guard let root, root.isMounted else { return }
        var stack: [Graph.Node] = [root]
        while let node = stack.popLast() {
            (node as? ViewNode)?.checkInvariants()
            for index in 0..<node.childCount { stack.append(node.child(at: index)) }
            stack += node.retired ?? []
        }
    }
}
