import ReactiveTesting
import ReactiveViews

extension ViewHost {
    /// Runs an event and returns the names of the program's views whose bodies were evaluated for it, in order.
    ///
    /// Views of the library, for instance of a control's style, aren't counted.
    ///
    /// ```swift
    /// #expect(try host.evaluations { try host.tap("Increment") } == ["Counter"])
    /// ```
    ///
    /// - Parameter event: The event, for instance a tap.
    /// - Returns: A name for each evaluation, that of the view's type without its module and generic arguments.
    /// - Throws: Rethrows what `event` throws.
    public func evaluations(of event: () throws -> Void) rethrows -> [String] {
        try trace(event).evaluatedNames
    }

    /// Runs an asynchronous event, flushes, and returns the names of the program's views whose bodies were evaluated
    /// meanwhile, in order.
    ///
    /// ```swift
    /// #expect(await host.evaluations { await model.load() } == ["Shop", "Row"])
    /// ```
    ///
    /// - Parameter event: The event.
    /// - Returns: A name for each evaluation, that of the view's type without its module and generic arguments.
    /// - Throws: Rethrows what `event` throws.
    @_disfavoredOverload
    public func evaluations(of event: () async throws -> Void) async rethrows -> [String] {
        try await graph.trace(event).evaluatedNames
    }
}

extension Graph.Trace {
    fileprivate var evaluatedNames: [String] {
        evaluations.map { String($0.path.split(separator: "/").last ?? "") }
    }
}
