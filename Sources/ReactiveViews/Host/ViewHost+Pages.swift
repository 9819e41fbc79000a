extension ViewHost {
    /// Swipes to another page of a paged tab view.
    ///
    /// ```swift
    /// try host.page(by: 1)
    /// ```
    ///
    /// - Parameters:
    ///   - offset: The number of pages; forwards if positive. It is clamped to the first and the last page.
    ///   - words: The label, value or name of an element on the page; nil for the first paged tab view.
    /// - Throws: A `ViewQueryError` if there is no such tab view or no other page.
    public func page(by offset: Int, on words: String? = nil) throws(ViewQueryError) {
        if let words { _ = try find(words) }
        let all = topElements.flatMap(\.all)
        for element in words == nil ? all : all.reversed() {
            guard let tabs = element.node as? any TabContaining, tabs.isPaged else { continue }
            if let words, !element.all.contains(where: { $0.label == words || $0.value == words }) { continue }
            if perform({ tabs.page(by: offset) }) { return }
            throw .unresponsive(element.line, to: "a swipe")
        }
        throw .notFound("TabView", similar: [])
    }
}
