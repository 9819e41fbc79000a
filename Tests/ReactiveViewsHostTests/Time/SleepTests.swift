import ReactiveViewsTestSupport
import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Tasks that sleep, under a virtual clock", .timeLimit(.minutes(30)))
struct SleepTests {
    private struct Countdown: View {
        @State private var left = 3
        let pause: @MainActor @Sendable () async throws -> Void
        var body: some View {
            Text("\(left) left")
                .task {
                    while left > 0 {
                        do { try await pause() } catch { return }
                        left -= 1
                    }
                }
        }
    }

    @Test("Task.sleep in all its forms follows the host's clock") func sleeping() async {
        let forms: [@MainActor @Sendable () async throws -> Void] = [
            { try await Task.sleep(for: .seconds(1)) },
            { try await Task.sleep(nanoseconds: 1_000_000_000) },
            { await Task.sleep(1_000_000_000) },
            { try await Task.sleep(until: .now + .seconds(1)) },
            { try await Task.sleep(for: .seconds(1), tolerance: .seconds(1), clock: .suspending) },
            { try await Task.sleep(until: .now + .seconds(1), tolerance: .zero, clock: .suspending) },
        ]
        for (index, form) in forms.enumerated() {
            let host = ViewHost(Countdown(pause: form), clock: .virtual)
            await host.advance(by: 0.9)
            expect(host, shows: "3 left", "form \(index)")
            await host.advance(by: 0.1)
            expect(host, shows: "2 left", "form \(index)")
            await host.advance(by: .seconds(5))
            #expect(host.contains("0 left") && host.clock?.jobCount == 0, "form \(index)")
        }
    }

    @Test("A task sleeps no more when its view is gone") func cancelled() async {
        let host = ViewHost(Countdown { try await Task.sleep(for: .seconds(1)) }, clock: .virtual)
        await host.advance(by: 0)
        expectNoDifference(host.clock?.jobCount, 1)
        host.unmount()
        expectNoDifference(host.clock?.jobCount, 0)
    }

    private struct Asking: View {
        @State private var steps: [String] = []
        var body: some View {
            Text(steps.joined(separator: " "))
                .task {
                    DispatchQueue.main.async { steps.append("queued") }
                    try? await Task.sleep(for: .milliseconds(10))
                    steps.append("slept")
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.01) { steps.append("after") }
                }
        }
    }

    @Test("What a task has the main queue do follows the clock too, and comes by itself if it is due at once")
    func mainQueue() async throws {
        let host = ViewHost(Asking(), clock: .virtual)
        try await host.until { host.contains("queued") }
        #expect(await host.runUntilIdle())
        #expect(host.contains("queued slept after") && host.now == 0.02)
    }

    @Test("Other clocks are no concern of the host's") func otherClocks() async throws {
        let host = ViewHost(Text("none"), clock: .virtual)
        let other = VirtualClock()
        let task = host.perform { Task { try await Task.sleep(for: .seconds(1), clock: other) } }
        await until { other.jobCount > 0 }
        other.advance(by: .seconds(1))
        try await task.value
        expectNoDifference(host.now, 0)
    }
}
