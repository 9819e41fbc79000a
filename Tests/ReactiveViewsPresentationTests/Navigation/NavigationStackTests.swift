import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Navigation stacks")
struct NavigationStackTests {
    private struct Detail: View {
        let number: Int
        let log: Log
        @State var count = 0
        @Environment(\.dismiss) var dismiss
        @Environment(\.isPresented) var isPresented

        var body: some View {
            Text("detail \(number) count \(count)")
                .onAppear { log.append("appear \(number)") }
                .onDisappear { log.append("disappear \(number)") }
            Text(isPresented ? "presented" : "not presented")
            Button("Count") { count += 1 }
            Button("Dismiss") { dismiss() }
            NavigationLink("Next", value: number + 1)
                .navigationTitle("Detail \(number)")
        }
    }

    private struct Root: View {
        @Binding var path: [Int]
        let log: Log
        @State var count = 0

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("root \(count)")
                    Button("Add") { count += 1 }
                    NavigationLink("One", value: 1)
                    NavigationLink("Nowhere", value: Int?.none)
                    NavigationLink("Wrong", value: "text")
                }
                .navigationTitle("Root")
                .navigationDestination(for: Int.self) { Detail(number: $0, log: log) }
            }
        }
    }

    private func makeHost(_ log: Log = Log(), path: [Int] = []) -> (ViewHost<some View>, () -> Binding<[Int]>) {
        var binding: Binding<[Int]>?
        let host = ViewHost(
            BindingExposer(initial: path) {
                binding = $0
            } content: {
                Root(path: $0, log: log)
            })
        return (host, { binding! })
    }

    @Test("A pushed view is shown with its title and the way back; the root below keeps its state but isn't reached")
    func push() throws {
        let (host, path) = makeHost()
        try host.tap("Add")
        try host.tap("One")
        expectNoDifference(path().wrappedValue, [1])
        #expect(
            host.tree == """
                NavigationStack "Detail 1"
                  Button "Back" = "Root"
                  Text "detail 1 count 0"
                  Text "presented"
                  Button "Count"
                  Button "Dismiss"
                  NavigationLink "Next"
                """)
        #expect(throws: ViewQueryError.self) { try host.tap("Add") }
        try host.back()
        expect(host, shows: "root 1")
        #expect(host.tree.hasPrefix("NavigationStack \"Root\"\n  VStack"))
    }

    @Test("The user's way back, the back button and dismiss() all shorten the path, then the view disappears")
    func pops() throws {
        let log = Log()
        let (host, path) = makeHost(log, path: [1])
        for pop in [{ try host.back() }, { try host.tap("Back") }, { try host.tap("Dismiss") }] {
            path().wrappedValue = [1]
            host.settle()
            _ = log.take()
            try pop()
            expectNoDifference(path().wrappedValue, [])
            expectNoDifference(log.take(), ["disappear 1"])
        }
        #expect(throws: ViewQueryError.self) { try host.back() }
    }

    @Test("The path may push and pop several levels at once; levels are identified by position and value")
    func pathChanges() throws {
        let log = Log()
        let (host, path) = makeHost(log, path: [1, 2])
        expectNoDifference(log.take(), ["appear 2"])
        expect(host, shows: "detail 2 count 0")
        try host.tap("Count")
        host.perform { path().wrappedValue = [1, 2, 3] }
        try host.back()
        expect(host, shows: "detail 2 count 1")
        host.perform { path().wrappedValue = [1, 4, 2] }
        expectNoDifference(
            log.take(), ["appear 3", "disappear 2", "appear 2", "disappear 3", "appear 2", "disappear 2"])
        expect(host, shows: "detail 2 count 0")
        host.perform { path().wrappedValue = [] }
        expectNoDifference(log.take(), ["disappear 2"])
    }

    @Test("A popped view's state goes with it")
    func popLosesState() throws {
        let (host, _) = makeHost()
        try host.tap("One")
        try host.tap("Count")
        try host.back()
        try host.tap("One")
        expect(host, shows: "detail 1 count 0")
    }

    @Test(
        "A link without a value is disabled; one whose value doesn't belong into the path leads nowhere, with a diagnostic"
    )
    func badLinks() throws {
        let (host, path) = makeHost()
        try expectNoDifference(host.find("Nowhere").attributes, ["disabled"])
        #expect(throws: ViewQueryError.disabled("Nowhere")) { try host.tap("Nowhere") }
        let diagnostics = try Diagnostics.collect { try host.tap("Wrong") }
        expectNoDifference(diagnostics.map(\.kind), [.navigation])
        expectNoDifference(path().wrappedValue, [])
        expect(host, shows: "root 0")
    }

    private struct AnyValues: View {
        @State var path = NavigationPath()
        @State var hasStrings = true

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    NavigationLink("Text", value: "text")
                    NavigationLink("Unknown", value: 1.5)
                    Button("Both") {
                        path.append("a")
                        path.append(7)
                    }
                }
                .navigationDestination(for: Int.self) { Text("int \($0)") }
                .navigationDestination(for: String.self) { text in
                    Text("string \(text)")
                    Button("Clear") { path = NavigationPath() }
                }
            }
        }
    }

    @Test("A path of any types finds the destination of each value's type")
    func anyPath() throws {
        let host = ViewHost(AnyValues())
        try host.tap("Text")
        expect(host, shows: "string text")
        try host.tap("Clear")
        try host.tap("Both")
        expect(host, shows: "int 7")
        try host.back()
        expect(host, shows: "string a")
    }

    @Test("A value without a destination is reported once, and shows a placeholder with a back button")
    func unknown() throws {
        let host = ViewHost(AnyValues())
        let diagnostics = try Diagnostics.collect {
            try host.tap("Unknown")
            host.settle()
        }
        expectNoDifference(diagnostics.map(\.kind), [.navigation])
        #expect(
            host.tree == """
                NavigationStack
                  Button "Back"
                  Image "exclamationmark.triangle"
                """)
        try host.back()
        expect(host, shows: "Both")
    }

    private struct Late: View {
        @State var path = [1]
        @State var knows = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    if knows {
                        Text("x").navigationDestination(for: Int.self) { number in
                            Text("known \(number)")
                            Button("Forget") { knows = false }
                        }
                    }
                }
            }
            .onAppear { learn = { knows = $0 } }
            Button("Learn") { knows = true }
        }
        @State var learn: ((Bool) -> Void)?
    }

    @Test("A destination that comes later takes over from the placeholder, and leaves it behind when it goes")
    func lateDestination() throws {
        let diagnostics = try Diagnostics.collect {
            let host = ViewHost(Late())
            #expect(host.tree.contains("Image"))
            try host.tap("Learn")
            expect(host, shows: "known 1")
            try host.tap("Forget")
            #expect(host.tree.contains("Image"))
        }
        expectNoDifference(diagnostics.count, 2)
    }

    private struct Twice: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Go", value: 1)
                    .navigationDestination(for: Int.self) { _ in Text("inner") }
                    .navigationDestination(for: Int.self) { _ in Text("outer") }
            }
        }
    }

    @Test("Of two destinations for a type on one level the outer one is used, with a diagnostic")
    func duplicates() throws {
        let diagnostics = try Diagnostics.collect {
            let host = ViewHost(Twice())
            try host.tap("Go")
            expect(host, shows: "outer")
        }
        expectNoDifference(diagnostics.map(\.kind), [.navigation])
    }

    private struct Reader: View {
        @Environment(\.mark) var mark
        var body: some View { Text("mark \(mark)") }
    }

    private struct Inheriting: View {
        var body: some View {
            NavigationStack {
                NavigationLink("Go") { Reader() }
                    .environment(\.mark, "inside")
            }
            .environment(\.mark, "outside")
        }
    }

    @Test("A pushed view inherits the environment of the stack, not that of the link")
    func environment() throws {
        let host = ViewHost(Inheriting())
        try host.tap("Go")
        expect(host, shows: "mark outside")
    }

    private struct Flags: View {
        @State var isShown = false
        @State var item: String?
        let log: Log

        var body: some View {
            NavigationStack {
                VStack {
                    Button("Show") { isShown = true }
                    Button("Item") { item = "a" }
                    Text("flags \(isShown) \(item ?? "none")")
                }
                .navigationDestination(isPresented: $isShown) {
                    Text("shown")
                    Button("Item too") { item = "b" }
                }
                .navigationDestination(item: $item) { text in
                    Text("item \(text)").onDisappear { log.append("disappear \(text)") }
                    Button("Other") { item = "c" }
                }
            }
        }
    }

    @Test("Flags and items push, going back clears them; another item makes a fresh view")
    func flags() throws {
        let log = Log()
        let host = ViewHost(Flags(log: log))
        try host.tap("Show")
        expect(host, shows: "shown")
        try host.back()
        expect(host, shows: "flags false none")
        try host.tap("Item")
        expect(host, shows: "item a")
        try host.tap("Other")
        expect(host, shows: "item c")
        expectNoDifference(log.take(), ["disappear a"])
        try host.back()
        expect(host, shows: "flags false none")
    }

    @Test("A push from a lower level replaces the levels above it, and clears their bindings")
    func replaced() throws {
        let host = ViewHost(Flags(log: Log()))
        try host.tap("Show")
        try host.tap("Item too")
        expect(host, shows: "item b")
        try host.back()
        expect(host, shows: "flags false none")
    }

    private struct Sheet: View {
        @State var isShown = true
        var body: some View {
            Text("below").sheet(isPresented: $isShown) {
                NavigationStack { NavigationLink("Go") { Leaf() } }
            }
        }
    }

    private struct Leaf: View {
        @Environment(\.presentationMode) var mode
        var body: some View { Button("Close") { mode.wrappedValue.dismiss() } }
    }

    @Test("Dismissing in a pushed view pops it and leaves the sheet around")
    func inSheet() throws {
        let host = ViewHost(Sheet())
        try host.tap("Go")
        try host.tap("Close")
        expect(host, shows: "Go")
        try host.dismiss()
        expectNoDifference(host.tree, "Text \"below\"")
    }

    @Test("A path is written down and read again")
    func codable() throws {
        var path = NavigationPath([1, 2])
        path.append("three")
        let data = try JSONEncoder().encode(#require(path.codable))
        let copy = NavigationPath(try JSONDecoder().decode(NavigationPath.CodableRepresentation.self, from: data))
        #expect(copy == path && copy.count == 3)
        struct Plain: Hashable {}
        path.append(Plain())
        #expect(path.codable == nil)
        expectNoDifference(Diagnostics.collect { path.removeLast(9) }.count, 1)
        #expect(path.isEmpty)
    }

    @Test("Many levels are pushed and popped without a deep stack")
    func many() throws {
        let (host, path) = makeHost()
        host.perform { path().wrappedValue = Array(1...300) }
        expect(host, shows: "detail 300 count 0")
        host.perform { path().wrappedValue = [] }
        expect(host, shows: "root 0")
    }
}

extension EnvironmentValues {
    fileprivate var mark: String {
        get { self[entry: "default"] }
        set { self[entry: "default"] = newValue }
    }
}
