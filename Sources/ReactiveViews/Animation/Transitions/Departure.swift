extension ViewNode {
    /// Takes a node out of the children: out of the tree at once, or, if that is animated, when its transition has been shown (A11).
    ///
    /// - Parameter identity: by which the same view is found should it come back meanwhile.
    final func remove(_ child: ViewNode, identity: @autoclosure () -> AnyHashable = 0) {
        guard tree.animations.isEnabled, let animation = child.currentAnimation else { return graph.unmount(child) }
        let comings = child.topItems
        guard !comings.isEmpty else { return graph.unmount(child) }
        structureChanged()
        if child.writersBelow > 0 { childrenHaveMoved() }
        retired = (retired ?? []) + [child]
        child.departure = Departure(child, identity(), tree.animations)
        for coming in comings {
            let way = coming.trait?.transition.removal ?? AnyTransition.opacity.removal
            coming.item.parent?.departing.append(coming.item)
            coming.trait?.show(isActive: true, laterUnder: nil)
            ItemPresentation.of(coming.item, tree.animations).leave(way, way.animation ?? animation)
        }
        child.departure?.begin(comings, animation)
    }

    /// A node for a view that comes into a tree that was there already: the one that is leaving and has the identity, or a new one.
    final func insert<V: View>(_ view: V, identity: @autoclosure () -> AnyHashable = 0) -> TypedNode<V> {
        if retired != nil, let revived = revive(identity()) as? TypedNode<V> {
            revived.receive(view)
            return revived
        }
        let node = V._makeNode(view, under: self)
        noteInserted(node)
        return node
    }

    private func revive(_ identity: AnyHashable) -> ViewNode? {
        guard let index = retired?.firstIndex(where: { ($0 as? ViewNode)?.departure?.identity == identity }),
            let child = retired?.remove(at: index) as? ViewNode
        else { return nil }
        child.departure?.isOver = true
        child.departure = nil
        structureChanged()
        for coming in child.topItems {
            coming.item.parent?.departing.removeAll { $0 === coming.item }
            coming.trait?.show(isActive: false, laterUnder: nil)
            let way = coming.trait?.transition.insertion ?? AnyTransition.opacity.insertion
            let animation = child.currentAnimation ?? .linear(duration: 0)
            ItemPresentation.of(coming.item, tree.animations).enter(way, animation)
        }
        return child
    }

    /// A child has come into a tree that was there already.
    private func noteInserted(_ child: ViewNode) {
        guard tree.animations.isEnabled, let animation = child.currentAnimation else { return }
        tree.inserted.append((child, animation))
        for coming in child.traits where coming.transition.insertion.custom != nil {
            coming.show(isActive: true, laterUnder: nil)
            coming.show(isActive: false, laterUnder: child.transaction)
        }
    }
}

/// A view that is leaving.
@MainActor
final class Departure: Animator {
    private let node: ViewNode
    let identity: AnyHashable
    var isOver = false
    private let clock: AnimationClock
    private var items: [(item: LayoutItem, container: WeakItem)] = []
    private var end = 0.0

    private struct WeakItem {
        weak var item: LayoutItem?
    }

    init(_ node: ViewNode, _ identity: AnyHashable, _ clock: AnimationClock) {
        self.node = node
        self.identity = identity
        self.clock = clock
    }

    func begin(_ comings: [ViewNode.TopItem], _ animation: Animation) {
        items = comings.map { ($0.item, WeakItem(item: $0.item.parent)) }
        // What a custom transition animates takes the animation's time.
        let hasCustom = comings.contains { $0.trait?.transition.removal.custom != nil }
        end = hasCustom ? clock.now + animation.totalDuration : clock.now
        clock.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        guard !isOver else { return false }
        if !node.isMounted {
            finish()
            return false
        }
        if time < end || items.contains(where: { $0.item.presentation?.isMoving == true }) { return true }
        let parent = node.parent as? ViewNode
        parent?.retired?.removeAll { $0 === node }
        finish()
        node.graph.unmount(node)
        return false
    }

    private func finish() {
        isOver = true
        for (item, container) in items { container.item?.departing.removeAll { $0 === item } }
    }
}

// MARK: - What comes and goes with a node

extension ViewNode {
    struct TopItem {
        let item: LayoutItem
        let trait: (any TransitionTrait)?
    }

    /// The items at the top of what is at and below the node, with what says how each comes and goes.
    final var topItems: [TopItem] {
        var found: [TopItem] = []
        var stack: [(node: ViewNode, trait: (any TransitionTrait)?, item: LayoutItem?)] = [(self, traitAround, nil)]
        while let (node, trait, item) = stack.popLast() {
            let trait = node as? any TransitionTrait ?? trait
            let item = item ?? node.item
            if node.passesTraits, node.childCount > 0 {
                let isAlone = node.childCount == 1
                for index in (0..<node.childCount).reversed() {
                    guard let child = node.child(at: index) as? ViewNode, !child.isEventBoundary else { continue }
                    stack.append((child, trait, isAlone ? item : nil))
                }
            } else if let item, !found.contains(where: { $0.item === item }) {
                found.append(TopItem(item: item, trait: trait))
            }
        }
        return found
    }

    /// Those that say how what is at and below the node comes and goes.
    fileprivate var traits: [any TransitionTrait] { topItems.compactMap(\.trait) }

    /// One around the node that is about it alone.
    final var traitAround: (any TransitionTrait)? {
        var node = parent as? ViewNode
        while let current = node, current.passesTraits, current.childCount <= 1 {
            if let trait = current as? any TransitionTrait { return trait }
            node = current.parent as? ViewNode
        }
        return nil
    }
}
