/// One view that is pushed over the root of a navigation container.
@MainActor
final class NavigationEntry {
    /// The element of the path that the view stands for; nil for one that a link or a flag pushed.
    let value: AnyHashable?
    /// Whether it was pushed from another column, so that there is nothing to go back to.
    let isFromOtherColumn: Bool
    /// Has whatever pushed it say that it isn't wanted any more. Not for elements of the path.
    var clear: () -> Void = {}
    /// Who mounts the view; nil as long as nobody knows how.
    weak var owner: (any NavigationPushing)?
    /// The view's node, once it is mounted.
    weak var node: (any PushedView)?
    /// Where the entry is among the levels, or was when it was one.
    fileprivate(set) var place = -1
    /// What the view showed when it was composed last.
    var elements: [ViewElement] = []

    init(
        value: AnyHashable?, owner: (any NavigationPushing)? = nil, isFromOtherColumn: Bool = false
    ) {
        self.value = value
        self.owner = owner
        self.isFromOtherColumn = isFromOtherColumn
    }
}

/// A node that mounts pushed views: a link, a destination.
@MainActor
protocol NavigationPushing: ViewNode {
    /// The entry isn't among the levels any more, or has another owner now: its view is to be unmounted. Called in passes, for the uppermost
    /// level first, so that it is the first to disappear, unless it is seen exiting.
    func wasPopped(_ entry: NavigationEntry)
}

/// What is pushed in a navigation container, whoever pushed it.
///
/// The path says which values are pushed. Links and flags push views between and above these. Who is pushed from a level takes
/// the place of everything above that level.
///
/// Invariants, after a pass: the values of the levels are the path's, in order; each level has an owner, which has mounted it;
/// no entry is in `levels` twice; each knows its place there.
@MainActor
final class NavigationCore {
    weak var container: (any NavigationPushing & PageShowing)?
    let path: NavigationPathAccess
    /// Above the root, the uppermost last.
    private(set) var levels: [NavigationEntry] = [] {
        didSet { pagesChanged() }
    }
    private var destinations: [Destination] = []
    private var isCheckDue = false

    private struct Destination {
        let type: ObjectIdentifier
        weak var node: (any NavigationPushing)?
        let depth: Int

        /// One on its way out isn't.
        @MainActor var isThere: Bool { node.map { !$0.isRetired } ?? false }
    }

    init(path: NavigationPathAccess) {
        self.path = path
    }

    /// Another view may lie on top.
    func pagesChanged() {
        guard let container else { return }
        container.structureChanged()
        container.tree.notePages(of: container)
    }

    /// Whether it is known what lies on top.
    var isComplete: Bool { levels.last.map { $0.node != nil } ?? true }

    /// Tells the pushed views which of them are shown. One that is seen exiting stays as it is until it has left.
    func settlePages(_ shown: [ViewNode], exiting: ViewNode?) {
        for case let node? in levels.map(\.node) where node !== exiting {
            node.showPage(shown.contains { $0 === node })
        }
    }

    func contains(_ entry: NavigationEntry) -> Bool { height(of: entry) > 0 }

    /// Whether something can be pushed from a level: one that was popped may still be on its way out.
    func isOpen(_ level: NavigationEntry?) -> Bool { level.map(contains) ?? true }

    /// How many levels lie above the root up to this one, which counts; 0 for the root.
    func height(of entry: NavigationEntry?) -> Int {
        guard let entry, levels.indices.contains(entry.place), levels[entry.place] === entry else { return 0 }
        return entry.place + 1
    }

    // MARK: In events

    /// Asks for everything above so many levels to be popped: the path and the bindings are written, uppermost first, and the levels
    /// follow in the next pass (P2 ⚑). A binding that doesn't take it keeps its level.
    func pop(to height: Int) {
        guard height < levels.count else { return }
        let removed = levels[height...]
        let kept = levels[..<height].count { $0.value != nil }
        for entry in removed.reversed() where entry.value == nil { entry.clear() }
        if removed.contains(where: { $0.value != nil }) { path.keepFirst(kept) }
    }

    /// Ends an entry and what lies above; nothing if it has ended.
    func pop(_ entry: NavigationEntry) {
        guard contains(entry) else { return }
        pop(to: height(of: entry) - 1)
    }

    /// Pushes a value from a level.
    func push(_ value: AnyHashable, from level: NavigationEntry?) {
        guard isOpen(level) else { return }
        pop(to: height(of: level))
        path.append(value)
    }

    // MARK: In passes

    /// Makes the levels those that the path asks for. What the old and the new path have in common from the start on stays.
    func follow(_ values: [AnyHashable]) {
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

    /// Puts an entry on top of the level that it is pushed from.
    func push(_ entry: NavigationEntry, from level: NavigationEntry?) {
        truncate(to: height(of: level))
        add(entry)
    }

    private func add(_ entry: NavigationEntry) {
        entry.place = levels.count
        levels.append(entry)
    }

    /// Takes an entry out, which its owner ended, and those above.
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

    /// Bindings can't be written while bodies are evaluated.
    private func afterPass(_ action: @escaping @MainActor () -> Void) {
        guard let container else { return }
        container.graph.enqueueAction(for: container, "pop", action)
    }

    // MARK: Destinations

    /// A node that makes views for values of a type has come.
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

    /// Whether there is a destination is known when all views of the pass are there.
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
