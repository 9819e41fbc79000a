// The engine calls the functions of nodes and hosts, which are the main actor's, from code of no actor: it runs on the
// actor of the graph, which is the main actor for every graph that has a host or nodes of a host's. The nodes of other
// actors' graphs are the engine's own classes, whose overrides touch nothing but their graph.

extension Graph.Node {
    /// Returns a function of the main actor as one of no actor.
    ///
    /// The system asks, each time that a main-actor function is called through code that knows no actors, whether it
    /// runs there; that takes longer than many bodies. Not generic: a function of a generic argument would be wrapped,
    /// which allocates.
    ///
    /// - Precondition: the result is called on the actor of the node's graph only.
    @inline(__always)
    nonisolated static func uncheckedNonisolated(
        _ function: @escaping @MainActor (Graph.Node) -> Void
    ) -> (Graph.Node) -> Void {
        // The two types have one representation. They are cast within structures: a cast of functions by themselves
        // would wrap them.
        unsafeBitCast(OnMainActor(run: function), to: Anywhere.self).run
    }

    private struct OnMainActor { let run: @MainActor (Graph.Node) -> Void }
    private struct Anywhere { let run: (Graph.Node) -> Void }

    /// Calls a function of the main actor with a node.
    ///
    /// - Precondition: the calling code runs on the actor of the node's graph.
    @inline(__always)
    nonisolated static func onOwner(_ node: Graph.Node, _ function: @escaping @MainActor (Graph.Node) -> Void) {
        uncheckedNonisolated(function)(node)
    }

    /// Calls a function of the main actor. Slower than the others.
    ///
    /// - Precondition: the calling code runs on the actor of the graph that the function uses.
    nonisolated static func onOwner<Result>(_ function: @escaping @MainActor () -> Result) -> Result {
        unsafeBitCast(WorkOnMainActor(run: function), to: WorkAnywhere<Result>.self).run()
    }

    private struct WorkOnMainActor<Result> { let run: @MainActor () -> Result }
    private struct WorkAnywhere<Result> { let run: () -> Result }

    /// The path of the node, for code of the engine.
    nonisolated final var pathOnOwner: String { Graph.Node.onOwner { self.path } }

    /// The label of the node, for code of the engine.
    nonisolated final var labelOnOwner: String? { Graph.Node.onOwner { self.label } }
}

extension Graph {
    /// The same for a function of a graph.
    @inline(__always)
    nonisolated static func uncheckedNonisolated(_ function: @escaping @MainActor (Graph) -> Void) -> (Graph) -> Void {
        unsafeBitCast(OnMainActor(run: function), to: Anywhere.self).run
    }

    private struct OnMainActor { let run: @MainActor (Graph) -> Void }
    private struct Anywhere { let run: (Graph) -> Void }

    /// The same for an action.
    @inline(__always)
    nonisolated static func uncheckedNonisolated(_ action: @escaping @MainActor () -> Void) -> () -> Void {
        unsafeBitCast(ActionOnMainActor(run: action), to: ActionAnywhere.self).run
    }

    private struct ActionOnMainActor { let run: @MainActor () -> Void }
    private struct ActionAnywhere { let run: () -> Void }

    /// Calls a function of the main actor with the graph.
    ///
    /// - Precondition: the calling code runs on the actor of the graph.
    @inline(__always)
    nonisolated final func onOwner(_ function: @escaping @MainActor (Graph) -> Void) {
        Graph.uncheckedNonisolated(function)(self)
    }
}
