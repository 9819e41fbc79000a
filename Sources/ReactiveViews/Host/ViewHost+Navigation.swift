extension ViewHost {
    /// Goes back by one view, as the user does with the back button or a swipe, where a pushed view lies on top; of several such
    /// places in the one shown last.
    public func back() throws(ViewQueryError) {
        for element in topElements.flatMap(\.all).reversed() {
            guard let container = element.node as? any NavigationContaining, !container.core.levels.isEmpty else {
                continue
            }
            guard container.core.canGoBack else { throw .unresponsive(element.label ?? element.kind, to: "going back") }
            let core = container.core
            return perform { core.pop(to: core.levels.count - 1) }
        }
        throw .notFound("Back", similar: [])
    }
}
