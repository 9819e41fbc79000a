/// The item of a modifier. By default it takes over the answers of the view inside.
///
/// Invariant: once collected, `children` has exactly one item. Several views inside, or none, are bundled as layers. A
/// subclass with other children, such as a menu's, overrides all members that use `child`.
class SingleItem: LayoutItem {
    final var child: LayoutItem { children[0] }

    override func collectChildren() { setChildren([itemBelow()]) }

    override func measure(_ proposal: ProposedViewSize) -> CGSize { child.sizeThatFits(proposal) }

    override func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) { child.place(at: .zero, proposal) }

    override func checkOwnInvariants() { precondition(children.count == 1, "a modifier's item has no child: \(self)") }

    override var priority: Double { child.priority }
    override func findSpacing() -> ViewSpacing { child.spacing }
    override var isSpacer: Bool { child.isSpacer }
    override var traitSource: LayoutItem? { child }
    override func layoutValue(_ key: ObjectIdentifier) -> Any? { child.layoutValue(key) }
    override var stackAxis: Axis? { parent?.stackAxis }
}

/// The item of a modifier whose answers depend on the view's surroundings, which are known only after placement.
///
/// Invariant: all answers are computed from `surroundings`, which are updated after each placement.
class SurroundedItem: SingleItem {
    /// The surroundings after the last placement, in points. The subclass defines the meaning: insets, a frame, or a
    /// size stored in `trailing` and `bottom`.
    final private(set) var surroundings = EdgeInsets()

    /// Returns the present surroundings.
    @MainActor
    func findSurroundings() -> EdgeInsets { EdgeInsets() }

    /// Updates the surroundings. Returns whether they changed, which invalidates the item.
    @MainActor
    final func takeSurroundings() -> Bool {
        let found = findSurroundings()
        guard found != surroundings else { return false }
        surroundings = found
        invalidate()
        return true
    }
}
