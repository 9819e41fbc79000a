import Reactive

nonisolated extension View {
    /// Calls an action with the identities of the scroll targets in this view that are visible, when they change.
    ///
    /// `scrollTargetLayout()` marks the targets. The action also runs when the first ones appear.
    ///
    /// ```swift
    /// ScrollView {
    ///     LazyVStack { Photos() }.scrollTargetLayout()
    /// }
    /// .onScrollTargetVisibilityChange(idType: Photo.ID.self, threshold: 0.3) { visible = $0 }
    /// ```
    ///
    /// - Parameters:
    ///   - idType: The type of the identities; targets with others are left out.
    ///   - threshold: The fraction of a target that must be visible, from 0 to 1.
    ///   - action: Called on the main actor with the identities, in the order of the views.
    public func onScrollTargetVisibilityChange<ID: Hashable>(
        idType: ID.Type, threshold: Double = 0.5, _ action: @escaping ([ID]) -> Void
    ) -> some View {
        modifier(ScrollTargetVisibilityModifier(threshold: threshold, action: action))
    }
}

nonisolated struct ScrollTargetVisibilityModifier<ID: Hashable>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let threshold: Double
    let action: ([ID]) -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, ScrollTargetVisibilityModifier<ID>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, ScrollTargetVisibilityModifier<ID>>> {
        ScrollTargetVisibilityNode(view, under: parent)
    }
}

private final class ScrollTargetVisibilityNode<Content: View, ID: Hashable>:
    ModifierNode<Content, ScrollTargetVisibilityModifier<ID>>, GeometryConsumer
{
    private var visible: [ID] = []
    private var limit = CallLimit()

    override func didMount() {
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
    }

    func layoutEnded() {
        guard let scrollable = firstScrollable else { return }
        let window = CGRect(origin: scrollable.contentOffset, size: scrollable.scrollItem.size)
        let new = scrollable.targetFrames().compactMap { target -> ID? in
            guard let id = target.id?.base as? ID else { return nil }
            let part = target.frame.intersection(window)
            let area = target.frame.width * target.frame.height
            let seen = part.isNull ? 0 : part.width * part.height
            return seen > 0 && seen >= area * CGFloat(modifier.threshold) ? id : nil
        }
        guard new != visible, limit.allows(in: graph, of: "onScrollTargetVisibilityChange", at: self) else { return }
        visible = new
        graph.enqueueAction(for: self, "onScrollTargetVisibilityChange") { [self] in modifier.action(new) }
    }
}
