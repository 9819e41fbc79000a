import ReactiveViewsTesting
import ReactiveViews
import Testing

@MainActor
@Suite("Presentations that come and go")
struct PresentationTransitionTests {
    private final class Journal { var lines: [String] = [] }

    private struct Page: View {
        @State var isShown = false
        @State var number: Int?
        var kind = "sheet"
        let journal: Journal
        @ViewBuilder private var content: some View {
            VStack {
                Rectangle()
                Button("Close") { withAnimation(.linear(duration: 1)) { isShown = false } }
            }
            .onAppear { journal.lines.append("+") }
            .onDisappear { journal.lines.append("-") }
        }
        @ViewBuilder private var buttons: some View {
            Button("Show") { withAnimation(.linear(duration: 1)) { isShown = true } }
            Button("At once") { isShown.toggle() }
            Button("Next") { withAnimation(.linear(duration: 1)) { number = (number ?? 0) + 1 } }
        }
        private var note: () -> Void { { journal.lines.append("dismissed") } }
        var body: some View {
            switch kind {
            case "sheet": buttons.sheet(isPresented: $isShown, onDismiss: note) { content }
            case "cover": buttons.fullScreenCover(isPresented: $isShown, onDismiss: note) { content }
            default: buttons.popover(isPresented: $isShown) { content }
            }
        }
    }

    private func host(_ kind: String, _ journal: Journal) -> ViewHost<Page> {
        let host = ViewHost(Page(kind: kind, journal: journal), size: CGSize(width: 100, height: 400), clock: .virtual)
        // In a compact height a sheet would cover the window.
        host.setEnvironment(\.verticalSizeClass, .regular)
        return host
    }

    private func top(_ host: ViewHost<Page>) -> CGFloat? { shownFrames(host).last?.minY.rounded() }

    @Test("Sheets and covers come from the bottom edge and leave over it", arguments: ["sheet", "cover"])
    func sliding(_ kind: String) throws {
        let journal = Journal()
        let host = host(kind, journal)
        try host.tap("Show")
        expect(host, shows: "Close")
        expectNoDifference(journal.lines, ["+"])
        // A sheet leaves the top of the window free.
        let top: CGFloat = kind == "sheet" ? 10 : 0
        expectNoDifference(self.top(host), 400 + top)
        host.advance(by: 0.25)
        expectNoDifference(self.top(host), 300 + top)
        host.advance(by: 1)
        expectNoDifference(self.top(host), top)
        try host.tap("Close")
        // The user can use the views below at once.
        expect(host, hasNo: "Close")
        expectNoDifference(self.top(host), top)
        host.advance(by: 0.5)
        expectNoDifference(self.top(host), 200 + top)
        expectNoDifference(journal.lines, ["+"])
        host.advance(by: 0.6)
        expectNoDifference(journal.lines, ["+", "-", "dismissed"])
        #expect(shownFrames(host).isEmpty)
        #expect(host.runUntilIdle())
    }

    @Test("Popovers fade in and out") func fading() throws {
        let host = host("popover", Journal())
        try host.tap("Show")
        host.advance(by: 0.25)
        #expect(isNear(shownOpacity(host), 0.25))
        expectNoDifference(top(host), 10)
        host.advance(by: 1)
        expectNoDifference(shownOpacity(host), 1)
    }

    @Test("By a change that isn't animated they are there, and gone, at once") func atOnce() throws {
        let journal = Journal()
        let host = host("sheet", journal)
        try host.tap("At once")
        expectNoDifference(top(host), 10)
        try host.dismiss()
        #expect(shownFrames(host).isEmpty)
        expectNoDifference(journal.lines, ["+", "-", "dismissed"])
        let still = ViewHost(Page(journal: Journal()), size: CGSize(width: 100, height: 400))
        still.setEnvironment(\.verticalSizeClass, .regular)
        try still.tap("Show")
        expectNoDifference(top(still), 10)
    }

    @Test("One that is shown again while it leaves is the same and comes back") func comingBack() throws {
        let journal = Journal()
        let host = host("sheet", journal)
        try host.tap("At once")
        try host.tap("Close")
        host.advance(by: 0.5)
        try host.tap("Show")
        expectNoDifference(top(host), 210)
        expect(host, shows: "Close")
        host.advance(by: 2)
        expectNoDifference(top(host), 10)
        expectNoDifference(journal.lines, ["+"])
        try host.tap("Close")
        host.advance(by: 2)
        expectNoDifference(journal.lines, ["+", "-", "dismissed"])
    }

    private struct Number: Identifiable { let id: Int }

    private struct Numbers: View {
        @State var number: Number?
        @State var other = false
        let journal: Journal
        var body: some View {
            Button("Start") { number = Number(id: 1) }
                .sheet(item: $number, onDismiss: { journal.lines.append("dismissed") }) { number in
                    Text("sheet \(number.id)")
                    Rectangle()
                    Button("Next") { withAnimation(.linear(duration: 1)) { self.number = Number(id: number.id + 1) } }
                    Button("Other") {
                        withAnimation(.linear(duration: 1)) { (self.number, other) = (nil, true) }
                    }
                }
                .sheet(isPresented: $other) { Text("other sheet") }
        }
    }

    @Test("The next one waits until the last one has left") func replacing() throws {
        let journal = Journal()
        let host = ViewHost(Numbers(journal: journal), clock: .virtual)
        try host.tap("Start")
        try host.tap("Next")
        expect(host, hasNo: "sheet 2")
        host.advance(by: 1.1)
        expectNoDifference(journal.lines, ["dismissed"])
        expect(host, shows: "sheet 2")
        // It comes by the same animation.
        expectNoDifference(shownFrames(host).last.map { $0.minY > 400 }, true)
        host.advance(by: 1)
        expectNoDifference(shownFrames(host).last.map { $0.minY < 400 }, true)
        try host.tap("Other")
        host.advance(by: 0.5)
        expect(host, hasNo: "other sheet")
        host.advance(by: 0.6)
        expectNoDifference(journal.lines, ["dismissed", "dismissed"])
        expect(host, shows: "other sheet")
        #expect(host.runUntilIdle())
    }

    @Test("The presenting view may be removed while a sheet leaves") func unmounting() throws {
        let journal = Journal()
        let host = host("sheet", journal)
        try host.tap("At once")
        try host.tap("Close")
        host.advance(by: 0.5)
        host.unmount()
        expectNoDifference(journal.lines.filter { $0 == "-" }, ["-"])
        #expect(host.display.isEmpty)
        #expect(host.runUntilIdle())
    }
}
