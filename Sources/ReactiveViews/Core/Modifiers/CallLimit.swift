/// A limit for a node's action: two calls in a flush. Further calls are omitted and reported.
struct CallLimit {
    private var flush = 0
    private var calls = 0

    @MainActor
    mutating func allows(in graph: Graph, of action: @autoclosure () -> String, at node: Graph.Node) -> Bool {
        if graph.flushes != flush {
            flush = graph.flushes
            calls = 0
        }
        calls += 1
        if calls <= 2 { return true }
        Diagnostics.report(
            Diagnostic(
                .repeatedAction, "\(action()) was triggered more than twice in one flush; omitting the call.",
                path: node.path))
        return false
    }
}
