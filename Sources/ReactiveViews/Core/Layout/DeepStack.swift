/// Runs work that may go very deep on a stack of its own.
///
/// Sizes are asked for from the outside in, one call inside of another, and custom layouts take part in that; so views nested
/// thousands deep need more stack than a thread has.
enum DeepStack {
    /// How much of the address space the stack may take; memory is used only as far as it is touched.
    private static let size = 1 << 30

    /// Handed over to the thread and back; nobody else has it meanwhile, as the caller waits.
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
