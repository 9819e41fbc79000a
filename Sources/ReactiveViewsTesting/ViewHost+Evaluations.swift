import ReactiveViews

extension ViewHost {
    /// Runs something as an event and gives the names of the views whose bodies were evaluated for it, in order.
    public func evaluations(of event: () throws -> Void) rethrows -> [String] {
        try trace(event).evaluations.map { String($0.path.split(separator: "/").last ?? "") }
    }
}
