import ReactiveViewsTesting
import Testing

@testable import ReactiveViews

@MainActor
@Suite("A host's virtual clock")
struct HostTimeTests {
    @MainActor
    private final class Model: ObservableObject {
        @Published var isLoading = false {
            didSet {
                if isLoading && !oldValue { load() }
            }
        }
        @Published var log: [String] = []

        func load() {
            DispatchQueue.main.asyncAfter(deadline: .now() + .seconds(4)) {
                self.isLoading = false
            }
        }
    }

    private struct Refreshing: View {
        @StateObject var model = Model()
        @State private var refreshes = 0
        var body: some View {
            Text(model.isLoading ? "loading" : "loaded \(refreshes)")
                .onChange(of: model.isLoading) { isLoading in
                    DispatchQueue.main.async {
                        if !isLoading { refreshes += 1 }
                    }
                }
            Button("Refresh") { model.isLoading = true }
        }
    }

    @Test("asyncAfter on the main queue: a refresh of four seconds takes none, and no less than four")
    func refresh() throws {
        let host = ViewHost(Refreshing(), clock: .virtual)
        let start = ContinuousClock.now
        // More virtual time than the busiest machine takes for it.
        for count in 1...500 {
            try host.tap("Refresh")
            host.advance(by: .milliseconds(3_999))
            expect(host, shows: "loading")
            host.advance(by: .milliseconds(1))
            #expect(host.contains("loaded \(count)") && host.now == TimeInterval(count * 4))
        }
        #expect(ContinuousClock.now - start < .seconds(1_000))
    }

    private struct Logging: View {
        @ObservedObject var model: Model
        let action: (Model) -> Void
        var body: some View {
            Button("Go") { action(model) }
            Text("\(model.log.count) entries")
        }
    }

    @Test(
        "Work for the main queue runs when the event is settled, each as an event of its own, before the call returns")
    func async() throws {
        let model = Model()
        let host = ViewHost(
            Logging(model: model) { model in
                DispatchQueue.main.async {
                    model.log.append("a")
                    DispatchQueue.main.async { model.log.append("c") }
                }
                DispatchQueue.main.async(qos: .userInitiated) { model.log.append("b") }
                model.log.append("now")
            }, clock: .virtual)
        let passes = host.graph.passes
        try host.tap("Go")
        expectNoDifference(model.log, ["now", "a", "b", "c"])
        expect(host, shows: "4 entries")
        expectNoDifference(host.graph.passes - passes, 4)
    }

    @Test("Jobs run in the order of (time, scheduling), each settled before the next") func order() throws {
        let model = Model()
        let host = ViewHost(
            Logging(model: model) { model in
                for (name, delay) in [("c", 0.3), ("a", 0.1), ("d", 0.3), ("b", 0.2)] {
                    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { model.log.append(name) }
                }
            }, clock: .virtual)
        try host.tap("Go")
        var seen: [String] = []
        host.graph.onFlush {
            seen.append(host.tree.components(separatedBy: "\"").first { $0.contains("entries") } ?? "")
        }
        host.advance(by: 0.25)
        expectNoDifference(model.log, ["a", "b"])
        host.advance(by: 1)
        expectNoDifference(model.log, ["a", "b", "c", "d"])
        expectNoDifference(seen, (1...4).map { "\($0) entries" })
    }

    @Test("A storm of work for the main queue ends after 1 000 rounds, with a diagnostic") func storm() {
        let model = Model()
        @MainActor func again() {
            model.log.append("again")
            DispatchQueue.main.async { again() }
        }
        let host = ViewHost(Logging(model: model) { _ in }, clock: .virtual)
        let diagnostics = Diagnostics.collect { host.perform { again() } }
        expectNoDifference(diagnostics.map(\.kind), [.clockStorm])
        expectNoDifference(model.log.count, 1_001)
    }

    private struct Carousel: View {
        let timer = Timer.publish(every: 3, on: .main, in: .common).autoconnect()
        @State private var page = 0
        var body: some View {
            Text("page \(page)").onReceive(timer) { _ in page += 1 }
        }
    }

    @Test("Timer.publish ticks by the host's clock, at all intervals within one advance") func timer() {
        let host = ViewHost(Carousel(), clock: .virtual)
        host.advance(by: 2.9)
        expect(host, shows: "page 0")
        host.advance(by: 0.1)
        expect(host, shows: "page 1")
        host.advance(by: .seconds(30))
        expect(host, shows: "page 11")
        host.unmount()
        expectNoDifference(host.clock?.jobCount, 0)
    }

    private final class Search: ObservableObject {
        @Published var text = ""
        @Published var found = ""

        init() {
            $text.debounce(for: .milliseconds(300), scheduler: DispatchQueue.main)
                .map { "found \($0)" }
                .delay(for: 0.2, scheduler: RunLoop.main)
                .assign(to: &$found)
        }
    }

