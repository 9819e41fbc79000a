/// A node above all views that closes when the user taps beside what it shows.
@MainActor
protocol ClosedByTapBeside: ViewNode {
    /// Whether the node is a menu, which closes together with the menu that it was opened from.
    var isMenu: Bool { get }
    /// Returns whether a tap at a point of the host, where no view of the node is, closes it.
    func isBeside(_ point: CGPoint) -> Bool
}

extension ViewTree {
    /// Closes the uppermost presentation, because a point beside it was tapped. Menus inside of one another are closed
    /// together, down to the first one that shows something at the point.
    ///
    /// - Returns: Whether anything was closed.
    func closePresentation(beside point: CGPoint) -> Bool {
        var hasClosed = false
        for root in layoutRoots.reversed() where root.node.removal == nil {
            guard let node = root.node as? any ClosedByTapBeside, node.isBeside(point), !hasClosed || node.isMenu
            else { return hasClosed }
            guard node.bubble(.dismiss) else { return hasClosed }
            hasClosed = true
            if !node.isMenu { return true }
        }
        return hasClosed
    }
}
