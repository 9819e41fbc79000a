extension ViewHost {
    /// Swipes to another page of a paged tab view, forwards if positive: of the first one, or of the one that shows these words.
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
