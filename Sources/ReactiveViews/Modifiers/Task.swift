extension View {
    /// Does something asynchronously while the view is in the tree.
    ///
    /// The task starts on the main actor when all `onAppear` actions and initial `onChange` actions of the update have run, that
    /// of an inner view before that of an outer one. It is cancelled when the view disappears, which the action has to
    /// look out for itself (M10).
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: PlainTaskID(), priority: priority, action: action))
    }

    /// Does something asynchronously while the view is in the tree, and anew whenever a value is another one than at the last
    /// evaluation of whoever made this view: the old task is cancelled, then the new one starts (M10). However often
    /// that is: there is no limit per flush (M8).
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// The identity of a task that starts once.
private struct PlainTaskID: Equatable {}

struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    static var _reach: ModifierReach { .whole }

    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TaskModifier<ID>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TaskModifier<ID>>> {
        TaskNode(view, under: parent)
    }
}

/// Invariant: `task` is the only one of the node's tasks that may be running without having been cancelled.
private final class TaskNode<Content: View, ID: Equatable>: ModifierNode<Content, TaskModifier<ID>>, Appearing {
    private var task: Task<Void, Never>?
    private var hasAppeared = false

    override func didMount() { joinRegion() }

    override func modifierChanged(from old: TaskModifier<ID>) {
        if old.id != modifier.id, hasAppeared { start() }
    }

    func appear() {
        hasAppeared = true
        start()
    }

    private func start() {
        graph.enqueueAction(for: self, "task", afterAllOthers: true) { [weak self] in
            guard let self, isMounted, hasAppeared else { return }
            task?.cancel()
            let action = modifier.action
            task = Task(priority: modifier.priority) { @MainActor in await action() }
        }
    }

    /// The task's cancellation handler is the user's code, so it waits for the end of the pass.
    override func didUnmount() {
        leaveRegion()
        disappear()
    }

    func disappear() {
        hasAppeared = false
        guard let task else { return }
        self.task = nil
        graph.enqueueAction(for: self, "end of task") { task.cancel() }
    }
}
