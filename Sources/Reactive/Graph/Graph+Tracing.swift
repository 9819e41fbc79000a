extension Graph {
    /// Whether what happens is being recorded.
    public var isTracing: Bool { recorder != nil }

    /// Records from now on, until `endTrace`.
    public func beginTrace() {
        recorder = Graph.Trace()
        inbox.isTracing.store(true, ordering: .relaxed)
    }

    /// Ends the recording and gives what was recorded.
    public func endTrace() -> Graph.Trace {
        inbox.isTracing.store(false, ordering: .relaxed)
        defer { recorder = nil }
        return recorder ?? Graph.Trace()
    }

    func recordWrite(to node: Graph.Node?, _ property: String, old: String, new: String) {
        recorder?.events.append(.write(path: node?.path ?? "", property: property, old: old, new: new))
    }

    @usableFromInline
    func recordKept(_ node: Graph.Node) {
        recorder?.events.append(.kept(path: node.path))
    }
}
