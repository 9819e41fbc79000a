// The items that are inserted and removed with a node.

extension ViewNode {
    struct TopItem {
        let item: LayoutItem
        let trait: (any TransitionTrait)?
    }

    /// The topmost items at and below the node, each with the node that has its transition.
    final var topItems: [TopItem] {
        var found: [TopItem] = []
        var seen: Set<ObjectIdentifier> = []
        var stack: [(node: ViewNode, trait: (any TransitionTrait)?, item: LayoutItem?)] = [(self, traitAround, nil)]
        while let (node, trait, item) = stack.popLast() {
            let trait = node as? any TransitionTrait ?? trait
            let item = item ?? node.layoutItem
            if node.passesTraits, node.childCount > 0 {
                let isAlone = node.childCount == 1
                for index in (0..<node.childCount).reversed() {
                    guard let child = node.child(at: index) as? ViewNode, !child.isEventBoundary else { continue }
                    stack.append((child, trait, isAlone ? item : nil))
                }
            } else if let item, seen.insert(ObjectIdentifier(item)).inserted {
                found.append(TopItem(item: item, trait: trait))
            }
        }
        return found
    }

    /// An enclosing transition that applies to this node alone.
    final var traitAround: (any TransitionTrait)? {
        var node = parent as? ViewNode
        while let current = node, current.passesTraits, current.childCount <= 1 {
            if let trait = current as? any TransitionTrait { return trait }
            node = current.parent as? ViewNode
        }
        return nil
    }

    /// The outermost transition at or below the node that applies to the whole node.
    final var transitionBelow: (any TransitionTrait)? {
        var node: ViewNode? = self
        while let current = node, current.passesTraits, current.childCount == 1 {
            if let trait = current as? any TransitionTrait { return trait }
            node = current.child(at: 0) as? ViewNode
        }
        return nil
    }
}
