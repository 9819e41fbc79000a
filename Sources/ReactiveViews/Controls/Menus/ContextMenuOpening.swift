/// A node with a menu that a long press opens.
@MainActor
protocol ContextMenuOpening: ViewNode {
    /// Says whether there was one to open.
    func openContextMenu() -> Bool
}
