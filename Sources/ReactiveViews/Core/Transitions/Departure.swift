extension ViewNode {
    /// Takes a node out of the children: out of the tree at once, or, if that is animated, when its transition has been shown (A11).
    ///
    /// - Parameter identity: by which the same view is found should it come back meanwhile.
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
        tree.focus.leave(child)
        let departure = Departure(child, identity(), tree.animations)
        beginLeaving(child, departure.identity)
        child.departure = departure
        departure.begin(goings)
    }

    /// A node for a view that comes into a tree that was there already: the one that is leaving and has the identity, or a new one.
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

    /// Has the one that is leaving and has the identity come back.
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

    /// The animation by which the view comes or goes now; nil if at once.
    final func animation(of way: AnyTransition.Way) -> Animation? {
        guard let own = way.animation else { return currentAnimation }
        guard tree.animations.isEnabled, !transaction.disablesAnimations else { return nil }
        var animation = own
        animation.completions = graph.transaction.completions
        return animation
    }

    /// Whether the view comes into a tree that was there already, in this pass, with what it belongs to.
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

/// A view that is leaving.
///
/// Invariant, until `end()`: the node is its parent's `retired` and owns this.
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
            // Where a motion of its place is under way, that ends here.
            if going.way.shift != .zero {
                ItemPresentation.of(going.item, clock).leave(going.way, going.animation)
            }
            if going.way.custom != nil {
                going.trait?.show(.didDisappear, by: going.way.animation)
                // What a modifier of the user's animates takes the animation's time; one run of an endless one's.
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

    /// The view has left, or comes back.
    func end() {
        guard !isOver else { return }
        isOver = true
        for leaving in items { leaving.end() }
        items = []
        node?.departure = nil
    }
}
