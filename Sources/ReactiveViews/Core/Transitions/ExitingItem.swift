/// An item that is still shown though it belongs to no view and no other item places it.
///
/// Invariant, until `end()`: the item is among `exiting` of its container and of the layout context; a root item has no
/// container and is in neither.
@MainActor
struct ExitingItem {
    let item: LayoutItem
    /// The item's node, kept alive because the item doesn't own it.
    let node: ViewNode
    private weak var container: LayoutItem?
    private let offset: CGPoint

    /// Begins to show an item as exiting; nil if it was never shown.
    init?(_ item: LayoutItem) {
        // A root item has no item around it that could show it.
        let isRoot = item.traits.contains(.root)
        let exit = isRoot ? nil : item.beginExit()
        guard isRoot || exit != nil else { return nil }
        self.item = item
        node = item.node
        container = exit?.container
        offset = exit?.offset ?? .zero
    }

    /// Ends the exit: the item is gone, or comes back.
    func end() { item.endExit(from: container, offset) }
}
