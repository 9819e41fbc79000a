/// The layout object of a view. It chooses a size for a proposal and places its child items.
///
/// Items form a tree of their own. Views that arrange nothing, such as bodies, groups and conditions, have no item. A
/// view's node creates and owns the view's item. A parent item holds its children. It collects them again when views
/// were inserted, removed or moved. Layout runs after all bodies of a pass and evaluates none. Items are therefore
/// isolated to no actor and use only values that their nodes have stored in them.
///
/// This file has the state and the hooks for subclasses. Extensions in their own files implement sizes, places,
/// guides, children, invalidation, coordinates, painting and exits. Rarely needed hooks are protocols, which `traits`
/// announces.
///
/// Invariants, checked by `checkInvariants()`:
/// - Every size in `answers` equals the present result of `measure` or `rigidSize`.
/// - An item without answers isn't placed, and no size or place of an ancestor depends on it. Without a known spacing,
///   no answer of an ancestor depends on its spacing; without known guides, none depends on its guides.
/// - isPlaced ⇒ the children's places are those for (`size`, `placedProposal`), and the visible children are placed.
/// - Origins are in the parent's coordinates, from its left edge; `leadingOrigin` counts from its leading edge.
/// - hasGuides ⇒ mayGuide; mayGuide ⇒ parent.mayGuide. The converses don't hold: a child with guides may be gone.
/// - An item that outlives its node is only kept and released: `node` is read while the node is alive.
/// - parent = p ⇒ p is alive, and the item is p.children[index] or one of p.exiting. An item that leaves these, or that
///   outlives p, has its parent set to nil. So `parent` needs no reference count, which each of many children would pay
///   for.
class LayoutItem {
    // Counts no references, which each item would pay for when it is made, used and released.
    private let owner: Unowned<ViewNode>
    /// The node that owns the item, or, for an item that only bundles others, the node of the item around it.
    final var node: ViewNode { owner.object }
    /// The state that the items of a host share.
    let context: LayoutContext
    /// The parent; nil until it has collected its children. Set by `LayoutItem+Children` and `LayoutItem+Exit`.
    @exclusivity(unchecked)
    final unowned(unsafe) var parent: LayoutItem?
    /// The child items. Set by `setChildren`.
    @exclusivity(unchecked)
    final var children: [LayoutItem] = []
    /// State of an item that moves, or that shows exiting items. See `LayoutItem+Exit`.
    @exclusivity(unchecked)
    final var motion: Motion?
    /// The origin in the parent's coordinates, from its left edge. Set when the item is placed.
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
    /// Whether the item has ever been placed.
    @exclusivity(unchecked)
    final var hasPlace = false
    /// Whether the item or a descendant may have a custom layout that defines guides itself.
    @exclusivity(unchecked)
    final var mayGuide = false
    /// The position among the parent's children.
    @exclusivity(unchecked)
    final var index: Int32 = 0

    @MainActor
    init(_ node: ViewNode) {
        owner = Unowned(node)
        context = node.tree.layout
        context.noteDepth(node.depth)
    }

    /// The greatest depth of a tree of nodes whose items release each other.
    private static let greatestNesting = 128

    /// Releases the items of deep trees in a loop, because a recursive release could overflow the stack.
    deinit {
        if children.isEmpty, motion == nil { return }
        if motion == nil, context.greatestDepth <= Self.greatestNesting {
            for index in children.indices where children[index].parent === self { children[index].parent = nil }
            return
        }
        var parts = detachParts()
        while var part = parts.popLast() {
            // A chain of single children, such as modifiers, needs no list.
            while !part.children.isEmpty || part.motion != nil, isKnownUniquelyReferenced(&part) {
                let inside = part.detachParts()
                guard let last = inside.last else { break }
                parts += inside[..<(inside.count - 1)]
                part = last
            }
        }
    }

    // MARK: For subclasses

    /// The rare properties and capabilities of items of this class.
    class var traits: ItemTraits { ItemTraits() }

    /// Collects the children: by default, the items of the nearest descendant views that have one.
    @MainActor
    func collectChildren() { setChildren(itemsBelow()) }

    /// Returns the size for a proposal. Called when no answer is known.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Returns the size for a range of proposals; nil if there is none. Called before the first measurement.
    ///
    /// - Parameter proposal: The proposal that a size is needed for.
    func rigidSize(for proposal: CompactProposal) -> RigidSize? { nil }

    /// Places the children within a size that the item chose for a proposal.
    func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

    /// Returns the position of a guide that the view or a view inside has set explicitly; nil for the guide's default.
    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        combinedGuide(key, for: proposal)
    }

    /// The layout priority in a stack. Views with a higher priority choose their lengths first.
    var priority: Double { 0 }

    /// Returns the view's preferred distances from others.
    func findSpacing() -> ViewSpacing { ViewSpacing() }

    /// Whether the view is a spacer, possibly inside modifiers.
    var isSpacer: Bool { false }

    /// Returns a value for a custom layout; nil for the key's default.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }

    /// The axis along which the children are stacked, for spacers and dividers; nil if they aren't.
    var stackAxis: Axis? { nil }

    /// The children that are painted and receive touches.
    var visibleChildren: [LayoutItem] { children }

    /// The child from which this item takes over traits such as a `zIndex`; nil for none.
    var traitSource: LayoutItem? { nil }

    /// Discards cached results of the subclass after an invalidation or a change of children.
    func answersChanged() {}

    /// Discards cached results of the subclass that depend on one child's answers.
    func answersChanged(of child: LayoutItem) { answersChanged() }

    /// Ends the process if an invariant of the subclass doesn't hold. For tests.
    @MainActor
    func checkOwnInvariants() {}
}
