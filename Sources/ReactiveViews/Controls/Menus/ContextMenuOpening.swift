/// A node with a menu that a long press opens.
@MainActor
protocol ContextMenuOpening: ViewNode {
    /// Opens the menu. Returns false if there is none.
    func openContextMenu() -> Bool
}
