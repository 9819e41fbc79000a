// The casts of nodes and items to classes that the code knows. A node makes its own item and its children, so it knows
// their classes; a checked cast would walk the class hierarchy at every update.

extension Graph.Node {
    /// Returns the node as an instance of a class that the caller knows it to be.
    ///
    /// - Precondition: The node is an instance of `type` or of a subclass. Asserted in debug builds.
    @inlinable
    @inline(__always)
    nonisolated final func `as`<Node: Graph.Node>(_ type: Node.Type) -> Node { unsafeDowncast(self, to: type) }
}

extension LayoutItem {
    /// Returns the item as an instance of a class that the caller knows it to be.
    ///
    /// - Precondition: The item is an instance of `type` or of a subclass. Asserted in debug builds.
    @inline(__always)
    final func `as`<Item: LayoutItem>(_ type: Item.Type) -> Item { uncheckedDowncast(self, to: type) }
}
