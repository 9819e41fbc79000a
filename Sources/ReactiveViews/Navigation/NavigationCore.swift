import Reactive

/// A view that is pushed over the root of a navigation container.
@MainActor
final class NavigationEntry {
    /// The element of the path that the view represents; nil if a link or a flag pushed it.
    let value: AnyHashable?
    /// Resets the link or flag that pushed the view. Unused for elements of the path.
    var clear: () -> Void = {}
    /// The node that mounts the view; nil until a destination is found.
    weak var owner: (any NavigationPushing)?
    /// The view's node, once it is mounted.
    weak var node: (any PushedView)?
    /// The index of the entry in `levels`, valid while it is there.
    fileprivate(set) var place = -1
    /// The view's elements from its last composition.
    var elements: [ViewElement] = []

    init(value: AnyHashable?, owner: (any NavigationPushing)? = nil) {
        self.value = value
        self.owner = owner
    }
}

/// A node that mounts pushed views: a link or a destination.
@MainActor
protocol NavigationPushing: ViewNode {
    /// Unmounts the view of an entry that isn't among the levels any more or has another owner. Called in passes, for
    /// the top level first, so that the top view disappears first.
    func wasPopped(_ entry: NavigationEntry)
}

/// The views that are pushed in a navigation container.
///
/// The path determines the pushed values. Links and flags push views between and above them. A view that is pushed from
/// a level replaces all levels above it.
///
/// Invariants, after a pass: the values of the levels are those of the path, in order. Each level has an owner, which
/// has mounted it. No entry is in `levels` twice. Each entry knows its index.
@MainActor
final class NavigationCore {
    weak var container: (any NavigationPushing & PageShowing)?
    let path: NavigationPathAccess
    /// The levels above the root, the top one last.
    private(set) var levels: [NavigationEntry] = [] {
        didSet {
            pagesChanged()
            levelsChanged()
        }
    }
    /// Called after a change of the levels.
    var levelsChanged: () -> Void = {}
    /// The number of levels below a value that is being pushed; nil if none is.
    private var pushHeight: Int?
    /// The column of the link or flag that pushed the first level; the last column in containers without columns.
    private(set) var firstColumn = SplitColumn.detail
    /// Whether columns are side by side, so that views that a leading column pushed replace the last column's root.
    var hasColumnsBeside = false
    /// The containers directly inside of a split view's pages. They show the back button of a page if it is collapsed.
    private(set) var nested = Registry<any NavigationContaining>()
    private var destinations: [Destination] = []
    private var isCheckDue = false

    private struct Destination {
        let type: ObjectIdentifier
        weak var node: (any NavigationPushing)?
        let depth: Int

        /// Whether the node is mounted and not exiting.
        @MainActor var isThere: Bool { node.map { !$0.isRetired } ?? false }
    }

    init(path: NavigationPathAccess) {
        self.path = path
    }

    /// Invalidates the container, because another view may be on top.
    func pagesChanged() {
        guard let container else { return }
        barsChanged()
        container.tree.notePages(of: container)
    }

    /// Invalidates the bars of the container.
    func barsChanged() {
        container?.structureChanged()
        for container in nested { container.structureChanged() }
    }

    func addNested(_ container: any NavigationContaining) { nested.append(container, ObjectIdentifier(container)) }
    func removeNested(_ container: any NavigationContaining) { nested.remove(ObjectIdentifier(container)) }

    /// Whether the top view is mounted.
    var isComplete: Bool { levels.last.map { $0.node != nil } ?? true }

    /// Shows or hides the pushed views. A view whose removal is animated stays unchanged until the end.
    func settlePages(_ shown: [ViewNode], exiting: ViewNode?) {
        for case let node? in levels.map(\.node) where node !== exiting {
            node.showPage(shown.contains { $0 === node })
        }
    }

    func contains(_ entry: NavigationEntry) -> Bool { height(of: entry) > 0 }

    /// Returns whether a view can be pushed from a level. A popped level may still be in the tree while it leaves.
    func isOpen(_ level: NavigationEntry?) -> Bool { level.map(contains) ?? true }

    /// Returns the number of levels up to and including an entry; 0 for the root.
    func height(of entry: NavigationEntry?) -> Int {
        guard let entry, levels.indices.contains(entry.place), levels[entry.place] === entry else { return 0 }
        return entry.place + 1
    }

    // MARK: In events

    /// Pops all levels above a height: writes the path and the bindings, the top one first. The levels follow in the
    /// next pass. A binding that ignores the write keeps its level.
    func pop(to height: Int) {
        guard height < levels.count else { return }
        let removed = levels[height...]
        let kept = levels[..<height].count { $0.value != nil }
        for entry in removed.reversed() where entry.value == nil { entry.clear() }
        if removed.contains(where: { $0.value != nil }) { path.keepFirst(kept) }
    }

    /// Pops an entry and the levels above it. Does nothing if the entry isn't a level.
    func pop(_ entry: NavigationEntry) {
        guard contains(entry) else { return }
        pop(to: height(of: entry) - 1)
    }

