extension ViewHost {
    /// Opens the program with a URL: all `onOpenURL` actions are called, in the order of the tree. Says whether there was one.
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
