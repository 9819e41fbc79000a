import Reactive

nonisolated extension View {
    /// Performs an action for each value of a publisher while the view is in the tree.
    ///
    /// The newest closure gets the value at once, as an event of its own. A value during an update, such as a replay,
    /// waits for the end of the update; a value from another thread waits for the main actor. Apple's documentation
    /// doesn't define this; see <doc:ActionsAndPreferences>.
    ///
    /// A new evaluation subscribes again if the publisher differs or the old one has completed.
    ///
    /// ```swift
    /// struct Inbox: View {
    ///     let messages: PassthroughSubject<String, Never>
    ///     @State private var last = ""
    ///
    ///     var body: some View {
    ///         Text(last)
    ///             .onReceive(messages) { last = $0 }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - publisher: The publisher.
    ///   - action: Receives each value.
    public func onReceive<P: Publisher>(
        _ publisher: P, perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        modifier(ReceiveModifier(publisher: publisher, action: action))
    }
}

nonisolated struct ReceiveModifier<P: Publisher>: PrimitiveModifier where P.Failure == Never {
    @MainActor static var _reach: ModifierReach { .whole }

    let publisher: P
    let action: (P.Output) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ReceiveModifier<P>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ReceiveModifier<P>>> {
        ReceiveNode(view, under: parent)
    }
}

/// Invariant: while mounted and after its first update, the node has one subscription: to the modifier's publisher or
/// to an equal one.
private final class ReceiveNode<Content: View, P: Publisher>: ModifierNode<Content, ReceiveModifier<P>>
where P.Failure == Never {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    private var subscription: AnyCancellable?
    private var isCompleted = false
    /// The number of subscriptions so far. It identifies late values of earlier ones, which are ignored.
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
