extension View {
    /// Does something with each value of a publisher while the view is in the tree.
    ///
    /// The newest closure gets the value at once, as an event of its own; one that comes during an update (a replay) waits
    /// for the update's end, and one from another thread for the main actor (M9 ⚑). When the view is evaluated anew it
    /// subscribes again if the publisher is another one, or if the old one has completed.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    static var _reach: ModifierReach { .whole }

    let publisher: P
    let action: (P.Output) -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ReceiveModifier<P>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ReceiveModifier<P>>> {
        ReceiveNode(view, under: parent)
    }
}

/// Invariant: while mounted and after its first update, the node has one subscription: to the modifier's publisher or to
/// one that equals it.
private final class ReceiveNode<Content: View, P: Publisher>: ModifierNode<Content, ReceiveModifier<P>>
where P.Failure == Never {
    private var subscription: AnyCancellable?
    private var isCompleted = false
    /// Told from those of earlier subscriptions, whose late values don't count.
    private var generation = 0

    override func didMount() {
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: ReceiveModifier<P>) {
        if isCompleted || !Graph.Inputs.areEqual(old.publisher, modifier.publisher) {
            setNeedsUpdate(because: .inputs([]))
        }
    }

    override func update() {
        isCompleted = false
        generation += 1
        let generation = generation
        subscription = modifier.publisher.sink(
            receiveCompletion: { [weak self] _ in
                onMainActor { self?.complete(generation) }
            },
            receiveValue: { [weak self] value in
                onMainActor { self?.receive(value, generation) }
            })
    }

    private func receive(_ value: P.Output, _ generation: Int) {
        guard isMounted, generation == self.generation else { return }
        if graph.isUpdating {
            graph.enqueueAction(for: self, "onReceive") { [weak self] in self?.modifier.action(value) }
        } else {
            graph.perform { modifier.action(value) }
        }
    }

    private func complete(_ generation: Int) {
        if generation == self.generation { isCompleted = true }
    }

    override func didUnmount() {
        subscription = nil
    }
}
