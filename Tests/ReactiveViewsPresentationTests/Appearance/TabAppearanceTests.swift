import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Tabs that appear and disappear")
struct TabAppearanceTests {
    private let log = Log()

    private struct Tabs: View {
        let log: Log
        @State private var path: [Int] = []
        @State private var count = 0
        var body: some View {
            TabView {
                VStack {
                    Mark("a", log)
                    Button("Add \(count)") { count += 1 }
                }
                .marked("tab a", log)
                .tabItem { Text("A").marked("label a", log) }
                NavigationStack(path: $path) {
                    VStack {
                        Mark("b", log)
                        NavigationLink("Push", value: 1)
                    }
                    .navigationDestination(for: Int.self) { Mark("pushed \($0)", log) }
                }
                .tabItem { Text("B") }
            }
            .marked("tabs", log)
        }
    }

    @Test("A tab that is left disappears, one that is chosen appears, each time; its label in the bar stays")
    func tabs() throws {
        let host = ViewHost(Tabs(log: log))
        expectNoDifference(log.take(), ["+label a", "+a", "+tab a", "+tabs"])
        try host.tap("Add 0")
        try host.tap("B")
        expectNoDifference(log.take(), ["+b", "-a", "-tab a"])
        try host.tap("A")
        expectNoDifference(log.take(), ["+a", "+tab a", "-b"])
        expect(host, shows: "Add 1")
    }

    @Test("A tab with a stack shows what lies on top of it, and hides that when it is left")
    func stackInTab() throws {
        let host = ViewHost(Tabs(log: log))
        try host.tap("B")
        try host.tap("Push")
        expectNoDifference(log.take().suffix(2), ["+pushed 1", "-b"])
        try host.tap("A")
        expectNoDifference(log.take(), ["+a", "+tab a", "-pushed 1"])
        try host.tap("B")
        expectNoDifference(log.take(), ["+pushed 1", "-a", "-tab a"])
        try host.back()
        expectNoDifference(log.take(), ["+b", "-pushed 1"])
        host.unmount()
        expectNoDifference(log.take(), ["-label a", "-b", "-tabs"])
    }

