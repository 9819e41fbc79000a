/// A part of a lazy container that appears and disappears: a row, or everything outside rows.
///
/// Members in a row appear with the row. Members outside rows are checked one by one.
@MainActor
final class LazyRegion: AppearanceRegion {
    unowned let container: LazyItem
    private let isRow: Bool
    /// Whether the row is shown; false for the region outside rows.
    private var isRowShown = false
    /// The visible members outside rows.
    private var inSight: Set<ObjectIdentifier> = []
    /// The number of the layout in which the row was last visible.
    var lastSeen = 0

    /// Creates the region of a row.
    init(ofRowIn container: LazyItem, within outer: AppearanceRegion?) {
        self.container = container
        isRow = true
        super.init(at: container.node, within: outer, isMember: false)
    }

    /// Creates the region of everything outside rows.
    init(of container: LazyItem) {
        self.container = container
        isRow = false
        super.init(at: container.node, within: container.node.region)
    }

    override var lazyContainer: (any LazyContainer)? { container }
    var hasMembers: Bool { !members.isEmpty }

    /// Whether the row was visible in the container's last layout, regardless of whether its page is shown.
    var isRowInSight: Bool { lastSeen > 0 && lastSeen == container.layouts }

    override func shows(_ member: any Appearing) -> Bool {
        isRow ? isRowShown : isPlaceShown && inSight.contains(ObjectIdentifier(member))
    }

    override func remove(_ member: any Appearing) {
        super.remove(member)
        if !isRow { inSight.remove(ObjectIdentifier(member)) }
    }

    override func placeChanged() {
        refresh()
        container.placeChanged()
    }

    /// Shows or hides the row after a change of its or its container's visibility.
    func showRow(_ isShown: Bool) {
        guard isShown != isRowShown else { return }
        isRowShown = isShown
        refresh()
    }

    /// Updates the visibility of members outside rows.
    func update(_ isSeen: (ViewNode) -> Bool) {
        for member in members {
            let isSeen = isSeen(member.regionNode)
            guard isSeen != inSight.contains(ObjectIdentifier(member)) else { continue }
            if isSeen { inSight.insert(ObjectIdentifier(member)) } else { inSight.remove(ObjectIdentifier(member)) }
            if shows(member) { member.appear() } else { member.disappear() }
        }
    }
}
