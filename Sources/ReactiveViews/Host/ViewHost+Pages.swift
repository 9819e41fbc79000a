extension ViewHost {
    /// Swipes to another page of a paged tab view. A sideways `drag(_:by:)` over half of the page does the same.
    ///
    /// ```swift
    /// try host.page(by: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - offset: The number of pages; forwards if positive. It is clamped to the first and the last page.
    ///   - target: An element on the page.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element, or if there is no such tab view or no
    ///   other page.
    public func page(by offset: Int, on target: some ViewTarget) throws(ViewQueryError) {
        try observed(target.viewLocator.name, details: "by \(offset)") { () throws(ViewQueryError) in
            let element = try find(target)
            let tabs = element.node?.first { node -> (any TabContaining)? in
                guard let tabs = node as? any TabContaining, tabs.isPaged else { return nil }
                return tabs
            }
            try turn(tabs, by: offset)
        }
    }

    /// Swipes to another page of the first paged tab view.
    ///
    /// - Parameter offset: The number of pages; forwards if positive. It is clamped to the first and the last page.
    /// - Throws: A `ViewQueryError` if there is no paged tab view or no other page.
    public func page(by offset: Int) throws(ViewQueryError) {
        try observed(details: "by \(offset)") { () throws(ViewQueryError) in
            var first: (any TabContaining)?
            for element in topElements.flatMap(\.all) {
                guard let tabs = element.node as? any TabContaining, tabs.isPaged else { continue }
                first = tabs
                break
            }
            try turn(first, by: offset)
        }
    }

    private func turn(_ tabs: (any TabContaining)?, by offset: Int) throws(ViewQueryError) {
        guard let tabs else { throw .notFound("TabView", similar: []) }
        if perform({ tabs.page(by: offset) }) { return }
        throw .unresponsive(ViewElement(of: tabs, in: topElements).line, to: "a swipe")
    }
}
