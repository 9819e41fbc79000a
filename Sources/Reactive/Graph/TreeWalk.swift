/// Visits the nodes below a node: each before those below it, siblings in order of declaration. Uses no recursion,
/// however deep the tree.
///
/// Invariant: stack[i + 1].node is the child of stack[i].node before stack[i].next.
@MainActor
package struct TreeWalk {
    private var stack: [(node: Graph.Node, next: Int)]

    package init(below root: Graph.Node) {
        stack = [(root, 0)]
    }

    /// Returns the next node, or nil at the end. Skips the nodes that `isIncluded` rejects, and all below them. O(1) on
    /// average, plus the siblings skipped.
    package mutating func next(where isIncluded: (Graph.Node) -> Bool) -> Graph.Node? {
        while let (node, next) = stack.last {
            Steps.note()
            guard next < node.childCount else {
                stack.removeLast()
                continue
            }
            stack[stack.count - 1].next += 1
            let child = node.child(at: next)
            guard isIncluded(child) else { continue }
            stack.append((child, 0))
            return child
        }
        return nil
    }
}
