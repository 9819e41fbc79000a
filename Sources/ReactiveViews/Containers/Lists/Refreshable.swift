/// An action that reloads the data of a view. A call lasts until reloading has ended.
public struct RefreshAction: Sendable {
    fileprivate let action: @Sendable () async -> Void

    /// Reloads the data, and waits until that has ended.
    public func callAsFunction() async { await action() }
}

extension EnvironmentValues {
    /// The action that reloads the data around the view; nil if there is none.
    public internal(set) var refresh: RefreshAction? {
        get { self[entry: nil] }
        set { self[entry: nil] = newValue }
    }
}

nonisolated extension View {
    /// Lets the user reload the data of this view by pulling it down.
    ///
    /// The action runs in a task on the main actor. Views inside read it from `EnvironmentValues.refresh`. A host pulls
    /// a view by `refresh(_:)`.
    ///
    /// ```swift
    /// struct News: View {
    ///     @State private var headlines: [String] = []
    ///
    ///     var body: some View {
    ///         List(headlines, id: \.self) { Text($0) }
    ///             .refreshable { headlines = await loadHeadlines() }
    ///     }
    ///
    ///     func loadHeadlines() async -> [String] { ["Sunny today"] }
    /// }
    /// ```
    ///
    /// - Parameter action: The closure that reloads the data.
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
