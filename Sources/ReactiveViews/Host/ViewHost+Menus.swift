extension ViewHost {
    /// Presses the first element with these words for long, to open the context menu that it or what it lies in has.
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

    /// The elements with the words that aren't covered; at least one.
    private func reachable(_ words: String) throws(ViewQueryError) -> [ViewElement] {
        _ = try find(words)
        return topElements.flatMap(\.all).filter { $0.label == words || $0.value == words || $0.names.contains(words) }
    }

    /// What nothing lies above.
    var topElements: [ViewElement] {
        let elements = elements
        return elements.last.flatMap { $0.isPresentation ? [$0] : nil } ?? elements
    }
}
