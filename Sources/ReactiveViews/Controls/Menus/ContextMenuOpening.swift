/// A view with a menu that opens on a long press.
@MainActor
protocol ContextMenuOpening: ViewNode {
    /// Opens the menu. Returns false if there is none or the view is disabled.
    func openContextMenu() -> Bool
    /// Opens the menu for a view inside. By default it is the same menu everywhere.
    func openContextMenu(from origin: ViewNode) -> Bool
}

extension ContextMenuOpening {
    func openContextMenu(from origin: ViewNode) -> Bool { openContextMenu() }
}
