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
        let action = beginAction(details: url.absoluteString)
        defer { action?.end() }
        guard let root = viewTree.root else { return false }
        let openers = URLOpeners(below: root).openers
        perform { for opener in openers { opener.open(url) } }
        return !openers.isEmpty
    }
}

/// What a part of the tree says of URLs, in the order of the tree.
@MainActor
struct URLOpeners {
    private(set) var openers: [any URLOpening] = []
    private(set) var events: [ExternalEvents] = []

    /// Linear in the number of nodes.
    init(below root: ViewNode) {
        var stack: [ViewNode] = [root]
        while let node = stack.popLast() {
            if let opener = node as? any URLOpening { openers.append(opener) }
            if let handler = node as? any ExternalEventHandling { events.append(handler.events) }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode { stack.append(child) }
            }
        }
    }
}
