extension Diagnostics {
    /// Delivers a diagnostic about the node that is being evaluated, if one is.
    public static func report(_ kind: Diagnostic.Kind, _ message: @autoclosure () -> String) {
        report(Diagnostic(kind, message(), path: Evaluation.currentPath))
    }

    /// U21: something was published in a body; the change is taken up in the next pass.
    static func reportPublishing(_ what: String) {
        report(
            Diagnostic(
                .publishedDuringUpdate,
                "Publishing changes from within view updates is not allowed, this will cause undefined behavior: "
                    + "\(what) announced a change; it is taken up in the next pass.",
                path: Evaluation.currentPath))
    }

    /// U21: something was published from off the main actor; the change is taken up there.
    static func reportPublishingOffMainActor(_ what: String) {
        report(
            Diagnostic(
                .publishedOffMainThread,
                "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                    + "thread (via operators like receive(on:)) on model updates: \(what) announced a change; it is taken up "
                    + "on the main actor."))
    }

    /// The path of the node that is being evaluated; empty outside of any evaluation.
    public static var currentPath: String { Evaluation.currentPath }
}