    private struct Searching: View {
        @StateObject var search = Search()
        var body: some View {
            TextField("Words", text: $search.text)
            Text(search.found)
        }
    }

    @Test("debounce and delay follow the clock") func debounce() throws {
        let host = ViewHost(Searching(), clock: .virtual)
        try host.type("a", into: "Words")
        host.advance(by: .milliseconds(299))
        try host.type("ab", into: "Words")
        host.advance(by: .milliseconds(499))
        #expect(!host.contains("found a") && !host.contains("found ab"))
        host.advance(by: .milliseconds(1))
        expect(host, shows: "found ab")
    }

    @Test("runUntilIdle goes to where the last thing happened, or to its limit if something repeats") func idle() throws
    {
        let host = ViewHost(Refreshing(), clock: .virtual)
        try host.tap("Refresh")
        #expect(host.runUntilIdle() && host.now == 4 && host.contains("loaded 1"))
        let endless = ViewHost(Carousel(), clock: .virtual)
        #expect(!endless.runUntilIdle(limit: .seconds(10)) && endless.now == 9)
        #expect(endless.contains("page 3"))
    }

    @Test("Bad times are reported: none passes") func badTimes() {
        let host = ViewHost(Carousel(), clock: .virtual)
        let diagnostics = Diagnostics.collect {
            host.advance(by: -1)
            host.advance(by: .nan)
            host.advance(by: .seconds(-5))
            host.perform { _ = host.clock?.schedule(after: .zero) { host.advance(by: 1) } }
            host.perform { host.advance(by: 1) }
            ViewHost(Carousel()).advance(by: 1)
        }
        expectNoDifference(diagnostics.map(\.kind), Array(repeating: .invalidTime, count: 6))
        expectNoDifference(host.now, 0)
    }

    @Test("A host with the real clock leaves all to the system") func real() async throws {
        let host = ViewHost { Refreshing() }
        #expect(host.clock == nil)
        let model = Model()
        let other = ViewHost(
            Logging(model: model) { model in DispatchQueue.main.async { model.log.append("a") } })
        try other.tap("Go")
        #expect(model.log.isEmpty)
        try await other.until { other.contains("1 entries") }
        #expect(other.now > 0)
    }

    @Test("What another queue has the main queue do comes for real; until waits for it") func background() async throws
    {
        let model = Model()
        let host = ViewHost(
            Logging(model: model) { model in
                struct Reference: @unchecked Sendable { let model: Model }
                let reference = Reference(model: model)
                DispatchQueue.global().async {
                    DispatchQueue.main.async { reference.model.log.append("a") }
                }
            }, clock: .virtual)
        try host.tap("Go")
        try await host.until { host.contains("1 entries") }
        expectNoDifference(host.now, 0)
    }

    @Test("A trace of time that passes holds a pass for each thing that happened") func trace() {
        let host = ViewHost(Carousel(), clock: .virtual)
        let trace = host.trace(advancingBy: .seconds(10))
        let passes = trace.events.filter { if case .pass = $0 { true } else { false } }
        expectNoDifference(passes.count, 3)
    }

    @Test("Frames come 60 times a second, between jobs, until nothing moves") func frames() {
        let host = ViewHost(Carousel(), clock: .virtual)
        var times: [TimeInterval] = []
        host.tree(frames: { now in
            times.append(now)
            return now < 3.5
        })
        host.advance(by: 2)
        #expect(times.count == 120 && times.last == 2)
        host.advance(by: .seconds(10))
        #expect(times.count == 210 && abs(times[0] - 1.0 / 60) < 1e-8)
        #expect(host.contains("page 4") && host.now == 12)
    }

    private struct Moving: View {
        @ObservedObject var model: Model
        let moved: () -> Void
        var body: some View {
            Text("moving").onChange(of: model.log.count) { _ in moved() }
        }
    }

    @Test("What begins to move as the last frame is settled has frames of its own") func nextFrames() {
        let model = Model()
        var begin: () -> Void = {}
        let host = ViewHost(Moving(model: model) { begin() }, clock: .virtual)
        begin = { [unowned host] in host.time.startFrames() }
        var count = 0
        host.tree(frames: { _ in
            count += 1
            if count == 1 { model.log.append("done") }
            return false
        })
        host.advance(by: 1)
        expectNoDifference(count, 2)
    }

    @Test("A real host's frames come by themselves") func realFrames() async {
        let host = ViewHost(Carousel())
        var times: [TimeInterval] = []
        await withCheckedContinuation { done in
            host.tree(frames: { now in
                times.append(now)
                if times.count == 3 { done.resume() }
                return times.count < 3
            })
        }
        #expect(times.count == 3 && times == times.sorted())
    }
}

extension ViewHost {
    fileprivate func tree(frames: @escaping (TimeInterval) -> Bool) {
        time.frameHandler = frames
        time.startFrames()
    }
}
