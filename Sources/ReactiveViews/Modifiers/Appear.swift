extension View {
    /// Does something when the view has come into the tree: after the pass that mounted it, inner views before outer ones
    /// (M1–M3). In a lazy container it is done whenever the view comes into sight.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action, disappear: nil))
    }

    /// Does something when the view has been taken out of the tree (M4), or in a lazy container when it goes out of sight.
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

private final class AppearNode<Content: View>: ModifierNode<Content, AppearModifier>, Appearing {
    /// A view that came and went in one pass neither appears nor disappears.
    private var hasAppeared = false

    override func didMount() { joinRegion() }

    func appear() {
        graph.enqueueAction(for: self, "onAppear") { [self] in
            hasAppeared = true
            modifier.appear?()
        }
    }

    func disappear() {
        guard hasAppeared else { return }
        hasAppeared = false
        guard let action = modifier.disappear else { return }
        graph.enqueueAction(for: self, "onDisappear") { action() }
    }

    override func didUnmount() {
        leaveRegion()
        disappear()
    }
}
