import ReactiveViewsTesting
import Testing

/// Appearing follows what is shown, not what is mounted.
@MainActor
@Suite("What appears and disappears")
struct AppearanceRules {
    private let log = Log()

    // MARK: Navigation

    private struct Stack: View {
        let log: Log
        @Binding var path: [Int]
        @State private var count = 0
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Mark("root", log)
                    Button("Add \(count)") { count += 1 }
                }
                .marked("page", log)
                .navigationDestination(for: Int.self) { number in
                    VStack { Mark("\(number)", log) }.marked("page \(number)", log)
                }
            }
        }
    }

    private func makeStack(_ path: [Int] = []) -> (host: ViewHost<some View>, path: () -> Binding<[Int]>) {
        var binding: Binding<[Int]>?
        let host = ViewHost(
            BindingExposer(initial: path) {
                binding = $0
            } content: {
                Stack(log: log, path: $0)
            })
        return (host, { binding! })
    }

    @Test("A page that another one covers disappears, and appears again on the way back, with its state")
    func pushAndPop() throws {
        let (host, path) = makeStack()
        expectNoDifference(log.take(), ["+root", "+page"])
        try host.tap("Add 0")
        host.perform { path().wrappedValue = [1] }
        expectNoDifference(log.take(), ["+1", "+page 1", "-root", "-page"])
        host.perform { path().wrappedValue = [1, 2] }
        expectNoDifference(log.take(), ["+2", "+page 2", "-1", "-page 1"])
        try host.back()
        expectNoDifference(log.take(), ["+1", "+page 1", "-2", "-page 2"])
        try host.back()
        expectNoDifference(log.take(), ["+root", "+page", "-1", "-page 1"])
        expect(host, shows: "Add 1")
        host.unmount()
        expectNoDifference(log.take(), ["-root", "-page"])
    }

    @Test("Of a path that is replaced only what lies on top appears; pages in between never do")
    func replacedPath() {
        let (host, path) = makeStack([1, 2])
        expectNoDifference(log.take(), ["+2", "+page 2"])
        host.perform { path().wrappedValue = [1, 3, 4] }
        expectNoDifference(log.take(), ["+4", "+page 4", "-2", "-page 2"])
        host.perform { path().wrappedValue = [1] }
        expectNoDifference(log.take(), ["+1", "+page 1", "-4", "-page 4"])
        host.perform { path().wrappedValue = [] }
        expectNoDifference(log.take(), ["+root", "+page", "-1", "-page 1"])
        host.perform {
            path().wrappedValue = [5]
            path().wrappedValue = []
        }
        expectNoDifference(log.take(), [])
    }

    @Test("A covered page that goes away with its host doesn't disappear twice")
    func unmountedWhileCovered() {
        let (host, path) = makeStack([1])
        host.perform { path().wrappedValue = [1, 2] }
        _ = log.take()
        host.unmount()
        expectNoDifference(log.take(), ["-2", "-page 2"])
    }

    private struct Changing: View {
        let log: Log
        @State private var path: [Int] = []
        @State private var hasFirst = true
        @State private var hasSecond = false
        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    if hasFirst { Mark("first", log) }
                    if hasSecond { Mark("second", log) }
                    Button("Push") { path = [1] }
                }
                .navigationDestination(for: Int.self) { _ in
                    Button("Change below") {
                        hasFirst = false
                        hasSecond = true
                    }
                    Button("Change and pop") {
                        hasFirst = true
                        hasSecond = false
                        path = []
                    }
                }
            }
        }
    }

    @Test(
        "A view that comes to a covered page appears when the page is shown; one that goes there doesn't disappear again"
    )
    func changesBelow() throws {
        let host = ViewHost(Changing(log: log))
        try host.tap("Push")
        expectNoDifference(log.take(), ["+first", "-first"])
        try host.tap("Change below")
        expectNoDifference(log.take(), [])
        try host.back()
        expectNoDifference(log.take(), ["+second"])
        try host.tap("Push")
        try host.tap("Change and pop")
        expectNoDifference(log.take(), ["-second", "+first"])
    }

    private struct Linked: View {
        let log: Log
        @State private var flag = false
        var body: some View {
            NavigationView {
                List {
                    ForEach(0..<3) { row in
                        NavigationLink("Link \(row)") { Mark("target \(row)", log) }.marked("row \(row)", log)
                    }
                    Button("By flag") { flag = true }
                }
                .navigationDestination(isPresented: $flag) { Mark("flagged", log) }
            }
        }
    }

    @Test("What a link in a row pushes is shown though its row is covered")
    func pushedByRow() throws {
        let host = ViewHost(Linked(log: log))
        expectNoDifference(log.take(), ["+row 0", "+row 1", "+row 2"])
        try host.tap("Link 1")
        expectNoDifference(log.take(), ["+target 1", "-row 0", "-row 1", "-row 2"])
        try host.back()
        expectNoDifference(log.take(), ["+row 0", "+row 1", "+row 2", "-target 1"])
        try host.tap("By flag")
        expectNoDifference(log.take(), ["+flagged", "-row 0", "-row 1", "-row 2"])
    }

    private struct Columns: View {
        let log: Log
        @State private var visibility = NavigationSplitViewVisibility.all
        var body: some View {
            NavigationSplitView(columnVisibility: $visibility) {
                Mark("sidebar", log)
                Button("Only detail") { visibility = .detailOnly }
            } detail: {
                Mark("detail", log)
                Button("All") { visibility = .all }
            }
        }
    }

    @Test("Columns of a split view disappear when they are hidden")
    func columns() throws {
        let host = ViewHost(Columns(log: log), size: CGSize(width: 1_000, height: 700))
        expectNoDifference(log.take(), ["+sidebar", "+detail"])
        try host.tap("Only detail")
        expectNoDifference(log.take(), ["-sidebar"])
        try host.tap("All")
        expectNoDifference(log.take(), ["+sidebar"])
    }

    private struct OlderColumns: View {
        let log: Log
        let hasColumns: Bool
        var body: some View {
            if hasColumns { content.navigationViewStyle(.columns) } else { content.navigationViewStyle(.stack) }
        }
        private var content: some View {
            NavigationView {
                List { NavigationLink("Open") { Mark("opened", log) } }.marked("first", log)
                Mark("second", log)
            }
        }
    }

    @Test("Of a navigation view's views only the first appears in a stack, all of them in columns")
    func olderColumns() throws {
        let stack = ViewHost(OlderColumns(log: log, hasColumns: false))
        expectNoDifference(log.take(), ["+first"])
        try stack.tap("Open")
        expectNoDifference(log.take(), ["+opened", "-first"])
        let columns = ViewHost(OlderColumns(log: log, hasColumns: true), size: CGSize(width: 1_000, height: 700))
        expectNoDifference(log.take(), ["+first", "+second"])
        try columns.tap("Open")
        expectNoDifference(log.take(), ["+opened", "-second"])
    }

    // MARK: What is presented

    private struct Presenting: View {
        let log: Log
        @State private var shown = ""
        private func binding(_ name: String) -> Binding<Bool> {
            Binding(get: { shown == name }, set: { shown = $0 ? name : "" })
        }
        var body: some View {
            VStack {
                Mark("page", log)
                ForEach(["sheet", "cover", "popover", "alert", "dialog"], id: \.self) { name in
                    Button("Show \(name)") { shown = name }
                }
            }
            .sheet(isPresented: binding("sheet")) { Button("End") { shown = "" }.marked("content", log) }
            .fullScreenCover(isPresented: binding("cover")) { Button("End") { shown = "" }.marked("content", log) }
            .popover(isPresented: binding("popover")) { Button("End") { shown = "" }.marked("content", log) }
            .alert("Alert", isPresented: binding("alert")) { Button("End") {}.marked("content", log) }
            .confirmationDialog("Dialog", isPresented: binding("dialog")) { Button("End") {}.marked("content", log) }
        }
    }

    @Test(
        "A presentation above a page doesn't make it disappear",
        arguments: ["sheet", "cover", "popover", "alert", "dialog"])
    func presentations(_ kind: String) throws {
        let host = ViewHost(Presenting(log: log))
        expectNoDifference(log.take(), ["+page"])
        try host.tap("Show \(kind)")
        expectNoDifference(log.take(), ["+content"])
        try host.tap("End")
        expectNoDifference(log.take(), ["-content"])
    }

    private struct Fitting: View {
        let log: Log
        let width: CGFloat
        var body: some View {
            ViewThatFits {
                Color.red.frame(width: 100, height: 10).marked("wide", log)
                Color.red.frame(width: 10, height: 10).marked("narrow", log)
            }
            .frame(width: width)
        }
    }

    @Test("Of views of which one is shown that fits only that one appears")
    func fitting() {
        let host = ViewHost(Fitting(log: log, width: 200))
        expectNoDifference(log.take(), ["+wide"])
        host.rootView = Fitting(log: log, width: 50)
        expectNoDifference(log.take(), ["+narrow", "-wide"])
    }
}
