import Observation

/// How a node evaluates its component's body, and observes the `@Observable` properties that the body reads.
extension Graph.Node {
    /// Evaluates the component's body: the trace notes it, and the `@Observable` properties that the body reads become
    /// dependencies until the next evaluation.
    ///
    /// To be called in ``update()``. Closures of the body that run while its value is handed to the nodes below belong
    /// into it, too.
    ///
    /// - Parameter body: evaluates the body.
    /// - Returns: what `body` returns.
    public final func evaluate<Result>(_ body: () -> Result) -> Result {
        evaluate(isNested: false, body)
    }

    /// Evaluates a body whose value isn't returned, without generic code.
    ///
    /// - Parameter body: evaluates the body.
    public final func evaluate(_ body: () -> Void) {
        evaluate(isNested: false, body)
    }

    final func evaluate<Result>(isNested: Bool, _ body: () -> Result) -> Result {
        graph.willEvaluate(self)
        return track(isNested: isNested, body)
    }

    /// Evaluates the body by a function of the node, without the cost of a closure.
    ///
    /// - Parameter work: evaluates the body of the node that it is given.
    public final func evaluate(by work: @escaping @MainActor (Graph.Node) -> Void) {
        evaluate(isNested: false, by: Graph.Node.uncheckedNonisolated(work))
    }

    @inline(__always)
    nonisolated final func evaluate(isNested: Bool, by work: (Graph.Node) -> Void) {
        graph.willEvaluate(self)
        if let observations = knownObservations {
            return observations.track(isNested: isNested, isTraced: graph.recorder.isOn) { work(self) }
        }
        withObservationTracking({ work(self) }, onChange: firstObservations().arm())
    }

    /// Runs work that isn't a body, and makes the `@Observable` properties that it reads dependencies, as `evaluate`
    /// does. The trace doesn't note it.
    ///
    /// - Parameter work: the work to run.
    /// - Returns: what `work` returns.
    public final func track<Result>(_ work: () -> Result) -> Result {
        track(isNested: false, work)
    }

    /// Runs work that isn't a body and returns nothing, and makes the `@Observable` properties that it reads
    /// dependencies.
    ///
    /// - Parameter work: the work to run.
    public final func track(_ work: () -> Void) {
        track(isNested: false, work)
    }

    /// Runs closures of the component outside of ``update()``, for instance in ``Graph/Host/willEndPass(of:)``: what
    /// they read replaces what the node depends on.
    ///
    /// - Parameter work: the work to run.
    /// - Returns: what `work` returns.
    public final func trackBetweenPasses<Result>(_ work: () -> Result) -> Result {
        let isOutside = !Evaluation.isCurrentThread
        let evaluation = graph.evaluation
        if isOutside { Evaluation.beginPass(evaluation) }
        let outer = Evaluation.begin(self, in: evaluation)
        let result = track(work)
        Evaluation.end(self, outer)
        if isOutside { Evaluation.endPass(evaluation) }
        return result
    }

    private func track<Result>(isNested: Bool, _ work: () -> Result) -> Result {
        if let observations = knownObservations {
            return observations.track(isNested: isNested, isTraced: graph.isTracing, work)
        }
        return withObservationTracking(work, onChange: firstObservations().arm())
    }

    // MARK: The tracker

    /// The types of components' nodes of which one has read something `@Observable`, in any graph so far.
    ///
    /// A graph begins with these. Its first evaluation of such a node can then be cancelled, as all later ones can.
    /// Otherwise each graph that was used and released would leave registrations in objects that live on.
    @exclusivity(unchecked)
    private(set) static var observingTypes: Set<ObjectIdentifier> = []

    /// The node's tracker; nil as long as no node of its type has read anything observable, so that most nodes need
    /// none.
    private nonisolated var knownObservations: ObservationTracker? {
        if let observations = extras?.observations { return observations }
        if graph.observingTypes.isEmpty && !graph.recorder.isOn { return nil }
        guard graph.recorder.isOn || graph.observingTypes.contains(ObjectIdentifier(type(of: self))) else { return nil }
        return makeObservations()
    }

    /// A tracker for the first evaluation of this type of node that has read something observable.
    private nonisolated final func firstObservations() -> ObservationTracker {
        let type = ObjectIdentifier(type(of: self))
        graph.observingTypes.insert(type)
        // The others are of one type whatever they compute.
        if !isDerived, !(self is ObservingNode) {
            Graph.Node.onOwner(self) { Graph.Node.observingTypes.insert(ObjectIdentifier(Swift.type(of: $0))) }
        }
        return makeObservations()
    }

    private nonisolated func makeObservations() -> ObservationTracker {
        if !graph.recorder.isOn { graph.observation.trackEach() }
        let new = ObservationTracker(self)
        makeExtras().observations = new
        return new
    }

    nonisolated final func stopObserving() {
        guard let extras else { return }
        extras.observations?.cancel()
        extras.observations = nil
    }
}
