/// What a view is to layout: something that chooses a size for a proposal and places what is inside of it.
///
/// Items form a tree of their own, that of the views without those which arrange nothing: bodies, groups, conditions. An item is
/// made by its view's node, which owns it; a parent's item holds the children's, found anew when views came, went or moved.
/// Layout runs after all bodies of a pass and evaluates none; so items know no actor, only values that their nodes put there.
///
/// Invariants: every size in `cache` is what `measure` or `rigidSize` gives; an item with an empty cache isn't placed,
/// and no size or
/// place of an item around it depends on it; knownSpacing = nil ⇒ no answer of an item around it depends on its spacing; guides = nil ⇒ none depends on
/// its guides; isPlaced ⇒ the children's places are those for (`size`, `placedProposal`), and the children
/// that are shown are placed; origins are relative to the parent's, counted from its leading edge.
/// hasGuides ⇒ mayGuide;   mayGuide ⇒ parent.mayGuide, but not the other way round: who has guides may have left since.
/// parent = p ⇒ p lives, and the item is p.children[index] or one of p.departing: who leaves these, and who is left when p goes, has its
/// parent taken away. So `parent` needs no count, which each of many children would pay for.
class LayoutItem {
    unowned let node: ViewNode
    let context: LayoutContext
    /// The item around it, once that has found it.
    @exclusivity(unchecked)
    final private(set) unowned(unsafe) var parent: LayoutItem?
    @exclusivity(unchecked)
    final private(set) var children: [LayoutItem] = []
    @exclusivity(unchecked)
    final private var motion: Motion?
    /// Where the parent has put it, in the parent's coordinates.
    @exclusivity(unchecked)
    final private(set) var origin = CGPoint.zero
    @exclusivity(unchecked)
    final private(set) var size = CGSize.zero
    @exclusivity(unchecked)
    final private var placedFor = CompactProposal.none
    /// Where guides are, as far as anybody asked since the item was invalidated.
    @exclusivity(unchecked)
    final private var guides: GuideCache?
    @exclusivity(unchecked)
    final private var cache = SizeCache()
    @exclusivity(unchecked)
    final private var isPlaced = false
    /// Whether it was ever placed.
    @exclusivity(unchecked)
    final private(set) var hasPlace = false
    /// Whether it, or an item inside, may have guides that no view has set: those of a layout of one's own.
    @exclusivity(unchecked)
    final private(set) var mayGuide = false
    /// The answer of `findSpacing`; nil if nobody asked since the item was invalidated.
    @exclusivity(unchecked)
    final private var knownSpacing: ViewSpacing?
    /// Its place among the parent's children.
    @exclusivity(unchecked)
    final private(set) var index: Int32 = 0

    final var placedProposal: ProposedViewSize { ProposedViewSize(placedFor) }

    @MainActor
    init(_ node: ViewNode) {
        self.node = node
        context = node.tree.layout
        context.noteDepth(node.depth)
    }

    /// Items inside of one another go one after the other: their number may be more than the stack has room for.
    deinit {
        if children.isEmpty, motion == nil { return }
        var parts = detachParts()
        while var part = parts.popLast() {
            if isKnownUniquelyReferenced(&part) { parts += part.detachParts() }
        }
    }

    private func detachParts() -> [LayoutItem] {
        let parts = departing.isEmpty ? children : children + departing
        for part in parts where part.parent === self { part.parent = nil }
        children = []
        motion?.departing = Registry()
        return parts
    }

    // MARK: Motion

    /// What only items have that move, or in which something does.
    private final class Motion {
        var presentation: ItemPresentation?
        var departing = Registry<LayoutItem>()
    }

    /// What is shown of its place on the way to it, and of its coming and going; nil if it is shown as placed.
    final var presentation: ItemPresentation? {
        get { motion?.presentation }
        set { changeMotion { $0.presentation = newValue } }
    }

    /// Those inside that are leaving: no view's any more, but still to be seen.
    final var departing: [LayoutItem] { motion.map { Array($0.departing) } ?? [] }

    private func changeMotion(_ change: (Motion) -> Void) {
        let motion = motion ?? Motion()
        change(motion)
        self.motion = motion.presentation == nil && motion.departing.isEmpty ? nil : motion
    }

