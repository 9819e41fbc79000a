import Reactive

/// A queue of the nodes that present above the same content: above the root view, or above other presented content.
///
/// One node presents at a time, in the order in which the nodes got an item; within a pass that is the order of their
/// updates. Apple's documentation doesn't define this. A node with another item keeps its place, and so does every node
/// until its item is nil.
///
/// Invariants: a node is in `line` once, if and only if it is mounted and had an item at its last update. Only the
/// first node presents, and it begins only while `isPaused` is false. `isEnding` implies that the content below the
/// level is being removed.
@MainActor
final class PresentationLevel: TreePart {
    private var line = Registry<any Presenting>()
    private let outer: PresentationLevel?
    /// Whether a presentation has ended whose actions haven't run yet.
    private var isPaused = false
    /// Whether the presentation below this level is ending.
    var isEnding = false

    /// Creates the level above presented content.
    init(within outer: PresentationLevel) {
        self.outer = outer
    }

    /// Creates the level above the root view.
    init(of tree: ViewTree) {
        outer = nil
    }

    /// The nodes that present or wait.
    var linedUp: [any Presenting] { Array(line) }

    /// Whether a presentation below this level is ending.
    var isWithinEnding: Bool {
        var level: PresentationLevel? = self
        while let current = level {
            if current.isEnding { return true }
            level = current.outer
        }
        return false
    }

    /// Adds a node if it isn't in the queue. Returns whether the node may present.
    func join(_ node: any Presenting) -> Bool {
        line.append(node, ObjectIdentifier(node))
        return line.first === node && !isPaused
    }

    /// Removes a node. The next one presents after the actions of this pass, so that those of the ended presentation
    /// run first.
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

/// The node of a modifier that presents content.
@MainActor
protocol Presenting: ViewNode {
    /// Requests an update, because the node may present now.
    func turnHasCome()
    /// Clears the node's binding and those of the presentations above it, by actions of `node`.
    func clearAll(for node: Graph.Node)
}

/// The node of presented content.
@MainActor
protocol PresentationContext: SelectionScope {
    var level: PresentationLevel { get }
}

extension PresentationContext {
    func selectionShowing(for list: any SelectingList) -> SelectionShowingResult { .none }
}

extension ViewNode {
    /// The level of the nearest presentation around this node, or of the host.
    final var presentationLevel: PresentationLevel {
        var node: ViewNode? = self
        while let current = node {
            if let context = current as? any PresentationContext { return context.level }
            node = current.parent as? ViewNode
        }
        return tree.part()
    }
}