    /// Pushes a value from a node of a level.
    func push(_ value: AnyHashable, from level: any NavigationLevel, _ node: ViewNode) {
        guard isOpen(level.entry) else { return }
        pop(to: height(of: level.entry))
        if level.entry == nil { firstColumn = level.column(of: node) }
        pushHeight = height(of: level.entry)
        path.append(value)
    }

    // MARK: In passes

    /// Updates the levels to the values of the path. The levels of the common prefix of the old and the new path stay.
    func follow(_ values: [AnyHashable]) {
        // The new value replaces what links have pushed from its level.
        if let pushHeight, let index = levels.indices.dropFirst(pushHeight).first(where: { levels[$0].value == nil }) {
            truncate(to: index, isAskedForByPath: true)
        }
        pushHeight = nil
        let known = levels.indices.filter { levels[$0].value != nil }
        var common = 0
        while common < min(known.count, values.count), levels[known[common]].value == values[common] { common += 1 }
        if common < known.count { truncate(to: known[common], isAskedForByPath: true) }
        for value in values[common...] {
            let entry = NavigationEntry(value: value)
            add(entry)
            findOwner(of: entry)
        }
    }

    /// Pushes an entry that a node of a level owns.
    func push(_ entry: NavigationEntry, from level: any NavigationLevel, _ node: ViewNode) {
        truncate(to: height(of: level.entry))
        if level.entry == nil { firstColumn = level.column(of: node) }
        add(entry)
    }

    private func add(_ entry: NavigationEntry) {
        entry.place = levels.count
        levels.append(entry)
    }

    /// Removes an entry that its owner has ended, and the levels above it.
    func remove(_ entry: NavigationEntry) {
        guard contains(entry) else { return }
        truncate(to: height(of: entry) - 1, except: entry)
    }

    private func truncate(to height: Int, isAskedForByPath: Bool = false, except ended: NavigationEntry? = nil) {
        guard height < levels.count else { return }
        let removed = levels[height...]
        levels.removeSubrange(height...)
        for entry in removed.reversed() where entry !== ended {
            if entry.value == nil { afterPass { [clear = entry.clear] in clear() } }
            entry.owner?.wasPopped(entry)
        }
        if !isAskedForByPath, removed.contains(where: { $0.value != nil }) {
            let kept = levels.count { $0.value != nil }
            afterPass { [path] in path.keepFirst(kept) }
        }
    }

    /// Defers an action, because bindings can't be written while bodies are evaluated.
    private func afterPass(_ action: @escaping @MainActor () -> Void) {
        guard let container else { return }
        container.graph.enqueueAction(for: container, "pop", action)
    }

    // MARK: Destinations

    /// Registers a node that creates the views for the values of a type.
    func register(_ node: any NavigationPushing, for type: Any.Type, on level: NavigationEntry?) {
        let id = ObjectIdentifier(type)
        if destinations.contains(where: { $0.type == id && $0.isThere }) {
            report(
                "There is more than one navigationDestination(for: \(type).self); the one nearest to the root is used, of "
                    + "those on one level the first.", at: node)
        }
        destinations.append(Destination(type: id, node: node, depth: height(of: level)))
        for entry in levels where entry.owner == nil || entry.owner === container { findOwner(of: entry) }
    }

    func unregister(_ node: any NavigationPushing) {
        destinations.removeAll { $0.node == nil || $0.node === node }
        for entry in levels where entry.owner === node {
            entry.owner = nil
            findOwner(of: entry)
        }
    }

    private func findOwner(of entry: NavigationEntry) {
        guard let value = entry.value else { return }
        let type = ObjectIdentifier(Swift.type(of: value.base))
        let known = destinations.filter { $0.type == type && $0.isThere }
        guard let nearest = known.min(by: { ($0.depth, $0.node!.creation) < ($1.depth, $1.node!.creation) })?.node
        else {
            return checkAfterPass()
        }
        if let old = entry.owner, old !== nearest { old.wasPopped(entry) }
        entry.owner = nearest
        nearest.setNeedsUpdate(because: .other("pushed"))
    }

    /// Checks for missing destinations after the pass, when all its views are mounted.
    private func checkAfterPass() {
        guard !isCheckDue, let container else { return }
        isCheckDue = true
        container.graph.enqueueAction(for: container, "navigation") { [weak self] in self?.adoptUnknown() }
    }

    private func adoptUnknown() {
        isCheckDue = false
        guard let container else { return }
        for entry in levels {
            guard entry.owner == nil, let value = entry.value else { continue }
            entry.owner = container
            let type = Swift.type(of: value.base)
            report(
                "There is no navigationDestination(for: \(type).self) for the value \(value.base) of the path; a placeholder "
                    + "is shown.", at: container)
            container.setNeedsUpdate(because: .other("no destination"))
        }
    }

    private func report(_ message: String, at node: ViewNode) {
        Diagnostics.report(Diagnostic(.navigation, message, path: node.path))
    }
}
