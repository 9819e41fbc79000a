import Foundation
import Synchronization
import Testing

/// Runs the closure on new threads of the system, all at once, and waits for them, for ten minutes at most.
///
/// For code that blocks or spins: the concurrency pool may have fewer threads than that takes.
func onSystemThreads(
    _ count: Int, sourceLocation: SourceLocation = #_sourceLocation, _ body: @escaping @Sendable (Int) -> Void
) {
    final class Countdown: Sendable {
        let left: Atomic<Int>
        let isOver = DispatchSemaphore(value: 0)
        init(_ count: Int) { left = Atomic(count) }
    }
    let countdown = Countdown(count)
    for thread in 0..<count {
        Thread.detachNewThread {
            body(thread)
            if countdown.left.wrappingSubtract(1, ordering: .acquiringAndReleasing).newValue == 0 {
                countdown.isOver.signal()
            }
        }
    }
    let result = countdown.isOver.wait(timeout: .now() + 600)
    // The sanitizer doesn't see the semaphore's order.
    let left = countdown.left.load(ordering: .acquiring)
    #expect(result == .success && left == 0, "\(left) threads are still at work", sourceLocation: sourceLocation)
}

/// The processor's time that this thread has used, in seconds. Other threads and processes don't add to it.
func threadTime() -> Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
}

/// A number that threads wait for. Waiting for it orders nothing: a test that looks for an order adds none.
final class Signal: Sendable {
    private let number = Atomic<Int>(0)

    var current: Int { number.load(ordering: .relaxed) }

    func reach(_ new: Int) { number.store(new, ordering: .relaxed) }

    func add(_ count: Int) { number.wrappingAdd(count, ordering: .relaxed) }

    /// Spins until the number is at least this; false if that takes very long.
    @discardableResult
    func wait(for target: Int) -> Bool {
        for _ in 0..<20_000_000 {
            if current >= target { return true }
            sched_yield()
        }
        return false
    }
}

/// Takes a few microseconds of the processor's time, without giving it to other threads or processes.
func workBriefly() {
    let word = Atomic<Int>(0)
    for _ in 0..<200 { word.wrappingAdd(1, ordering: .relaxed) }
}

/// A word that nothing protects: the thread sanitizer reports accesses that nothing else orders.
final class BareWord: @unchecked Sendable {
    @exclusivity(unchecked) var value = 0
}

/// A value for other threads, which take care of each other.
struct Unprotected<Value>: @unchecked Sendable {
    let value: Value
    init(_ value: Value) { self.value = value }
}
