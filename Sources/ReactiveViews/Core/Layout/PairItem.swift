/// A node with a modified view and a second view beside, behind or in front of it.
@MainActor
protocol PairedViews: ViewNode {
    var mainView: ViewNode? { get }
    var secondView: ViewNode? { get }
}

/// The node of a modifier that adds a view to the modified one.
///
/// Invariant: the children are shown from back to front.
class PairNode<Content: View, Modifier: ViewModifier, Second: View>: ModifierNode<Content, Modifier>, PairedViews {
    @exclusivity(unchecked)
    private var second: TypedNode<Second>?

    /// A subclass with traits of its own adds `passesDecorations` to them, unless it omits the second view's elements.
    override class var traits: NodeTraits { super.traits.union(.passesDecorations) }

    /// Whether the second view is behind the modified one.
    var isSecondBehind: Bool { false }

    /// Creates the second view's node, or updates it with a new value.
    final func setSecond(_ view: Second) {
        if let second { second.receive(view) } else { second = Second._makeNode(view, under: self) }
    }

    final var mainView: ViewNode? { content }
    final var secondView: ViewNode? { second }

    override var childCount: Int { super.childCount + (second == nil ? 0 : 1) }

    override func child(at index: Int) -> Graph.Node {
        guard let second else { return super.child(at: index) }
        if super.childCount == 0 { return second }
        return (index == 0) == isSecondBehind ? second : super.child(at: index)
    }

    override func removeChildren() {
        super.removeChildren()
        second = nil
    }
}

/// The item of a modified view and a second view. By default it takes over the modified view's answers.
///
/// Invariant: `children` are the items of the two views, from back to front.
class PairItem: LayoutItem {
    private let isSecondBehind: Bool
    private unowned let pair: any PairedViews
    final var main: LayoutItem { children[isSecondBehind ? 1 : 0] }
    final var second: LayoutItem { children[isSecondBehind ? 0 : 1] }

    @MainActor
    init(isSecondBehind: Bool, _ node: any PairedViews) {
        self.isSecondBehind = isSecondBehind
        pair = node
        super.init(node)
    }

    override func collectChildren() {
        let (main, second) = (bundle(pair.mainView), bundle(pair.secondView))
        setChildren(isSecondBehind ? [second, main] : [main, second])
        node.isStructureStale = false
    }

    @MainActor
    private func bundle(_ view: ViewNode?) -> LayoutItem {
        if let item = view?.layoutItem ?? view?.onlyItemBelow() { return item }
        var items: [LayoutItem] = []
        view?.appendItems(to: &items)
        return LayoutItem.bundle(items, node)
    }

    override func checkOwnInvariants() { precondition(children.count == 2, "a pair's item isn't of two: \(self)") }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { main.sizeThatFits(proposal) }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        placeProvisionally(proposal)
        return main.explicitValue(of: key, for: main.placedProposal).map { $0 + main.leadingOrigin[key.axis] }
    }

    /// A `zIndex` orders siblings. It doesn't move a view behind its own background.
    override class var traits: ItemTraits { .fixedPaintingOrder }
    override var priority: Double { main.priority }
    override func findSpacing() -> ViewSpacing { main.spacing }
    override var isSpacer: Bool { main.isSpacer }
    override var traitSource: LayoutItem? { main }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { main.layoutValue(key) }
    override var stackAxis: Axis? { parent?.stackAxis }
}
