extension View {
    /// Runs an action each time that the view is shown: after the pass that shows it, inner views before outer ones.
    ///
    /// A page that is pushed over another one hides it, a tab that is left is hidden, and so is a row of a lazy
    /// container that is scrolled out of sight. They keep their state meanwhile and appear again when they are shown
    /// again. What is presented above a view, a sheet or a full-screen cover for instance, doesn't hide it.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action, disappear: nil))
    }

    /// Runs an action each time that the view is hidden or taken out of the tree: once for each time that it appeared,
    /// after the actions of what appears instead.
    ///
    /// A page that leaves by an animated change disappears when it has left.
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
    var memberIndex = -1
    private var isShown = false
    /// Whether the last action that ran, or would have run, is that for appearing. It follows `isShown` after the pass,
    /// so a view that came and went in one pass neither appears nor disappears.
    private var hasAppeared = false

    override func didMount() { joinRegion() }

    func appear() {
        guard !isShown else { return }
        isShown = true
        guard !hasAppeared else { return }
        graph.enqueueAction(for: self, "onAppear") { [self] in
            guard isShown, !hasAppeared else { return }
            hasAppeared = true
            modifier.appear?()
        }
    }

    func disappear() {
        guard isShown else { return }
        isShown = false
        guard hasAppeared else { return }
        let action = modifier.disappear
        if action == nil, !isMounted { return }
        graph.enqueueDisappearance(of: self, "onDisappear") { [self] in
            guard !isShown, hasAppeared else { return }
            hasAppeared = false
            action?()
        }
    }

    override func didUnmount() {
        leaveRegion()
        disappear()
    }
}
