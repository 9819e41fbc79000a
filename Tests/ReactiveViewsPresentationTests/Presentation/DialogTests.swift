import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Alerts and dialogs")
struct DialogTests {
    private struct Problem: Identifiable {
        let id: String
        let alert: () -> Alert
    }

    private struct Older: View {
        @State var problem: Problem?
        @State var asks = false
        let log: Log

        var body: some View {
            VStack {
                Button("Fail") {
                    problem = Problem(id: "x") {
                        Alert(
                            title: Text("Failed"), message: Text("Not loaded"), dismissButton: .default(Text("OK")))
                    }
                }
                Button("Ask") { asks = true }
                Text("problem \(problem?.id ?? "none") \(asks)")
            }
            .alert(item: $problem) { $0.alert() }
            .alert(isPresented: $asks) {
                Alert(
                    title: Text("Sure?"),
                    primaryButton: .cancel(Text("No")) { log.append("no while \(asks)") },
                    secondaryButton: .destructive(Text("Yes")) { log.append("yes while \(asks)") })
            }
        }
    }

    @Test("An alert that is a value shows its texts and buttons; its button does its action, then clears the item")
    func value() throws {
        let host = ViewHost(Older(log: Log()))
        try host.tap("Fail")
        #expect(host.tree.hasSuffix("Alert \"Failed\"\n  Text \"Not loaded\"\n  Button \"OK\""))
        try host.tap("OK")
        expect(host, shows: "problem none false")
    }

    @Test("Of two buttons that for cancelling comes last; each does its action before the flag is cleared")
    func twoButtons() throws {
        let log = Log()
        let host = ViewHost(Older(log: log))
        try host.tap("Ask")
        #expect(host.tree.hasSuffix("Alert \"Sure?\"\n  Button \"Yes\" (destructive)\n  Button \"No\" (cancel)"))
        #expect(throws: ViewQueryError.unresponsive("Sure?", to: "a swipe")) { try host.dismiss() }
        try host.tap("Yes")
        try host.tap("Ask")
        try host.tap("No")
        expectNoDifference(log.take(), ["yes while true", "no while true"])
        expect(host, shows: "problem none false")
    }

    private struct Failure: LocalizedError {
        let errorDescription: String?
    }

    private struct Newer: View {
        @State var isShown = false
        @State var hasButton = false
        @State var error: Failure?
        @State var data: String?

        var body: some View {
            VStack {
                Button("Show") { isShown = true }
                Button("Error") {
                    error = Failure(errorDescription: "Broken")
                    isShown = true
                }
                Text("shown \(isShown)")
            }
            .alert("Title", isPresented: Binding(get: { isShown && error == nil }, set: { isShown = $0 })) {
                if hasButton { Button("Own") {} }
            } message: {
                Button("More") { hasButton = true }
            }
            .alert(isPresented: $isShown, error: error) { failure in
                Button("Retry") { error = nil }
            } message: {
                Text("because of \($0.errorDescription ?? "")")
            }
        }
    }

    @Test("An alert without buttons gets an OK button")
    func missingButton() throws {
        struct Plain: View {
            @State var isShown = true
            var body: some View {
                Text("below").alert("Title", isPresented: $isShown) {
                } message: {
                    Text("message")
                }
            }
        }
        let host = ViewHost(Plain())
        #expect(host.tree.hasSuffix("Alert \"Title\"\n  Text \"message\"\n  Button \"OK\""))
        #expect(throws: ViewQueryError.unresponsive("Title", to: "a tap")) { try host.tap("Title") }
        try host.tap("OK")
        expectNoDifference(host.tree, "Text \"below\"")
    }

    @Test("An alert about an error has its description as title")
    func error() throws {
        let host = ViewHost(Newer())
        try host.tap("Error")
        #expect(host.tree.hasSuffix("Alert \"Broken\"\n  Text \"because of Broken\"\n  Button \"Retry\""))
        try host.tap("Retry")
        expect(host, shows: "shown false")
    }

    private struct Choosing: View {
        let log: Log
        let hasCancel: Bool
        @State var isShown = false
        @State var data: String? = "file"

        var body: some View {
            Button("Choose") { isShown = true }
                .confirmationDialog("Delete?", isPresented: $isShown, titleVisibility: .visible, presenting: data) {
                    name in
                    if hasCancel { Button("Keep", role: .cancel) { log.append("keep") } }
                    Button("Delete \(name)", role: .destructive) { log.append("delete while \(isShown)") }
                } message: { name in
                    Text("This is \(name)")
                }
        }
    }

