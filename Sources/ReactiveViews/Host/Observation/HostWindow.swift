/// What an observer can see of a host at any time. It doesn't keep the host alive; after the host is gone it shows
/// nothing.
@MainActor
package struct HostWindow {
    private weak var tree: ViewTree?
    private weak var graph: Graph?

    init(of tree: ViewTree, _ graph: Graph) {
        self.tree = tree
        self.graph = graph
    }

    /// Whether the host shows views.
    package var isMounted: Bool { tree?.root?.isMounted == true }
    /// The size of the host, in points.
    package var size: CGSize { tree?.size ?? .zero }
    /// The time since the host's clock began, in seconds.
    package var now: TimeInterval { tree?.time.now ?? 0 }
    /// Whether the host's clock is virtual.
    package var hasVirtualTime: Bool { tree?.time.clock != nil }

    /// The current picture as an SVG document.
    package var picture: String { tree?.picture ?? "" }

    /// The visible elements in reading order, each with its depth and its frame in the host's coordinates.
    ///
    /// - Parameter limit: The greatest number of elements to return.
    /// - Returns: The elements, and how many were left out.
    package func elements(limit: Int) -> (lines: [Line], omitted: Int) {
        guard let root = tree?.root, root.isMounted else { return ([], 0) }
        var lines: [Line] = []
        var omitted = 0
        var stack = ViewElement.elements(of: root).reversed().map { (element: $0, depth: 0) }
        while let (element, depth) = stack.popLast() {
            if lines.count < limit {
                lines.append(Line(depth: depth, text: element.line, frame: element.frame))
            } else {
                omitted += 1
            }
            stack += element.children.reversed().map { ($0, depth + 1) }
        }
        return (lines, omitted)
    }

    /// Begins a trace of the graph for the observer. Returns false if there is one already.
    package func beginTrace() -> Bool { graph?.beginObserving() ?? false }

    /// Returns what the graph did since the last call.
    package func takeTrace() -> Graph.Trace { graph?.takeObservedTrace() ?? Graph.Trace() }

    /// Ends the trace, and observing the host.
    package func close() {
        graph?.endObserving()
        tree?.observer = nil
    }

    /// An element of the tree.
    package struct Line {
        /// The number of elements around it.
        package let depth: Int
        /// The element's line in the tree, without indentation.
        package let text: String
        /// The frame in the host's coordinates; nil if layout knows nothing of the element.
        package let frame: CGRect?
    }
}
