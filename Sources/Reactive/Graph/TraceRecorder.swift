/// Records what a graph does, while a trace is requested.
///
///     trace = nil  ⇒  nothing is recorded
///     reasons[n] ≠ []  ⇒  n was marked since the last pass ended; no reason in it covers a later one
@MainActor
struct TraceRecorder {
    private var trace: Graph.Trace?
    /// Why each node was marked since the last pass ended.
    private var reasons: [ObjectIdentifier: [Graph.Reason]] = [:]

    var isOn: Bool { trace != nil }

    mutating func begin() { trace = Graph.Trace() }

    /// Ends the recording and returns it; an empty trace if none was begun.
    mutating func end() -> Graph.Trace { trace.take() ?? Graph.Trace() }

    /// Appends an event; does nothing if no trace is requested. To be called if `isOn`, so that no event is made in
    /// vain.
    mutating func record(_ event: Graph.Trace.Event) { trace?.events.append(event) }

    /// Notes why a node was marked, unless a noted reason covers it.
    mutating func note(_ reason: Graph.Reason, for node: Graph.Node) {
        if reasons[ObjectIdentifier(node)]?.contains(where: { $0.covers(reason) }) == true { return }
        reasons[ObjectIdentifier(node), default: []].append(reason)
    }

    func reasons(for node: Graph.Node) -> [Graph.Reason] { reasons[ObjectIdentifier(node)] ?? [] }

    mutating func setReasons(_ reasonsOfNode: [Graph.Reason], for node: Graph.Node) {
        reasons[ObjectIdentifier(node)] = reasonsOfNode
    }

    mutating func removeReasons(for node: Graph.Node) { reasons[ObjectIdentifier(node)] = nil }

    /// Ends a pass: the next one has reasons of its own.
    mutating func removeReasons() {
        if !reasons.isEmpty { reasons = [:] }
    }

    func checkInvariants() {
        for reasons in reasons.values {
            for (index, reason) in reasons.enumerated() {
                precondition(!reasons[..<index].contains { $0.covers(reason) }, "each reason once")
            }
        }
    }
}
