import Foundation
import ReactiveFoundation
import ReactiveTesting
import Testing

@Suite("The virtual clock as a clock of tasks", .timeLimit(.minutes(30)))
struct ClockConformanceTests {
    /// How often each job ran.
    private final class Runs: Sendable {
        private let state = Lock((counts: [Int: Int](), areAllScheduled: false))

        func note(_ name: Int) { state.withLock { $0.counts[name, default: 0] += 1 } }
        var counts: [Int: Int] { state.withLock { $0.counts } }
        var areAllScheduled: Bool {
            get { state.withLock { $0.areAllScheduled } }
            set { state.withLock { $0.areAllScheduled = newValue } }
        }
    }

    private let clock = VirtualClock()

    /// Lets other tasks run until the number of waiting jobs is `count`.
    private func jobs(_ count: Int) async {
        await until { clock.jobCount == count }
    }

    @Test("A task sleeps until the clock reaches its time") func sleeping() async throws {
        let start = clock.now
        let task = Task { [clock] in
            try await clock.sleep(until: start.advanced(by: .seconds(2)))
            return clock.elapsed
        }
        await jobs(1)
        clock.advance(by: .seconds(1))
        expectNoDifference(clock.jobCount, 1)
        clock.advance(by: .seconds(1))
        try await expectNoDifference(task.value, 2)
    }

    @Test("Sleeping until a past time returns at once") func past() async throws {
        try await clock.sleep(for: .zero)
        try await clock.sleep(until: clock.now.advanced(by: .seconds(-1)))
        expectNoDifference(clock.jobCount, 0)
    }

    @Test("Cancelling a task ends its sleep, before it or during it, and takes it from the clock") func cancelling()
        async
    {
        let task = Task { [clock] in try await clock.sleep(for: .seconds(1)) }
        await jobs(1)
        task.cancel()
        await #expect(throws: CancellationError.self) { try await task.value }
        expectNoDifference(clock.jobCount, 0)
        let cancelled = Task { [clock] in
            withUnsafeCurrentTask { $0?.cancel() }
            try await clock.sleep(for: .seconds(1))
        }
        await #expect(throws: CancellationError.self) { try await cancelled.value }
        expectNoDifference(clock.jobCount, 0)
    }

    @Test(
        "Several threads schedule, cancel and sleep while one lets time pass: each job runs once, unless it was cancelled"
    )
    func threads() async {
        let seed = UInt64.random(in: 0...UInt64.max)
        print("virtual clock under several threads, seed \(seed)")
        let runs = Runs()
        let (threads, rounds) = (4, 200)
        let owner = Task.detached { [clock] in
            await until {
                clock.advance(by: .milliseconds(1))
                return runs.areAllScheduled && clock.jobCount == 0
            }
        }
        let cancelled = await withTaskGroup(of: Set<Int>.self) { group in
            for thread in 0..<threads {
                group.addTask { [clock] in
                    var random = SeededGenerator(seed: seed &+ UInt64(thread))
                    var cancelled: Set<Int> = []
                    for round in 0..<rounds {
                        let name = thread * rounds + round
                        let delay = Duration.milliseconds(Int.random(in: 0...5, using: &random))
                        let job = clock.schedule(after: delay) { runs.note(name) }
                        switch Int.random(in: 0..<4, using: &random) {
                        case 0:
                            job.cancel()
                            cancelled.insert(name)
                        case 1:
                            try? await clock.sleep(for: delay)
                        case 2:
                            let sleeper = Task { try await clock.sleep(for: delay) }
                            sleeper.cancel()
                            _ = await sleeper.result
                        default: break
                        }
                    }
                    return cancelled
                }
            }
            var all: Set<Int> = []
            for await cancelled in group { all.formUnion(cancelled) }
            return all
        }
        runs.areAllScheduled = true
        await owner.value
        let counts = runs.counts
        for name in 0..<threads * rounds where !cancelled.contains(name) { expectNoDifference(counts[name], 1) }
        #expect(counts.values.allSatisfy { $0 == 1 })
        clock.checkInvariants()
    }
}
