import Reactive
import Synchronization

/// Whether the program has the tasks of virtual clocks run on them, which `ReactiveTesting` does.
///
/// Without it, the system's threads run these tasks in real time, and an advance of a clock may come too early or too
/// late for them. The first such task is reported. Running them needs functions of the system to be replaced, which a
/// program that isn't a test must not pay for; so this module doesn't link `ReactiveTesting` by itself.
///
///     isReported ⇒ not isThere, when the report was made
package final class TaskSupport: Sendable {
    /// The support of this program.
    package static let shared = TaskSupport()

    private let isThere = Atomic(false)
    private let isReported = Atomic(false)
    private let onCreation = Lock<(@Sendable () -> Void)?>(nil)

    package init() {}

    /// Notes that tasks run on their clocks.
    ///
    /// - Parameter onCreation: Called when a clock is created, on the thread that creates it.
    package func begin(onCreation: @escaping @Sendable () -> Void) {
        self.onCreation.withLock { $0 = onCreation }
        isThere.store(true, ordering: .releasing)
    }

    func clockCreated() {
        guard isThere.load(ordering: .acquiring) else { return }
        onCreation.withLock { $0 }?()
    }

    /// Notes that a task begins or sleeps under a virtual clock. Reports the first one that runs in real time.
    package func noteTask() {
        if isThere.load(ordering: .relaxed) || isReported.exchange(true, ordering: .relaxed) { return }
        Diagnostics.report(
            Diagnostic(
                .realTimeTask,
                "A task began under a virtual clock in a program without ReactiveTesting. It runs on other threads in "
                    + "real time, so the clock may advance before the task has gone on, and what the task does then is "
                    + "missed. Link ReactiveTesting: add .product(name: \"ReactiveTesting\", package: \"Reactive\") to "
                    + "the target's dependencies and import it."))
    }
}
