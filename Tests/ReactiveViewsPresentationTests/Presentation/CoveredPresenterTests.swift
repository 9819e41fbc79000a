import ReactiveViewsTesting
import ReactiveViews
import Testing

/// What a page presents is above everything, whether the page is shown or another one covers it: in the tree, in the
/// picture and for touches alike.
@MainActor
@Suite("What hidden pages present")
struct CoveredPresenterTests {
    enum Kind: String, CaseIterable { case sheet, cover, popover, alert, dialog }
    enum Place: String, CaseIterable { case root, middle, tab, page, column, inSheet }

    final class Model: ObservableObject {
        @Published var isPresented = false
        @Published var path: [Int] = []
        @Published var tab = 0
        @Published var visibility = NavigationSplitViewVisibility.all
        @Published var hasSheet = false
    }

    private struct Presenter: View {
        let kind: Kind
        @ObservedObject var model: Model
        let log: Log
        private var content: some View { Button("Content") { log.append("content") } }
        var body: some View {
            switch kind {
            case .sheet: Text("presenter").sheet(isPresented: $model.isPresented) { content }
            case .cover: Text("presenter").fullScreenCover(isPresented: $model.isPresented) { content }
            case .popover: Text("presenter").popover(isPresented: $model.isPresented) { content }
            case .alert: Text("presenter").alert("Alert", isPresented: $model.isPresented) { content }
            case .dialog: Text("presenter").confirmationDialog("Dialog", isPresented: $model.isPresented) { content }
            }
        }
    }

    private struct Program: View {
        let kind: Kind
        let place: Place
        @ObservedObject var model: Model
        let log: Log

        private var presenter: Presenter { Presenter(kind: kind, model: model, log: log) }
        private var front: some View {
            Button("Front") { log.append("front") }.keyboardShortcut("f")
        }

        var body: some View {
            switch place {
            case .root, .middle: stack
            case .tab:
                TabView(selection: $model.tab) {
                    presenter.tabItem { Text("First") }.tag(0)
                    front.tabItem { Text("Second") }.tag(1)
                }
            case .page:
                TabView(selection: $model.tab) {
                    presenter.tag(0)
                    front.tag(1)
                }
                .tabViewStyle(.page)
            case .column:
                // Only beside each other columns can be hidden. The presentations look as in the other places.
                NavigationSplitView(columnVisibility: $model.visibility) {
                    presenter.environment(\.horizontalSizeClass, .compact)
                } detail: {
                    front
                }
                .environment(\.horizontalSizeClass, .regular)
            case .inSheet: Text("below").sheet(isPresented: $model.hasSheet) { stack }
            }
        }

        private var stack: some View {
            NavigationStack(path: $model.path) {
                Group { if place == .middle { Text("root") } else { presenter } }
                    .navigationDestination(for: Int.self) { number in
                        if number == 1, place == .middle { presenter } else { front }
                    }
            }
        }
    }

    private func cover(_ place: Place, _ model: Model) {
        switch place {
        case .root, .inSheet: model.path = [2]
        case .middle: model.path = [1, 2]
        case .tab, .page: model.tab = 1
        case .column: model.visibility = .detailOnly
        }
    }

    private func check(_ host: ViewHost<some View>, _ kind: Kind, _ log: Log, _ comment: Comment) throws {
        _ = log.take()
        #expect(host.elements.last?.all.contains { $0.label == "Content" } == true, comment)
        #expect(host.svg.contains("Content"), comment)
        let frame = try host.frame(of: "Content")
        #expect(host.element(at: CGPoint(x: frame.midX, y: frame.midY))?.label == "Content", comment)
        try? host.pressKey("f")
        #expect(throws: ViewQueryError.self, comment) { try host.tap("Front") }
        for y in stride(from: 5.0, to: 840, by: 20) where !(frame.minY - 20...frame.maxY + 20).contains(y) {
            let point = CGPoint(x: 195, y: y)
            let element = host.element(at: point)
            // A tap on the button that cancels ends a dialog, and so does one beside it.
            if element?.label == "Cancel" || kind == .dialog && element == nil { continue }
            try? host.tap(at: point)
        }
        #expect(log.take() == [], comment)
        try host.tap(at: CGPoint(x: frame.midX, y: frame.midY))
        #expect(log.take() == ["content"], comment)
    }

