extension View {
    /// Does something when the view has come into the tree: after the pass that mounted it, inner views before outer ones
    /// (M1–M3).
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action, disappear: nil))
    }

    /// Does something when the view has been taken out of the tree (M4).
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: nil, disappear: action))
    }
}

struct AppearModifier: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, AppearModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, AppearModifier>> {
        AppearNode(view, under: parent)
    }
}

private final class AppearNode<Content: View>: ModifierNode<Content, AppearModifier> {
    /// A view that came and went in one pass neither appears nor disappears.
    private var hasAppeared = false

    override func didMount() {
        graph.enqueueAction(for: self, "onAppear") { [self] in
            hasAppeared = true
            modifier.appear?()
        }
    }

    override func didUnmount() {
        guard hasAppeared, let action = modifier.disappear else { return }
        graph.enqueueAction(for: self, "onDisappear") { action() }
    }
}
