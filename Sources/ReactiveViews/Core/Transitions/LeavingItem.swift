/// An item whose removal is animated, so that its container doesn't place it any more.
///
/// Invariant, until `end()`: the item is in `departing` of its container and in `leaving` of the layout. A root item
/// has no container.
@MainActor
struct LeavingItem {
    let item: LayoutItem
    /// The item's node, retained as long as the item is shown.
    let node: ViewNode
    private weak var container: LayoutItem?
    private let offset: CGPoint

    /// Returns nil for an item that was never shown.
    init?(_ item: LayoutItem) {
        // A presentation is a root item, which no container shows.
        let departure = item is RootItem ? nil : item.beginDeparture()
        guard item is RootItem || departure != nil else { return nil }
        self.item = item
        node = item.node
        container = departure?.container
        offset = departure?.offset ?? .zero
    }

    /// Ends the removal, because its animation is over or the view is inserted again.
    func end() { item.endDeparture(from: container, offset) }
}
