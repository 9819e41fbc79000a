import CReactiveTesting
import Foundation
import Reactive
import ReactiveFoundation

/// Called at the start of each program that links this module. The caller may lie in another file than the module.
@_cdecl("reactive_testing_begin")
@usableFromInline
func beginTesting() {
    var calls = reactive_system_calls()
    calls.job = { queue, job, run in takeJob(job, for: queue, run) }
    calls.delayed_job = { deadline, queue, job, run in takeJob(job, at: deadline, for: queue, run) }
    calls.main_block = { deadline, block, group in
        guard let clock = VirtualClock.inForce, let block = MainBlock(block, in: group) else { return false }
        clock.schedule(at: clock.due(atDispatch: deadline)) { block.call() }
        return true
    }
    calls.time_of_day = { nanoseconds in
        guard let nanoseconds, let clock = VirtualClock.inForce else { return false }
        nanoseconds.pointee = clock.timeOfDay
        return true
    }
    calls.session = { session in
        guard let session else { return }
        StubNetwork.answerTasks(ofSessionAt: session)
    }
    StubNetwork.answerTasksOfSharedSession()
    reactive_set_system_calls(calls)
    TaskSupport.shared.begin { TaskOwners.noteRunningTask() }
    TestSandboxes.begin()
    WorkOrigin.record {
        guard let clock = VirtualClock.inForce else { return nil }
        let place = CallPlace.capture()
        return WorkOrigin(owner: clock.number) { place.description }
    }
    Diagnostics.observeUnhandled { diagnostic in
        guard let clock = VirtualClock.inForce else { return }
        ClockRecord.of(clock)?.add(diagnostic)
    }
}

/// Gives a job of Swift's runtime to the clock of its task, instead of to a queue.
private func takeJob(
    _ job: UnsafeMutableRawPointer?, at deadline: UInt64? = nil, for queue: UnsafeMutableRawPointer?,
    _ run: (@convention(c) (UnsafeMutableRawPointer?) -> Void)?
) -> Bool {
    guard let job, let run else { return false }
    let due = deadline.map { deadline in { (clock: VirtualClock) in clock.due(atDispatch: deadline) } }
    return TaskOwners.take(unsafeBitCast(job, to: UnownedJob.self), at: due) { isOnMainThread in
        if isOnMainThread { run(job) } else { reactive_system_async(queue, job, run) }
    }
}

/// A block that a program has enqueued on the main queue, perhaps as a member of a group.
private final class MainBlock {
    private let block: UnsafeRawPointer
    private let group: UnsafeMutableRawPointer?

    init?(_ block: UnsafeRawPointer?, in group: UnsafeMutableRawPointer?) {
        guard let block, let held = reactive_hold_block(block, group) else { return nil }
        self.block = held
        self.group = group
    }

    deinit { reactive_release_block(block, group) }

    func call() { reactive_call_block(block) }
}

extension VirtualClock {
    /// The time of day, in nanoseconds since 1970.
    fileprivate var timeOfDay: Int64 {
        Duration(clamping: startDate.timeIntervalSince1970 + elapsed).inNanoseconds
    }
}
