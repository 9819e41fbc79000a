extension ViewHost {
    /// Goes back by one pushed view, as with the back button or a swipe. Of several navigation containers the last
    /// visible one is used.
    ///
    /// ```swift
    /// try host.tap("Details")
    /// try host.back()
    /// ```
    ///
    /// - Throws: A `ViewQueryError` if no view is pushed or going back is disabled.
    public func back() throws(ViewQueryError) {
        try observed { () throws(ViewQueryError) in
            for element in topElements.flatMap(\.all).reversed() {
                guard let container = element.node as? any NavigationContaining, !container.core.levels.isEmpty else {
                    continue
                }
                guard container.core.canGoBack else {
                    throw .unresponsive(element.label ?? element.kind, to: "going back")
                }
                let core = container.core
                return perform { core.pop(to: core.levels.count - 1) }
            }
            throw .notFound("Back", similar: [])
        }
    }
}
