import Dispatch
import Foundation
import ReactiveTesting
import Testing

@testable import ReactiveFoundation

@Suite("Tasks that run while a virtual clock is created, or without ReactiveTesting")
struct TaskSupportTests {
    #if compiler(>=6.2)
        /// As the task of top-level code, one made by `Task.immediate` begins without being enqueued.
        @Test("A task that has created a clock doesn't become the clock's when the clock's work resumes it")
        @MainActor
        func creator() async {
            let task = Task.immediate { @MainActor in
                let clock = VirtualClock()
                await withCheckedContinuation { continuation in
                    MainQueueRequests.add { clock.run { continuation.resume() } }
                }
                let isOwned = VirtualClock.inForce != nil
                // A control: a task that is created under the clock is the clock's.
                let other = VirtualClock.$current.withValue(clock) { Task { @MainActor in isOnMainQueue } }
                clock.advance(by: .zero)
                return (isOwned, await other.value)
            }
            let (isOwned, isOnMain) = await task.value
            #expect(!isOwned && isOnMain)
        }
    #endif

    @Test(
        "The first task under a virtual clock that nothing runs there is reported, with what to do; later ones aren't")
    func reported() {
        let support = TaskSupport()
        let first = Diagnostics.collect { support.noteTask() }
        expectNoDifference(first.map(\.kind), [.realTimeTask])
        expectNoDifference(first.first?.message.contains("Link ReactiveTesting"), true)
        #expect(Diagnostics.collect { support.noteTask() }.isEmpty)
    }

    @Test("In a program that links ReactiveTesting no task is reported")
    @MainActor
    func supported() throws {
        let support = TaskSupport()
        support.begin {}
        #expect(Diagnostics.collect { support.noteTask() }.isEmpty)
        try withVirtualTime { clock in
            var isDone = false
            let reported = Diagnostics.collect {
                Task { @MainActor in
                    try await Task.sleep(for: .seconds(1))
                    isDone = true
                }
                clock.advance(by: .seconds(1))
            }
            #expect(isDone && reported.isEmpty)
            try clock.finish()
        }
    }

    /// The system's `qsort` is compiled without frame pointers: their register has any value when it calls back.
    @Test("The place of work that begins within code without frame pointers is found, and nothing is read elsewhere")
    @MainActor
    func withoutFramePointers() throws {
        let clock = VirtualClock()
        clock.run {
            // Small numbers: as addresses they would end the process.
            var numbers = [3, 1, 4, 2]
            qsort(&numbers, numbers.count, MemoryLayout<Int>.size) { left, right in
                VirtualClock.current?.schedule(after: .seconds(1)) {}
                Task { try await Task.sleep(for: .seconds(1)) }
                guard let left = left?.load(as: Int.self), let right = right?.load(as: Int.self) else { return 0 }
                return left < right ? -1 : left > right ? 1 : 0
            }
            expectNoDifference(numbers, [1, 2, 3, 4])
        }
        let failure = #expect(throws: UnfinishedWork.self) { try clock.finish() }
        let items = failure?.items ?? []
        #expect(items.count >= 8)
        #if os(Linux)
            let named = items.filter { $0.origin?.contains("withoutFramePointers") == true }
            expectNoDifference(named.count, items.count, "\(items.first { $0.origin == nil }?.description ?? "")")
        #endif
        clock.advance(by: .seconds(1))
        try clock.finish()
    }
}
