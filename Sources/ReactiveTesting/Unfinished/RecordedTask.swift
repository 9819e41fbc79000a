import Reactive

/// A task, and where it was created.
///
/// The task's object belongs to Swift's runtime; a `Task` value refers to it. It is referred to weakly, so that the
/// record keeps no result alive.
final class RecordedTask: Sendable {
    // Unsafe: the reference is set once. Loading a weak reference is safe on any thread.
    private nonisolated(unsafe) weak var object: AnyObject?
    let origin: WorkOrigin?

    /// Records a task that isn't a child task: the memory of those isn't counted.
    init(_ job: UnownedJob) {
        object = unsafeBitCast(job, to: AnyObject.self)
        origin = WorkOrigin.current
    }

    /// Whether the task has ended and no `Task` value refers to it.
    var isGone: Bool { object == nil }

    /// Whether the task hasn't ended.
    ///
    /// The runtime has no function that tells it without waiting for the task. But it raises the priority of a running
    /// task, and leaves that of an ended one. So each look at a running task raises its priority by one, and calls its
    /// handlers of priority changes.
    var isRunning: Bool {
        guard let object else { return false }
        let raised = currentPriority(object) + 1
        guard raised <= 0xff else { return true }
        _ = escalate(object, raised)
        return currentPriority(object) == raised
    }
}

@_silgen_name("swift_task_currentPriority")
private func currentPriority(_ task: AnyObject) -> UInt

@_silgen_name("swift_task_escalate")
private func escalate(_ task: AnyObject, _ priority: UInt) -> UInt
