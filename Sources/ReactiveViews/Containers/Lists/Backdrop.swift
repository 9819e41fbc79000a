/// A node that fills the container around it with a background, such as a list.
@MainActor
protocol BackdropPainting: ViewNode {
    /// The colour of the background; nil for none.
    var backdrop: Color.Resolved? { get }
}

extension ViewNode {
    /// Whether the node is on a card above the window.
    final var isElevated: Bool { elevation?.isElevated == true }

    /// The item of the presented content that the node is in; nil in the window itself.
    final var elevation: (any Elevating)? {
        var node: ViewNode? = self
        while let current = node {
            if current.isEventBoundary, let item = current.item, item.parent == nil { return item as? any Elevating }
            node = current.parent as? ViewNode
        }
        return nil
    }
}

/// The item of content above the window.
protocol Elevating: LayoutItem {
    /// Whether the content is on a card.
    @MainActor
    var isElevated: Bool { get }
    /// Returns whether the card has the background of a scroll view, which then paints none over the card's corners.
    @MainActor
    func paintsBackdrop(of scroll: ScrollItem) -> Bool
}

extension LayoutItem {
    /// The vertical scroll view that fills the item; nil if there is none.
    @MainActor
    final var mainScroll: ScrollItem? {
        var item = self
        for _ in 0..<64 {
            if let scroll = item as? ScrollItem { return scroll.scrolls(along: .vertical) ? scroll : nil }
            let isSearch = item is StackItem && item.children.first?.beginsWithField == true
            let inside = isSearch ? item.children.last : item is StackItem ? nil : item.children.first
            guard let next = (item as? PairItem)?.main ?? inside else { return nil }
            item = next
        }
        return nil
    }

    /// Whether the first view in the item is a field, as above a searchable list.
    @MainActor
    private final var beginsWithField: Bool {
        var item = self
        while !(item.node is any FocusTarget), let first = item.children.first { item = first }
        return item.node is any FocusTarget
    }

    /// The background of the list or form that fills the item; nil if there is none.
    @MainActor
    final var fillingBackdrop: Color.Resolved? { (mainScroll?.node as? any BackdropPainting)?.backdrop }
}
