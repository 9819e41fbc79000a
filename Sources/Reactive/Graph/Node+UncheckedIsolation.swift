extension Graph.Node {
    /// Returns a function of the main actor as one of no actor.
    ///
    /// The system asks, each time that a main-actor function is called through code that knows no actors, whether it
    /// runs there; that takes longer than many bodies. Not generic: a function of a generic argument would be wrapped,
    /// which allocates.
    ///
    /// - Precondition: the result is called on the main actor only. The debug build of the called function asserts it
    ///   where it uses `MainActor.assumeIsolated`.
    @inline(__always)
    static func uncheckedNonisolated(
        _ function: @escaping @MainActor (Graph.Node) -> Void
    ) -> (Graph.Node) -> Void {
        // The two types have one representation. They are cast within structures: a cast of functions by themselves
        // would wrap them.
        unsafeBitCast(OnMainActor(run: function), to: Anywhere.self).run
    }

    private struct OnMainActor { let run: @MainActor (Graph.Node) -> Void }
    private struct Anywhere { let run: (Graph.Node) -> Void }
}

extension Graph {
    /// The same for a function of a graph.
    @inline(__always)
    nonisolated static func uncheckedNonisolated(_ function: @escaping @MainActor (Graph) -> Void) -> (Graph) -> Void {
        unsafeBitCast(OnMainActor(run: function), to: Anywhere.self).run
    }

    private struct OnMainActor { let run: @MainActor (Graph) -> Void }
    private struct Anywhere { let run: (Graph) -> Void }
}
