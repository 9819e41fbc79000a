/// A node that shows some of its pages and hides the others: a navigation container or a tab view.
@MainActor
protocol PageShowing: ViewNode {
    /// Whether `settlePages` is due in this pass.
    var arePagesDue: Bool { get set }
    /// Shows and hides the regions of the pages. Called at the end of a pass, after layout.
    func settlePages()
}

extension ViewTree {
    /// Schedules `settlePages` for a node, because another page may be shown.
    func notePages(of node: any PageShowing) {
        guard !node.arePagesDue else { return }
        node.arePagesDue = true
        duePages.append(node)
    }

    func settlePages() {
        if !tabs.isEmpty {
            tabs.removeAll { !$0.isMounted }
            for node in tabs where node.isStructureStale { notePages(of: node) }
        }
        guard !duePages.isEmpty else { return }
        let due = duePages
        duePages = []
        for node in due {
            node.arePagesDue = false
            if node.isMounted { node.settlePages() }
        }
        pagesChanged()
    }
}
