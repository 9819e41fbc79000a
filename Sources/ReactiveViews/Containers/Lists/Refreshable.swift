import Reactive

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
    /// A host pulls a view by `refresh(_:)`. The action then runs in a task on the main actor. The task is cancelled
    /// when the view is removed or its host ends; a view that another page covers keeps it. Pulling again while the
    /// task runs starts no other one.
    ///
    /// Views inside read the action from `EnvironmentValues.refresh`. A call runs in the caller's task, and no pull
    /// depends on it.
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
            .modifier(RefreshableModifier(action: action))
    }
}

nonisolated private struct RefreshableModifier: PrimitiveModifier {
    let action: @Sendable () async -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, RefreshableModifier>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, RefreshableModifier>> {
        RefreshableNode(view, under: parent)
    }
}

/// Invariant: `task` is nil unless the node is mounted and a refresh runs.
private final class RefreshableNode<Content: View>: ModifierNode<Content, RefreshableModifier> {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

    private var task: Task<Void, Never>?
    /// The number of refreshes so far; it identifies the current one.
    private var refreshes = 0

    override func handle(_ event: inout InputEvent, from child: ViewNode?) -> Bool {
        guard case .control(.refresh) = event.kind else { return false }
        if task == nil { start() }
        return true
    }

    private func start() {
        refreshes += 1
        let (action, refresh, path) = (modifier.action, refreshes, path)
        task = WorkOrigin.labelled({ "refresh of \(path)" }) {
            Task { @MainActor [weak self] in
                await action()
                self?.ended(refresh)
            }
        }
    }

    private func ended(_ refresh: Int) {
        if refresh == refreshes { task = nil }
    }

    /// Cancels the task after the pass, because its cancellation handler is client code.
    override func didUnmount() {
        guard let task else { return }
        self.task = nil
        graph.enqueueDisappearance(of: self, "end of task") { task.cancel() }
    }
}
