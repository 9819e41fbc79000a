import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// The task of a pull belongs to the view that is pulled.
@MainActor
@Suite("Pulling down to refresh")
struct RefreshTests {
    private struct Feed: View {
        let log: Log
        var duration = Duration.seconds(10)
        @State var isShown = true
        @State var path: [Int] = []
        @State var pulls = 0

        var body: some View {
            Button("Toggle") { isShown.toggle() }
            Button("Push") { path.append(1) }
            if isShown {
                NavigationStack(path: $path) {
                    List { Text("Row") }
                        .refreshable {
                            log.append("starts")
                            try? await Task.sleep(for: duration)
                            log.append("ends, cancelled: \(Task.isCancelled)")
                        }
                        .navigationDestination(for: Int.self) { _ in Text("Page") }
                }
            }
        }
    }

    @Test("The task of a pull is cancelled when its view is removed")
    func removed() async throws {
        let log = Log()
        let host = ViewHost(Feed(log: log), clock: .virtual)
        try host.refresh("Row")
        await host.advance(by: .seconds(1))
        expectNoDifference(log.take(), ["starts"])
        try host.tap("Toggle")
        await host.advance(by: .seconds(1))
        expectNoDifference(log.take(), ["ends, cancelled: true"])
        // The view that comes back can be pulled.
        try host.tap("Toggle")
        try host.refresh("Row")
        await host.advance(by: .seconds(11))
        expectNoDifference(log.take(), ["starts", "ends, cancelled: false"])
    }

    @Test("The task of a pull is cancelled when the host ends")
    func hostEnds() async throws {
        let log = Log()
        // Real time: the load on the machine must not end the task.
        var host: ViewHost<Feed>? = ViewHost(Feed(log: log, duration: .seconds(100_000)))
        try host?.refresh("Row")
        await until { !log.lines.isEmpty }
        expectNoDifference(log.take(), ["starts"])
        host = nil
        await until { !log.lines.isEmpty }
        expectNoDifference(log.take(), ["ends, cancelled: true"])
    }

    @Test("A second pull while the task runs starts no other one; a pull after its end does")
    func twice() async throws {
        let log = Log()
        let host = ViewHost(Feed(log: log), clock: .virtual)
        try host.refresh("Row")
        await host.advance(by: .seconds(1))
        try host.refresh("Row")
        try host.refresh()
        await host.advance(by: .seconds(10))
        expectNoDifference(log.take(), ["starts", "ends, cancelled: false"])
        try host.refresh("Row")
        await host.advance(by: .seconds(11))
        expectNoDifference(log.take(), ["starts", "ends, cancelled: false"])
    }

    @Test("A page that covers the pulled list leaves its task alone")
    func covered() async throws {
        let log = Log()
        let host = ViewHost(Feed(log: log), clock: .virtual)
        try host.refresh("Row")
        try host.tap("Push")
        await host.advance(by: .seconds(11))
        expectNoDifference(log.take(), ["starts", "ends, cancelled: false"])
    }

    private struct ByHand: View {
        let log: Log
        var duration = Duration.seconds(10)
        @State var isShown = true

        var body: some View {
            Button("Toggle") { isShown.toggle() }
            if isShown {
                List { Caller(log: log) }
                    .refreshable {
                        log.append("starts")
                        try? await Task.sleep(for: duration)
                        log.append("ends, cancelled: \(Task.isCancelled)")
                    }
            }
        }
    }

    private struct Caller: View {
        let log: Log
        @Environment(\.refresh) var refresh
        var body: some View {
            Button("Reload") {
                Task {
                    await refresh?()
                    log.append("called")
                }
            }
            Text("Row").task { await refresh?() }
        }
    }

    @Test(
        "A refresh action that is called runs in the caller's task: the view's task ends it, a task of its own doesn't")
    func byHand() async throws {
        let log = Log()
        let host = ViewHost(ByHand(log: log), clock: .virtual)
        await host.advance(by: .seconds(1))
        expectNoDifference(log.take(), ["starts"])
        // A pull doesn't wait for it.
        try host.refresh("Row")
        await host.advance(by: .seconds(1))
        expectNoDifference(log.take(), ["starts"])
        try host.tap("Reload")
        await host.advance(by: .seconds(1))
        expectNoDifference(log.take(), ["starts"])
        try host.tap("Toggle")
        await host.advance(by: .seconds(1))
        expectNoDifference(log.take(), ["ends, cancelled: true", "ends, cancelled: true"])
        await host.advance(by: .seconds(10))
        expectNoDifference(log.take(), ["ends, cancelled: false", "called"])
    }
}
