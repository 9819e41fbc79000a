/// A part of a lazy container that comes into sight and goes: a row, or all that isn't in one.
///
/// Members of a row are shown with it. Members outside of rows are looked at one by one.
@MainActor
final class LazyRegion: AppearanceRegion {
    unowned let container: LazyItem
    private let isRow: Bool
    /// Of a row, whether it is shown.
    private var isRowShown = false
    /// Which of the members outside of rows are in sight.
    private var inSight: Set<ObjectIdentifier> = []
    /// The layout in which it was last seen.
    var lastSeen = 0

    /// The region of a row.
    init(ofRowIn container: LazyItem, within outer: AppearanceRegion?) {
        self.container = container
        isRow = true
        super.init(at: container.node, within: outer, isMember: false)
    }

    /// The region of what isn't in rows.
    init(of container: LazyItem) {
        self.container = container
        isRow = false
        super.init(at: container.node, within: container.node.region)
    }

    override var lazyContainer: LazyItem? { container }
    var hasMembers: Bool { !members.isEmpty }

    /// Whether the row was in sight in the container's last layout, on a page that is shown or not.
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

    /// The row came into sight or went, or the container did.
    func showRow(_ isShown: Bool) {
        guard isShown != isRowShown else { return }
        isRowShown = isShown
        refresh()
    }

    /// Looks at the members outside of rows.
    func update(_ isSeen: (ViewNode) -> Bool) {
        for member in members {
            let isSeen = isSeen(member.regionNode)
            guard isSeen != inSight.contains(ObjectIdentifier(member)) else { continue }
            if isSeen { inSight.insert(ObjectIdentifier(member)) } else { inSight.remove(ObjectIdentifier(member)) }
            if shows(member) { member.appear() } else { member.disappear() }
        }
    }
}
