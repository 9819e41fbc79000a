extension Graph {
    /// Whether a trace is being recorded.
    public var isTracing: Bool { recorder.isOn }

    /// Begins to record what the graph does. A recording that is under way is discarded.
    public func beginTrace() {
        recordNotedKept()
        recorder.begin(wording)
        inbox.isTracing.store(true, ordering: .relaxed)
        if let root = host?.rootNode { recorder.observed?.noteObjects(below: root) }
    }

    /// Ends the recording.
    ///
    /// - Returns: the events since ``beginTrace()``; an empty trace if no recording was begun.
    public func endTrace() -> Graph.Trace {
        recordNotedKept()
        let trace = recorder.end()
        inbox.isTracing.store(recorder.isOn, ordering: .relaxed)
        return trace
    }

    /// Begins to record what the graph does for an observer of the whole graph, beside the traces of ``beginTrace()``.
    ///
    /// - Returns: False if it is recorded for an observer already.
    package func beginObserving() -> Bool {
        guard recorder.beginObserving(wording) else { return false }
        inbox.isTracing.store(true, ordering: .relaxed)
        if let root = host?.rootNode { recorder.observed?.noteObjects(below: root) }
        return true
    }

    /// Returns what the graph did since the last call, or since ``beginObserving()``.
    package func takeObservedTrace() -> Graph.Trace {
        recordNotedKept()
        return recorder.takeObserved()
    }

    /// Ends the recording for the observer.
    package func endObserving() {
        recorder.endObserving()
        inbox.isTracing.store(recorder.isOn, ordering: .relaxed)
    }

    /// Returns the node whose body runs the calling code, and why its body is evaluated. Nil outside of bodies.
    ///
    /// From the first call on, the graph notes the reasons of updates. The reasons are nil if they weren't noted for
    /// this evaluation: then the node is probably new.
    package static func currentEvaluation() -> (node: Node, reasons: [Reason]?)? {
        guard let node = Evaluation.node else { return nil }
        let graph = node.graph
        if graph.recorder.noteReasons() {
            graph.inbox.isTracing.store(true, ordering: .relaxed)
            if let root = graph.host?.rootNode { graph.recorder.observed?.noteObjects(below: root) }
            return (node, nil)
        }
        return (node, graph.recorder.reasons(for: node))
    }

    nonisolated func recordWrite(to node: Graph.Node?, _ property: String, old: String, new: String) {
        Node.onOwner {
            self.record(at: TracePlace(node), isLibrary: node?.isLibraryNode ?? false) {
                .write(path: $0, property: property, old: old, new: new)
            }
        }
    }

    /// Records that a node gets a value that is equal to the one before. The event is recorded before the next one: the
    /// node's component is in use, and the node's label may be made of its value.
    @usableFromInline
    func recordKept(_ node: Graph.Node) { recorder.noteKept(node) }

    private func recordNotedKept() {
        for node in recorder.takeKept() {
            recorder.record(at: TracePlace(node), isLibrary: node.isLibraryNode) { .kept(path: $0) }
        }
    }

    /// Records that a pass begins.
    func recordPass() {
        recordNotedKept()
        recorder.recordPass()
    }

    /// Records an event. To be called only while a trace is recorded.
    func record(at place: TracePlace, isLibrary: Bool, _ event: (String) -> Graph.Trace.Event) {
        recordNotedKept()
        recorder.record(at: place, isLibrary: isLibrary, event)
    }

    nonisolated func record(_ action: ActionQueue.Action) {
        nonisolated(unsafe) let action = action
        Node.onOwner { self.recordOnMain(action) }
    }

    private func recordOnMain(_ action: ActionQueue.Action) {
        // An action that was queued before the trace began has no place. A program's action may belong to a node of the
        // library, a modifier's for instance: its kind tells.
        let place = action.place ?? TracePlace(action.node)
        let isLibrary = host?.libraryActions.contains(action.kind) == true
        record(at: place, isLibrary: isLibrary) { .action(action.kind, path: $0) }
    }

    /// Records that a node's body is about to be evaluated; one comparison if no trace is recorded.
    @inline(__always)
    nonisolated func willEvaluate(_ node: Graph.Node) {
        if recorder.isOn { Node.onOwner(node) { $0.graph.recordEvaluation($0) } }
    }

    private func recordEvaluation(_ node: Graph.Node) {
        var reasons = recorder.takeReasons(for: node)
        if reasons.isEmpty { reasons = [node.unmarkedReason] }
        record(at: TracePlace(node), isLibrary: node.isLibraryNode) {
            .evaluated(path: $0, because: reasons)
        }
        recorder.observed?.noteEvaluation(of: node)
    }

    /// The host's words for updates.
    nonisolated var wording: Wording { hasHost ? Node.onOwner { self.host?.wording ?? .neutral } : .neutral }

    /// Returns why a node that reads `@Observable` objects is updated: the properties that differ since the trace
    /// began.
    ///
    /// - Parameters:
    ///   - node: the node.
    ///   - property: what is known of the written property otherwise.
    func observableReason(for node: Graph.Node, _ property: String?) -> Graph.Reason {
        .observable(property ?? "a property", changes: recorder.observed?.changes(for: node) ?? [])
    }
}
