import ReactiveViews
import ReactiveViewsTesting
import Testing

@MainActor
@Suite("Pages and search tabs")
struct PageDragTests {
    private struct Pages: View {
        @State var page = 0
        @State var taps = 0
        var isEnabled = true
        var body: some View {
            Text("page \(page), taps \(taps)")
            TabView(selection: $page) {
                ForEach(0..<3, id: \.self) { index in
                    ScrollView {
                        VStack(spacing: 0) {
                            Button("Button \(index)") { taps += 1 }
                            ForEach(0..<30, id: \.self) { Text("row \(index)-\($0)").frame(height: 40) }
                        }
                    }
                    .tag(index)
                }
            }
            .tabViewStyle(.page)
            .disabled(!isEnabled)
        }
    }

    private let size = CGSize(width: 400, height: 600)

    @Test(
        "A sideways drag over half of a page turns it, in both directions; not before the first or after the last one")
    func drag() throws {
        let host = ViewHost(Pages(), size: size)
        try host.drag("row 0-3", by: CGSize(width: -250, height: 10))
        expect(host, shows: "page 1, taps 0")
        try host.drag("row 1-3", by: CGSize(width: -250, height: 0), duration: 2)
        expect(host, shows: "page 2, taps 0")
        #expect(throws: ViewQueryError.self) { try host.drag("row 2-3", by: CGSize(width: -250, height: 0)) }
        expect(host, shows: "page 2, taps 0")
        try host.drag("Button 2", by: CGSize(width: 250, height: 0))
        expect(host, shows: "page 1, taps 0")
        host.checkInvariants()
    }

    @Test("A short slow drag leaves the page, a short fast one turns it")
    func speed() throws {
        let host = ViewHost(Pages(), size: size)
        try host.drag("row 0-3", by: CGSize(width: -90, height: 0), duration: 2)
        expect(host, shows: "page 0, taps 0")
        try host.drag("row 0-3", by: CGSize(width: -90, height: 0), duration: 0.1)
        expect(host, shows: "page 1, taps 0")
        // A finger that comes back leaves the page.
        var drag = try host.beginDrag("row 1-3", by: CGSize(width: -250, height: 0), duration: 1)
        drag.move(to: CGSize(width: -20, height: 0), duration: 1)
        drag.end()
        expect(host, shows: "page 1, taps 0")
        let cancelled = try host.beginDrag("row 1-3", by: CGSize(width: -250, height: 0))
        cancelled.cancel()
        expect(host, shows: "page 1, taps 0")
    }

    @Test("On a page a vertical drag scrolls and a tap taps; a disabled or tabbed container has no pages to drag")
    func others() throws {
        let host = ViewHost(Pages(), size: size)
        try host.drag("row 0-3", by: CGSize(width: 10, height: -100))
        try expectNoDifference(host.scrollOffset(of: "row 0-3").y, 100)
        expect(host, shows: "page 0, taps 0")
        try host.drag("row 0-5", by: CGSize(width: 0, height: 100))
        try host.tap("Button 0")
        expect(host, shows: "page 0, taps 1")
        let disabled = ViewHost(Pages(isEnabled: false), size: size)
        #expect(throws: ViewQueryError.self) { try disabled.drag("row 0-3", by: CGSize(width: -250, height: 0)) }
        let tabs = ViewHost(
            TabView {
                Text("one").tabItem { Text("1") }; Text("two").tabItem { Text("2") }
            })
        #expect(throws: ViewQueryError.self) { try tabs.drag("one", by: CGSize(width: -250, height: 0)) }
    }

    private struct Inner: View {
        @State var page = 0
        @State var dragged: CGFloat = 0
        var body: some View {
            Text("page \(page), dragged \(Int(dragged))")
            TabView(selection: $page) {
                VStack {
                    Text("card").gesture(DragGesture().onChanged { dragged = $0.translation.width })
                    ScrollView(.horizontal) {
                        HStack(spacing: 0) { ForEach(0..<10, id: \.self) { Text("item \($0)").frame(width: 100) } }
                    }
                }
                .tag(0)
                Text("second").tag(1)
            }
            .tabViewStyle(.page)
        }
    }

    @Test("A drag gesture and a sideways scroll view on a page come before the page")
    func inner() throws {
        let host = ViewHost(Inner(), size: size)
        try host.drag("card", by: CGSize(width: -300, height: 0))
        expect(host, shows: "page 0, dragged -300")
        try host.drag("item 2", by: CGSize(width: -300, height: 0))
        try expectNoDifference(host.scrollOffset(of: "item 2").x, 300)
        expect(host, shows: "page 0, dragged -300")
    }

    @Test("A drag turns the page from everywhere on it, also beside its content")
    func blank() throws {
        let host = ViewHost(
            TabView {
                Text("one")
                Text("two")
                Text("three")
            }
            .tabViewStyle(.page), size: size)
        try host.drag(CGPoint(x: 350, y: 500), by: CGSize(width: -300, height: 0))
        expect(host, shows: "two")
        try host.drag(host.query(.kind("TabView")), by: CGSize(width: -300, height: 0))
        expect(host, shows: "three")
        try host.drag("three", by: CGSize(width: 300, height: 0))
        expect(host, shows: "two")
    }

    @Test("In a layout from right to left a drag to the right turns to the next page")
    func mirrored() throws {
        let host = ViewHost(Pages().environment(\.layoutDirection, .rightToLeft), size: size)
        try host.drag("row 0-3", by: CGSize(width: 250, height: 0))
        expect(host, shows: "page 1, taps 0")
    }

    @Test("A tab with the role of a search has a label and a symbol, unless it has its own; other tabs have none")
    func searchTab() throws {
        let host = ViewHost(
            TabView {
                Tab("Home", systemImage: "house") { Text("home") }
                Tab(role: .search) { Text("search page") }
            })
        #expect(host.tree.contains("TabItem \"Search\""), "\(host.tree)")
        try host.tap("Search")
        expect(host, shows: "search page")
        #expect(
            host.display.items.contains { item in
                if case .image(let image) = item.content { "\(image)".contains("magnifyingglass") } else { false }
            })

        let labelled = ViewHost(
            TabView(selection: .constant(1)) {
                Tab(value: 1, role: .search) { Text("a") }
                Tab("Find", systemImage: "star", value: 2, role: .search) { Text("b") }
                Tab(value: 3, role: nil) { Text("c") }
                Tab(value: 4) { Text("d") }
            })
        let tree = labelled.tree
        #expect(tree.contains("TabItem \"Search\" (selected)") && tree.contains("TabItem \"Find\""), "\(tree)")
        expectNoDifference(tree.components(separatedBy: "Search").count, 2, "\(tree)")
        let optional = ViewHost(
            TabView(selection: .constant(Int?.some(1))) { Tab(value: 1, role: .search) { Text("a") } })
        #expect(optional.tree.contains("TabItem \"Search\" (selected)"), "\(optional.tree)")
    }
}