    private struct Inner: View {
        let log: Log
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                TabView {
                    Button("Cover one") { path = [1] }.marked("one", log).tabItem { Text("One") }
                    Button("Cover two") { path = [1] }.marked("two", log).tabItem { Text("Two") }
                }
                .navigationDestination(for: Int.self) { _ in Mark("pushed", log) }
            }
        }
    }

    @Test("Of tabs that are covered none is shown; on the way back it is the chosen one")
    func tabsInStack() throws {
        let host = ViewHost(Inner(log: log))
        expectNoDifference(log.take(), ["+one"])
        try host.tap("Two")
        expectNoDifference(log.take(), ["+two", "-one"])
        try host.tap("Cover two")
        expectNoDifference(log.take(), ["+pushed", "-two"])
        try host.back()
        expectNoDifference(log.take(), ["+two", "-pushed"])
    }

    private struct Pages: View {
        let log: Log
        let names: [String]
        @State private var selection = "b"
        var body: some View {
            TabView(selection: $selection) {
                ForEach(names, id: \.self) { Mark($0, log) }
            }
            .tabViewStyle(.page)
        }
    }

    @Test("Only the page that is shown appears, also where pages come and go")
    func pages() throws {
        let host = ViewHost(Pages(log: log, names: ["a", "b", "c"]))
        expectNoDifference(log.take(), ["+b"])
        try host.page(by: 1)
        expectNoDifference(log.take(), ["+c", "-b"])
        try host.page(by: -2)
        expectNoDifference(log.take(), ["+a", "-c"])
        host.rootView = Pages(log: log, names: ["c", "b"])
        expectNoDifference(log.take(), ["+c", "-a"], "a page that is gone leaves the first one in its place")
    }

    private struct OwnPages: View {
        let log: Log
        @State private var names = ["a", "b"]
        @State private var isOn = false
        var body: some View {
            ForEach(names, id: \.self) { name in
                VStack {
                    Button("Remove \(name)") { names.removeAll { $0 == name } }
                    Button("Switch \(name)") { isOn.toggle() }
                }
                .marked(name, log)
            }
            if isOn { Mark("last", log) }
        }
    }

    @Test("Pages may come and go without the tab view being evaluated", arguments: [false, true])
    func pagesByThemselves(_ isAnimated: Bool) throws {
        let host = ViewHost(
            TabView { OwnPages(log: log) }.tabViewStyle(.page), clock: isAnimated ? .virtual : .real)
        expectNoDifference(log.take(), ["+a"])
        _ = host.display
        try host.tap("Remove a")
        expectNoDifference(log.take(), ["+b", "-a"])
        #expect(host.svg.contains("Remove b"))
        try host.tap("Switch b")
        expectNoDifference(log.take(), [])
        _ = host.display
        try host.tap("Remove b")
        expectNoDifference(log.take(), ["+last", "-b"])
    }

    // MARK: Tasks

    private struct Working: View {
        let log: Log
        let name: String
        var id = 0
        var body: some View {
            Text(name).task(id: id) { [id] in
                log.append("\(name) \(id) starts")
                await withTaskCancellationHandler {
                    let stream = AsyncStream<Void> { _ in }
                    for await _ in stream {}
                } onCancel: {
                    MainActor.assumeIsolated { log.append("\(name) \(id) cancelled") }
                }
            }
        }
    }

    private struct Tasks: View {
        let log: Log
        @State private var id = 0
        var body: some View {
            TabView {
                Working(log: log, name: "a", id: id).tabItem { Text("A") }
                VStack {
                    Working(log: log, name: "b")
                    Button("Next") { id += 1 }
                }
                .tabItem { Text("B") }
            }
        }
    }

    @Test(
        "A task is cancelled when its tab is left and starts again when it is chosen; a new id meanwhile starts nothing"
    )
    func tasks() async throws {
        let host = ViewHost(Tasks(log: log))
        await yieldToOthers()
        expectNoDifference(log.take(), ["a 0 starts"])
        try host.tap("B")
        await yieldToOthers()
        expectNoDifference(log.take(), ["a 0 cancelled", "b 0 starts"])
        try host.tap("Next")
        await yieldToOthers()
        expectNoDifference(log.take(), [])
        try host.tap("A")
        await yieldToOthers()
        expectNoDifference(log.take(), ["b 0 cancelled", "a 1 starts"])
        host.unmount()
        expectNoDifference(log.take(), ["a 1 cancelled"])
    }

    // MARK: Lazy containers

    private struct Rows: View {
        let log: Log
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                ScrollView {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<100) { row in
                            Text("row \(row)").frame(height: 50).marked("\(row)", log)
                        }
                    }
                }
                .navigationDestination(for: Int.self) { Mark("pushed \($0)", log) }
                .toolbar { ToolbarItem(placement: .primaryAction) { Button("Push") { path = [1] } } }
            }
        }
    }

    @Test("Rows in sight disappear when their page is covered, and appear again with it", arguments: [false, true])
    func rows(_ isAnimated: Bool) throws {
        let host = ViewHost(
            Rows(log: log), size: CGSize(width: 100, height: 144), clock: isAnimated ? .virtual : .real)
        expectNoDifference(log.take(), ["+0", "+1"])
        try host.scroll("row 0", by: CGSize(width: 0, height: 75))
        _ = log.take()
        try host.tap("Push")
        expectNoDifference(log.take(), ["+pushed 1", "-1", "-2", "-3"])
        try host.back()
        expectNoDifference(log.take(), ["+1", "+2", "+3", "-pushed 1"])
        host.unmount()
        expectNoDifference(log.take(), ["-1", "-2", "-3"])
    }

    // MARK: On their way

    private struct Sliding: View {
        let log: Log
        @State private var path: [Int] = []
        var body: some View {
            NavigationStack(path: $path) {
                Button("Push") { withAnimation(.linear(duration: 1)) { path = [1] } }
                    .marked("root", log)
                    .navigationDestination(for: Int.self) { _ in
                        Button("Pop") { withAnimation(.linear(duration: 1)) { path = [] } }.marked("page", log)
                    }
            }
        }
    }

    @Test("By an animated change the covered page disappears when it has left; one that turns back doesn't")
    func sliding() throws {
        let host = ViewHost(Sliding(log: log), clock: .virtual)
        expectNoDifference(log.take(), ["+root"])
        try host.tap("Push")
        expectNoDifference(log.take(), ["+page"])
        host.advance(by: 0.5)
        expectNoDifference(log.take(), [])
        host.advance(by: 1)
        expectNoDifference(log.take(), ["-root"])
        try host.tap("Pop")
        expectNoDifference(log.take(), ["+root"])
        host.advance(by: 1.5)
        expectNoDifference(log.take(), ["-page"])
        try host.tap("Push")
        host.advance(by: 0.5)
        try host.tap("Pop")
        #expect(host.runUntilIdle())
        expectNoDifference(log.take(), ["+page", "-page"])
    }
}
