extension ViewHost {
    /// Does something with a pencil, which all views with actions for it receive.
    ///
    /// ```swift
    /// host.pencil(.doubleTap)
    /// ```
    ///
    /// - Parameter action: What the user does.
    public func pencil(_ action: PencilAction) {
        let observed = beginAction(details: "\(action)")
        defer { observed?.end() }
        perform { for node in nodes(as: (any PencilTarget).self) { node.pencil(action) } }
    }

    /// The nodes of a kind, in the order of the tree.
    func nodes<Node>(as kind: Node.Type) -> [Node] {
        var found: [Node] = []
        var stack: [ViewNode] = viewTree.root.map { [$0] } ?? []
        while let node = stack.popLast() {
            if let own = node as? Node { found.append(own) }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        return found
    }
}
