/// A text field in a dialog, with the room for the box that the dialog paints around it.
final class DialogFieldItem: LayoutItem {
    private static let insets = EdgeInsets(top: 6, leading: 8, bottom: 6, trailing: 8)

    @MainActor
    init(_ child: LayoutItem) {
        super.init(child.node)
        setChildren([child])
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - Self.insets.horizontal, 0) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = children[0].sizeThatFits(inner(proposal)).finite
        return CGSize(
            width: proposal.width ?? size.width + Self.insets.horizontal, height: size.height + Self.insets.vertical)
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        children[0].place(at: CGPoint(x: Self.insets.leading, y: Self.insets.top), inner(proposal))
    }
}

/// The row of a button in a dialog. The button reacts to touches anywhere in it.
final class DialogRowItem: LayoutItem, HitShaped {
    override class var traits: ItemTraits { .hasHitShape }

    var child: LayoutItem { children[0] }
    private let height: CGFloat

    @MainActor
    init(_ child: LayoutItem, height: CGFloat) {
        self.height = height
        super.init(child.node)
        setChildren([child])
    }

    private func inner(_ proposal: ProposedViewSize) -> ProposedViewSize {
        ProposedViewSize(width: proposal.width.map { max($0 - 16, 0) }, height: nil)
    }

    override func measure(_ proposal: ProposedViewSize) -> CGSize {
        let size = child.sizeThatFits(inner(proposal)).finite
        return CGSize(width: proposal.width ?? size.width + 16, height: max(size.height + 22, height))
    }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {
        let own = child.sizeThatFits(inner(proposal)).finite
        child.place(
            at: CGPoint(x: (size.width - own.width) / 2, y: (size.height - own.height) / 2), inner(proposal))
    }

    func hitShape(in size: CGSize) -> Path? { Path(CGRect(origin: .zero, size: size)) }
}

extension LayoutItem {
    /// The button that the item shows, possibly inside modifiers; nil for none.
    @MainActor
    var triggers: (any Triggerable)? {
        // Items inside may not have been collected yet.
        var node = node
        while true {
            if let button = node as? any Triggerable { return button }
            guard node.passesTraits, node.childCount == 1 else { return nil }
            guard let child = node.child(at: 0) as? ViewNode else { return nil }
            node = child
        }
    }
}
