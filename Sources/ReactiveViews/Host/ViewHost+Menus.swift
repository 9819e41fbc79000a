extension ViewHost {
    /// Opens the context menu of the first element with the words, or of a view around it, by a long press.
    ///
    /// ```swift
    /// try host.openContextMenu("Draft")
    /// try host.tap("Delete")
    /// ```
    ///
    /// - Parameter words: The label, value or name of the element.
    /// - Throws: A `ViewQueryError` if no visible element with the words has a menu.
    public func openContextMenu(_ words: String) throws(ViewQueryError) {
        for element in try reachable(words) {
            var node = element.node
            while let current = node {
                if let opener = current as? any ContextMenuOpening, perform({ opener.openContextMenu() }) { return }
                node = current.isEventBoundary ? nil : current.parent as? ViewNode
            }
        }
        throw .unresponsive(words, to: "a long press")
    }

    /// Returns the elements with the words that no presentation covers; at least one.
    private func reachable(_ words: String) throws(ViewQueryError) -> [ViewElement] {
        _ = try find(words)
        return topElements.flatMap(\.all).filter { $0.label == words || $0.value == words || $0.names.contains(words) }
    }

    /// The elements that no presentation covers.
    var topElements: [ViewElement] {
        let elements = elements
        return elements.last.flatMap { $0.isPresentation ? [$0] : nil } ?? elements
    }
}
