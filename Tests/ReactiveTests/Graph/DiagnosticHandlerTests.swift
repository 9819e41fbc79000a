import Testing

@testable import Reactive
import ReactiveTesting

/// Runs each job at once, on the thread that enqueues it, as a run loop within a closure runs the jobs of its thread.
private final class NestingExecutor: TaskExecutor {
    func enqueue(_ job: consuming ExecutorJob) {
        job.runSynchronously(on: asUnownedTaskExecutor())
    }
}

@Suite("Handlers of diagnostics")
struct DiagnosticHandlerTests {
    private static func report(_ message: String) { Diagnostics.report(Diagnostic(.invalidInput, message)) }

    /// Runs a closure on this thread in a task that inherits nothing, and returns when it is done.
    private static func nested(_ body: @escaping @Sendable () -> Void) {
        Task.detached(executorPreference: NestingExecutor()) { body() }
    }

    @Test("Diagnostics of other tasks' jobs that run on the thread meanwhile are collected, by the innermost closure")
    func nestedJobs() {
        var inner: [Diagnostic] = []
        let outer = Diagnostics.collect {
            Self.nested { Self.report("first") }
            inner = Diagnostics.collect {
                Self.nested { Self.report("second") }
                Self.report("third")
            }
            Self.nested { Self.report("fourth") }
        }
        expectNoDifference(outer.map(\.message), ["first", "fourth"])
        expectNoDifference(inner.map(\.message), ["second", "third"])
    }

    @Test("A task's own handler comes before the one of its thread")
    func taskHandler() {
        let outer = Diagnostics.collect {
            Self.nested {
                let own = Diagnostics.collect { Self.report("own") }
                expectNoDifference(own.map(\.message), ["own"])
                Self.report("other")
            }
        }
        expectNoDifference(outer.map(\.message), ["other"])
    }

    @Test("Diagnostics of other threads aren't collected, and none is after the closure, even if it throws")
    func otherThreads() {
        let collected = Diagnostics.collect { onSystemThreads(1) { _ in Self.report("(printed by a test)") } }
        #expect(collected.isEmpty)
        var count = 0
        let outer = Diagnostics.collect {
            try? Diagnostics.withHandler({ _ in }) { throw Fault.closure }
            Self.nested { Self.report("later") }
            count += 1
        }
        #expect(outer.map(\.message) == ["later"] && count == 1)
    }
}
