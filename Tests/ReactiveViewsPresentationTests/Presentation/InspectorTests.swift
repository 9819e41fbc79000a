import ReactiveTesting
import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// Inspectors: a trailing column where the horizontal size class is regular, a sheet where it is compact.
@MainActor
@Suite("Inspectors")
struct InspectorTests {
    private let narrow = CGSize(width: 390, height: 844)
    private let wide = CGSize(width: 1_000, height: 700)

    private struct Counter: View {
        let name: String
        @State private var count = 0
        var body: some View { Button("\(name) \(count)") { count += 1 } }
    }

    private struct Document: View {
        @State var isInspecting = true
        var width: CGFloat?
        var body: some View {
            VStack {
                Counter(name: "page")
                Button("Toggle") { isInspecting.toggle() }
            }
            .inspector(isPresented: $isInspecting) {
                if let width {
                    Counter(name: "details").inspectorColumnWidth(width)
                } else {
                    Counter(name: "details")
                }
            }
        }
    }

    @Test("In a wide host the inspector is a trailing column, and the view beside it takes taps")
    func column() throws {
        let host = ViewHost(Document(), size: wide)
        #expect(
            host.tree == """
                VStack
                  Button "page 0"
                  Button "Toggle"
                Inspector
                  Button "details 0"
                """)
        try expectNoDifference(host.frame(of: "page 0").midX.rounded(), 340)
        try expectNoDifference(host.frame(of: "details 0").midX.rounded(), 840)
        try host.tap("page 0")
        try host.tap("details 0")
        try host.tap(at: CGPoint(x: 840, y: 350))
        #expect(host.contains("page 1") && host.contains("details 2"))
        #expect(throws: ViewQueryError.self) { try host.dismiss() }
        try host.tap("Toggle")
        expect(host, hasNo: "details 2")
        let alone = try host.frame(of: "page 1").midX.rounded()
        expectNoDifference(alone, 500)
        try host.tap("Toggle")
        expect(host, shows: "details 0")
        try expectNoDifference(host.frame(of: "page 1").midX.rounded(), 340)
        host.checkInvariants()
    }

    @Test("In a narrow host the inspector is a sheet, which the user dismisses")
    func sheet() throws {
        let host = ViewHost(Document(), size: narrow)
        #expect(throws: ViewQueryError.self) { try host.tap("page 0") }
        try expectNoDifference(host.frame(of: "details 0").midX.rounded(), 195)
        try host.dismiss()
        expect(host, hasNo: "details 0")
        try expectNoDifference(host.frame(of: "page 0").midX.rounded(), 195)
        try host.tap("Toggle")
        expect(host, shows: "details 0")
        host.checkInvariants()
    }

    @Test("The state of the inspector and of the view beside it survives another size class and the way back")
    func resizing() throws {
        let host = ViewHost(Document(), size: wide)
        try host.tap("page 0")
        try host.tap("details 0")
        host.size = narrow
        expect(host, shows: "details 1")
        try expectNoDifference(host.frame(of: "details 1").midX.rounded(), 195)
        #expect(throws: ViewQueryError.self) { try host.tap("page 1") }
        try host.tap("details 1")
        host.checkInvariants()
        host.size = wide
        try expectNoDifference(host.frame(of: "details 2").midX.rounded(), 840)
        try host.tap("page 1")
        host.checkInvariants()
        let fresh = ViewHost(Document(), size: wide)
        try fresh.tap("page 0")
        try fresh.tap("page 1")
        try fresh.tap("details 0")
        try fresh.tap("details 1")
        #expect(host.tree == fresh.tree && host.svg == fresh.svg)
    }

    @Test("The width of the column is chosen by the view in it; the view beside keeps some room")
    func width() throws {
        let host = ViewHost(Document(width: 200), size: wide)
        try expectNoDifference(host.frame(of: "details 0").midX.rounded(), 900)
        try expectNoDifference(host.frame(of: "page 0").midX.rounded(), 400)
        let range = Text("page").inspector(isPresented: .constant(true)) {
            Text("details").inspectorColumnWidth(min: 250, ideal: 400, max: 500)
        }
        try expectNoDifference(ViewHost(range, size: wide).frame(of: "details").midX, 800)
        try expectNoDifference(ViewHost(range, size: CGSize(width: 600, height: 700)).frame(of: "details").midX, 440)
        let found = Diagnostics.collect {
            let broken = Text("page").inspector(isPresented: .constant(true)) {
                Text("details").inspectorColumnWidth(min: 300, ideal: 200)
            }
            expectNoDifference((try? ViewHost(broken, size: wide).frame(of: "details").midX), 840)
        }
        expectNoDifference(found.map(\.kind), [.invalidGeometry])
    }

    @Test("From right to left the column is at the left")
    func mirrored() throws {
        let host = ViewHost(Document(), size: wide)
        host.setEnvironment(\.layoutDirection, .rightToLeft)
        let details = try host.frame(of: "details 0").midX.rounded()
        expectNoDifference(details, 160)
        try expectNoDifference(host.frame(of: "page 0").midX.rounded(), 660)
    }

    @Test("Views in the column appear and disappear with the page around; a sheet stays")
    func appearance() throws {
        final class Journal {
            var lines: [String] = []
            func take() -> [String] {
                defer { lines = [] }
                return lines
            }
        }
        struct Pages: View {
            let journal: Journal
            @State var path: [Int] = []
            var body: some View {
                NavigationStack(path: $path) {
                    Button("Push") { path = [1] }
                        .inspector(isPresented: .constant(true)) {
                            Text("details").onAppear { journal.lines.append("+details") }
                                .onDisappear { journal.lines.append("-details") }
                        }
                        .navigationDestination(for: Int.self) { _ in Text("pushed") }
                }
            }
        }
        let journal = Journal()
        let host = ViewHost(Pages(journal: journal), size: wide)
        expectNoDifference(journal.take(), ["+details"])
        try host.tap("Push")
        #expect(journal.take() == ["-details"] && !host.contains("details"))
        host.size = narrow
        #expect(journal.take() == ["+details"] && host.contains("details"))
        host.size = wide
        #expect(journal.take() == ["-details"] && !host.contains("details"))
        try host.back()
        #expect(journal.take() == ["+details"] && host.contains("details"))
    }

    @Test("A sheet that the inspector presents is above everything, as is one of the view beside")
    func presenting() throws {
        struct Sheets: View {
            @State var first = false
            @State var second = false
            var body: some View {
                Button("First") { first = true }
                    .sheet(isPresented: $first) { Text("first sheet") }
                    .inspector(isPresented: .constant(true)) {
                        Button("Second") { second = true }.sheet(isPresented: $second) { Text("second sheet") }
                    }
            }
        }
        let host = ViewHost(Sheets(), size: wide)
        try host.tap("Second")
        #expect(host.elements.last?.kind == "Sheet" && host.contains("second sheet"))
        #expect(throws: ViewQueryError.self) { try host.tap("First") }
        try host.dismiss()
        try host.tap("First")
        expect(host, shows: "first sheet")
        try host.dismiss()
        expect(host, shows: "Second")
        host.checkInvariants()
    }

    @Test("The title and the toolbar of a view in the inspector don't reach the bar around")
    func bars() {
        let host = ViewHost(
            NavigationStack {
                Text("page").navigationTitle("Page")
                    .inspector(isPresented: .constant(true)) { Text("details").navigationTitle("Details") }
            }, size: wide)
        #expect(host.tree.hasPrefix("NavigationStack \"Page\""))
    }

    @Test(
        "After random changes and resizes a host with inspectors shows what a new one shows",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<40))
    func random(_ seed: UInt64) throws {
        final class Model: ObservableObject {
            @Published var first = false
            @Published var second = false
            @Published var lines = 1
        }
        struct Program: View {
            @ObservedObject var model: Model
            var body: some View {
                HStack {
                    Text("leading")
                    VStack { ForEach(0..<model.lines, id: \.self) { Text("line \($0)") } }
                        .inspector(isPresented: $model.first) {
                            List { ForEach(0..<model.lines, id: \.self) { Text("row \($0)") } }
                        }
                }
                .inspector(isPresented: $model.second) { Text("second").inspectorColumnWidth(220) }
            }
        }
        var random = SeededGenerator(seed: seed)
        let model = Model()
        let host = ViewHost(Program(model: model), size: wide)
        for step in 0..<30 {
            switch Int.random(in: 0..<4, using: &random) {
            case 0: host.perform { model.first.toggle() }
            case 1: host.perform { model.second.toggle() }
            case 2: host.perform { model.lines = Int.random(in: 0..<4, using: &random) }
            default: host.size = host.size == narrow ? wide : narrow
            }
            host.checkInvariants()
            // In a narrow host the order of two sheets is the order of their requests.
            if host.size == narrow, model.first, model.second { continue }
            let fresh = ViewHost(Program(model: model), size: host.size)
            expectNoDifference(host.tree, fresh.tree, "seed \(seed), step \(step)")
            expectNoDifference(host.svg, fresh.svg, "seed \(seed), step \(step)")
            if host.tree != fresh.tree || host.svg != fresh.svg { return }
        }
    }
}
