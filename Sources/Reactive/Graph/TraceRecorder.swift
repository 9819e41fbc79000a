/// Records what a graph does, while a trace is requested.
///
/// A trace is written to two tapes: that of ``Graph/beginTrace()``, and that of an observer of the whole graph.
///
///     tape = nil ∧ observerTape = nil ∧ ¬notesReasons  ⇒  nothing is recorded
///     reasons[n] ≠ []  ⇒  n was marked since the last pass ended, or is a derived value that was computed since; no
///         reason in it covers a later one
///     lasting[n] ≠ []  ⇒  n is a derived value that was marked since its last computation
struct TraceRecorder {
    private var tape: TraceTape? { didSet { noteWhetherOn() } }
    /// The events since the observer last took them; nil without an observer.
    private var observerTape: TraceTape? { didSet { noteWhetherOn() } }
    /// Whether reasons are noted without a trace, because a body asks for its own.
    private var notesReasons = false { didSet { noteWhetherOn() } }
    /// Why each node was marked since the last pass ended.
    private var reasons: [ObjectIdentifier: [Graph.Reason]] = [:]
    /// Why each derived value was marked since its last computation, which may be passes ago: nothing has read it
    /// since.
    private var lasting: [ObjectIdentifier: [Graph.Reason]] = [:]
    /// The values of the objects that nodes observe; nil if no trace is requested.
    private(set) var observed: ObservedValues?

    /// The nodes that were kept since the last event, in order.
    private var kept: [Graph.Node] = []

    private(set) var isOn = false

    private mutating func noteWhetherOn() {
        isOn = tape != nil || observerTape != nil || notesReasons
        if !isOn {
            kept = []
            reasons = [:]
            lasting = [:]
        }
    }

    /// Notes reasons from now on. Returns false if they were noted already.
    mutating func noteReasons() -> Bool {
        guard !isOn else { return false }
        notesReasons = true
        observed = ObservedValues()
        return true
    }

    /// - Parameter wording: the host's words.
    mutating func begin(_ wording: Graph.Wording) {
        tape = TraceTape(wording)
        observed = ObservedValues()
    }

    /// Ends the recording and returns it; an empty trace if none was begun.
    mutating func end() -> Graph.Trace {
        if observerTape == nil { observed = notesReasons ? ObservedValues() : nil }
        return tape.take()?.trace ?? Graph.Trace()
    }

    /// Begins to record for an observer. Returns false if it is recorded for one already.
    mutating func beginObserving(_ wording: Graph.Wording) -> Bool {
        guard observerTape == nil else { return false }
        observerTape = TraceTape(wording)
        if observed == nil { observed = ObservedValues() }
        return true
    }

    /// Returns what was recorded for the observer since the last call.
    mutating func takeObserved() -> Graph.Trace {
        guard let trace = observerTape?.trace else { return Graph.Trace() }
        if !trace.allEvents.isEmpty { observerTape = TraceTape(trace.wording) }
        return trace
    }

    mutating func endObserving() {
        observerTape = nil
        if tape == nil { observed = notesReasons ? ObservedValues() : nil }
    }

    /// Records that a pass begins. Passes are counted from the beginning of the trace, so that equal events give equal
    /// traces.
    mutating func recordPass() {
        tape?.recordPass()
        observerTape?.recordPass()
    }

    /// Appends an event; does nothing if no trace is requested. To be called if `isOn`, so that no place is made in
    /// vain.
    ///
    /// - Parameters:
    ///   - place: where the event happened.
    ///   - isLibrary: whether the event is the library's rather than the program's.
    ///   - event: makes the event for a path.
    mutating func record(at place: TracePlace, isLibrary: Bool, _ event: (String) -> Graph.Trace.Event) {
        tape?.record(at: place, isLibrary: isLibrary, event)
        observerTape?.record(at: place, isLibrary: isLibrary, event)
    }

    mutating func noteKept(_ node: Graph.Node) {
        if tape != nil || observerTape != nil { kept.append(node) }
    }

    mutating func takeKept() -> [Graph.Node] {
        if kept.isEmpty { return [] }
        defer { kept = [] }
        return kept
    }

    // MARK: Reasons

    /// Notes why a node was marked, unless a noted reason covers it.
    mutating func note(_ reason: Graph.Reason, for node: Graph.Node) {
        if node.isDerived { return noteLasting(reason, ObjectIdentifier(node)) }
        if reasons[ObjectIdentifier(node)]?.contains(where: { $0.covers(reason) }) == true { return }
        reasons[ObjectIdentifier(node), default: []].append(reason)
    }

    /// Notes why a derived value was marked. A state that is written again is one reason, from the first value to the
    /// last one.
    private mutating func noteLasting(_ reason: Graph.Reason, _ node: ObjectIdentifier) {
        var list = lasting[node] ?? []
        guard !list.contains(where: { $0.covers(reason) }) else { return }
        if let index = list.firstIndex(where: { $0.isFollowed(by: reason) }) {
            let joined = list.remove(at: index).joined(with: reason)
            if !list.contains(where: { $0.covers(joined) }) { list.insert(joined, at: index) }
        } else {
            list.append(reason)
        }
        lasting[node] = list
    }

    /// Returns why a node that is about to be evaluated was marked. The reasons of a derived value end with this: later
    /// ones are those of its next computation.
    mutating func takeReasons(for node: Graph.Node) -> [Graph.Reason] {
        if node.isDerived { reasons[ObjectIdentifier(node)] = lasting.removeValue(forKey: ObjectIdentifier(node)) }
        return reasons(for: node)
    }

    func reasons(for node: Graph.Node) -> [Graph.Reason] { reasons[ObjectIdentifier(node)] ?? [] }

    mutating func setReasons(_ reasonsOfNode: [Graph.Reason], for node: Graph.Node) {
        reasons[ObjectIdentifier(node)] = reasonsOfNode
    }

    mutating func removeReasons(for node: Graph.Node) {
        reasons[ObjectIdentifier(node)] = nil
        lasting[ObjectIdentifier(node)] = nil
    }

    /// Ends a pass: the next one has reasons of its own.
    mutating func removeReasons() {
        if !reasons.isEmpty { reasons = [:] }
    }

    func checkInvariants() {
        for reasons in [reasons, lasting].flatMap(\.values) {
            for (index, reason) in reasons.enumerated() {
                precondition(!reasons[..<index].contains { $0.covers(reason) }, "each reason once")
            }
        }
    }
}

/// A trace under construction.
private struct TraceTape {
    private(set) var trace: Graph.Trace
    /// The number of recorded passes: of all, and of those with an event of the program's.
    private var passes = (all: 0, own: 0)
    /// Whether nothing of the program's was recorded since the last pass began.
    private var isNewPass = false

    init(_ wording: Graph.Wording) { trace = Graph.Trace(events: [], wording) }

    mutating func recordPass() {
        passes.all += 1
        trace.allEvents.append(.pass(passes.all))
        isNewPass = true
    }

    mutating func record(at place: TracePlace, isLibrary: Bool, _ event: (String) -> Graph.Trace.Event) {
        trace.allEvents.append(event(place.path))
        guard !isLibrary else { return }
        if isNewPass {
            isNewPass = false
            passes.own += 1
            trace.events.append(.pass(passes.own))
        }
        trace.events.append(event(place.ownPath))
    }
}
