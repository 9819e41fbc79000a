/// The node of a lazy container.
class LazyNode<V: View, Content: View>: ArrangingNode<V, Content>, GeometryConsumer, LayoutAdjusting {
    final var lazyItem: LazyItem { item!.as(LazyItem.self) }

    /// Sets the item. Call before any content exists.
    final func begin(_ item: LazyItem) {
        self.item = item
        region = item.ownRegion
        tree.geometryConsumers.append(self)
        tree.layoutAdjusters.append(self)
        tree.layout.isStale = true
    }

    override func didUnmount() { lazyItem.ownRegion.leave() }

    final func layoutEnded() { lazyItem.lookAround() }

    final func adjust(_ phase: LayoutPhase) {
        switch phase {
        case .anchoring: lazyItem.keepAnchor()
        case .scrolling: break
        case .pinning: lazyItem.pin()
        }
    }
}
