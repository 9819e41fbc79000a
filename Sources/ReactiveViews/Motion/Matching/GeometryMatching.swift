/// The views of one host with matched geometry.
///
/// After each layout the views that follow a source receive its geometry. That changes no size or place around them, so
/// it causes no further layout, and no body is evaluated for it.
///
/// Invariants: each member is in the group of its key, once; `groups` and `groupOfKey` hold the same groups. Between
/// layouts a group is empty only if its last member was removed since the last layout.
@MainActor
final class GeometryMatching: Animator, LayoutFollower {
    @MainActor
    private final class Group {
        let key: MatchedKey
        var members = Registry<MatchedMember>()
        /// Whether a member was added, removed or changed since the last layout.
        var hasChanged = true
        /// The source's shown geometry before the current layout.
        var before: SharedGeometry?
        /// The source of the last layout, while it is mounted.
        weak var source: MatchedMember?
        /// The node numbers of excess sources that were reported.
        var extraSources: [UInt64] = []

        init(_ key: MatchedKey) {
            self.key = key
        }

        /// Whether a member may have another view's geometry.
        var isActive: Bool { hasChanged || members.count > 1 || members.contains { $0.hasMatch } }
    }

    /// The owner.
    private unowned let tree: ViewTree
    private var groups = Registry<Group>()
    private var groupOfKey: [MatchedKey: Group] = [:]

    init(_ tree: ViewTree) {
        self.tree = tree
    }

    // MARK: Members

    func add(_ member: MatchedMember) {
        let group = group(of: member)
        group.members.append(member)
        hasChanged(group)
    }

    func change(_ member: MatchedMember, to settings: MatchedSettings) {
        if settings.key != member.settings.key {
            remove(member)
            member.settings = settings
            add(member)
        } else {
            member.settings = settings
            hasChanged(group(of: member))
        }
    }

    func remove(_ member: MatchedMember) {
        let group = group(of: member)
        if group.source === member {
            if tree.animations.isEnabled { group.before = member.visible(at: tree.animations.now) }
            group.source = nil
        }
        group.members.remove(member)
        hasChanged(group)
        // A later member may start from the last one's place; without animations none does, and there may be no layout.
        if group.members.isEmpty, !tree.animations.isEnabled { forget(group) }
    }

    private func hasChanged(_ group: Group) {
        group.hasChanged = true
        tree.layout.isStale = true
    }

    private func group(of member: MatchedMember) -> Group {
        let key = member.settings.key
        if let group = groupOfKey[key] { return group }
        let group = Group(key)
        groups.append(group)
        groupOfKey[key] = group
        return group
    }

    /// Ends the process if an invariant doesn't hold. For tests.
    func checkInvariants() {
        precondition(groups.count == groupOfKey.count, "a group is kept in one place only")
        for group in groups {
            precondition(groupOfKey[group.key] === group, "a group has another one's key")
            for member in group.members {
                precondition(member.settings.key == group.key, "a view shares geometry with another group")
            }
        }
    }

    // MARK: Layout

    /// Records the shown geometry before a layout whose changes are animated.
    func willLayOut() {
        let now = tree.animations.now
        for group in groups where group.isActive {
            for member in group.members { member.remember(at: now) }
            if let source = group.source { group.before = source.before }
        }
    }

    /// Sets the geometry of the members after layout, outer ones first.
    func didLayOut() {
        let isAnimated = tree.layout.recordsMoves
        // The members move by animations of their own.
        tree.layout.recordsMoves = false
        defer { tree.layout.recordsMoves = isAnimated }
        let active = groups.filter(\.isActive)
        for group in active { findSource(of: group) }
        var members = active.flatMap { group in group.members.map { (member: $0, group: group) } }
        members.sort { left, right in
            let (left, right) = (left.member.node, right.member.node)
            return (left.depth, left.creation) < (right.depth, right.creation)
        }
        for (member, group) in members where member.item.hasPlace {
            let animation = isAnimated ? member.node.currentAnimation : nil
            let source = group.source === member ? nil : group.source
            member.follow(source, from: group.before, animation, tree.animations)
            if member.isMoving { tree.animations.add(self) }
        }
        for group in active {
            // Some members are only placed by a later layout.
            group.hasChanged = group.members.contains { !$0.item.hasPlace }
            group.before = nil
            for member in group.members { member.forget() }
        }
        for group in active where group.members.isEmpty { forget(group) }
    }

    private func forget(_ group: Group) {
        groups.remove(group)
        groupOfKey[group.key] = nil
    }

    private func findSource(of group: Group) {
        let sources = group.members.filter(\.isSource)
        guard sources.count > 1 else {
            group.source = sources.first
            group.extraSources = []
            return
        }
        let inOrder = sources.inTreeOrder(\.node)
        group.source = inOrder[0]
        let extra = inOrder.dropFirst()
        let known = Set(group.extraSources)
        if let new = extra.first(where: { !known.contains($0.node.creation) }) {
            Diagnostics.report(
                Diagnostic(
                    .duplicateIdentity,
                    "Several sources of the matched geometry \(group.key.id); using the first one.",
                    path: new.node.path))
        }
        group.extraSources = extra.map(\.node.creation)
    }

    // MARK: Frames

    func showFrame(at time: Double) -> Bool {
        var goesOn = false
        for group in groups {
            for member in group.members where member.endMotions(at: time) { goesOn = true }
        }
        tree.layout.isStale = true
        return goesOn
    }

    /// Called before painting.
    func willPaint(at time: Double) {
        for group in groups {
            for member in group.members { member.correct(at: time) }
        }
    }
}

extension ViewTree {
    /// The matched geometry of the host.
    var matching: GeometryMatching {
        if let matching = layoutFollower as? GeometryMatching { return matching }
        let matching = GeometryMatching(self)
        layoutFollower = matching
        return matching
    }
}
