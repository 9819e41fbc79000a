import Foundation
@testable import ReactiveTesting
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Models in virtual time")
struct VirtualTimeTests {
    @MainActor private final class Search: ObservableObject {
        @Published var query = ""
        @Published private(set) var results: [String] = []
        private var subscriptions: Set<AnyCancellable> = []

        init() {
            $query.dropFirst().debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .sink { [weak self] query in
                    Task {
                        try await Task.sleep(for: .seconds(1))
                        self?.results = [query.uppercased()]
                    }
                }
                .store(in: &subscriptions)
        }
    }

    @Test("A debounced search with a slow service runs in no time")
    func search() throws {
        try withVirtualTime { clock in
            let model = Search()
            model.query = "s"
            clock.advance(by: .milliseconds(200))
            model.query = "sw"
            clock.advance(by: .milliseconds(299))
            #expect(model.results.isEmpty)
            clock.advance(by: .milliseconds(1))
            #expect(model.results.isEmpty)
            clock.advance(by: .seconds(1))
            expectNoDifference(model.results, ["SW"])
            try clock.finish(ignoring: [.subscription])
        }
    }

    @Test("Timers, main-queue work and tasks run in the order of their times")
    func order() {
        withVirtualTime { clock in
            let log = Log()
            let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                .sink { _ in log.append("tick") }
            DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) { MainActor.assumeIsolated { log.append("after") } }
            Task {
                log.append("task")
                try await Task.sleep(for: .seconds(2.5))
                log.append("slept")
            }
            Task.detached { await log.append("detached") }
            #expect(log.lines.isEmpty)
            clock.advance(by: .seconds(3))
            expectNoDifference(log.lines, ["task", "detached", "tick", "after", "tick", "slept", "tick"])
            ticks.cancel()
        }
    }

    @Test("A closure may wait for its tasks")
    func asynchronous() async throws {
        let value = try await withVirtualTime { clock in
            let task = Task {
                try await Task.sleep(for: .seconds(60))
                return 42
            }
            clock.advance(by: .seconds(60))
            return try await task.value
        }
        expectNoDifference(value, 42)
    }

    #if os(Linux)
        @Test("Date() is the clock's date in virtual time, and the real one outside")
        func date() {
            let start = Date(timeIntervalSince1970: 1_000_000_000)
            withVirtualTime(startingAt: start) { clock in
                #expect(abs(Date().timeIntervalSince(start)) < 0.001)
                clock.advance(by: .seconds(3_600))
                #expect(abs(Date().timeIntervalSince(start) - 3_600) < 0.001)
            }
            #expect(Date() > Date(timeIntervalSince1970: 1_700_000_000))
        }
    #endif

    #if os(Linux)
        @Test("Dates before 1970 and at the ends of time are no trap; a timeout of Dispatch's is real")
        func odd() {
            for date in [Date.distantPast, .distantFuture, Date(timeIntervalSince1970: -0.5)] {
                withVirtualTime(startingAt: date) { clock in
                    _ = Date()
                    clock.advance(by: .seconds(Int64.max))
                    _ = Date()
                }
            }
            withVirtualTime(startingAt: Date(timeIntervalSince1970: -0.5)) { _ in
                #expect(abs(Date().timeIntervalSince1970 + 0.5) < 0.001)
            }
            withVirtualTime { clock in
                clock.advance(by: .seconds(3_600))
                let isInTime = DispatchSemaphore(value: 0).wait(timeout: .now() + 0.001) == .success
                #expect(!isInTime)
            }
        }
    #endif

    @Test("Work outside of virtual time goes on in real time")
    func outside() async {
        let clock = VirtualClock()
        let task = Task { await Task.yield() }
        await task.value
        expectNoDifference(clock.jobCount, 0)
        let inside = VirtualClock.$current.withValue(clock) { Task { 1 } }
        // The main queue runs it without an advance: no time has to pass.
        await expectNoDifference(inside.value, 1)
    }

    @Test("A task that never stops is stopped with a diagnostic, and the clock can be used on")
    func storm() {
        withVirtualTime { clock in
            let task = Task { while !Task.isCancelled { await Task.yield() } }
            let reported = Diagnostics.collect { clock.advance(by: .seconds(1)) }
            expectNoDifference(reported.map(\.kind), [.clockStorm])
            task.cancel()
            clock.advance(by: .seconds(1))
            expectNoDifference(clock.elapsed, 2)
        }
    }

    @Test("Each job of a task belongs to the clock it was created under, and a test's own task to none (seeded)")
    func sightings() {
        var random = SeededGenerator(seed: 14)
        var sightings = TaskSightings()
        var seen: Set<UInt64> = []
        var newest: UInt64 = 0
        for _ in 0..<20_000 {
            // New tasks come nearly in order; old ones come again.
            let isNew = seen.isEmpty || Bool.random(using: &random)
            let id =
                isNew
                ? newest + UInt64.random(in: 1...3, using: &random)
                : UInt64.random(in: max(1, newest &- min(newest, 500))...newest, using: &random)
            newest = max(newest, id)
            expectNoDifference(sightings.isFirst(id), seen.insert(id).inserted)
            sightings.checkInvariants()
        }
    }
}
