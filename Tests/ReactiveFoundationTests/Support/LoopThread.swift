import Foundation
import Synchronization

/// A thread that runs its run loop until it is stopped. The loop sleeps for an hour if nothing wakes it.
final class LoopThread: @unchecked Sendable {
    /// Handed over once, before `init` returns; whoever uses it from elsewhere tests that this is safe.
    let loop: RunLoop
    private let isStopped: Flag

    private final class Flag: Sendable {
        let value = Atomic<Bool>(false)
    }
    private final class Box: @unchecked Sendable {
        var loop: RunLoop?
    }

    init() {
        let (box, ready, isStopped) = (Box(), DispatchSemaphore(value: 0), Flag())
        Thread.detachNewThread {
            let loop = RunLoop.current
            // A loop with nothing to wait for doesn't wait.
            loop.add(Timer(fire: .distantFuture, interval: 0, repeats: false) { _ in }, forMode: .default)
            box.loop = loop
            ready.signal()
            while !isStopped.value.load(ordering: .relaxed) { _ = loop.run(mode: .default, before: Date() + 3_600) }
        }
        ready.wait()
        loop = box.loop!
        self.isStopped = isStopped
    }

    deinit { isStopped.value.store(true, ordering: .relaxed) }
}

extension RunLoop {
    /// Runs this thread's loop until something is true, for ten minutes at most; returns whether it is.
    static func runCurrent(until isTrue: () -> Bool) -> Bool {
        let limit = Date() + 600
        while !isTrue(), Date() < limit { _ = current.run(mode: .default, before: Date() + 0.005) }
        return isTrue()
    }

    /// Runs this thread's loop for so many seconds.
    static func runCurrent(for seconds: TimeInterval) {
        let limit = Date() + seconds
        while Date() < limit { _ = current.run(mode: .default, before: limit) }
    }
}
