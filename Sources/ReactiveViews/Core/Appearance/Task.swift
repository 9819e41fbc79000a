import Reactive

nonisolated extension View {
    /// Runs an asynchronous action while the view is shown.
    ///
    /// Each time the view appears, a task starts on the main actor: after all `onAppear` and initial `onChange` actions
    /// of the update, inner views before outer ones. The task is cancelled when the view disappears; the action has to
    /// check for cancellation.
    ///
    /// ```swift
    /// Text(message)
    ///     .task { message = await loadMessage() }
    /// ```
    ///
    /// - Parameters:
    ///   - priority: The priority of the task.
    ///   - action: The action.
    public func task(
        priority: TaskPriority = .userInitiated, @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: PlainTaskID(), priority: priority, action: action))
    }

    /// Runs an asynchronous action while the view is shown, and again when a value changes.
    ///
    /// A change cancels the old task, then starts a new one. There is no limit per flush. No task starts while the view
    /// is hidden.
    ///
    /// ```swift
    /// Text(article)
    ///     .task(id: selection) { article = await load(selection) }
    /// ```
    ///
    /// - Parameters:
    ///   - value: The value to compare.
    ///   - priority: The priority of the task.
    ///   - action: The action.
    public func task<T: Equatable>(
        id value: T, priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View {
        modifier(TaskModifier(id: value, priority: priority, action: action))
    }
}

/// The constant identity of a task that doesn't depend on a value.
private struct PlainTaskID: Equatable {}

nonisolated struct TaskModifier<ID: Equatable>: PrimitiveModifier {
    @MainActor static var _reach: ModifierReach { .whole }

    let id: ID
    let priority: TaskPriority
    let action: @Sendable () async -> Void

    @MainActor static func _makeNode<V: View>(
        _ view: ModifiedContent<V, TaskModifier<ID>>, under parent: ViewNode
    ) -> TypedNode<ModifiedContent<V, TaskModifier<ID>>> {
        TaskNode(view, under: parent)
    }
}

/// Invariant: no other task of the node than `task` runs without having been cancelled.
private final class TaskNode<Content: View, ID: Equatable>: ModifierNode<Content, TaskModifier<ID>>, Appearing {
    override class var traits: NodeTraits { NodeTraits(.isModifier, .passesElements) }

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
        // A node that is hidden and shown again within a pass keeps its task.
        if task == nil { start() }
    }

    private func start() {
        graph.enqueueAction(for: self, "task", afterAllOthers: true) { [weak self] in
            guard let self, isMounted, isShown else { return }
            task?.cancel()
            let (action, priority) = (modifier.action, modifier.priority)
            let path = path
            if VirtualClock.inForce != nil { TaskSupport.shared.noteTask() }
            task = WorkOrigin.labelled({ "task of \(path)" }) {
                Task(priority: priority) { @MainActor in await action() }
            }
        }
    }

    override func didUnmount() {
        leaveRegion()
        disappear()
    }

    /// Cancels the task after the pass, because its cancellation handler is client code.
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
