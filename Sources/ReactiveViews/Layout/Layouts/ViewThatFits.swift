/// A view that shows the first of several views whose ideal size fits in the proposal, or the last one if none fits.
///
/// All of them are in the tree and their bodies are evaluated. Only the shown view appears and is reachable.
///
/// ```swift
/// ViewThatFits(in: .horizontal) {
///     HStack { Buttons() }
///     VStack { Buttons() }
/// }
/// ```
nonisolated public struct ViewThatFits<Content: View>: PrimitiveView {
    fileprivate let axes: Axis.Set
    fileprivate let content: Content

    /// Creates a view that chooses among its content.
    ///
    /// - Parameters:
    ///   - axes: The axes along which a view must fit.
    ///   - content: The views, the preferred one first.
    public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _makeNode(_ view: ViewThatFits, under parent: ViewNode) -> TypedNode<ViewThatFits> {
        ViewThatFitsNode(view, under: parent)
    }
}

private final class ViewThatFitsNode<Content: View>: SingleChildNode<ViewThatFits<Content>, Content>, GeometryConsumer {
    private var fitting: ViewThatFitsItem { item!.as(ViewThatFitsItem.self) }

    private var choice: ChoiceRegion!

    init(_ view: ViewThatFits<Content>, under parent: ViewNode) {
        super.init(under: parent)
        let choice = ChoiceRegion(at: self, within: region)
        self.choice = choice
        region = choice
        tree.geometryConsumers.append(self)
        tree.layout.isStale = true
        item = ViewThatFitsItem(view.axes, self)
        setContent(view.content)
    }

    override func receive(_ view: ViewThatFits<Content>) {
        fitting.axes = view.axes
        setContent(view.content)
    }

    func layoutEnded() { choice.choose(fitting.visibleChildren.map(\.node)) }

    override func didUnmount() { choice.leave() }

    override func compose(_ children: [[ViewElement]]) -> [ViewElement] {
        tree.layOut()
        guard let shown = fitting.visibleChildren.first?.node else { return [] }
        return children.joinedElements.filter { $0.node?.isAtOrBelow(shown) ?? false }
    }
}

extension ViewNode {
    fileprivate func isAtOrBelow(_ other: ViewNode) -> Bool {
        var node: Graph.Node? = self
        while let current = node, current.depth >= other.depth {
            if current === other { return true }
            node = current.parent
        }
        return false
    }
}

/// Invariant: after placement the view chosen last is the only placed child.
private final class ViewThatFitsItem: LayoutItem {
    var axes: Axis.Set {
        didSet { if axes != oldValue { invalidate() } }
    }
    private var chosen: LayoutItem?

    @MainActor
    init(_ axes: Axis.Set, _ node: ViewNode) {
        self.axes = axes
        super.init(node)
    }

    override func collectChildren() {
        super.collectChildren()
        chosen = nil
    }

    override var visibleChildren: [LayoutItem] { chosen.map { [$0] } ?? [] }

    override func checkOwnInvariants() {
        precondition(chosen.map { hasChild($0) } ?? true, "a view was chosen that is no child: \(self)")
    }

    private func choose(_ proposal: ProposedViewSize) -> LayoutItem? {
        children.dropLast().first { child in
            let ideal = child.sizeThatFits(.unspecified)
            let fitsAcross = !axes.contains(.horizontal) || ideal.width <= proposal.width ?? .infinity
            return fitsAcross && (!axes.contains(.vertical) || ideal.height <= proposal.height ?? .infinity)
        } ?? children.last
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { choose(proposal)?.sizeThatFits(proposal) ?? .zero }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        chosen = choose(proposal)
        chosen?.place(at: .zero, proposal)
    }

    override func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        placeProvisionally(proposal)
        return chosen?.explicitValue(of: key, for: proposal)
    }

    override var stackAxis: Axis? { parent?.stackAxis }
}
