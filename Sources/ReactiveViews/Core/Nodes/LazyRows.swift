/// A node whose children are rows that are made on demand.
///
/// Invariant: rows that were made stay until their element goes.
@MainActor
protocol LazyRows: ViewNode {
    /// How many rows there are, made or not.
    var rowCount: Int { get }
    /// Which row a child is.
    func row(ofChild index: Int) -> Int
    /// Has the rows made in the present pass, or in the next one.
    func want(_ rows: Range<Int>)
    /// The row's node, if it was made.
    func node(ofRow row: Int) -> ViewNode?
}

/// The layout item of a container that makes its rows on demand.
protocol LazyContainer: LayoutItem {
    /// Makes the node of a `ForEach` whose rows the container arranges.
    @MainActor
    func makeNode<Data, ID, Content: View>(
        of rows: ForEach<Data, ID, Content>, under parent: ViewNode
    ) -> TypedNode<ForEach<Data, ID, Content>>
}

/// What a view with an identity is.
enum IdentifiedPlace {
    case node(ViewNode)
    /// A row that may not have been made yet.
    case row(any LazyRows, Int)
}

extension ViewNode {
    /// The lazy container that the views at this node are arranged by, if it is one: nothing else is between.
    final var enclosingLazyContainer: (any LazyContainer)? {
        guard let container = region?.lazyContainer else { return nil }
        var node: ViewNode? = self
        while let current = node, current.item == nil { node = current.parent as? ViewNode }
        return node?.item === container ? container : nil
    }

    /// What has the identity, among the views below. O(all of them); uses no stack.
    final func find(identity id: AnyHashable) -> IdentifiedPlace? {
        var stack: [ViewNode] = [self]
        while let node = stack.popLast() {
            if let place = node.identifying?.place(ofIdentity: id) { return place }
            for index in (0..<node.childCount).reversed() {
                if let child = node.child(at: index) as? ViewNode, !child.isEventBoundary { stack.append(child) }
            }
        }
        return nil
    }

    /// Where the views at and below the node are, in the coordinates of an item around them; nil if layout knows
    /// nothing of them.
    final func frame(in ancestor: LayoutItem?) -> CGRect? {
        var items: [LayoutItem] = []
        appendItems(to: &items)
        guard let first = items.first else { return nil }
        return items.dropFirst().reduce(first.frame(in: ancestor)) { $0.union($1.frame(in: ancestor)) }
    }
}
