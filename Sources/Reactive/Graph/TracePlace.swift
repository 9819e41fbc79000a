/// Where an event of a trace happened. An object, so that a place takes one word where usually there is none.
final class TracePlace: Sendable {
    /// The labels of all nodes from the root to the event's node, joined by slashes.
    let path: String
    /// The same without the nodes of the library.
    let ownPath: String

    /// - Parameter node: the event's node; nil for a program's variable.
    @MainActor
    init(_ node: Graph.Node?) {
        var labels: [String] = []
        var ownLabels: [String] = []
        var next = node
        while let current = next {
            if let label = current.readableLabel {
                labels.append(label)
                if !current.isLibraryNode { ownLabels.append(label) }
            }
            next = current.parent
        }
        path = labels.reversed().joined(separator: "/")
        ownPath = ownLabels.reversed().joined(separator: "/")
    }
}
