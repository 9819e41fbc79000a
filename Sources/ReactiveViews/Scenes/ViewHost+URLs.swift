extension ViewHost {
    /// Opens a URL with the program: runs all `onOpenURL` actions as one event, in the order of the tree. Linear in the
    /// number of nodes.
    ///
    /// ```swift
    /// host.open(URL(string: "notes://today")!)
    /// ```
    ///
    /// - Parameter url: The URL.
    /// - Returns: Whether there was an action.
    @discardableResult
    public func open(_ url: URL) -> Bool {
        guard let root = elements.first?.node?.tree.root else { return false }
        var openers: [any URLOpening] = []
        var stack: [ViewNode] = [root]
        while let node = stack.popLast() {
            if let opener = node as? any URLOpening { openers.append(opener) }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
        perform { for opener in openers { opener.open(url) } }
        return !openers.isEmpty
    }
}
