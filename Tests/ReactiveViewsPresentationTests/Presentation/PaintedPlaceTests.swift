import ReactiveViewsTestSupport
import ReactiveViewsTesting
import Testing

/// What bars, dialogs and menus paint can be tapped where it is painted.
@MainActor
@Suite("Places of what is painted")
struct PaintedPlaceTests {
    /// Returns the centre of a painted text, in the host's coordinates.
    private func center(of words: String, _ host: ViewHost<some View>) throws -> CGPoint {
        let found = host.display.placedItems.last { item in
            if case .text(let text) = item.content { text.lines.first?.string == words } else { false }
        }
        let frame = try #require(found, "\(words) isn't painted").frame
        return CGPoint(x: frame.midX, y: frame.midY)
    }

    private struct Stack: View {
        var body: some View {
            NavigationStack {
                List { NavigationLink("Open") { Text("Inside").navigationTitle("Page") } }
                    .navigationTitle("Root")
            }
        }
    }

    @Test("The back button is tapped at the title of the page below")
    func back() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = ViewHost(Stack())
            host.setEnvironment(\.layoutDirection, direction)
            try host.tap("Open")
            let place = try center(of: "Root", host)
            #expect(try host.frame(of: "Back").contains(place))
            try expectNoDifference(host.frame(of: "Back").height, 44)
            expectNoDifference(host.element(at: place)?.label, "Back")
            try host.tap(at: place)
            expect(host, shows: "Open")
            expect(host, hasNo: "Inside")
        }
    }

    @Test("A large title takes 52 points below the bar; an inline title none")
    func titles() throws {
        func top(_ mode: NavigationBarItem.TitleDisplayMode) throws -> CGFloat {
            let host = ViewHost(
                NavigationStack {
                    Color.red.accessibilityIdentifier("area").navigationTitle("Title")
                        .navigationBarTitleDisplayMode(mode)
                })
            return try host.frame(of: "area").minY
        }
        try expectNoDifference(top(.large), 96)
        try expectNoDifference(top(.automatic), 96)
        try expectNoDifference(top(.inline), 44)
    }

    private struct Tabs: View {
        var body: some View {
            TabView {
                Text("Page A").tabItem { Label("First", systemImage: "house") }
                Text("Page B").tabItem { Label("Second", systemImage: "star") }.badge(2)
            }
        }
    }

    @Test("A tab is chosen at its item in the bar")
    func tabs() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = ViewHost(Tabs())
            host.setEnvironment(\.layoutDirection, direction)
            let place = try center(of: "Second", host)
            #expect(try host.frame(of: "Second").contains(place))
            try expectNoDifference(host.frame(of: "Second").maxY, 844)
            expectNoDifference(host.element(at: place)?.label, "Second")
            try host.tap(at: place)
            expect(host, shows: "Page B")
            try host.tap(at: center(of: "First", host))
            expect(host, shows: "Page A")
        }
    }

    private struct Dialogs: View {
        @State private var isAlert = false
        @State private var isDialog = false
        @State private var done = "nothing"
        var body: some View {
            VStack {
                Text(done)
                Button("Alert") { isAlert = true }
                Button("Dialog") { isDialog = true }
            }
            .alert("Sure?", isPresented: $isAlert) {
                Button("Yes") { done = "yes" }
                Button("No", role: .cancel) { done = "no" }
            }
            .confirmationDialog("What?", isPresented: $isDialog) {
                Button("This") { done = "this" }
                Button("That", role: .destructive) { done = "that" }
            }
        }
    }

    @Test("The buttons of an alert are tapped anywhere in their halves; the one that cancels is first")
    func alert() throws {
        let host = ViewHost(Dialogs())
        try host.tap("Alert")
        let (no, yes) = (try center(of: "No", host), try center(of: "Yes", host))
        #expect(no.y == yes.y && no.x < yes.x)
        try host.tap(at: CGPoint(x: yes.x + 50, y: yes.y + 15))
        expect(host, shows: "yes")
        try host.tap("Alert")
        try host.tap(at: no)
        expect(host, shows: "no")
    }

    @Test("The buttons of a confirmation dialog are at the bottom; the spare button cancels")
    func dialog() throws {
        let host = ViewHost(Dialogs())
        try host.tap("Dialog")
        let that = try center(of: "That", host)
        #expect(try that.y > center(of: "This", host).y)
        try host.tap(at: CGPoint(x: 30, y: that.y))
        expect(host, shows: "that")
        try host.tap("Dialog")
        let cancel = try center(of: "Cancel", host)
        #expect(cancel.y > that.y)
        #expect(try host.frame(of: "Cancel").contains(cancel))
        try host.tap(at: cancel)
        #expect(host.contains("that") && !host.contains("Cancel"))
    }

    @Test("A sheet leaves the top of the window free; a detent makes it lower")
    func sheets() throws {
        func frame(_ detents: Set<PresentationDetent>?) throws -> CGRect {
            let host = ViewHost(
                Text("below").sheet(isPresented: .constant(true)) {
                    if let detents {
                        Color.red.accessibilityIdentifier("area").presentationDetents(detents)
                    } else {
                        Color.red.accessibilityIdentifier("area")
                    }
                })
            return try host.frame(of: "area")
        }
        try expectNoDifference(frame(nil), CGRect(x: 0, y: 10, width: 390, height: 834))
        try expectNoDifference(frame([.medium, .large]), CGRect(x: 0, y: 844 - 417, width: 390, height: 417))
        try expectNoDifference(frame([.height(200)]).height, 200)
        try expectNoDifference(frame([.fraction(0.25)]).height, 208.5)
        try expectNoDifference(frame([.height(.nan)]).height, 834)
    }

    @Test("The actions of a swiped row are tapped at the end of the row")
    func swipes() throws {
        struct Rows: View {
            @State private var names = ["Ann", "Bo"]
            var body: some View {
                List(names, id: \.self) { name in
                    Text(name).swipeActions {
                        Button("Delete", role: .destructive) { names.removeAll { $0 == name } }
                    }
                }
            }
        }
        let host = ViewHost(Rows())
        try host.swipe("Bo")
        let place = try center(of: "Delete", host)
        #expect(place.x > 300)
        #expect(try abs(place.y - center(of: "Bo", host).y) < 1)
        try host.tap(at: CGPoint(x: place.x, y: place.y + 15))
        #expect(!host.contains("Bo") && host.contains("Ann"))
    }
}
