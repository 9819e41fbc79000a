// Modifiers for the system's bars and gestures. They have no effect, because a host has none.
nonisolated extension View {
    /// Hides the status bar. It has no effect here.
    ///
    /// - Parameter hidden: Whether the bar is hidden.
    public func statusBarHidden(_ hidden: Bool = true) -> some View { inert(ModifierKind.StatusBar.self) }

    /// Hides the status bar. It has no effect here.
    ///
    /// - Parameter hidden: Whether the bar is hidden.
    public func statusBar(hidden: Bool) -> some View { inert(ModifierKind.StatusBar.self) }

    /// Shows or hides the system's overlays. It has no effect here.
    ///
    /// - Parameter visibility: Whether the overlays are shown.
    public func persistentSystemOverlays(_ visibility: Visibility) -> some View {
        inert(ModifierKind.SystemOverlays.self)
    }

    /// Gives the program's gestures priority over the system's at some edges. It has no effect here.
    ///
    /// - Parameter edges: The edges.
    public func defersSystemGestures(on edges: Edge.Set) -> some View { inert(ModifierKind.SystemGestures.self) }
}
