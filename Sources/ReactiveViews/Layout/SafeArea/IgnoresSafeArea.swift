/// What makes a part of a container unsafe.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt

    public init(rawValue: UInt) {
        self.rawValue = rawValue
    }

    /// What is covered by bars, notches and the like.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What is covered by a keyboard. There never is one.
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    public static let all = SafeAreaRegions(rawValue: .max)
}

extension View {
    /// Lets the view reach beyond the safe area at some edges, if it ends there: up to the edges of the host or of
    /// whatever keeps something clear. Nobody else is placed differently.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: regions.contains(.container) ? edges : []))
    }

    /// The older name of `ignoresSafeArea(edges:)`.
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View {
        ignoresSafeArea(edges: edges)
    }
}

private struct IgnoresSafeAreaModifier: PrimitiveModifier {
    let edges: Edge.Set

    static func _makeNode<V: View>(
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
