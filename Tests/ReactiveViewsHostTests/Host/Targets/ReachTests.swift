import ReactiveViewsTesting
import Testing

@MainActor
@Suite("What the user can reach")
struct ReachTests {
    private let log = Log()
    private func button(_ words: String = "it") -> some View { Button(words) { log.append(words) } }

    private func failure(_ view: some View, size: CGSize = CGSize(width: 200, height: 200)) -> ViewQueryError? {
        #expect(throws: ViewQueryError.self) { try ViewHost(view, size: size).tap("it") }
    }

    @Test("A disabled control says so")
    func disabled() throws {
        expectNoDifference(failure(button().disabled(true)), .disabled("it"))
        expectNoDifference(failure(Text("it").onTapGesture { log.append("it") }.disabled(true)), .disabled("it"))
        expectNoDifference(ViewQueryError.disabled("it").description, "“it” is disabled.")
        try ViewHost(button().disabled(false)).tap("it")
        expectNoDifference(log.take(), ["it"])
    }

    @Test("A transparent view isn't touched; a translucent one is")
    func transparent() throws {
        expectNoDifference(failure(button().opacity(0)), .invisible("it", .transparent))
        expectNoDifference(failure(VStack { button() }.opacity(0)), .invisible("it", .transparent))
        try ViewHost(button().opacity(0.01)).tap("it")
        expectNoDifference(log.take(), ["it"])
    }

    @Test("A view without a width isn't touched")
    func empty() {
        expectNoDifference(
            failure(Color.red.frame(width: 0, height: 10).onTapGesture {}.accessibilityLabel("it")),
            .invisible("it", .empty))
    }

    @Test("A view that is clipped away isn't touched; without the clip it is")
    func clipped() throws {
        let view = button().offset(y: 80).frame(width: 100, height: 50)
        guard case .invisible("it", .clipped) = failure(view.clipped()) else {
            Issue.record("not clipped")
            return
        }
        try ViewHost(view, size: CGSize(width: 200, height: 400)).tap("it")
        expectNoDifference(log.take(), ["it"])
    }

    @Test("A view off the screen says where it is")
    func offScreen() throws {
        let error = try #require(failure(button().offset(x: 500)))
        guard case .invisible("it", .offScreen(let frame)) = error else {
            Issue.record("\(error)")
            return
        }
        #expect(frame.minX > 500)
        #expect(error.description.hasPrefix("“it” can't be seen: it is off the screen, at (5"))
    }

    @Test("A view in a scroll view is scrolled into sight, through several scroll views")
    func scrolled() throws {
        let host = ViewHost(
            ScrollView {
                VStack {
                    Color.red.frame(height: 1_000)
                    ScrollView(.horizontal) {
                        HStack {
                            Color.blue.frame(width: 900, height: 10)
                            button()
                        }
                    }
                    Color.red.frame(height: 1_000)
                }
            }, size: CGSize(width: 200, height: 200))
        try host.tap("it")
        expectNoDifference(log.take(), ["it"])
        let screen = CGRect(x: 0, y: 0, width: 200, height: 200)
        #expect(try screen.contains(host.frame(of: "it")))
    }

    @Test("A scroll view that doesn't scroll shows nothing more")
    func scrollDisabled() throws {
        let view = ScrollView {
            VStack {
                Color.red.frame(height: 1_000)
                button()
            }
        }
        guard case .invisible("it", .clipped) = failure(view.scrollDisabled(true)) else {
            Issue.record("not clipped")
            return
        }
        try ViewHost(view, size: CGSize(width: 200, height: 200)).tap("it")
        expectNoDifference(log.take(), ["it"])
    }

    @Test("A view that another one covers says by what")
    func covered() throws {
        let error = try #require(
            failure(
                ZStack {
                    button()
                    Color.red.accessibilityLabel("curtain")
                }))
        expectNoDifference(error, .covered("it", by: "Color [curtain] (red), at (0, 0), 200 × 200,"))
        // What is behind, clear, or lets touches through, covers nothing.
        try ViewHost(
            ZStack {
                Color.red; button()
            }
        ).tap("it")
        try ViewHost(button().overlay(Color.clear)).tap("it")
        try ViewHost(button().overlay(RoundedRectangle(cornerRadius: 4).stroke(Color.red))).tap("it")
        try ViewHost(button().overlay(Color.red.allowsHitTesting(false))).tap("it")
        try ViewHost(button().overlay(Color.red.opacity(0))).tap("it")
        try ViewHost(button().overlay(GeometryReader { _ in Color.clear })).tap("it")
        expectNoDifference(log.take(), Array(repeating: "it", count: 6))
    }

    @Test("A view that is covered in part is touched beside the cover, and where the test says")
    func partly() throws {
        let host = ViewHost(
            Color.blue.frame(width: 100, height: 100).onTapGesture { log.append("it") }.accessibilityLabel("it")
                .overlay(alignment: .center) { Color.red.frame(width: 30, height: 30) },
            size: CGSize(width: 200, height: 200))
        try host.tap("it")
        expectNoDifference(log.take(), ["it"])
        #expect(throws: ViewQueryError.self) { try host.tap("it", at: CGPoint(x: 50, y: 50)) }
        try host.tap("it", at: CGPoint(x: 10, y: 10))
        expectNoDifference(log.take(), ["it"])
    }

    @Test("Something that a sheet covers is neither found nor contained; the tree shows it")
    func presentation() throws {
        struct Screen: View {
            @State var isShown = false
            var body: some View {
                Button("Open") { isShown = true }.sheet(isPresented: $isShown) { Text("Inside") }
            }
        }
        let host = ViewHost(Screen())
        let element = try host.find("Open")
        try host.tap(element)
        #expect(!host.contains("Open") && host.contains("Inside") && host.tree.contains("Open"))
        #expect(throws: ViewQueryError.covered("Open", by: "Sheet")) { try host.find("Open") }
        #expect(throws: ViewQueryError.covered("Button \"Open\"", by: "Sheet")) { try host.tap(element) }
        #expect(!host.query(.button, "Open").exists)
        try host.dismiss()
        expect(host, shows: "Open")
    }

    @Test("A list scrolls to rows that aren't made yet")
    func lazyRows() throws {
        let host = ViewHost(
            List { ForEach(0..<300, id: \.self) { row in Button("Row \(row)") { log.append("\(row)") } } },
            size: CGSize(width: 300, height: 400))
        expect(host, hasNo: "Row 200")
        try host.scroll(to: "Row 200")
        try host.tap("Row 200")
        try host.scroll(to: "Row 0")
        try host.tap("Row 0")
        expectNoDifference(log.take(), ["200", "0"])
        #expect(throws: ViewQueryError.self) { try host.scroll(to: "Row 300") }
        expect(host, shows: "Row 0")
    }
}
