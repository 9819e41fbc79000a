/// Those who present above the same content, the root view or what is presented itself: one at a time, in the order in which
/// they got something to present (P5 ⚑); in one pass that is the order of their updates (U8). Who gets another item
/// keeps its turn; so does everybody until there is no item any more.
///
/// Invariants: a node is in `line` once, ⇔ it is mounted and had an item at its last update; only the first of the line has
/// something presented, and it gets it while not `isPaused`; `isEnding` ⇒ the content that the level lies above is being taken
/// out of the tree.
@MainActor
final class PresentationLevel: TreePart {
    private var line = Registry<any Presenting>()
    private let outer: PresentationLevel?
    /// Somebody has left whose actions have not run yet.
    private var isPaused = false
    /// Set when the presentation that this level lies above ends.
    var isEnding = false

    /// The level above what is presented.
    init(within outer: PresentationLevel) {
        self.outer = outer
    }

    /// The level above the root view.
    init(of tree: ViewTree) {
        outer = nil
    }

    /// Those who present or wait to.
    var linedUp: [any Presenting] { Array(line) }

    /// Whether this level goes because a presentation below it ends.
    var isWithinEnding: Bool {
        var level: PresentationLevel? = self
        while let current = level {
            if current.isEnding { return true }
            level = current.outer
        }
        return false
    }

    /// Stands in line, if it doesn't yet. Says whether it's the node's turn.
    func join(_ node: any Presenting) -> Bool {
        line.append(node, ObjectIdentifier(node))
        return line.first === node && !isPaused
    }

    /// Leaves the line. The next one's turn comes when the actions of this pass have run: those of the one that ended.
    func leave(_ node: any Presenting) {
        let isFirst = line.first === node
        guard line.remove(ObjectIdentifier(node)) != nil, isFirst, !isPaused, let root = node.tree.root else { return }
        isPaused = true
        node.graph.enqueueAction(for: root, "next presentation") { [weak self] in
            guard let self else { return }
            isPaused = false
            if let next = line.first { next.turnHasCome() }
        }
    }
}

/// The node of a modifier that presents something.
@MainActor
protocol Presenting: ViewNode {
    /// Nothing lies in the way any more.
    func turnHasCome()
    /// Has its binding cleared, and those of all who present above what it presents, by actions of `node`.
    func clearAll(for node: Graph.Node)
}

/// The node that content is presented by.
@MainActor
protocol PresentationContext: ViewNode {
    var level: PresentationLevel { get }
}

extension ViewNode {
    /// That of the nearest presentation around this node, or the host's.
    final var presentationLevel: PresentationLevel {
        var node: ViewNode? = self
        while let current = node {
            if let context = current as? any PresentationContext { return context.level }
            node = current.parent as? ViewNode
        }
        return tree.part()
    }
}