    // MARK: For subclasses

    /// The size for a proposal. Called when there is no answer in the cache.
    func measure(_ proposal: ProposedViewSize) -> CGSize { .zero }

    /// Whether the item has guides that no view has set.
    var hasGuides: Bool { false }

    /// The size for many proposals, if there is one. Asked before anything is measured; the proposal is what is going to be.
    func rigidSize(for proposal: CompactProposal) -> RigidSize? { nil }

    /// Places the children within a size that the item chose for the proposal.
    func placeChildren(in size: CGSize, _ proposal: ProposedViewSize) {}

    /// Whether there is never anything inside.
    var isLeaf: Bool { false }

    /// Finds the children: the items of the views below.
    @MainActor
    func collectChildren() { setChildren(itemsBelow()) }

    /// The place of a guide that the view or one inside of it has set explicitly; nil for the guide's default.
    func explicitGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        combinedGuide(key, for: proposal)
    }

    /// Which share of a stack's room it gets first.
    var priority: Double { 0 }
    /// Finds how far the view wants to be from others.
    func findSpacing() -> ViewSpacing { ViewSpacing() }
    /// Whether the view is room between others, whatever frame it is in.
    var isSpacer: Bool { false }
    /// A value that a custom layout asks for; nil for its default.
    func layoutValue(_ key: ObjectIdentifier) -> Any? { nil }
    /// How far what is inside is moved when it is shown.
    var childOffset: CGPoint { .zero }
    /// Whether what is inside can be seen and touched only within the item's bounds.
    var clipsChildren: Bool { false }
    /// Whether only what is within the item's bounds is in sight, of what is inside.
    var isViewport: Bool { false }
    /// Whether neither the item nor what is inside is painted.
    var isHidden: Bool { false }
    /// Whether its node paints something in front of what is inside.
    var drawsInFront: Bool { false }
    /// Where the item can be touched; nil for wherever something of it is painted.
    func contentShape(in size: CGSize) -> Path? { nil }
    /// Whether the views inside are in rows, which react over their whole width.
    var hasRows: Bool { false }
    /// The uppermost view with an item in the row at a point; nil if there is none.
    @MainActor
    func row(at point: CGPoint) -> ViewNode? { nil }
    /// What happens to all that is painted of the item, the outermost first.
    func effects(in size: CGSize) -> [DisplayList.Effect] { [] }
    /// The children that are painted: all of them, unless there is a choice.
    var visibleChildren: [LayoutItem] { children }
    /// Whether the children are painted in their order, whatever they say about it.
    var hasFixedPaintingOrder: Bool { false }
    /// If one of the children masks the other one: the two.
    var maskAndContent: (mask: LayoutItem, content: LayoutItem)? { nil }
    /// How what is inside is turned or scaled when it is shown, in the item's coordinates; nil if it isn't.
    var childTransform: CGAffineTransform? { nil }
    /// Whether the item's coordinate space has the name.
    func hasSpace(named name: AnyHashable) -> Bool { false }
    /// How much of each edge of the item is no place for what is inside; nil for who doesn't say.
    var safeAreaInsets: EdgeInsets? { nil }
    /// The size that what is inside can be relative to; nil for who is no such container.
    func containerSize(along axes: Axis.Set) -> CGSize? { nil }
    /// Which way lines run inside; nil for who doesn't say.
    var direction: LayoutDirection? { nil }
    /// Whether the children are where they would be if lines ran from left to right.
    var ignoresDirection: Bool { false }
    /// A layout puts the child at an index somewhere.
    func placeSubview(_ index: Int, at point: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
        children[index].place(at: point, anchor: anchor, proposal)
    }
    /// Which way the children are stacked, so that spacers and dividers know.
    var stackAxis: Axis? { nil }
    /// The item was invalidated, or has other children: what else it has worked out doesn't hold any more.
    func answersChanged() {}
    /// The answers of one child don't hold any more.
    func answersChanged(of child: LayoutItem) { answersChanged() }
    /// How far in front of its siblings the item is, if a view says so here.
    var ownZIndex: Double? { nil }
    /// The item inside that says what this one doesn't; nil for none.
    var traitSource: LayoutItem? { nil }
    /// The values of the environment that the item depends on may have changed.
    @MainActor
    func environmentChanged() {}

    /// How far in front of its siblings the item is. O(the modifiers around the view that says so).
    final var zIndex: Double {
        var item = self
        while true {
            if let own = item.ownZIndex { return own }
            guard let source = item.traitSource else { return 0 }
            item = source
        }
    }

    // MARK: Sizes and places

    /// The size that the item chooses. O(1) if it was asked before and nothing inside has changed.
    final func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { size(for: CompactProposal(proposal)) }

    final func size(for proposal: CompactProposal) -> CGSize { cache[proposal] ?? newSize(for: proposal) }

    private func newSize(for proposal: CompactProposal) -> CGSize {
        context.measurements += 1
        if cache.isEmpty, let rigid = rigidSize(for: proposal) {
            cache.rigid = rigid
            if rigid.holds(for: proposal) { return rigid.size }
        }
        let size = measure(ProposedViewSize(proposal)).sanitized
        cache.insert(size, for: proposal)
        return size
    }

    /// How far the view wants to be from others. O(1) if it was asked before and nothing inside has changed.
    final var spacing: ViewSpacing {
        if let knownSpacing { return knownSpacing }
        let found = findSpacing()
        knownSpacing = found
        return found
    }

    /// The size, if it is the same whatever is proposed along the axis, and is known from an answer for this proposal across.
    final func rigidSize(along axis: Axis, across minor: CGFloat) -> CGSize? {
        guard let rigid = cache.rigid else { return nil }
        return rigid.isForAll || axis == .vertical && !(minor < rigid.size.width) ? rigid.size : nil
    }

    /// Puts the item at a point of the parent's, at the size that it chooses for the proposal.
    final func place(at origin: CGPoint, _ proposal: ProposedViewSize) {
        place(at: origin, CompactProposal(proposal))
    }

    final func place(at origin: CGPoint, _ proposal: CompactProposal) {
        var origin = origin.sanitized
        let size = size(for: proposal).finite
        if isMirrored, let parent { origin.x = parent.size.width - origin.x - size.width }
        if context.recordsMoves || motion != nil, hasPlace, origin != self.origin { context.noteMove(self) }
        self.origin = origin
        _ = arrange(proposal, size)
        // Not before: an item's first size is no change of size that could be animated.
        hasPlace = true
    }

    /// Puts an item that is placed for the proposal elsewhere, where nobody looks at its way; false if it has to be placed.
    @inline(__always)
    final func move(to origin: CGPoint, _ proposal: CompactProposal, _ size: CGSize) -> Bool {
        guard isPlaced, hasPlace, motion == nil, proposal == placedFor, size == self.size else { return false }
        self.origin = origin
        return true
    }

    /// Puts what is inside into its place; false if it is there already.
    private func arrange(_ proposal: CompactProposal, _ size: CGSize) -> Bool {
        if isPlaced, size == self.size, proposal == placedFor { return false }
        isPlaced = false
        if context.recordsMoves || motion != nil, hasPlace, size != self.size { context.noteMove(self) }
        self.size = size
        placedFor = proposal
        context.placements += 1
        placeChildren(in: size, ProposedViewSize(proposal))
        isPlaced = true
        return true
    }

    /// The item is leaving: nobody places it any more, and what showed it may go before it. Gives the item that shows it from now on, that
    /// of a view, and how far it is moved for that; nil if it was never shown.
    @MainActor
    final func beginDeparture() -> (container: LayoutItem, offset: CGPoint)? {
        guard hasPlace, !context.isLeaving(self), var container = parent else { return nil }
        var offset = CGPoint.zero
        while container.node.item !== container, let next = container.parent {
            offset = offset.moved(by: container.origin).moved(by: container.childOffset)
            container = next
        }
        parent = container
        origin = origin.moved(by: offset)
        if offset != .zero { presentation?.follow(CGRect(origin: origin, size: size)) }
        context.beginLeaving(self)
        container.changeMotion { $0.departing.append(self) }
        return (container, offset)
    }

    /// The item has left, or comes back.
    @MainActor
    final func endDeparture(from container: LayoutItem?, _ offset: CGPoint) {
        origin = CGPoint(x: origin.x - offset.x, y: origin.y - offset.y)
        context.endLeaving(self)
        guard let container else { return }
        container.changeMotion { $0.departing.remove(self) }
        if parent === container, !container.hasChild(self) { parent = nil }
    }

    /// Puts the item so that the point `anchor` of it comes to a point of the parent's.
    final func place(at point: CGPoint, anchor: UnitPoint, _ proposal: ProposedViewSize) {
        let size = sizeThatFits(proposal).finite
        place(at: CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y), proposal)
    }

    final func dimensions(_ proposal: ProposedViewSize) -> ViewDimensions {
        ViewDimensions(item: self, proposal: proposal, size: sizeThatFits(proposal).finite)
    }

    /// Where a guide is, for the size chosen for a proposal.
    final func guide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat {
        dimensions(proposal).value(of: key)
    }

    /// Where a guide is that the view or one inside of it has set explicitly, for the size chosen for a proposal; nil
    /// for the guide's default. O(1) if it was asked before and nothing inside has changed.
    final func explicitValue(of key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        if isLeaf { return explicitGuide(key, for: proposal) }
        let compact = CompactProposal(proposal)
        if let known = guides?.value(of: key, for: compact) { return known }
        let value = explicitGuide(key, for: proposal)
        let guides = guides ?? GuideCache()
        guides.insert(value, of: key, for: compact)
        self.guides = guides
        return value
    }

    /// Something that the item's size or the children's places follow from has changed.
    final func invalidate() {
        answersChanged()
        var item = self
        while item.isPlaced || !item.cache.isEmpty || item.knownSpacing != nil || item.guides != nil {
            item.forgetAnswers()
            guard let parent = item.parent else { break }
            parent.answersChanged(of: item)
            item = parent
        }
        context.isStale = true
    }

    @inline(__always)
    private func forgetAnswers() {
        isPlaced = false
        cache.removeAll()
        knownSpacing = nil
        guides = nil
    }

    /// Only what is inside has to be placed anew; the sizes stay.
    final func invalidatePlacement() {
        unplace()
        context.isStale = true
    }

    /// The places here and around don't hold any more.
    private func unplace() {
        var item: LayoutItem? = self
        while let current = item, current.isPlaced {
            current.isPlaced = false
            item = current.parent
        }
    }

    /// A leaf's content has changed. If its answers stay the same nobody else is concerned.
    final func contentChanged() {
        if cache.agrees(rigid: { rigidSize(for: .none) }, measure: { measure($0).sanitized }) { return }
        invalidate()
    }

    /// Where a guide that children have set explicitly is, combined: the average, for baselines the first or the last (L8).
    final func combinedGuide(_ key: AlignmentKey, for proposal: ProposedViewSize) -> CGFloat? {
        guard mayBeExplicit(key) else { return nil }
        placeProvisionally(proposal)
        var values: [CGFloat] = []
        for child in children {
            if let value = child.explicitValue(of: key, for: child.placedProposal) {
                values.append(value + child.leadingOrigin[key.axis])
            }
        }
        return key.combine(values)
    }

    /// Whether the guide may have another place than its default.
    @inline(__always)
    final func mayBeExplicit(_ key: AlignmentKey) -> Bool { mayGuide || context.mayBeExplicit(key) }

    /// The item has guides of its own.
    final func noteGuides() {
        var item: LayoutItem? = self
        while let current = item, !current.mayGuide {
            current.mayGuide = true
            item = current.parent
        }
    }

    /// Places what is inside to answer a question. Those around, for whom it may have been elsewhere, are to place it anew.
    final func placeProvisionally(_ proposal: ProposedViewSize) {
        let proposal = CompactProposal(proposal)
        if arrange(proposal, size(for: proposal).finite) { parent?.unplace() }
    }

    // MARK: Children

    /// The items of the views below that are next to this one.
    @MainActor
    final func itemsBelow() -> [LayoutItem] {
        var items: [LayoutItem] = []
        items.reserveCapacity(children.count)
        node.appendItemsBelow(to: &items)
        return items
    }

    final func setChildren(_ items: [LayoutItem]) {
        if context.hasTurned {
            // Whoever wasn't a child until now may have been out of sight when lines began to run the other way.
            for item in items where item.hasPlace && item.parent !== self { item.invalidateAll() }
        }
        for child in children where child.parent === self { child.parent = nil }
        children = items
        mayGuide = hasGuides
        var someoneMayGuide = false
        for (index, child) in items.enumerated() {
            child.parent = self
            child.index = Int32(index)
            if !child.isLeaf { context.hasNewBranches = true }
            if child.mayGuide { someoneMayGuide = true }
        }
        if someoneMayGuide { noteGuides() }
        for child in departing { child.parent = self }
        answersChanged()
    }

    /// The views inside are gone, and their nodes with them.
    final func forgetChildren() { _ = detachParts() }

    private func hasChild(_ item: LayoutItem) -> Bool {
        let index = Int(item.index)
        return index < children.count && children[index] === item
    }

    /// Several items, or none, as one that no view has made: in a stack along an axis, or on top of each other.
    @MainActor
    static func bundle(_ items: [LayoutItem], along axis: Axis? = nil, _ node: ViewNode) -> LayoutItem {
        if items.count == 1 { return items[0] }
        guard let axis else { return ZStackItem(bundling: items, node) }
        let guide = axis == .horizontal ? VerticalAlignment.center.key : HorizontalAlignment.center.key
        let stack = StackItem(axis, spacing: nil, guide: guide, node)
        stack.setChildren(items)
        return stack
    }

    // MARK: Coordinates

    /// The item's frame in the coordinates of an item around it; of the host, if nil. What turns the item makes that the rectangle
    /// around it.
    final func frame(in ancestor: LayoutItem? = nil) -> CGRect {
        var frame = CGRect(origin: .zero, size: size)
        var item = self
        while item !== ancestor {
            frame.origin = frame.origin.moved(by: item.origin)
            guard let parent = item.parent else { break }
            frame.origin = frame.origin.moved(by: parent.childOffset)
            if let transform = parent.childTransform { frame = frame.applying(transform) }
            item = parent
        }
        return frame
    }

    /// Where the parent has put it, counted from the parent's leading edge.
    final var leadingOrigin: CGPoint { isMirrored ? mirrored(origin) : origin }

    /// Whether lines run from right to left around it, so that the leading edge is the right one.
    private var isMirrored: Bool {
        guard context.directions > 0, let parent, !parent.ignoresDirection else { return false }
        return parent.directionAround == .rightToLeft
    }

    private func mirrored(_ origin: CGPoint) -> CGPoint {
        guard let parent else { return origin }
        return CGPoint(x: parent.size.width - origin.x - size.width, y: origin.y)
    }

    /// Lines run the other way: everything inside is elsewhere.
    final func turn() {
        context.hasTurned = true
        invalidateAll()
    }

    /// Nothing that anything inside has answered or placed holds any more.
    final func invalidateAll() {
        invalidate()
        var stack = children
        while let item = stack.popLast() {
            item.forgetAnswers()
            item.answersChanged()
            stack += item.children
        }
    }
}

extension CGSize {
    /// Without NaN and negative parts. A size may be infinite in an answer to an infinite proposal.
    var sanitized: CGSize {
        if width >= 0, height >= 0 { return self }
        return CGSize(width: width >= 0 ? width : 0, height: height >= 0 ? height : 0)
    }

    /// The smallest size that both sizes fit into.
    func union(_ other: CGSize) -> CGSize {
        CGSize(width: max(width, other.width), height: max(height, other.height))
    }

    /// Without infinite parts, which nothing that is placed can have.
    var finite: CGSize {
        if width < .infinity, height < .infinity { return self }
        return CGSize(width: width < .infinity ? width : 0, height: height < .infinity ? height : 0)
    }
}

extension CGPoint {
    var sanitized: CGPoint {
        if x.isFinite, y.isFinite { return self }
        return CGPoint(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0)
    }
}
