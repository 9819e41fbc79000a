extension ViewHost {
    /// Gives a command to the view with the focus, or the nearest around it that takes it. Says whether one did.
    @discardableResult
    public func command(_ command: SystemCommand) -> Bool {
        guard let focused = viewTree.focus.focused else { return false }
        return graph.perform { focused.bubble(.control(.command(command))) }
    }
}
