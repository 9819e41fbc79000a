extension Graph {
    /// Whether a trace is being recorded.
    public var isTracing: Bool { recorder.isOn }

    /// Begins to record what the graph does. A recording that is under way is discarded.
    public func beginTrace() {
        recorder.begin()
        inbox.isTracing.store(true, ordering: .relaxed)
    }

    /// Ends the recording.
    ///
    /// - Returns: the events since ``beginTrace()``; an empty trace if no recording was begun.
    public func endTrace() -> Graph.Trace {
        inbox.isTracing.store(false, ordering: .relaxed)
        return recorder.end()
    }

    func recordWrite(to node: Graph.Node?, _ property: String, old: String, new: String) {
        recorder.record(.write(path: node?.path ?? "", property: property, old: old, new: new))
    }

    @usableFromInline
    func recordKept(_ node: Graph.Node) {
        recorder.record(.kept(path: node.path))
    }

    /// Records that a node's body is about to be evaluated; one comparison if no trace is recorded.
    @inline(__always)
    func willEvaluate(_ node: Graph.Node) {
        if recorder.isOn { recordEvaluation(node) }
    }

    private func recordEvaluation(_ node: Graph.Node) {
        recorder.record(.evaluated(path: node.path, because: recorder.reasons(for: node)))
    }
}
