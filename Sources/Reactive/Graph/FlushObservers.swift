extension Graph {
    /// Runs an action at the end of each flush that changed something or shows a frame of an animation, until it is
    /// cancelled or the graph is released.
    ///
    /// Actions run in the order in which they were added. An action that is added during a flush's actions first runs
    /// after the next flush; one that is cancelled meanwhile doesn't run any more. O(1).
    ///
    /// ```swift
    /// let graph = Graph()
    /// let observer = graph.onFlush { print("shown after pass \(graph.passes)") }
    /// observer.cancel()
    /// ```
    ///
    /// - Parameter action: what runs after the flush, for instance showing the result. What it changes is applied by a
    ///   flush of its own.
    /// - Returns: the registration, to cancel it. It may be ignored: the graph keeps the action.
    @discardableResult
    public func onFlush(_ action: @escaping @MainActor () -> Void) -> FlushObserver {
        let observer = FlushObserver(self, Graph.uncheckedNonisolated(action))
        flushObservers.add(observer)
        return observer
    }

    /// An action that runs after each flush; see ``Graph/onFlush(_:)``.
    @MainActor
    public final class FlushObserver {
        nonisolated(unsafe) private weak var graph: Graph?
        nonisolated(unsafe) private var action: (() -> Void)?

        nonisolated init(_ graph: Graph, _ action: @escaping () -> Void) {
            self.graph = graph
            self.action = action
        }

        nonisolated var isCancelled: Bool { action == nil }

        fileprivate nonisolated func run() { action?() }

        /// Removes the action, which doesn't run any more, and releases it. Later calls do nothing. O(the graph's flush
        /// observers).
        public func cancel() { end() }

        nonisolated func end() {
            guard action != nil else { return }
            graph?.expectOwner()
            action = nil
            graph?.flushObservers.remove(self)
        }
    }

    /// Runs the actions that were added before this call and aren't cancelled.
    nonisolated func notifyFlushObservers() {
        if flushObservers.isEmpty { return }
        for observer in flushObservers.elements { observer.run() }
    }
}

/// The actions that run after each flush, in the order in which they were added.
///
/// Invariants: each observer is in `elements` once, from its creation until it is cancelled.
struct FlushObservers {
    private(set) var elements: [Graph.FlushObserver] = []

    var isEmpty: Bool { elements.isEmpty }

    mutating func add(_ observer: Graph.FlushObserver) { elements.append(observer) }

    mutating func remove(_ observer: Graph.FlushObserver) { elements.removeAll { $0 === observer } }

    func checkInvariants() {
        precondition(Set(elements.map { ObjectIdentifier($0) }).count == elements.count, "each observer once")
        precondition(elements.allSatisfy { !$0.isCancelled })
    }
}
