import ReactiveViews

extension ViewHost {
    /// Runs an event and returns the names of the views whose bodies were evaluated for it, in order.
    ///
    /// ```swift
    /// #expect(try host.evaluations { try host.tap("Increment") } == ["Counter"])
    /// ```
    ///
    /// - Parameter event: The event, for instance a tap.
    /// - Returns: A name for each evaluation.
    /// - Throws: Rethrows what `event` throws.
    public func evaluations(of event: () throws -> Void) rethrows -> [String] {
        try trace(event).evaluations.map { String($0.path.split(separator: "/").last ?? "") }
    }
}