    @Test("It is above all, and what it covers takes neither taps nor keys", arguments: Kind.allCases, Place.allCases)
    func above(_ kind: Kind, _ place: Place) throws {
        for isAnimated in [false, true] {
            for comesLast in [false, true] {
                let (model, log) = (Model(), Log())
                model.hasSheet = place == .inSheet
                if place == .middle { model.path = [1] }
                let host = ViewHost(
                    Program(kind: kind, place: place, model: model, log: log), clock: isAnimated ? .virtual : .real)
                let comment: Comment = "\(kind) \(place), presented last: \(comesLast), animated: \(isAnimated)"
                if !comesLast { host.perform { model.isPresented = true } }
                host.perform { cover(place, model) }
                if comesLast {
                    try host.tap("Front")
                    try host.pressKey("f")
                    expectNoDifference(log.take(), ["front", "front"], "without the presentation both react")
                    host.perform { model.isPresented = true }
                }
                try check(host, kind, log, comment)
                host.perform { model.isPresented = false }
                try host.tap("Front")
                #expect(log.take() == ["front"], comment)
                #expect(!host.svg.contains("Content"), comment)
            }
        }
    }

    // MARK: Menus

    private struct Menus: View {
        @ObservedObject var model: Model
        @State private var choice = 1
        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    Menu("Menu") { Button("Item") {} }
                    Picker("Picker", selection: $choice) {
                        Text("one").tag(1)
                        Text("two").tag(2)
                    }
                    Text("held").contextMenu { Button("Item") {} }
                }
                .navigationDestination(for: Int.self) { _ in Text("pushed") }
            }
        }
    }

    @Test("An open menu closes when its page is covered", arguments: ["Menu", "Picker", "held"])
    func menus(_ opener: String) throws {
        let model = Model()
        let host = ViewHost(Menus(model: model))
        let closed = host.svg
        if opener == "held" { try host.openContextMenu(opener) } else { try host.tap(opener) }
        #expect(host.svg != closed)
        host.perform { model.path = [1] }
        expectNoDifference(host.tree, "NavigationStack\n  Button \"Back\"\n  Text \"pushed\"")
        expectNoDifference(host.svg, ViewHost(Menus(model: model)).svg)
        host.perform { model.path = [] }
        expectNoDifference(host.svg, closed, "it doesn't open again with the page")
    }

    // MARK: Focus

    private struct Fields: View {
        @ObservedObject var model: Model
        @State private var text = ""
        @FocusState private var isFocused: Bool
        let log: Log
        var body: some View {
            NavigationStack(path: $model.path) {
                VStack {
                    TextField("Field", text: $text).focused($isFocused)
                        .onKeyPress("x") {
                            log.append("key")
                            return .handled
                        }
                    Text(isFocused ? "focused" : "unfocused")
                    Button("Focus") { isFocused = true }
                }
                .navigationDestination(for: Int.self) { _ in Text("pushed") }
            }
            .sheet(isPresented: $model.isPresented) { Text("sheet") }
        }
    }

    @Test("A field on a covered page loses the focus, one below a sheet gets no keys")
    func focus() throws {
        let (model, log) = (Model(), Log())
        let host = ViewHost(Fields(model: model, log: log))
        try host.tap("Focus")
        try host.pressKey("x", modifiers: [])
        expectNoDifference(log.take(), ["key"])
        host.perform { model.isPresented = true }
        #expect(throws: ViewQueryError.self) { try host.pressKey("x", modifiers: []) }
        host.perform { model.isPresented = false }
        try host.pressKey("x", modifiers: [])
        expectNoDifference(log.take(), ["key"])
        host.perform { model.path = [1] }
        #expect(throws: ViewQueryError.self) { try host.pressKey("x", modifiers: []) }
        try host.back()
        #expect(host.contains("unfocused") && log.take() == [])
    }

    private struct Sorted: View {
        @ObservedObject var model: Model
        var body: some View {
            VStack {
                Text("first").sheet(isPresented: $model.isPresented) { Text("sheet") }
                Text("second").contextMenu { Button("Item") {} }
            }
        }
    }

    @Test("Of a menu and a sheet the one that came last is above the other")
    func order() throws {
        let model = Model()
        let host = ViewHost(Sorted(model: model))
        try host.openContextMenu("second")
        host.perform { model.isPresented = true }
        expectNoDifference(host.elements.last?.kind, "Sheet")
        let frame = try host.frame(of: "sheet")
        expectNoDifference(host.element(at: CGPoint(x: frame.midX, y: frame.midY))?.label, "sheet")
    }
}
