extension ViewNode {
    /// Removes a node that isn't among the children any more: at once, or at the end of its transition if that is
    /// animated.
    ///
    /// - Parameter identity: The identity by which the view is found if it is inserted again meanwhile.
    final func remove(_ child: ViewNode, identity: @autoclosure () -> AnyHashable = 0) {
        guard tree.animations.isEnabled, tree.animatedTransitions > 0 || child.currentAnimation != nil,
            child.isMounted
        else { return graph.unmount(child) }
        let goings = child.topItems.compactMap { top -> Departure.Going? in
            let way = top.trait?.transition.removal ?? AnyTransition.opacity.removal
            guard way.shift != .zero || way.custom != nil, let animation = child.animation(of: way) else { return nil }
            return Departure.Going(item: top.item, trait: top.trait, way: way, animation: animation)
        }
        guard goings.contains(where: { $0.item.hasPlace }) else { return graph.unmount(child) }
        if child.writersBelow > 0 { childrenHaveMoved() }
        structureChanged()
        tree.viewIsLeaving(child)
        let departure = Departure(child, identity(), tree.animations)
        beginLeaving(child, departure.identity)
        child.departure = departure
        departure.begin(goings)
    }

    /// Returns a node for a view that is inserted into a mounted tree: the leaving node with the identity, or a new
    /// one.
    final func insert<V: View>(_ view: V, identity: @autoclosure () -> AnyHashable = 0) -> TypedNode<V> {
        if hasLeaving, let revived = revive(V.self, identity()) {
            revived.receive(view)
            return revived
        }
        if tree.animations.isEnabled { insertion = graph.transactions }
        let node = V._makeNode(view, under: self)
        if tree.animations.isEnabled, tree.animatedTransitions > 0 || node.currentAnimation != nil {
            tree.inserted.append(node)
        }
        return node
    }

    /// Brings back the leaving node with the identity; nil if there is none.
    final func revive<V: View>(_: V.Type, _ identity: AnyHashable) -> TypedNode<V>? {
        guard let child = leaving(identity, where: { $0 is TypedNode<V> }) as? TypedNode<V> else { return nil }
        endLeaving(child)
        child.departure?.end()
        childrenHaveMoved()
        for coming in child.topItems {
            let way = coming.trait?.transition.insertion ?? AnyTransition.opacity.insertion
            coming.trait?.show(.identity, by: nil)
            coming.item.presentation?.enter(way, child.animation(of: way))
        }
        return child
    }

    /// Returns the animation of a current insertion or removal; nil if it isn't animated.
    final func animation(of way: AnyTransition.Way) -> Animation? {
        guard let own = way.animation else { return currentAnimation }
        guard tree.animations.isEnabled, !transaction.disablesAnimations else { return nil }
        var animation = own
        animation.completions = graph.transaction.completions
        return animation
    }

    /// Whether the view is being inserted into a mounted tree in this pass, alone or with an enclosing view.
    final var isBeingInserted: Bool {
        guard tree.animations.isEnabled else { return false }
        var node = parent as? ViewNode
        while let current = node {
            if current.insertion == graph.transactions { return true }
            guard current.passesTraits else { return false }
            node = current.parent as? ViewNode
        }
        return false
    }
}

/// The animated removal of a view.
///
/// Invariant, until `end()`: the node is an exiting node of its parent and owns this object.
@MainActor
final class Departure: Animator {
    struct Going {
        let item: LayoutItem
        let trait: (any TransitionTrait)?
        let way: AnyTransition.Way
        let animation: Animation
    }

    private weak var node: ViewNode?
    let identity: AnyHashable
    private let clock: AnimationClock
    private var items: [LeavingItem] = []
    private var until = 0.0
    private var isOver = false

    init(_ node: ViewNode, _ identity: AnyHashable, _ clock: AnimationClock) {
        self.node = node
        self.identity = identity
        self.clock = clock
    }

    func begin(_ goings: [Going]) {
        until = clock.now
        for going in goings {
            guard let leaving = LeavingItem(going.item) else { continue }
            items.append(leaving)
            // The removal replaces a running animation of the item's position.
            if going.way.shift != .zero {
                ItemPresentation.of(going.item, clock).leave(going.way, going.animation)
            }
            if going.way.custom != nil {
                going.trait?.show(.didDisappear, by: going.way.animation)
                // A custom modifier is shown for the duration of the animation; for one run of a repeating one.
                let duration = going.animation.totalDuration
                until = max(until, clock.now + (duration.isFinite ? duration : going.animation.oneRun))
            }
        }
        clock.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        guard !isOver, let node, node.isMounted else { return false }
        if time < until || items.contains(where: { $0.item.presentation?.isMoving == true }) { return true }
        (node.parent as? ViewNode)?.endLeaving(node)
        end()
        node.graph.unmount(node)
        return false
    }

    /// Ends the removal, because its animation is over or the view is inserted again.
    func end() {
        guard !isOver else { return }
        isOver = true
        for leaving in items { leaving.end() }
        items = []
        node?.departure = nil
    }
}
