extension ViewNode {
    /// Removes a node from the children. It is unmounted at once, or, if the removal is animated, when its transition
    /// has been shown.
    ///
    /// - Parameters:
    ///   - child: The node to remove.
    ///   - identity: The identity by which the node is found if its view comes back while it exits.
    final func remove(_ child: ViewNode, identity: @autoclosure () -> AnyHashable = 0) {
        guard tree.animations.isEnabled, tree.animatedTransitions > 0 || child.currentAnimation != nil,
            child.isMounted
        else { return unmountRemoved(child) }
        let parts = child.topItems.compactMap { top -> Removal.Part? in
            let way = top.trait?.transition.removal ?? AnyTransition.opacity.removal
            guard way.shift != .zero || way.custom != nil, let animation = child.animation(of: way) else { return nil }
            return Removal.Part(item: top.item, trait: top.trait, way: way, animation: animation)
        }
        guard parts.contains(where: { $0.item.hasPlace }) else { return unmountRemoved(child) }
        tree.removedContent?.reportEvaluations(of: child)
        if child.writersBelow > 0 { childrenHaveMoved() }
        structureChanged()
        tree.viewIsLeaving(child)
        let removal = Removal(of: child, identity(), tree.animations)
        beginExit(of: child, removal.identity)
        child.removal = removal
        removal.begin(parts)
    }

    /// Returns a node for a view that is inserted into an existing tree: the exiting one with the identity, or a new
    /// one.
    final func insert<V: View>(_ view: V, identity: @autoclosure () -> AnyHashable = 0) -> TypedNode<V> {
        if hasExitingChildren, let revived = revive(V.self, identity()) {
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

    /// Brings the exiting node with an identity back; nil if there is none.
    final func revive<V: View>(_: V.Type, _ identity: AnyHashable) -> TypedNode<V>? {
        guard let child = exitingChild(identity, where: { $0 is TypedNode<V> }) as? TypedNode<V> else { return nil }
        endExit(of: child)
        child.removal?.end()
        childrenHaveMoved()
        for entering in child.topItems {
            let way = entering.trait?.transition.insertion ?? AnyTransition.opacity.insertion
            entering.trait?.show(.identity, by: nil)
            entering.item.presentation?.enter(way, child.animation(of: way))
        }
        return child
    }

    /// Returns the animation by which the view is inserted or removed now; nil for none.
    final func animation(of way: AnyTransition.Way) -> Animation? {
        guard let own = way.animation else { return currentAnimation }
        guard tree.animations.isEnabled, !transaction.disablesAnimations else { return nil }
        var animation = own
        animation.completions = graph.transaction.completions
        return animation
    }

    /// Whether the view is inserted into an existing tree in this pass, alone or with what is around it.
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
/// Invariant, until `end()`: the node is among its parent's retired nodes, and owns this object.
@MainActor
final class Removal: Animator {
    /// One of the items that exit, each by its own transition.
    struct Part {
        let item: LayoutItem
        let trait: (any TransitionTrait)?
        let way: AnyTransition.Way
        let animation: Animation
    }

    private weak var node: ViewNode?
    let identity: AnyHashable
    private let clock: AnimationClock
    private var items: [ExitingItem] = []
    private var until = 0.0
    private var isOver = false

    init(of node: ViewNode, _ identity: AnyHashable, _ clock: AnimationClock) {
        self.node = node
        self.identity = identity
        self.clock = clock
    }

    /// Begins to show the items as exiting.
    func begin(_ parts: [Part]) {
        until = clock.now
        for part in parts {
            guard let exiting = ExitingItem(part.item) else { continue }
            items.append(exiting)
            // A motion of the item's place that is under way ends here.
            if part.way.shift != .zero {
                ItemPresentation.of(part.item, clock).exit(part.way, part.animation)
            }
            if part.way.custom != nil {
                part.trait?.show(.didDisappear, by: part.way.animation)
                // A modifier of the user's animates for the animation's duration, or for one run of an endless one.
                let duration = part.animation.totalDuration
                until = max(until, clock.now + (duration.isFinite ? duration : part.animation.oneRun))
            }
        }
        clock.add(self)
    }

    func showFrame(at time: Double) -> Bool {
        guard !isOver, let node, node.isMounted else { return false }
        if time < until || items.contains(where: { $0.item.presentation?.isMoving == true }) { return true }
        (node.parent as? ViewNode)?.endExit(of: node)
        end()
        node.graph.unmount(node)
        return false
    }

    /// Ends the removal: the view is unmounted, or comes back.
    func end() {
        guard !isOver else { return }
        isOver = true
        for item in items { item.end() }
        items = []
        node?.removal = nil
    }
}
