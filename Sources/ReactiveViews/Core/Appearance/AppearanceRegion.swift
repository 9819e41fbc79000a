/// A part of the tree that is shown and hidden while it stays mounted: a covered page, the views of tabs, a row of a
/// lazy container.
///
/// Invariant, after a pass: a member has appeared if and only if `shows(member)`.
@MainActor
class AppearanceRegion: Appearing {
    /// The node at the top of the region.
    unowned let node: ViewNode
    /// The enclosing region.
    let outer: AppearanceRegion?
    private(set) final var members: [any Appearing] = []
    /// Whether the enclosing region shows this one.
    private(set) final var isPlaceShown: Bool
    final var memberIndex = -1

    /// Creates a region.
    ///
    /// - Parameter isMember: Whether the region joins `outer`. If not, its owner tracks what `outer` shows.
    init(at node: ViewNode, within outer: AppearanceRegion?, isMember: Bool = true) {
        self.node = node
        self.outer = outer
        isPlaceShown = outer == nil || !isMember
        if isMember { outer?.add(self) }
    }

    // MARK: For subclasses

    /// Returns whether a member is shown.
    func shows(_ member: any Appearing) -> Bool { isPlaceShown }

    /// Returns whether the region is a page that hides a node below it now. A region that is only scrolled out of sight
    /// doesn't hide it.
    func hides(_ node: ViewNode) -> Bool { false }

    /// Whether the region is shown whatever the enclosing regions show.
    var isAbovePages: Bool { false }

    /// Called after a change of `isPlaceShown`.
    func placeChanged() { refresh() }

    /// The lazy container that the region belongs to; nil for none.
    var lazyContainer: (any LazyContainer)? { nil }

    // MARK: Members

    final var regionNode: ViewNode { node }

    final func add(_ member: any Appearing) {
        member.memberIndex = members.count
        members.append(member)
        if shows(member) { member.appear() }
    }

    /// Removes a member. O(1): the last member takes its place, because actions are sorted in tree order anyway.
    func remove(_ member: any Appearing) {
        Steps.note()
        let index = member.memberIndex
        let last = members.removeLast()
        if index < members.count {
            members[index] = last
            last.memberIndex = index
        }
        member.memberIndex = -1
    }

    /// Leaves the enclosing region. Called when the node is unmounted.
    final func leave() { if memberIndex >= 0 { outer?.remove(self) } }

    /// Shows or hides each member.
    final func refresh() {
        for member in members { if shows(member) { member.appear() } else { member.disappear() } }
    }

    final func appear() {
        guard !isPlaceShown else { return }
        isPlaceShown = true
        placeChanged()
    }

    final func disappear() {
        guard isPlaceShown else { return }
        isPlaceShown = false
        placeChanged()
    }
}

/// The region of a page, which is shown or hidden as a whole.
final class PageRegion: AppearanceRegion {
    private var isPageShown = false

    override func shows(_ member: any Appearing) -> Bool { isPlaceShown && isPageShown }
    override func hides(_ node: ViewNode) -> Bool { !isPageShown }

    func show(_ isShown: Bool) {
        guard isShown != isPageShown else { return }
        isPageShown = isShown
        refresh()
    }
}

/// The region of a node that shows some of the views below it and hides the others: tabs, columns.
final class ChoiceRegion: AppearanceRegion {
    private var chosen: Set<ObjectIdentifier> = []
    /// The nodes between the region's node and the chosen ones.
    private var above: Set<ObjectIdentifier> = []

    /// A member is shown if it is at or below a chosen node, or above one.
    override func shows(_ member: any Appearing) -> Bool { isPlaceShown && !hides(member.regionNode) }

    override func hides(_ node: ViewNode) -> Bool {
        guard !chosen.isEmpty else { return true }
        if above.contains(ObjectIdentifier(node)) { return false }
        var current: Graph.Node? = node
        while let ancestor = current {
            if chosen.contains(ObjectIdentifier(ancestor)) { return false }
            if ancestor === self.node { return true }
            current = ancestor.parent
        }
        return true
    }

    /// Shows the views at and below some nodes and hides the others. Linear in the number of nodes above them; after a
    /// change, linear in the number of members and the nodes above these.
    func choose(_ nodes: [ViewNode]) {
        let new = Set(nodes.map { ObjectIdentifier($0) })
        var newAbove: Set<ObjectIdentifier> = []
        for chosen in nodes where chosen !== node {
            var current = chosen.parent
            while let ancestor = current, ancestor !== node, newAbove.insert(ObjectIdentifier(ancestor)).inserted {
                current = ancestor.parent
            }
        }
        guard new != chosen || newAbove != above else { return }
        (chosen, above) = (new, newAbove)
        refresh()
    }
}

extension ViewNode {
    /// Whether no enclosing page is covered and no enclosing tab is deselected.
    final var isOnShownPage: Bool {
        var (node, region) = (self, self.region)
        while let current = region {
            if current.hides(node) { return false }
            if current.isAbovePages { return true }
            (node, region) = (current.node, current.outer)
        }
        return true
    }
}
