/// What a view is to layout: an object that chooses a size for a proposal and places the items inside of it.
///
/// Items form a tree of their own: that of the views without those which arrange nothing, such as bodies, groups and
/// conditions. A view's node makes the view's item and owns it. A parent item holds its children, which it collects
/// anew when views came, went or moved. Layout runs after all bodies of a pass and evaluates none. So items are
/// isolated to no actor and use only values that their nodes put there.
///
/// This file has the state and the hooks for subclasses. Extensions in files of their own do the rest: sizes, places,
/// guides, children, invalidation, coordinates, painting and exits. Hooks that few items need are protocols, found by
/// `traits`.
///
/// Invariants, checked by `checkInvariants()`:
/// - Every size in `answers` is what `measure` or `rigidSize` returns.
/// - An item without answers isn't placed, and no size or place of an item around it depends on it. Without a known
///   spacing, no answer around it depends on its spacing; without known guides, none depends on its guides.
/// - isPlaced ⇒ the children's places are those for (`size`, `placedProposal`), and the children that are shown are
///   placed.
/// - Origins are relative to the parent's, counted from its leading edge.
/// - hasGuides ⇒ mayGuide; mayGuide ⇒ parent.mayGuide. The converses don't hold: a child with guides may have left.
/// - parent = p ⇒ p is alive, and the item is p.children[index] or one of p.exiting. An item that leaves these, or that
///   outlives p, has its parent set to nil. So `parent` needs no reference count, which each of many children would pay
///   for.
class LayoutItem {
    /// The node that owns the item, or, for an item that only bundles others, the node of the item around it.
    unowned let node: ViewNode
    /// The state that the items of a host share.
    let context: LayoutContext
    /// The item around this one; nil until that has collected its children. Set by `LayoutItem+Children` and
    /// `LayoutItem+Exit`.
    @exclusivity(unchecked)
    final unowned(unsafe) var parent: LayoutItem?
    /// The items inside. Set by `setChildren`.
    @exclusivity(unchecked)
    final var children: [LayoutItem] = []
    /// State of an item that moves, or inside of which one exits. See `LayoutItem+Exit`.
    @exclusivity(unchecked)
    final var motion: Motion?
    /// The place in the parent's coordinates. Set when the item is placed.
    @exclusivity(unchecked)
    final var origin = CGPoint.zero
    /// The size that the item was placed with.
    @exclusivity(unchecked)
    final var size = CGSize.zero
    /// The proposal that the item was placed for.
    @exclusivity(unchecked)
    final var placedFor = CompactProposal.none
    /// The answers given since the item was invalidated.
    @exclusivity(unchecked)
    final var answers = ItemAnswers()
    /// Whether the item was ever placed.
    @exclusivity(unchecked)
    final var hasPlace = false
    /// Whether the item, or one inside, may have guides that no view has set, as custom layouts do.
    @exclusivity(unchecked)
    final var mayGuide = false
    /// The position among the parent's children.
    @exclusivity(unchecked)
    final var index: Int32 = 0

    @MainActor
    init(_ node: ViewNode) {
        self.node = node
        context = node.tree.layout
        context.noteDepth(node.depth)
    }

    /// Releases nested items one after the other: their depth may exceed the stack's.
    deinit {
        if children.isEmpty, motion == nil { return }
        var parts = detachParts()
        while var part = parts.popLast() {
            if isKnownUniquelyReferenced(&part) { parts += part.detachParts() }
        }
    }

    // MARK: For subclasses

    /// What items of this class are and can do, beside what all items do.
    class var traits: ItemTraits { [] }

    /// Collects the children: the items of the views below.
    @MainActor
    func collectChildren() { setChildren(itemsBelow()) }

    /// Returns the size for a proposal. Called when there is no known answer.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Returns the size for many proposals, or nil if there is no such size. Called before anything is measured.
    ///
    /// - Parameter proposal: The proposal that a size is needed for.
    func rigidSize(for proposal: CompactProposal) -> RigidSize? { nil }

    /// Places the children within a size that the item chose for a proposal.
    func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

    /// Returns the position of a guide that the view or one inside of it has set explicitly; nil for the guide's
    /// default.
    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        combinedGuide(key, for: proposal)
    }

    /// The rank by which views get their share of a stack's room. Views of a higher priority choose first.
    var priority: Double { 0 }

    /// Returns the view's preferred distances from others.
    func findSpacing() -> ViewSpacing { ViewSpacing() }

    /// Whether the view only takes room between others, whatever frame it is in.
    var isSpacer: Bool { false }

    /// Returns a value for a custom layout; nil for the key's default.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// The axis along which the children are stacked, for spacers and dividers; nil if they aren't.
    var stackAxis: Axis? { nil }

    /// The children that are painted and can be touched.
    var visibleChildren: [LayoutItem] { children }

    /// The item inside whose traits, such as a `zIndex`, are this item's, too; nil for none.
    var traitSource: LayoutItem? { nil }

    /// Discards what a subclass has worked out itself: the item was invalidated, or has other children.
    func answersChanged() {}

    /// Discards what a subclass has worked out from one child's answers.
    func answersChanged(of child: LayoutItem) { answersChanged() }

    /// Ends the process if an invariant of the subclass doesn't hold. For tests.
    @MainActor
    func checkOwnInvariants() {}
}
