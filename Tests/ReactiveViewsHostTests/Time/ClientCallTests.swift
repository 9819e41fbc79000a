import Dispatch
import Foundation
import ReactiveViews
import Testing
import ReactiveTesting

/// Which calls follow the clock, where Dispatch and Foundation are imported by name as well.
@Suite("Calls of Dispatch's under a virtual clock")
struct ClientCallTests {
    private let clock = VirtualClock()

    private func jobs(_ call: () -> Void) -> Int {
        let before = clock.jobCount
        VirtualClock.$current.withValue(clock) { call() }
        return clock.jobCount - before
    }

    @Test("The main queue's calls with a closure follow, however the closure is passed") func closures() {
        let queue = DispatchQueue.main
        expectNoDifference(
            jobs {
                queue.async {}
                queue.async(execute: {})
                queue.async(qos: .background) {}
                queue.async(group: DispatchGroup()) {}
            }, 4)
        expectNoDifference(
            jobs {
                queue.asyncAfter(deadline: .now() + 1) {}
                queue.asyncAfter(deadline: .now() + .milliseconds(1), execute: {})
                queue.asyncAfter(deadline: DispatchTime.now(), qos: .userInitiated) {}
                queue.asyncAfter(wallDeadline: .now() + 1) {}
                queue.asyncAfter(wallDeadline: .now() + 2, qos: .background) {}
            }, 5)
    }

    #if os(Linux)
        @Test("Work items, and calls with flags, follow too in a test") func workItems() {
            let queue = DispatchQueue.main
            expectNoDifference(
                jobs {
                    queue.async(execute: DispatchWorkItem {})
                    queue.asyncAfter(deadline: .now(), execute: DispatchWorkItem {})
                    queue.asyncAfter(wallDeadline: .now(), execute: DispatchWorkItem {})
                    queue.async(flags: []) {}
                    queue.async(group: nil) {}
                    queue.async(group: DispatchGroup(), qos: .default, flags: []) {}
                    queue.asyncAfter(deadline: .now(), qos: .default, flags: []) {}
                }, 7)
        }
    #endif

    @Test("The calls of other queues are Dispatch's") func others() async {
        let group = DispatchGroup()
        expectNoDifference(
            jobs {
                DispatchQueue.global().async(group: group) {}
                DispatchQueue.global().async(qos: .background) {}
                DispatchQueue.global().asyncAfter(deadline: .now()) {}
                DispatchQueue(label: "other").async {}
            }, 0)
        await withCheckedContinuation { done in
            group.notify(queue: .global()) { done.resume() }
        }
    }

    // The closures of the main queue belong to the main actor: the clock must be advanced there.
    @MainActor
    @Test("Deadlines are as far away on the clock as they are on the real ones; a group waits for its work")
    func deadlines() {
        let group = DispatchGroup()
        var log: [Double] = []
        VirtualClock.$current.withValue(clock) {
            struct Note: @unchecked Sendable { let write: () -> Void }
            let note = Note { [clock] in log.append(clock.elapsed) }
            DispatchQueue.main.asyncAfter(wallDeadline: .now() + 2) { note.write() }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1) { note.write() }
            DispatchQueue.main.asyncAfter(deadline: .distantFuture) { note.write() }
            DispatchQueue.main.async(group: group) { note.write() }
        }
        expectNoDifference(group.wait(timeout: .now()), .timedOut)
        clock.advance(by: .seconds(3_000))
        expectNoDifference(group.wait(timeout: .now()), .success)
        expectNoDifference(log.map { ($0 * 1_000).rounded() / 1_000 }, [0, 1, 2])
    }
}
