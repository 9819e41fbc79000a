import Reactive

nonisolated extension View {
    /// Performs an action each time the view appears: after the pass that shows it, inner views before outer ones.
    ///
    /// A view also disappears when another page is pushed over it, another tab is selected, or a lazy container scrolls
    /// it out of sight. It keeps its state and appears again when it is shown again. A presentation above, such as a
    /// sheet, doesn't hide it.
    ///
    /// ```swift
    /// Text("Inbox")
    ///     .onAppear { visits += 1 }
    /// ```
    ///
    /// - Parameter action: The action; nil for none.
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: action, disappear: nil))
    }

    /// Performs an action each time the view disappears, because it is hidden or removed: once for each appearance,
    /// after the actions of the views that appear instead.
    ///
    /// A page whose removal is animated disappears at the end of the animation.
    ///
    /// ```swift
    /// Text("Player")
    ///     .onDisappear { player.stop() }
    /// ```
    ///
    /// - Parameter action: The action; nil for none.
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(AppearModifier(appear: nil, disappear: action))
    }
}

nonisolated struct AppearModifier: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let appear: (() -> Void)?
    let disappear: (() -> Void)?

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, AppearModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, AppearModifier>> {
        AppearNode(view, under: parent)
    }
}

private final class AppearNode<Content: View>: ModifierNode<Content, AppearModifier>, Appearing {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    var memberIndex = -1
    private var isShown = false
    /// Whether the last completed action is that of an appearance. It follows `isShown` after the pass, so that a view
    /// that is added and removed in one pass neither appears nor disappears.
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
