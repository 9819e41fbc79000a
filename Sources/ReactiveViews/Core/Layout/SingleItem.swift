/// The item of a modifier. By default it answers as the one view inside does.
///
/// Invariant: `children` has one item once they were collected; several views inside, or none, are on top of each other
/// in one. A subclass with other children, as a menu has, overrides all that needs the one.
class SingleItem: LayoutItem {
    final var child: LayoutItem { children[0] }

    override func collectChildren() { setChildren([Self.bundle(itemsBelow(), node)]) }

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

/// The item of a modifier whose answers depend on the view's surroundings, which are known only when it was placed.
///
/// Invariant: all answers follow from `surroundings`, those found after the last placement.
class SurroundedItem: SingleItem {
    /// The surroundings as of the last placement: distances at the edges, or a size as the lower right corner.
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
