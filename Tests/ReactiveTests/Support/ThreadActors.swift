import Dispatch
import Foundation

/// An executor with a queue of its own, so that its actor may wait without keeping a thread from others.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue

    init(_ name: String) { queue = DispatchQueue(label: name) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async { job.runSynchronously(on: executor) }
    }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(queue)) }
}

/// An executor that runs each job on a thread of its own, which has ended before the next one begins.
final class ThreadPerJobExecutor: SerialExecutor {
    private let queue = DispatchQueue(label: "thread per job")

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        let executor = asUnownedSerialExecutor()
        queue.async {
            let isDone = DispatchSemaphore(value: 0)
            Thread.detachNewThread {
                job.runSynchronously(on: executor)
                isDone.signal()
            }
            precondition(waits(for: isDone))
        }
    }
}

/// A reference that is given up on a thread of its own.
final class ReleasedElsewhere: @unchecked Sendable {
    // Used by one thread at a time.
    private var object: AnyObject?

    init(_ object: AnyObject) { self.object = object }

    /// Gives up the reference on another thread, and returns afterwards.
    func release() async {
        await withCheckedContinuation { continuation in
            Thread.detachNewThread {
                self.object = nil
                continuation.resume()
            }
        }
    }
}

/// Waits for a semaphore, for ten minutes at most; returns whether it was signalled. A function of its own, since code
/// of tasks may not wait: the callers have a thread that nothing else needs.
func waits(for semaphore: DispatchSemaphore) -> Bool { semaphore.wait(timeout: .now() + 600) == .success }

/// Lets other tasks run until the condition holds, for ten minutes at most; returns whether it does.
func eventually(isolation: isolated (any Actor)? = #isolation, _ condition: () async -> Bool) async -> Bool {
    let limit = ContinuousClock.now + .seconds(600)
    while await !condition() {
        guard ContinuousClock.now < limit else { return false }
        await Task.yield()
    }
    return true
}
