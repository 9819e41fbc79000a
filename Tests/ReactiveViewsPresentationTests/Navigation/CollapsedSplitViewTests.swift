import ReactiveTesting
import ReactiveViews
import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// Split views where the horizontal size class is compact: one stack of their columns.
@MainActor
@Suite("Split views in narrow hosts")
struct CollapsedSplitViewTests {
    private let narrow = CGSize(width: 390, height: 844)
    private let wide = CGSize(width: 1_000, height: 700)

    private final class Model: ObservableObject {
        @Published var mail: String?
        @Published var letter: Int?
        @Published var column = NavigationSplitViewColumn.sidebar
    }

    private struct Note: View {
        let name: String
        @State private var count = 0
        @Environment(\.dismiss) private var dismiss
        var body: some View {
            Button("\(name) \(count)") { count += 1 }
            Button("Dismiss \(name)") { dismiss() }
        }
    }

    /// Two columns with a selection.
    private struct Two: View {
        @ObservedObject var model: Model
        var body: some View {
            NavigationSplitView {
                List(["Inbox", "Sent"], id: \.self, selection: $model.mail) { Text($0) }.navigationTitle("Mail")
            } detail: {
                Note(name: model.mail ?? "nothing").navigationTitle("Letters")
            }
        }
    }

    @Test("Only the sidebar is shown until a row is selected; then the detail, with a way back that ends the selection")
    func selecting() throws {
        let model = Model()
        let host = ViewHost(Two(model: model), size: narrow)
        #expect(
            host.tree == """
                NavigationSplitView "Mail"
                  List
                    Text "Inbox"
                    Text "Sent"
                """)
        #expect(try host.frame(of: "Inbox").width > 0)
        try host.tap("Sent")
        expectNoDifference(model.mail, "Sent")
        #expect(
            host.tree == """
                NavigationSplitView "Letters"
                  Button "Back" = "Mail"
                  Button "Sent 0"
                  Button "Dismiss Sent"
                """)
        try expectNoDifference(host.frame(of: "Sent 0").midX, 195)
        try host.tap("Back")
        #expect(model.mail == nil && host.contains("Inbox"))
        try host.tap("Inbox")
        try host.back()
        #expect(model.mail == nil && host.contains("Inbox"))
        #expect(throws: ViewQueryError.self) { try host.back() }
        model.mail = "Inbox"
        host.settle()
        expect(host, shows: "Inbox 0")
        try host.tap("Dismiss Inbox")
        #expect(model.mail == nil && host.contains("Sent"))
        host.checkInvariants()
    }

    @Test("The back button takes a tap at its place")
    func backButton() throws {
        let model = Model()
        model.mail = "Sent"
        let host = ViewHost(Two(model: model), size: narrow)
        let frame = try host.frame(of: "Back")
        #expect(frame.minX == 0 && frame.minY == 0 && frame.height == 44)
        try host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(model.mail == nil && host.contains("Inbox"))
    }

    /// Three columns with selections.
    private struct Three: View {
        @ObservedObject var model: Model
        let prefers: Bool
        var body: some View {
            if prefers {
                NavigationSplitView(preferredCompactColumn: $model.column) {
                    sidebar
                } content: {
                    content
                } detail: {
                    detail
                }
            } else {
                NavigationSplitView {
                    sidebar
                } content: {
                    content
                } detail: {
                    detail
                }
            }
        }
        private var sidebar: some View {
            List(["Inbox", "Sent"], id: \.self, selection: $model.mail) { Text($0) }.navigationTitle("Mail")
        }
        @ViewBuilder private var content: some View {
            if let mail = model.mail {
                List([1, 2], id: \.self, selection: $model.letter) { NavigationLink("\(mail) \($0)", value: $0) }
            } else {
                Text("no mail")
            }
        }
        private var detail: some View { Text("letter \(model.letter ?? 0)") }
    }

    @Test("Three columns follow each other, as far as there is something to show")
    func threeColumns() throws {
        for prefers in [false, true] {
            let model = Model()
            let host = ViewHost(Three(model: model, prefers: prefers), size: narrow)
            try host.tap("Inbox")
            #expect(host.contains("Inbox 2") && !host.contains("Sent"))
            try host.tap("Inbox 2")
            #expect(model.letter == 2 && host.contains("letter 2") && !host.contains("Inbox 2"))
            if prefers { expectNoDifference(model.column, .detail) }
            try host.back()
            #expect(model.letter == nil && model.mail == "Inbox" && host.contains("Inbox 1"))
            if prefers { expectNoDifference(model.column, .content) }
            try host.back()
            #expect(model.mail == nil && host.contains("Sent"))
            if prefers { expectNoDifference(model.column, .sidebar) }
            host.perform { (model.mail, model.letter) = ("Sent", 1) }
            expect(host, shows: "letter 1")
            host.perform { model.letter = nil }
            expect(host, shows: "Sent 1")
            expectNoDifference(ViewHost(Three(model: model, prefers: prefers), size: narrow).tree, host.tree)
            host.checkInvariants()
        }
    }

    @Test("The preferred column is on top whatever is selected; the program and the user change it")
    func preferred() throws {
        let model = Model()
        (model.mail, model.letter) = ("Inbox", 1)
        let host = ViewHost(Three(model: model, prefers: true), size: narrow)
        #expect(host.contains("Sent") && !host.contains("letter 1"))
        host.perform { model.column = .detail }
        #expect(host.contains("letter 1") && model.mail == "Inbox")
        host.perform { model.column = .sidebar }
        #expect(host.contains("Sent") && model.mail == "Inbox")
        try host.tap("Inbox")
        #expect(host.contains("Inbox 1") && model.column == .content)
        try host.tap("Inbox 1")
        #expect(host.contains("letter 1") && model.column == .detail)
    }

    @Test("Without a list the sidebar is on top, or the column that is preferred")
    func withoutList() throws {
        struct Plain: View {
            let column: NavigationSplitViewColumn?
            var body: some View {
                if let column {
                    NavigationSplitView(preferredCompactColumn: .constant(column)) {
                        Text("yellow")
                    } detail: {
                        Text("blue")
                    }
                } else {
                    NavigationSplitView {
                        Text("yellow")
                    } detail: {
                        Text("blue")
                    }
                }
            }
        }
        expectNoDifference(ViewHost(Plain(column: nil), size: narrow).tree, "NavigationSplitView\n  Text \"yellow\"")
        let host = ViewHost(Plain(column: .detail), size: narrow)
        #expect(host.contains("blue") && !host.contains("yellow"))
        try host.back()
        #expect(host.contains("yellow") && !host.contains("blue"))
    }

    @Test("The user leaves a column though its selection can't be ended, and comes back")
    func keptSelection() throws {
        let split = NavigationSplitView {
            List(["a", "b"], id: \.self, selection: .constant("a")) { Text($0) }
        } detail: {
            Text("detail")
        }
        let host = ViewHost(split, size: narrow)
        expect(host, shows: "detail")
        try host.back()
        #expect(host.contains("b") && !host.contains("detail"))
        host.size = wide
        host.size = narrow
        #expect(host.contains("b") && !host.contains("detail"))
        try host.tap("a")
        expect(host, shows: "detail")
    }

    /// Links in the sidebar.
    private struct Links: View {
        var body: some View {
            NavigationSplitView {
                VStack {
                    NavigationLink("View") { Note(name: "target").navigationTitle("Target") }
                    NavigationLink("Value", value: 7)
                }
                .navigationDestination(for: Int.self) { number in
                    Note(name: "number \(number)")
                    NavigationLink("Deeper") { Text("deep") }
                }
                .navigationTitle("Side")
            } detail: {
                Text("nothing")
            }
        }
    }

    @Test("A link in the sidebar pushes its view over the sidebar; beside it, it replaces the detail's root")
    func links() throws {
        for label in ["View", "Value"] {
            let host = ViewHost(Links(), size: narrow)
            expect(host, hasNo: "nothing")
            try host.tap(label)
            let name = label == "View" ? "target" : "number 7"
            #expect(host.contains("\(name) 0") && !host.contains(label))
            try host.tap("\(name) 0")
            host.size = wide
            #expect(host.contains("\(name) 1") && host.contains(label) && !host.contains("nothing"))
            #expect(throws: ViewQueryError.self) { try host.back() }
            host.size = narrow
            #expect(host.contains("\(name) 1") && !host.contains(label))
            try host.back()
            #expect(host.contains(label) && !host.contains("\(name) 1"))
            try host.tap(label)
            expect(host, shows: "\(name) 0")
            try host.tap("Dismiss \(name)")
            expect(host, shows: label)
            host.checkInvariants()
        }
    }

    @Test("Of several links in the sidebar each replaces the view of the one before")
    func severalLinks() throws {
        let host = ViewHost(Links(), size: wide)
        try host.tap("Value")
        try host.tap("Deeper")
        expect(host, shows: "deep")
        try host.back()
        expect(host, shows: "number 7 0")
        #expect(throws: ViewQueryError.unresponsive("Detail", to: "going back")) { try host.back() }
        try host.tap("View")
        #expect(host.contains("target 0") && !host.contains("number 7 0"))
        try host.tap("Value")
        #expect(host.contains("number 7 0") && !host.contains("target 0"))
    }

    /// A stack in the detail column.
    private struct Stack: View {
        @State private var mail: String?
        var body: some View {
            NavigationSplitView {
                List(["Inbox", "Sent"], id: \.self, selection: $mail) { Text($0) }.navigationTitle("Mail")
            } detail: {
                NavigationStack {
                    NavigationLink("Open \(mail ?? "nothing")") { Text("letter").navigationTitle("Letter") }
                        .navigationTitle("Box")
                }
            }
        }
    }

    @Test("A stack in the detail column goes on in the collapsed stack, with one bar and one way back")
    func innerStack() throws {
        let host = ViewHost(Stack(), size: narrow)
        try host.tap("Sent")
        #expect(
            host.tree == """
                NavigationSplitView
                  NavigationStack "Box"
                    Button "Back" = "Mail"
                    NavigationLink "Open Sent"
                """)
        try expectNoDifference(host.frame(of: "Back").minY, 0)
        try host.tap("Open Sent")
        expect(host, shows: "letter")
        expectNoDifference(host.tree.components(separatedBy: "\"Back\"").count, 2)
        host.size = wide
        #expect(host.contains("letter") && host.contains("Inbox"))
        host.size = narrow
        try host.tap("Back")
        expect(host, shows: "Open Sent")
        try host.tap("Back")
        expect(host, shows: "Inbox")
        host.checkInvariants()
    }

    @Test("A stack in the sidebar pushes within the sidebar, in both size classes")
    func stackInSidebar() throws {
        let split = NavigationSplitView {
            NavigationStack { NavigationLink("More") { Text("more") }.navigationTitle("Side") }
        } detail: {
            Text("detail")
        }
        let host = ViewHost(split, size: wide)
        try host.tap("More")
        #expect(host.contains("more") && host.contains("detail"))
        host.size = narrow
        #expect(host.contains("more") && !host.contains("detail"))
        try host.back()
        #expect(host.contains("More") && !host.contains("detail"))
    }

    @Test("The state of all columns survives another size class and the way back")
    func resizing() throws {
        struct Counters: View {
            @State var column = NavigationSplitViewColumn.detail
            @State var visibility = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility, preferredCompactColumn: $column) {
                    Note(name: "side")
                } detail: {
                    Note(name: "main")
                    Button("Only detail") { visibility = .detailOnly }
                }
            }
        }
        let host = ViewHost(Counters(), size: wide)
        try host.tap("side 0")
        try host.tap("main 0")
        host.size = narrow
        #expect(host.contains("main 1") && !host.contains("side 1"))
        try host.tap("main 1")
        try host.back()
        #expect(host.contains("side 1") && !host.contains("main 2"))
        host.size = wide
        #expect(host.contains("side 1") && host.contains("main 2"))
        try host.tap("Only detail")
        expect(host, hasNo: "side 1")
        host.size = narrow
        // The visibility doesn't count here.
        expect(host, shows: "side 1")
        host.size = wide
        #expect(!host.contains("side 1") && host.contains("main 2"))
    }

    @Test("A view may set the size class for a split view")
    func ownSizeClass() throws {
        let host = ViewHost(Two(model: Model()).environment(\.horizontalSizeClass, .compact), size: wide)
        #expect(host.contains("Inbox") && !host.contains("nothing 0"))
        let other = ViewHost(Two(model: Model()).environment(\.horizontalSizeClass, .regular), size: narrow)
        #expect(other.contains("Inbox") && other.contains("nothing 0"))
        #expect(try other.frame(of: "Inbox").maxX < other.frame(of: "nothing 0").minX)
    }

    @Test("Only the page on top has appeared")
    func appearance() throws {
        final class Journal { var lines: [String] = [] }
        struct Marked: View {
            let journal: Journal
            @State var mail: String?
            var body: some View {
                NavigationSplitView {
                    List(["Inbox"], id: \.self, selection: $mail) { Text($0) }
                        .onAppear { journal.lines.append("+side") }.onDisappear { journal.lines.append("-side") }
                } detail: {
                    Text("detail")
                        .onAppear { journal.lines.append("+detail") }.onDisappear { journal.lines.append("-detail") }
                }
            }
        }
        let journal = Journal()
        let host = ViewHost(Marked(journal: journal), size: narrow)
        expectNoDifference(journal.lines, ["+side"])
        try host.tap("Inbox")
        expectNoDifference(journal.lines, ["+side", "+detail", "-side"])
        host.size = wide
        expectNoDifference(journal.lines, ["+side", "+detail", "-side", "+side"])
        host.size = narrow
        expectNoDifference(journal.lines, ["+side", "+detail", "-side", "+side", "-side"])
        try host.back()
        expectNoDifference(journal.lines.suffix(2), ["+side", "-detail"])
    }

    @Test("An animated selection moves the pages as in a stack")
    func animated() throws {
        struct Moving: View {
            @State var mail: String?
            var body: some View {
                NavigationSplitView {
                    VStack {
                        List(["Inbox"], id: \.self, selection: $mail) { Text($0) }
                        Button("Go") { withAnimation(.linear(duration: 1)) { mail = "Inbox" } }
                    }
                } detail: {
                    Color.red.frame(width: 200, height: 10)
                    Button("Return") { withAnimation(.linear(duration: 1)) { mail = nil } }
                }
            }
        }
        let host = ViewHost(Moving(), size: narrow, clock: .virtual)
        try host.tap("Go")
        host.advance(by: 0.5)
        // In the middle of its place, 95 points from the edge, and of the width of the host.
        #expect(shownFrames(host).contains { $0.width == 200 && abs($0.minX - 290) < 1 })
        #expect(host.runUntilIdle())
        try expectNoDifference(host.frame(of: "Return").midX, 195)
        try host.tap("Return")
        #expect(host.runUntilIdle())
        #expect(host.contains("Inbox") && !host.contains("Return"))
        host.checkInvariants()
    }

    @Test("An older navigation view with columns shows its first view alone in a narrow host")
    func olderColumns() throws {
        let view = NavigationView {
            NavigationLink("Choose") { Text("chosen") }
            Text("nothing chosen")
        }
        .navigationViewStyle(.columns)
        let host = ViewHost(view, size: wide)
        #expect(host.contains("Choose") && host.contains("nothing chosen"))
        try host.tap("Choose")
        #expect(throws: ViewQueryError.self) { try host.back() }
        host.size = narrow
        #expect(host.contains("chosen") && !host.contains("Choose"))
        try host.back()
        #expect(host.contains("Choose") && !host.contains("nothing chosen"))
    }

    // MARK: Random programs

    private struct Program: View {
        @ObservedObject var model: Model
        let columns: Int
        let prefers: Bool
        let hasStack: Bool

        var body: some View {
            switch (columns, prefers) {
            case (2, false):
                NavigationSplitView {
                    sidebar
                } detail: {
                    detail
                }
            case (2, true):
                NavigationSplitView(preferredCompactColumn: $model.column) {
                    sidebar
                } detail: {
                    detail
                }
            case (_, false):
                NavigationSplitView {
                    sidebar
                } content: {
                    content
                } detail: {
                    detail
                }
            default:
                NavigationSplitView(preferredCompactColumn: $model.column) {
                    sidebar
                } content: {
                    content
                } detail: {
                    detail
                }
            }
        }
        private var sidebar: some View {
            List(selection: $model.mail) {
                ForEach(["Inbox", "Sent"], id: \.self) { Text($0) }
            }
            .navigationTitle("Mail")
        }
        private var content: some View {
            VStack {
                Text("box \(model.mail ?? "none")")
                if let mail = model.mail {
                    List([1, 2], id: \.self, selection: $model.letter) { Text("\(mail) \($0)") }
                }
            }
        }
        @ViewBuilder private var detail: some View {
            if hasStack { NavigationStack { letter.navigationTitle("Letter") } } else { letter }
        }
        private var letter: some View { Text("letter \(model.letter ?? 0) of \(model.mail ?? "none")") }
    }

    @Test(
        "After random changes and resizes a split view shows what a new one of that size shows",
        .tags(.manyRounds), arguments: RandomRounds.of(0..<60))
    func random(_ seed: UInt64) throws {
        var random = SeededGenerator(seed: seed)
        let model = Model()
        let columns = Int.random(in: 2...3, using: &random)
        let prefers = Bool.random(using: &random)
        let hasStack = Bool.random(using: &random)
        func program() -> Program { Program(model: model, columns: columns, prefers: prefers, hasStack: hasStack) }
        let host = ViewHost(program(), size: Bool.random(using: &random) ? narrow : wide)
        for step in 0..<40 {
            switch Int.random(in: 0..<8, using: &random) {
            case 0: host.perform { model.mail = [nil, "Inbox", "Sent"].randomElement(using: &random)! }
            case 1: host.perform { model.letter = [nil, 1, 2].randomElement(using: &random)! }
            case 2:
                host.perform { model.column = [.sidebar, .content, .detail].randomElement(using: &random)! }
            case 3, 4: host.size = host.size == narrow ? wide : narrow
            case 5: try? host.back()
            default:
                let rows = ["Inbox", "Sent", "Inbox 1", "Sent 2"].filter { host.contains($0) }
                if let row = rows.randomElement(using: &random) { try host.tap(row) }
            }
            host.checkInvariants()
            let fresh = ViewHost(program(), size: host.size)
            expectNoDifference(
                host.tree, fresh.tree,
                "seed \(seed), step \(step), \(columns) \(prefers) \(String(describing: model.mail)) \(String(describing: model.letter)) \(model.column)"
            )
            expectNoDifference(host.svg, fresh.svg, "seed \(seed), step \(step)")
            if host.tree != fresh.tree || host.svg != fresh.svg { return }
            let (tree, size) = (host.tree, host.size)
            host.size = size == narrow ? wide : narrow
            host.size = size
            expectNoDifference(host.tree, tree, "seed \(seed), step \(step), there and back")
        }
    }
}
