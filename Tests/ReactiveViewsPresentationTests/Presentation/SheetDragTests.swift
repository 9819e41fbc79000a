import ReactiveViews
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Sheets closed by the user")
struct SheetDragTests {
    private struct Presenter: View {
        @State var isShown = true
        var isLocked = false
        var isCover = false
        let log: Log

        var body: some View {
            let content = VStack {
                Text("Sheet").padding()
                ScrollView { VStack(spacing: 30) { ForEach(0..<60, id: \.self) { Text("row \($0)") } } }
                    .frame(height: 200)
                TextField("Field", text: .constant(""))
            }
            .interactiveDismissDisabled(isLocked)
            Text(isShown ? "open" : "closed")
                .sheet(isPresented: isCover ? .constant(false) : $isShown, onDismiss: { log.append("dismissed") }) {
                    content
                }
                .fullScreenCover(isPresented: isCover ? $isShown : .constant(false)) { content }
        }
    }

    private func drag(_ host: ViewHost<Presenter>, from start: CGPoint, by way: CGSize) throws {
        var finger = try host.beginTouch(start)
        finger.move(by: CGSize(width: way.width / 4, height: way.height / 4))
        finger.move(by: CGSize(width: way.width * 3 / 4, height: way.height * 3 / 4))
        finger.lift()
    }

    @Test("A drag down closes a sheet, from its texts and from its blank parts")
    func drags() throws {
        for isBlank in [false, true] {
            let log = Log()
            let host = ViewHost(Presenter(log: log))
            let frame = try host.frame(of: "Sheet")
            let start = isBlank ? CGPoint(x: 20, y: 40) : CGPoint(x: frame.midX, y: frame.midY)
            try drag(host, from: start, by: CGSize(width: 0, height: 60))
            try drag(host, from: start, by: CGSize(width: 300, height: 20))
            try drag(host, from: CGPoint(x: start.x, y: start.y + 200), by: CGSize(width: 0, height: -150))
            expect(host, shows: "Sheet")
            try drag(host, from: start, by: CGSize(width: 0, height: 150))
            #expect(!host.contains("Sheet") && host.contains("closed"))
            expectNoDifference(log.take(), ["dismissed"])
        }
        let host = ViewHost(Presenter(log: Log()))
        try host.drag("Sheet", by: CGSize(width: 0, height: 300))
        expect(host, shows: "closed")
    }

    @Test("A scroll view in a sheet scrolls down first; at its start the drag closes the sheet")
    func scrolls() throws {
        let host = ViewHost(Presenter(log: Log()))
        try host.scroll("row 1", by: CGSize(width: 0, height: 200))
        let frame = try host.frame(of: "row 6")
        let place = CGPoint(x: frame.midX, y: frame.midY)
        try drag(host, from: place, by: CGSize(width: 0, height: 250))
        expect(host, shows: "Sheet")
        try expectNoDifference(host.scrollOffset(of: place).y, 0)
        try drag(host, from: place, by: CGSize(width: 0, height: 250))
        expect(host, shows: "closed")
    }

    @Test("Escape closes a sheet, also while a field in it has the focus")
    func escape() throws {
        for isFocused in [false, true] {
            let host = ViewHost(Presenter(log: Log()))
            if isFocused { try host.focus("Field") }
            try host.pressKey(.escape, modifiers: [])
            expect(host, shows: "closed")
            #expect(throws: ViewQueryError.self) { try host.pressKey(.escape, modifiers: []) }
        }
    }

    @Test("A sheet with disabled dismissal and a cover stay open", arguments: [false, true])
    func staysOpen(isCover: Bool) throws {
        let host = ViewHost(Presenter(isLocked: !isCover, isCover: isCover, log: Log()))
        let frame = try host.frame(of: "Sheet")
        try drag(host, from: CGPoint(x: frame.midX, y: frame.midY), by: CGSize(width: 0, height: 400))
        #expect(throws: ViewQueryError.self) { try host.pressKey(.escape, modifiers: []) }
        expect(host, shows: "Sheet")
    }
}
