import Reactive

nonisolated extension View {
    /// Pushes a view in the enclosing navigation stack while a flag is true.
    ///
    /// ```swift
    /// Button("Settings") { showsSettings = true }
    ///     .navigationDestination(isPresented: $showsSettings) { Text("Settings") }
    /// ```
    ///
    /// - Parameters:
    ///   - isPresented: The flag. It becomes false when the user goes back.
    ///   - destination: Returns the view.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            NavigationFlagModifier<Bool, V>(
                item: { isPresented.wrappedValue ? true : nil },
                clear: { if isPresented.wrappedValue { isPresented.wrappedValue = false } },
                destination: { _ in destination() }))
    }

    /// Pushes a view in the enclosing navigation stack while there is an item. Another item replaces the view by a new
    /// one.
    ///
    /// - Parameters:
    ///   - item: The item. It becomes nil when the user goes back.
    ///   - destination: Returns the view for the item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            NavigationFlagModifier<D, C>(
                item: { item.wrappedValue }, clear: { if item.wrappedValue != nil { item.wrappedValue = nil } },
                destination: destination))
    }
}

nonisolated struct NavigationFlagModifier<Item: Hashable, C: View>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let item: () -> Item?
    let clear: () -> Void
    let destination: (Item) -> C

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, NavigationFlagModifier<Item, C>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, NavigationFlagModifier<Item, C>>> {
        NavigationFlagNode(view, under: parent)
    }
}

/// Invariant: after an update the view is pushed if and only if there is an item, and it is the view for `shownItem`.
private final class NavigationFlagNode<Content: View, Item: Hashable, C: View>:
    ModifierNode<Content, NavigationFlagModifier<Item, C>>, NavigationPushing
{
    private weak var level: (any NavigationLevel)?
    private let push = NavigationPush<C>()
    private var shownItem: Item?

    override func didMount() {
        level = navigationLevel
        setNeedsUpdate(because: .mounted)
    }

    override func modifierChanged(from old: NavigationFlagModifier<Item, C>) {
        setNeedsUpdate(because: .inputs([]))
    }

    override func update() { track { follow() } }

    private func follow() {
        let wanted = modifier.item()
        guard let level else {
            if wanted != nil { reportMisplacement() }
            return
        }
        if push.node != nil, wanted != shownItem {
            push.end(on: level)
            shownItem = nil
            // The next view is pushed in another pass, after the actions of the previous one.
            if wanted != nil { setNeedsUpdate(because: .other("another item")) }
        } else if let wanted {
            shownItem = wanted
            push.show(modifier.destination(wanted), by: self, on: level, clear: modifier.clear)
        }
    }

    private func reportMisplacement() {
        Diagnostics.report(
            Diagnostic(
                .navigation, "A navigationDestination has no navigation container around it; it has no effect.",
                path: path))
    }

    func wasPopped(_ entry: NavigationEntry) {
        push.wasPopped(entry)
        setNeedsUpdate(because: .other("popped"))
    }

    override func willUnmount() { push.forget(on: level) }

    override var childCount: Int { super.childCount + (push.node == nil ? 0 : 1) }
    override func child(at index: Int) -> Graph.Node { index < super.childCount ? super.child(at: index) : push.node! }

    override func removeChildren() {
        super.removeChildren()
        push.removeNode()
    }
}
