extension View {
    /// Runs an asynchronous action while the view is shown.
    ///
    /// Each time that the view appears a task starts on the main actor, when all `onAppear` actions and initial
    /// `onChange` actions of the update have run, that of an inner view before that of an outer one. The task is
    /// cancelled when the view disappears; the action has to check for that itself.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: PlainTaskID(), priority: priority, action: action))
    }

    /// Runs an asynchronous action while the view is shown, and again when a value changes: the old task is cancelled,
    /// then a new one starts. There is no limit per flush. While the view is hidden nothing starts.
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
    private var isShown = false
    var memberIndex = -1

    override func didMount() { joinRegion() }

    override func modifierChanged(from old: TaskModifier<ID>) {
        if old.id != modifier.id, isShown { start() }
    }

    func appear() {
        guard !isShown else { return }
        isShown = true
        // One that was hidden and shown again within a pass keeps its task.
        if task == nil { start() }
    }

    private func start() {
        graph.enqueueAction(for: self, "task", afterAllOthers: true) { [weak self] in
            guard let self, isMounted, isShown else { return }
            task?.cancel()
            let action = modifier.action
            task = Task(priority: modifier.priority) { @MainActor in await action() }
        }
    }

    override func didUnmount() {
        leaveRegion()
        disappear()
    }

    /// The task's cancellation handler is the user's code, so it waits for the end of the pass.
    func disappear() {
        guard isShown else { return }
        isShown = false
        guard task != nil else { return }
        graph.enqueueDisappearance(of: self, "end of task") { [self] in
            guard !isShown, let task else { return }
            self.task = nil
            task.cancel()
        }
    }
}
