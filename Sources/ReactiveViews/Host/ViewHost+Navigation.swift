extension ViewHost {
    /// Goes back by one page, as with the back button or a swipe. Of several navigation containers the last visible one
    /// is used. In a collapsed split view the page before a column's is that of the column before.
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
                guard let container = element.node as? any NavigationContaining, container.hasPagesBelow else {
                    continue
                }
                guard container.canGoBack else {
                    throw .unresponsive(element.label ?? element.kind, to: "going back")
                }
                return perform { container.goBack() }
            }
            throw .notFound("Back", similar: [])
        }
    }
}
