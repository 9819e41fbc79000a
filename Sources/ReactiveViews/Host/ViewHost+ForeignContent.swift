extension ViewHost {
    /// The contents that other modules of the package made for leaves of the tree, in the order of the tree. Linear in
    /// the number of nodes.
    package var foreignContents: [AnyObject] {
        guard rootNode.isMounted else { return [] }
        var contents: [AnyObject] = []
        var stack: [ViewNode] = [rootNode]
        while let node = stack.popLast() {
            if let holder = node as? any ForeignContentHolding { contents.append(holder.foreignContent) }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        return contents
    }

    /// An object that the contents of the host's leaves share.
    package var foreignObject: AnyObject? {
        get { viewTree.foreignObject }
        set { viewTree.foreignObject = newValue }
    }

    /// Returns the size that the root view chooses for a proposal.
    ///
    /// - Parameter proposal: The proposal, in points.
    package func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
        viewTree.layOut()
        guard let item = rootNode.item else { return .zero }
        if item.children.isEmpty { return .zero }
        return item.children[0].sizeThatFits(proposal)
    }
}
