/// An item that is seen leaving, though nobody places it any more.
///
/// Invariant, until `end()`: the item is among `departing` of its container, and among `leaving` of the layout; but for a root, which has
/// no container.
@MainActor
struct LeavingItem {
    let item: LayoutItem
    /// The item's, so that it lives as long.
    let node: ViewNode
    private weak var container: LayoutItem?
    private let offset: CGPoint

    /// Nil for one that was never shown.
    init?(_ item: LayoutItem) {
        // What lies above everything else has nobody around it who would show it.
        let departure = item is RootItem ? nil : item.beginDeparture()
        guard item is RootItem || departure != nil else { return nil }
        self.item = item
        node = item.node
        container = departure?.container
        offset = departure?.offset ?? .zero
    }

    /// It has left, or comes back.
    func end() { item.endDeparture(from: container, offset) }
}
