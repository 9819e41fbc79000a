/// The causes for which a part of a container is outside the safe area.
public struct SafeAreaRegions: OptionSet, BitwiseCopyable, Sendable {
    public let rawValue: UInt

    /// Creates a set of regions.
    ///
    /// - Parameter rawValue: The bits of the set.
    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// The parts covered by bars, notches and similar.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// The part covered by a keyboard. A host never shows one, so this region is always empty.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// All regions.
    public static let all = SafeAreaRegions(rawValue: .max)
}

nonisolated extension View {
    /// Extends the view beyond the safe area at edges where it ends at the safe area.
    ///
    /// The view reaches to the edge of the host or of the container that sets the inset. No other view is placed
    /// differently.
    ///
    /// ```swift
    /// Color.blue.ignoresSafeArea(edges: .top)
    /// ```
    ///
    /// - Parameters:
    ///   - regions: The regions to ignore. `.keyboard` alone has no effect.
    ///   - edges: The edges at which to extend the view.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// Extends the view beyond the safe area; the older name of `ignoresSafeArea(_:edges:)`.
    ///
    /// - Parameter edges: The edges at which to extend the view.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

nonisolated private struct IgnoresSafeAreaModifier: PrimitiveModifier {
    let edges: Edge.Set

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, IgnoresSafeAreaModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, IgnoresSafeAreaModifier>> {
        IgnoresSafeAreaNode(view, under: parent)
    }
}

private final class IgnoresSafeAreaNode<Content: View>: ModifierNode<Content, IgnoresSafeAreaModifier> {
    override func willMountContent() {
        item = IgnoresSafeAreaItem(modifier.edges, self)
        tree.placeDependents.append(self)
    }

    override func modifierChanged(from old: IgnoresSafeAreaModifier) {
        item!.as(IgnoresSafeAreaItem.self).edges = modifier.edges
    }
}

private final class IgnoresSafeAreaItem: SurroundedItem {
    var edges: Edge.Set {
        didSet { if edges != oldValue { invalidate() } }
    }

    @MainActor
    init(_ edges: Edge.Set, _ node: ViewNode) {
        self.edges = edges
        super.init(node)
    }

    override func findSurroundings() -> EdgeInsets { unsafeInsets }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let reach = surroundings.only(edges)
        child.place(at: CGPoint(x: -reach.leading, y: -reach.top), proposal.outset(by: reach))
    }
}
