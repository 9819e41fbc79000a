/// A part of a lazy container that comes into sight and goes: a row, or all that isn't in one.
///
/// Invariant: in a row's region every member has appeared ⇔ `isVisible`. Members outside of rows are looked at one by one.
@MainActor
final class LazyRegion {
    unowned let container: LazyItem
    let outer: LazyRegion?
    private(set) var isVisible = false
    private var members = Registry<any Appearing>()
    /// Which of the members outside of rows have appeared.
    private var shown: Set<ObjectIdentifier> = []
    /// The layout in which it was last seen.
    var lastSeen = 0

    init(_ container: LazyItem, within outer: LazyRegion?) {
        self.container = container
        self.outer = outer
    }

    private var isRow: Bool { container.ownRegion !== self }
    var hasMembers: Bool { !members.isEmpty }

    func add(_ member: any Appearing) {
        members.append(member, ObjectIdentifier(member))
        if isRow, isVisible { member.appear() }
    }

    func remove(_ member: any Appearing) {
        members.remove(ObjectIdentifier(member))
        shown.remove(ObjectIdentifier(member))
    }

    /// The row came into sight or went.
    func setVisible(_ isVisible: Bool) {
        guard isVisible != self.isVisible else { return }
        self.isVisible = isVisible
        for member in members { if isVisible { member.appear() } else { member.disappear() } }
    }

    /// Looks at the members outside of rows.
    func update(_ isSeen: (ViewNode) -> Bool) {
        for member in members {
            let isSeen = isSeen(member)
            guard isSeen != shown.contains(ObjectIdentifier(member)) else { continue }
            if isSeen {
                shown.insert(ObjectIdentifier(member))
                member.appear()
            } else {
                shown.remove(ObjectIdentifier(member))
                member.disappear()
            }
        }
    }
}

/// A node that does something when its views come into sight or go.
@MainActor
protocol Appearing: ViewNode {
    func appear()
    func disappear()
}

extension Appearing {
    /// Appears now, or in a lazy container when it is in sight.
    func joinRegion() {
        if let region { region.add(self) } else { appear() }
    }

    func leaveRegion() { region?.remove(self) }
}
