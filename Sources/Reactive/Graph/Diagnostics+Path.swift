extension Diagnostics {
    /// Delivers a diagnostic with the path of the node that is being evaluated; without a path outside of any
    /// evaluation.
    ///
    /// ```swift
    /// Diagnostics.report(.invalidTime, "Invalid interval -1; using 0.")
    /// ```
    ///
    /// - Parameters:
    ///   - kind: the kind of misuse.
    ///   - message: a sentence that says what was done, what the result is and what to do.
    public static func report(_ kind: Diagnostic.Kind, _ message: @autoclosure () -> String) {
        report(Diagnostic(kind, message(), path: Evaluation.currentPath))
    }

    /// Reports that an object announced a change in a body.
    static func reportPublishing(_ what: String) {
        report(
            .publishedDuringUpdate,
            "Publishing changes from within \(Evaluation.wording.update)s is not allowed, this will cause undefined behavior: "
                + "\(what) announced a change, which the next pass applies.")
    }

    /// Reports that an object announced a change from another thread than the main actor's.
    static func reportPublishingOffMainActor(_ what: String) {
        report(
            Diagnostic(
                .publishedOffMainThread,
                "Publishing changes from background threads is not allowed; make sure to publish values from the main "
                    + "thread (via operators like receive(on:)) on model updates: \(what) announced a change, "
                    + "which the main actor applies."))
    }

    /// The path of the node that is being evaluated; empty outside of any evaluation.
    public static var currentPath: String { Evaluation.currentPath }
}
