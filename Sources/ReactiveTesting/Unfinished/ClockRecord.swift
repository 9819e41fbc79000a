import Reactive
import ReactiveFoundation

/// What a test records of a virtual clock: the tasks that belong to it, and the diagnostics that nothing handled.
final class ClockRecord: Sendable {
    private struct State {
        var ids: [UInt64] = []
        /// Tasks that may not have ended, by identifier. Child tasks are left out: their parents wait for them.
        var tasks: [UInt64: RecordedTask] = [:]
        /// The number of tasks at which ended ones are removed next.
        var limit = 32
        var diagnostics: [Diagnostic] = []

        /// Removes the tasks that are gone.
        mutating func removeGoneTasks() {
            tasks = tasks.filter { !$0.value.isGone }
            limit = max(32, tasks.count * 2)
        }
    }
    private let state = Lock(State())

    /// The record of a clock.
    static func of(_ clock: VirtualClock) -> ClockRecord? { clock.record { ClockRecord() } }

    deinit { TaskOwners.forget(state.withLockUnchecked { $0.ids }) }

    /// Adds a task that was created under the clock.
    ///
    /// - Parameters:
    ///   - id: The task's identifier.
    ///   - job: The task; nil if it isn't one of the program's.
    func add(_ id: UInt64, _ job: UnownedJob?) {
        let task = job.flatMap { $0.isChildTask ? nil : RecordedTask($0) }
        state.withLockUnchecked { state in
            state.ids.append(id)
            if let task { state.tasks[id] = task }
            if state.tasks.count > state.limit { state.removeGoneTasks() }
        }
    }

    func add(_ diagnostic: Diagnostic) {
        state.withLockUnchecked { $0.diagnostics.append(diagnostic) }
    }

    /// Forgets a task that is gone. Call it after a job of the task.
    func forgetIfGone(_ id: UInt64) {
        state.withLockUnchecked { state in
            if state.tasks[id]?.isGone == true { state.tasks[id] = nil }
        }
    }

    /// The diagnostics that nothing handled, in order.
    var diagnostics: [Diagnostic] { state.withLockUnchecked { $0.diagnostics } }

    /// The tasks that haven't ended, in order of creation.
    var runningTasks: [RecordedTask] {
        let tasks = state.withLockUnchecked { $0.tasks }
        return tasks.sorted { $0.key < $1.key }.map(\.value).filter(\.isRunning)
    }
}
