import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Navigation in odd circumstances")
struct NavigationTroubleTests {
    private struct Impatient: View {
        let log: Log
        @State var path = [1]
        @State var isActive = false

        var body: some View {
            NavigationStack(path: $path) {
                VStack {
                    Text("root \(path.count) \(isActive)")
                    Button("Push") { path = [1] }
                    NavigationLink("Flash", isActive: $isActive) {
                        Text("flash").onAppear {
                            log.append("flash")
                            isActive = false
                        }
                    }
                }
                .navigationDestination(for: Int.self) { number in
                    Text("number \(number)")
                        .onAppear {
                            log.append("appear \(number)")
                            path = []
                        }
                        .onDisappear { log.append("disappear \(number)") }
                }
            }
        }
    }

    @Test("A view that has itself popped when it appears has appeared, and disappears in the same event")
    func poppedWhilePushed() throws {
        let log = Log()
        let host = ViewHost(Impatient(log: log))
        expect(host, shows: "root 0 false")
        try host.tap("Push")
        try host.tap("Flash")
        expect(host, shows: "root 0 false")
        expectNoDifference(log.take(), ["appear 1", "disappear 1", "appear 1", "disappear 1", "flash"])
    }

    private struct Mixed: View {
        let log: Log
        @State var path = [1]
        @State var isShown = false

        var body: some View {
            NavigationStack(path: $path) {
                Text("root \(isShown)")
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("number \(number)").onDisappear { log.append("disappear \(number)") }
                            Button("Show") { isShown = true }
                            Button("Home") { path = [] }
                            Button("More") { path.append(number + 1) }
                        }
                        .navigationDestination(isPresented: number == 1 ? $isShown : .constant(false)) {
                            Text("shown").onDisappear { log.append("disappear shown") }
                            Button("Go home") { path = [] }
                            NavigationLink("On", value: 9)
                        }
                    }
            }
        }
    }

    @Test("A level that goes takes those above along, uppermost first, and clears their flags")
    func flagAbovePath() throws {
        let log = Log()
        let host = ViewHost(Mixed(log: log))
        try host.tap("Show")
        try host.tap("Go home")
        expect(host, shows: "root false")
        expectNoDifference(log.take(), ["disappear 1", "disappear shown"])
        expectNoDifference(host.tree, "NavigationStack\n  Text \"root false\"")
    }

    @Test("Values may be pushed over a view that a flag pushed; going back meets both")
    func valueAboveFlag() throws {
        let host = ViewHost(Mixed(log: Log()))
        try host.tap("Show")
        try host.tap("On")
        expect(host, shows: "number 9")
        try host.back()
        expect(host, shows: "shown")
        try host.back()
        expect(host, shows: "number 1")
        try host.back()
        expect(host, shows: "root false")
    }

    private struct Refusing: View {
        let log: Log
        var body: some View {
            NavigationStack(
                path: Binding(get: { [1] }, set: { log.append("set \($0)") })
            ) {
                Text("root").navigationDestination(for: Int.self) { Text("number \($0)") }
            }
        }
    }

    @Test("A path that doesn't take what it is set to keeps its levels")
    func refusing() throws {
        let log = Log()
        let host = ViewHost(Refusing(log: log))
        try host.back()
        expectNoDifference(log.take(), ["set []"])
        expect(host, shows: "number 1")
    }

    private struct Gone: View {
        @State var names = ["a", "b"]
        @State var shows = true
        var body: some View {
            Button("Remove a") { names.removeFirst() }
            Button("Remove stack") { shows = false }
            if shows {
                NavigationView {
                    ForEach(names, id: \.self) { name in
                        NavigationLink(name) { Text("pushed \(name)") }
                    }
                }
            }
        }
    }

    @Test("A link that goes takes its view along; a container that goes takes everything")
    func gone() throws {
        let host = ViewHost(Gone())
        try host.tap("a")
        expect(host, shows: "pushed a")
        try host.tap("Remove a")
        #expect(!host.contains("pushed a") && host.contains("b"))
        try host.tap("b")
        try host.tap("Remove stack")
        expect(host, hasNo: "pushed b")
    }
}
