import Reactive

extension ViewHost {
    /// Moves the focus of assistive technologies, as a user of VoiceOver does.
    ///
    /// Focus states follow if the target is in a view marked by `accessibilityFocused(_:)`.
    ///
    /// ```swift
    /// try host.focusAccessibility("Name")
    /// ```
    ///
    /// - Parameter target: The element; nil removes the focus.
    /// - Throws: A `ViewQueryError` if the target isn't exactly one element.
    public func focusAccessibility(_ target: (some ViewTarget)?) throws(ViewQueryError) {
        guard let target else { return graph.perform { viewTree.accessibilityFocus.move(to: nil) } }
        let node = try finder.node(of: find(target))
        graph.perform { viewTree.accessibilityFocus.move(to: node) }
    }
}
