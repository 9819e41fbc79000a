/// Runs deeply recursive work on a stack of its own.
///
/// Items ask those inside for their sizes recursively, and custom layouts take part in that. So views nested thousands
/// deep need more stack than a thread has.
enum DeepStack {
    /// The size of the stack in bytes of address space. Memory is used only as far as it is touched.
    private static let size = 1 << 30

    /// Work on its way to the thread. Unchecked, because the caller waits: no two threads use it at the same time.
    private struct Handover: @unchecked Sendable {
        let work: () -> Void
    }

    static func run(ifDeeperThan limit: Int, _ depth: Int, _ work: @escaping () -> Void) {
        guard depth > limit else { return work() }
        let handover = Handover(work: work)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            handover.work()
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
    }
}
