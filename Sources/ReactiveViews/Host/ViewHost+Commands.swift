import Reactive

extension ViewHost {
    /// Sends a command to the view with the focus. Enclosing views get it if the view doesn't handle it.
    ///
    /// ```swift
    /// host.command(.move(.down))
    /// ```
    ///
    /// - Parameter command: The command.
    /// - Returns: Whether a view handled it.
    @discardableResult
    public func command(_ command: SystemCommand) -> Bool {
        let action = beginAction(details: "\(command)")
        defer { action?.end() }
        guard let focused = viewTree.focus.focused else { return false }
        return graph.perform { focused.bubble(.control(.command(command))) }
    }
}