    @Test("A confirmation dialog offers its actions and a way to cancel, which comes last")
    func confirmation() throws {
        let log = Log()
        let host = ViewHost(Choosing(log: log, hasCancel: false))
        try host.tap("Choose")
        #expect(
            host.tree == """
                Button "Choose"
                ConfirmationDialog "Delete?"
                  Text "This is file"
                  Button "Delete file" (destructive)
                  Button "Cancel" (cancel)
                """)
        try host.tap("Delete file")
        expectNoDifference(log.take(), ["delete while true"])
        try host.tap("Choose")
        try host.tap("Cancel")
        try host.tap("Choose")
        try host.dismiss()
        #expect(host.tree == "Button \"Choose\"" && log.take() == [])
    }

    @Test("Tapping beside a confirmation dialog is to cancel: its own action is done")
    func cancelBeside() throws {
        let log = Log()
        let host = ViewHost(Choosing(log: log, hasCancel: true))
        try host.tap("Choose")
        try host.dismiss()
        expectNoDifference(log.take(), ["keep"])
        expectNoDifference(host.tree, "Button \"Choose\"")
    }

    private struct Sheets: View {
        @State var isShown = true
        @State var isDisabled = true
        @State var detent = PresentationDetent.medium

        var body: some View {
            Text("below").sheet(isPresented: $isShown) {
                VStack {
                    Button("Free") { isDisabled = false }
                    Button("Larger") { detent = .large }
                }
                .interactiveDismissDisabled(isDisabled)
                .presentationDetents([.medium, .large], selection: $detent)
                .presentationDragIndicator(.visible)
            }
        }
    }

    @Test("A sheet can disable its interactive dismissal, and reports its detent")
    func sheetOptions() throws {
        let host = ViewHost(Sheets())
        #expect(host.tree.contains("Sheet (medium)"))
        #expect(throws: ViewQueryError.unresponsive("Sheet", to: "a swipe")) { try host.dismiss() }
        try host.tap("Larger")
        #expect(host.tree.contains("Sheet (large)"))
        try host.tap("Free")
        try host.dismiss()
        expectNoDifference(host.tree, "Text \"below\"")
    }

    @Test("What covers the whole screen can't be swiped away")
    func cover() throws {
        struct Covering: View {
            @State var isShown = true
            var body: some View {
                Text("below").fullScreenCover(isPresented: $isShown) { Button("Close") { isShown = false } }
            }
        }
        let host = ViewHost(Covering())
        #expect(throws: ViewQueryError.unresponsive("FullScreenCover", to: "a swipe")) { try host.dismiss() }
        try host.tap("Close")
        expectNoDifference(host.tree, "Text \"below\"")
    }

    private struct Item: Identifiable { let id: Int }

    private struct Vanishing: View {
        @State var item: Item?
        @State var next = false
        let log: Log

        var body: some View {
            Button("Show") { item = Item(id: 1) }
                .popover(item: $item, arrowEdge: .bottom) { item in
                    Button("Go on from \(item.id)") {
                        self.item = nil
                        next = true
                    }
                    .onDisappear { log.append("gone") }
                }
                .sheet(isPresented: $next, onDismiss: { log.append("dismissed") }) { Text("next") }
        }
    }

    @Test("A popover is presented at any edge if none is given", arguments: [nil, Edge.leading])
    func arrowEdge(edge: Edge?) {
        let byFlag = Text("page").popover(isPresented: .constant(true), arrowEdge: edge) { Text("card") }
        #expect(ViewHost(byFlag).contains("card"))
        let byItem = Text("page").popover(item: .constant(Item(id: 7)), arrowEdge: edge) { Text("card \($0.id)") }
        #expect(ViewHost(byItem).contains("card 7"))
    }

    @Test("An item that vanishes while another presentation is asked for makes way for it")
    func vanishing() throws {
        let log = Log()
        let host = ViewHost(Vanishing(log: log))
        try host.tap("Show")
        try host.tap("Go on from 1")
        expectNoDifference(host.tree, "Button \"Show\"\nSheet\n  Text \"next\"")
        expectNoDifference(log.take(), ["gone"])
    }
}
