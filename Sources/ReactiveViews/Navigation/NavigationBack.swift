/// The back button of a pushed view.
struct NavigationBack {
    /// The item of the button.
    let item: BackButtonItem
    /// The title of the page below; nil if it has none.
    let title: String?
}

/// The item of a back button. The container that places it paints it.
///
/// Its node is that of the pushed view, which handles taps on the button.
final class BackButtonItem: LayoutItem {
    override class var traits: ItemTraits { .leaf }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions(by: CGSize(width: 44, height: 44))
    }
}

extension NavigationCore {
    /// Returns the back button of the top view; nil if there is none.
    ///
    /// - Parameter root: The bar options of the root.
    func back(root: NavigationBarOptions?) -> NavigationBack? {
        guard canGoBack, let node = levels.last?.node, !node.bar.isBarHidden else { return nil }
        let below = levels.count > 1 ? levels[levels.count - 2].node?.bar : root
        return NavigationBack(item: node.backButton, title: below?.title)
    }

    /// Returns whether the top view has a large title. A view that doesn't choose has the size of the one below, and
    /// the root is large.
    ///
    /// - Parameter root: The bar options of the root.
    func hasLargeTitle(root: NavigationBarOptions?) -> Bool {
        for level in levels.reversed() { if let size = level.node?.bar.titleSize { return size } }
        return root?.titleSize ?? true
    }
}
