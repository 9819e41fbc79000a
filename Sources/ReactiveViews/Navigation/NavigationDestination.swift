import Reactive

nonisolated extension View {
    /// Sets the view that is pushed for values of a type in the enclosing navigation stack. Of several destinations for
    /// one type, the one nearest to the root is used.
    ///
    /// ```swift
    /// NavigationStack {
    ///     NavigationLink("First", value: 1)
    ///         .navigationDestination(for: Int.self) { number in Text("Number \(number)") }
    /// }
    /// ```
    ///
    /// Without a destination for a value, the stack shows a placeholder and reports a diagnostic.
    ///
    /// - Parameters:
    ///   - data: The type of the values.
    ///   - destination: Returns the view for a value.
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(NavigationDestinationModifier(destination: destination))
    }
}

nonisolated struct NavigationDestinationModifier<D: Hashable, C: View>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let destination: (D) -> C

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, NavigationDestinationModifier<D, C>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, NavigationDestinationModifier<D, C>>> {
        NavigationDestinationNode(view, under: parent)
    }
}

/// Invariant: after an update `pushed` contains the levels that this node owns, in their order.
private final class NavigationDestinationNode<Content: View, D: Hashable, C: View>:
    ModifierNode<Content, NavigationDestinationModifier<D, C>>, NavigationPushing
{
    private weak var level: (any NavigationLevel)?
    private var pushed: [(entry: NavigationEntry, node: PushedNode<C>)] = []

    override func willMountContent() {
        level = navigationLevel
        if let level {
            level.core.register(self, for: D.self, on: level.entry)
        } else {
            Diagnostics.report(
                Diagnostic(
                    .navigation,
                    "A navigationDestination(for: \(D.self).self) has no navigation container around it; it has no effect.",
                    path: path))
        }
    }

    override func modifierChanged(from old: NavigationDestinationModifier<D, C>) {
        if !pushed.isEmpty { setNeedsUpdate(because: .inputs([])) }
    }

    override func update() {
        guard let core = level?.core else { return }
        let wanted = core.levels.filter { $0.owner === self }
        let isWanted = Set(wanted.map { ObjectIdentifier($0) })
        var known: [ObjectIdentifier: PushedNode<C>] = [:]
        for (entry, node) in pushed { known[ObjectIdentifier(entry)] = node }
        let gone = pushed.filter { !isWanted.contains(ObjectIdentifier($0.entry)) }
        if !gone.isEmpty { pushed.removeAll { !isWanted.contains(ObjectIdentifier($0.entry)) } }
        for (_, node) in gone.reversed() { node.removePushed() }
        pushed = wanted.map { entry in
            (entry, known[ObjectIdentifier(entry)] ?? PushedNode<C>(core, entry, under: self))
        }
        track {
            for (entry, node) in pushed {
                if let value = entry.value?.base as? D { node.show(modifier.destination(value)) }
            }
        }
    }

    func wasPopped(_ entry: NavigationEntry) {
        guard let index = pushed.lastIndex(where: { $0.entry === entry }) else { return }
        let old = pushed.remove(at: index)
        old.node.removePushed()
    }

    override func willUnmount() { level?.core.unregister(self) }

    override var childCount: Int { super.childCount + pushed.count }

    override func child(at index: Int) -> Graph.Node {
        index < super.childCount ? super.child(at: index) : pushed[index - super.childCount].node
    }

    override func removeChildren() {
        super.removeChildren()
        pushed = []
    }
}
