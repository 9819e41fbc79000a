extension ViewHost {
    /// Opens the context menu of an element, or of a view around it, by a long press.
    ///
    /// ```swift
    /// try host.openContextMenu("Draft")
    /// try host.tap("Delete")
    /// ```
    ///
    /// - Parameter target: The element.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, if the user can't reach it, or if it has
    ///   no menu.
    public func openContextMenu(_ target: some ViewTarget) throws(ViewQueryError) {
        let verb = HostVerb.onNodes("a long press") { $0 is any ContextMenuOpening }
        try act(on: target, verb) { place in
            place.node.first { node -> Bool? in
                guard let opener = node as? any ContextMenuOpening else { return nil }
                return perform { opener.openContextMenu(from: place.node) } ? true : nil
            }
        }
    }

    /// The elements that no presentation covers.
    var topElements: [ViewElement] { finder.screen.reachable }
}
