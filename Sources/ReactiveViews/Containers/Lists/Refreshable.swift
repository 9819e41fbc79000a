/// Fetches anew what a view shows. It lasts until that is done.
public struct RefreshAction: Sendable {
    fileprivate let action: @Sendable () async -> Void

    /// Fetches anew, and waits for that.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// Fetches anew what the views around show; nil where there is nothing to fetch.
    public internal(set) var refresh: RefreshAction? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

extension View {
    /// Has the view's content fetched anew when the user pulls the view down. The action runs as a task on the main actor.
    public func refreshable(
        @_inheritActorContext action: @escaping @Sendable () async -> Void
    ) -> some View {
        environment(\.refresh, RefreshAction(action: action))
            .modifier(
                EventModifier<ModifierKind.Refreshable> { event in
                    guard case .control(.refresh) = event.kind else { return false }
                    Task { @MainActor in await action() }
                    return true
                })
    }
}
