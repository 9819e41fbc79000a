/// Runs deeply recursive work on a large stack.
///
/// Items measure their children recursively, and custom layouts take part in that recursion. Views nested thousands
/// deep therefore need more stack than a thread has.
enum DeepStack {
    /// The size of the stack in bytes of address space. Memory is used only as far as it is touched.
    private static let size = 1 << 30

    /// Runs work and returns when it has ended. Uses a thread with a large stack if a depth exceeds a limit.
    static func run(ifDeeperThan limit: Int, _ depth: Int, _ work: @escaping () -> Void) {
        guard depth > limit else { return work() }
        // The caller waits, so no two threads use the work at the same time.
        let handover = UncheckedSendable(work)
        let done = DispatchSemaphore(value: 0)
        let thread = Thread {
            handover.value()
            done.signal()
        }
        thread.stackSize = size
        thread.start()
        done.wait()
    }
}
